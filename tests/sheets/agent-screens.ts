import type { ScreenSetup } from './look-screens.ts'

const home: ScreenSetup = { path: '/m/member/agent/home', member: 'agent88' }
const team: ScreenSetup = { path: '/m/member/agent/team', member: 'agent88' }
const links: ScreenSetup = { path: '/m/member/agent/links', member: 'agent88' }

/** The screens of agents that have a picture, by the picture's name. */
export const agentScreens: Readonly<Record<string, ScreenSetup>> = {
  'agent-home': home,
  'agent-home-full': home,
  'agent-team': team,
  'agent-team-full': team,
  'agent-link': links,
  'agent-link-full': links,
}
