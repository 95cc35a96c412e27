import { Page } from 'bench:floor'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import './bench.css'
import { painted } from './bench-clock.ts'

function App() {
  const [flags, setFlags] = useState({ PTSYS3: true })
  globalThis.flipFlag = () => {
    setFlags(({ PTSYS3 }) => ({ PTSYS3: !PTSYS3 }))
    return painted()
  }
  return <Page flags={flags} session="guest" language="th" />
}

globalThis.startBench = () => {
  const root = document.getElementById('root')
  if (root) createRoot(root).render(<App />)
  return painted()
}
