/** What an own block may import from `react`. */
export const reactNames = [
  'Fragment',
  'Suspense',
  'memo',
  'useCallback',
  'useEffect',
  'useId',
  'useLayoutEffect',
  'useMemo',
  'useReducer',
  'useRef',
  'useState',
] as const

/** What an own block may import from `livery/block`: the kit and the hooks. `src/player/own-blocks` provides them. */
export const blockApiNames = [
  'Answer',
  'Button',
  'ButtonLink',
  'EmptyNotice',
  'Icon',
  'Link',
  'Money',
  'Picture',
  'Progress',
  'Row',
  'RowList',
  'Section',
  'Skeleton',
  'Tag',
  'pathTo',
  'useAccount',
  'useCall',
  'useCurrency',
  'useFlag',
  'useMessageLanguage',
  'useSubmit',
  'useT',
  'useText',
] as const

/** The modules that an own block may import beside its own files, with what they offer. */
export const blockModules: Readonly<Record<string, readonly string[]>> = {
  react: reactNames,
  'react/jsx-runtime': ['Fragment', 'jsx', 'jsxs'],
  'livery/block': blockApiNames,
}
