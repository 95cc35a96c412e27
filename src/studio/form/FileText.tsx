import { type ReactNode, useState } from 'react'
import { useOpen } from '../state/use-bench.tsx'
import styles from './FileText.module.css'

export interface FileTextProps {
  /** Why there is no form in place of the text. */
  readonly problem?: string
}

/** The files as they are typed, for what no form can say. */
export function FileText({ problem }: FileTextProps): ReactNode {
  const { bench, dispatch } = useOpen()
  const { files } = bench.session
  const [path, setPath] = useState(`merchants/${bench.code}/merchant.json`)
  return (
    <div className={styles['view']}>
      {problem !== undefined && (
        <p role="alert" className={styles['problem']}>
          The file cannot be read, so it has no forms. {problem}
        </p>
      )}
      <label className={styles['choice']}>
        File
        <select
          className={styles['select']}
          value={path}
          onChange={(event) => setPath(event.target.value)}
        >
          {[...files.keys()].map((file) => (
            <option key={file}>{file}</option>
          ))}
        </select>
      </label>
      <textarea
        aria-label={path}
        className={styles['text']}
        spellCheck={false}
        value={files.get(path)?.text ?? ''}
        onChange={(event) =>
          dispatch({
            act: 'write',
            texts: [{ path, text: event.target.value }],
            burst: path,
            name: `typing in ${path.split('/').at(-1)}`,
          })
        }
      />
    </div>
  )
}
