import type { Command, CommandUnknownOpts } from '@commander-js/extra-typings'
import type { CommandWords } from '../reference/commands-page.ts'

/** Every command of a program in its own words. */
export function readCommands(program: Command): CommandWords[] {
  const help = program.createHelp()
  return program.commands
    .filter((command) => command.name() !== 'help')
    .map((command) => {
      const taken = help.visibleArguments(command).map((one) => ({
        term: help.argumentTerm(one),
        says: help.argumentDescription(one),
      }))
      const options = help.visibleOptions(command).map((one) => ({
        term: help.optionTerm(one),
        says: help.optionDescription(one),
      }))
      return {
        name: command.name(),
        description: command.description(),
        usage: `${command.name()} ${command.usage()}`,
        takes: [...taken, ...options],
        exits: readExits(command),
      }
    })
}

/** The exit codes stand behind what Commander says by itself. */
function readExits(command: CommandUnknownOpts) {
  const said: string[] = []
  command.configureOutput({ writeOut: (text) => void said.push(text) })
  command.outputHelp()
  const [, exits = ''] = said.join('').split('Exit codes:\n')
  return exits.split('\n').flatMap((line) => {
    const [, term = '', says = ''] = /^ +(\d+) +(.+)$/.exec(line) ?? []
    return term === '' ? [] : [{ term, says }]
  })
}
