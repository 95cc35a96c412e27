import type { StudioArt } from '../../core/contract/generated/studio-api.ts'
import { useT } from '../i18n/use-t.ts'
import { useSentence, useStudioApi } from '../state/studio-api-context.tsx'
import { useDispatch, useMerchantCode } from '../state/use-editor.tsx'
import { useStudioMutation } from '../state/use-studio-mutation.ts'
import { loadBase64 } from './load-base64.ts'

/** The result of adding or replacing a picture. */
export interface ArtResult {
  readonly name: string
  readonly line: string
  readonly isRefusal: boolean
}

interface Art {
  readonly upload: (files: readonly File[]) => void
  readonly remove: (art: StudioArt) => void
  readonly results: readonly ArtResult[]
  readonly isBusy: boolean
}

interface ArtChange {
  readonly name: string
  readonly make: () => Promise<string>
}

const none: readonly ArtResult[] = []

/** Puts pictures into the merchant's art and takes them out, each told by itself. */
export function useArt(): Art {
  const t = useT('art')
  const sentenceOf = useSentence()
  const ask = useStudioApi()
  const code = useMerchantCode()
  const dispatch = useDispatch()
  const merchant = code
  const list: ArtChange = {
    name: '',
    make: async () => {
      const { art } = await ask('readFiles', { merchant, body: undefined })
      dispatch({ act: 'art', art })
      return ''
    },
  }
  const { run, value, isBusy } = useStudioMutation('art', async (changes: readonly ArtChange[]) => {
    const results: ArtResult[] = []
    for (const change of [...changes, list]) results.push(await describe(change, sentenceOf))
    return results.filter(({ line }) => line !== '')
  })
  const upload = (file: File): ArtChange => ({
    name: file.name,
    make: async () => {
      const body = { name: file.name, content: await loadBase64(file) }
      const { path } = await ask('uploadArt', { merchant, body })
      return t('uploaded', { name: file.name, path })
    },
  })
  const remove = ({ path, fingerprint }: StudioArt): ArtChange => ({
    name: path,
    make: async () => {
      await ask('removeArt', { merchant, body: { path, fingerprint } })
      return t('removed', { path })
    },
  })
  return {
    results: value ?? none,
    isBusy,
    upload: (files) => void run(files.map(upload)),
    remove: (art) => void run([remove(art)]),
  }
}

async function describe(
  { name, make }: ArtChange,
  sentenceOf: (error: unknown) => string,
): Promise<ArtResult> {
  try {
    return { name, line: await make(), isRefusal: false }
  } catch (error) {
    return { name, line: sentenceOf(error), isRefusal: true }
  }
}
