import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const named = /\.([A-Za-z_][\w-]*)|@keyframes ([\w-]+)/g
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const signs = `${letters}0123456789`
/** Names that content blockers hide. */
const hidden = /^ad/i

/**
 * Names the classes and animations of stylesheets in one or two letters, the same in every build of
 * the same sources: what authors call them would be a tenth of what a home fetches.
 */
export function createShortNames(root: string): (name: string, file: string) => string {
  const names = new Map<string, string>()
  let count = 0
  const nameOf = (key: string): string => {
    let short = names.get(key)
    while (short === undefined || hidden.test(short)) short = write(count++)
    names.set(key, short)
    return short
  }
  for (const file of globSync('src/**/*.module.css', { cwd: root }).sort())
    for (const [, ofClass, ofAnimation] of readFileSync(join(root, file), 'utf8').matchAll(named))
      nameOf(`${file} ${ofClass ?? ofAnimation}`)
  return (name, file) => nameOf(`${relative(root, file.split('?')[0] ?? file)} ${name}`)
}

/** Writes a number in letters and digits, a letter first. */
function write(number: number): string {
  if (number < letters.length) return letters.charAt(number)
  const rest = number - letters.length
  return letters.charAt(Math.floor(rest / signs.length) % letters.length) + writeRest(rest)
}

function writeRest(rest: number): string {
  const more = Math.floor(rest / (letters.length * signs.length))
  return signs.charAt(rest % signs.length) + (more > 0 ? write(more) : '')
}
