import { checkCode } from './check-code.ts'
import type { AddCommand } from './command.ts'

export const addLsp: AddCommand = (program, { environment }) => {
  program
    .command('lsp')
    .summary('serves an editor by the Language Server Protocol')
    .description(
      'Serves an editor by the Language Server Protocol over its input and output: findings and fixes while you type, completion, where a value is from and the way there, and renames of blocks. The editor starts it and ends it; docs/editors.md says how to set that up.',
    )
    .option('--stdio', 'accepted because some editors pass it; there is no other way')
    .action(() => {
      const { now, packageVersion: version } = environment
      return environment.serveEditor({ checkCode, now, version })
    })
}
