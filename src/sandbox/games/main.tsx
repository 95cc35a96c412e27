import { createRoot } from 'react-dom/client'
import '../../player/kit/controls/global.css'
import './look/look.css'
import { openTicket } from './play/ticket-client.ts'
import { Entrance } from './room/Entrance.tsx'

const root = document.getElementById('game')
if (root) {
  const ticket = location.pathname.replace(/\/$/, '')
  const client = openTicket({ ticket, fetch: fetch.bind(window) })
  createRoot(root).render(<Entrance ticket={ticket} client={client} />)
}
