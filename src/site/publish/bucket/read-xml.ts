import { SaxesParser } from 'saxes'

/** An element of an XML response, without its attributes. */
export interface XmlElement {
  readonly name: string
  readonly children: readonly XmlElement[]
  /** The text between its tags, without its children. */
  readonly text: string
}

interface Open {
  readonly name: string
  readonly children: Open[]
  text: string
}

/** Parses XML and returns its root element; undefined if it is broken. */
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
  const addText = (text: string): void => {
    const last = open.at(-1)
    if (last) last.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  try {
    // Without an error listener the parser throws the first error.
    parser.write(source).close()
  } catch {
    return undefined
  }
  return top.children[0]
}

/** Returns the text of the first child with a name; empty if there is none. */
export function childText(element: XmlElement | undefined, name: string): string {
  return element?.children.find((child) => child.name === name)?.text ?? ''
}
