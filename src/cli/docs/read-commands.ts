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
        meaning: help.argumentDescription(one),
      }))
      const options = help.visibleOptions(command).map((one) => ({
        term: help.optionTerm(one),
        meaning: help.optionDescription(one),
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
  const output: string[] = []
  command.configureOutput({ writeOut: (text) => void output.push(text) })
  command.outputHelp()
  const [, exits = ''] = output.join('').split('Exit codes:\n')
  return exits.split('\n').flatMap((line) => {
    const [, term = '', meaning = ''] = /^ +(\d+) +(.+)$/.exec(line) ?? []
    return term === '' ? [] : [{ term, meaning }]
  })
}
