import { styleText } from 'node:util'

type Colour = Parameters<typeof styleText>[0]

/** The words that report success or failure, with their colours. */
const colours: Readonly<Record<string, Colour>> = {
  error: 'red',
  warning: 'yellow',
  shown: 'green',
  hidden: 'yellow',
  conforms: 'green',
  differs: 'red',
  left: 'yellow',
}

/** Matches such a word behind the place of a finding, or in the second column of a list. */
const places = [
  /(?<=^\S.*:\d+:\d+ {2})(?:error|warning)(?= {2}[\w-]+$)/gm,
  /(?<=^\S+ {2,})(?:shown|hidden|conforms|differs|left)(?= {2}|$)/gm,
]

/** Colours these words where a stream is a terminal with colours; `NO_COLOR` and `FORCE_COLOR` override that. */
export function colourWords(text: string, stream: NodeJS.WritableStream): string {
  const paint = (word: string): string => styleText(colours[word] ?? 'reset', word, { stream })
  return places.reduce((painted, place) => painted.replace(place, paint), text)
}
