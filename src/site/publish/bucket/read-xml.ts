import { SaxesParser } from 'saxes'

/** An element of an answer in XML, without its attributes. */
export interface XmlElement {
  readonly name: string
  readonly children: readonly XmlElement[]
  /** What stands between its tags, without its children. */
  readonly text: string
}

interface Open {
  readonly name: string
  readonly children: Open[]
  text: string
}

/** Returns the root of a text in XML; undefined where it is none that can be read. */
export function readXml(source: string): XmlElement | undefined {
  const top: Open = { name: '', children: [], text: '' }
  const open = [top]
  const parser = new SaxesParser()
  parser.on('opentag', ({ name }) => {
    const element: Open = { name, children: [], text: '' }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('closetag', () => void open.pop())
  const hear = (text: string): void => {
    const last = open.at(-1)
    if (last) last.text += text
  }
  parser.on('text', hear)
  parser.on('cdata', hear)
  try {
    // Without a listener for errors the parser throws the first.
    parser.write(source).close()
  } catch {
    return undefined
  }
  return top.children[0]
}

/** Returns the text of the first child of that name; empty where there is none. */
export function textAt(element: XmlElement | undefined, name: string): string {
  return element?.children.find((child) => child.name === name)?.text ?? ''
}
