import { findNearest } from '../core/config/nearest.ts'
import { explainAbsent } from './absent-commands.ts'
import type { AddCommand } from './command.ts'

export const addHelp: AddCommand = (program) => {
  program
    .command('help')
    .summary('prints what a command takes')
    .description('Prints what a command takes, such as: livery help why')
    .argument('[command]', 'which command; all of them without it')
    .action((name) => {
      if (name === undefined) return program.help()
      const found = program.commands.find((command) => command.name() === name)
      if (found) return found.help()
      const known = program.commands.map((command) => command.name())
      throw new Error(explainAbsent(name) ?? formatUnknown(name, known))
    })
}

function formatUnknown(name: string, known: readonly string[]): string {
  const nearest = findNearest(name, known).name
  const hint =
    nearest === undefined ? `There are ${known.join(', ')}.` : `Did you mean "${nearest}"?`
  return `There is no command called "${name}". ${hint}`
}
