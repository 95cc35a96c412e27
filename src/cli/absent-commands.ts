/** The commands that people know from other tools, with what they run here. */
const absent = {
  build:
    'Nothing is built in a workspace: "livery publish" compiles the blocks and writes the sites.',
  dev: '"livery start" serves the workspace and takes in each saved file at once.',
} as const

/** Returns a sentence for the name of a command that is not needed here; undefined for any other name. */
export function explainAbsent(name: string): string | undefined {
  return Object.hasOwn(absent, name)
    ? `There is no command called "${name}". ${absent[name as keyof typeof absent]}` // checked before
    : undefined
}
