import { webcrypto } from 'node:crypto'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { loadErrorNames } from '../../src/player/gateway/error-message-key.ts'
import { completeDom } from '../../src/testing/complete-dom.ts'
import { startEnglish } from './english.ts'
import { patience } from './patience.ts'

/** The browser features that jsdom lacks, and the English messages. Every component test starts with it. */
// A shared machine may take seconds to load a module that a component imports.
configure({ asyncUtilTimeout: patience.timeout })
beforeEach(startEnglish)
// The gateway of a page loads them with the first failure; that of a test fails at once.
beforeEach(loadErrorNames)
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

completeDom()
Object.defineProperty(window, 'crypto', { value: webcrypto, configurable: true })
