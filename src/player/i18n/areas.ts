import type { Area, Catalogues } from './message-key.ts'

/** The areas of the groups that are not common; a group that English has and this lacks does not compile. */
const areaOfGroup: { readonly [A in Exclude<Area, 'common'> as keyof Catalogues[A]]: A } = {
  home: 'home',
  field: 'form',
  form: 'form',
  login: 'account',
  register: 'account',
  trial: 'account',
  lobby: 'lobby',
  search: 'lobby',
  play: 'play',
}

const groups: Readonly<Record<string, Area>> = areaOfGroup

/** Returns the area that has the messages of a key's group; a group that none has is common. */
export function areaOf(key: string): Area {
  const [group = ''] = key.split('.', 1)
  return (Object.hasOwn(groups, group) ? groups[group] : undefined) ?? 'common'
}
