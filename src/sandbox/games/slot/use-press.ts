import { useEffect, useRef } from 'react'

/** Hears Space and Enter wherever nothing else would take them. */
export function usePress(onPress: () => void): void {
  const latest = useRef(onPress)
  latest.current = onPress
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.repeat || (event.key !== ' ' && event.key !== 'Enter')) return
      const { target } = event
      const takes = target instanceof Element && target.closest('button, input, a, dialog')
      if (takes || document.querySelector('dialog[open]')) return
      event.preventDefault()
      latest.current()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
