import { browserWith } from './support/browser.ts'
import { test } from './support/journey.ts'
import { walkInFont } from './support/walk-in-font.ts'

test.use({ launchOptions: browserWith('wide') })

walkInFont('wide')
