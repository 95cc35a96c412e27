import { useState } from 'react'
import type { WorkshopArt } from '../../contract/generated/workshop.ts'
import { useOpen } from '../state/use-bench.tsx'
import { sentenceOf } from '../state/use-loaded.ts'
import { useWorkshop } from '../state/workshop.tsx'
import { readBase64 } from './read-base64.ts'

/** What became of a picture. */
export interface ArtTold {
  readonly name: string
  readonly line: string
  readonly isRefusal: boolean
}

interface Art {
  readonly upload: (files: readonly File[]) => Promise<void>
  readonly remove: (art: WorkshopArt) => Promise<void>
  readonly told: readonly ArtTold[]
  readonly isBusy: boolean
}

/** Puts pictures into the merchant's art and takes them out, each told by itself. */
export function useArt(): Art {
  const ask = useWorkshop()
  const { bench, dispatch } = useOpen()
  const [told, setTold] = useState<readonly ArtTold[]>([])
  const [isBusy, setBusy] = useState(false)
  const merchant = bench.code
  const attempt = async (name: string, act: () => Promise<string>): Promise<ArtTold> => {
    try {
      return { name, line: await act(), isRefusal: false }
    } catch (error) {
      return { name, line: sentenceOf(error), isRefusal: true }
    }
  }
  const reload = async (): Promise<string> => {
    const { art } = await ask('readFiles', { merchant, body: undefined })
    dispatch({ act: 'art', art })
    return ''
  }
  const run = async (acts: readonly (() => Promise<ArtTold>)[]): Promise<void> => {
    setBusy(true)
    const lines: ArtTold[] = []
    for (const act of acts) lines.push(await act())
    const listed = await attempt('', reload)
    setTold(listed.isRefusal ? [...lines, listed] : lines)
    setBusy(false)
  }
  return {
    told,
    isBusy,
    upload: (files) =>
      run(
        files.map(
          (file) => () =>
            attempt(file.name, async () => {
              const content = await readBase64(file)
              const { path } = await ask('uploadArt', {
                merchant,
                body: { name: file.name, content },
              })
              return `"${file.name}" is now ${path}.`
            }),
        ),
      ),
    remove: ({ path, fingerprint }) =>
      run([
        () =>
          attempt(path, async () => {
            await ask('removeArt', { merchant, body: { path, fingerprint } })
            return `${path} is removed.`
          }),
      ]),
  }
}
