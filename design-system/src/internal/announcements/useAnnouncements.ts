import { useCallback, useEffect, useRef, useState } from 'react'

/** Milliseconds between two announcements: many things at once would talk without end. */
const pause = 3000

/** Gathers what happened and says it at most every few seconds; of what repeats only the last is said. */
export function useAnnouncements() {
  const [text, setText] = useState('')
  const waiting = useRef(new Map<string, string>())
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const last = useRef(-Infinity)

  const flush = useCallback(() => {
    timer.current = undefined
    last.current = performance.now()
    setText([...waiting.current.values()].join(' '))
    waiting.current.clear()
  }, [])
  const announce = useCallback(
    (about: string, words: string) => {
      waiting.current.delete(about)
      waiting.current.set(about, words)
      // The same words again are no change of the page, and would not be said.
      setText('')
      const due = Math.max(100, last.current + pause - performance.now())
      timer.current ??= setTimeout(flush, due)
    },
    [flush],
  )
  useEffect(() => () => clearTimeout(timer.current), [])
  return { text, announce }
}
