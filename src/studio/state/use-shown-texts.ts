import { useMemo } from 'react'
import { readOwnWords } from './own-words.ts'
import { useEditorState } from './use-editor.tsx'
import { useInheritedWords } from './use-inherited-words.ts'

/** By language, the words of a message as players read them now: what is typed, else what is inherited. */
export function useShownTexts(message: string | undefined): ReadonlyMap<string, string> {
  const editor = useEditorState()
  const loaded = useInheritedWords({ isAsked: message !== undefined })
  const inheritedWords = loaded.state === 'loaded' ? loaded.value : undefined
  return useMemo(() => {
    if (message === undefined || !inheritedWords) return new Map()
    const { words } = readOwnWords(editor)
    const shown = inheritedWords.map(({ language, words: inherited }): [string, string] => {
      const own = words.get(language)
      return [language, own?.[message] ?? inherited[message] ?? '']
    })
    return new Map(shown)
  }, [editor, inheritedWords, message])
}
