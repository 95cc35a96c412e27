import type { Edges } from './edges.ts'
import * as explain from './explain.ts'
import * as tokens from './tokens/tokens.ts'
import * as validate from './validate.ts'
import * as why from './why/why.ts'

/** What `livery` can do: a command is its words of help and its run, which answers an exit code. */
interface Command {
  readonly help: string
  readonly run: (args: readonly string[], edges: Edges) => number
}

const commands: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['validate', validate],
  ['explain', explain],
  ['why', why],
  ['tokens', tokens],
])

/** Runs one command line and answers its exit code; 2 when the question itself is wrong. */
export function livery([name = '', ...args]: readonly string[], edges: Edges): number {
  const command = commands.get(name)
  const asked = ['--help', '-h', 'help']
  if (!command) {
    const print = asked.includes(name) ? edges.print : edges.printError
    print([...commands.values()].map(({ help }) => help).join('\n\n'))
    return asked.includes(name) ? 0 : 2
  }
  if (args.some((arg) => asked.includes(arg))) {
    edges.print(command.help)
    return 0
  }
  try {
    return command.run(args, edges)
  } catch (error) {
    edges.printError(error instanceof Error ? error.message : String(error))
    return 2
  }
}
