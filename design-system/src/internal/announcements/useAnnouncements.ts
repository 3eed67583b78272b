import { useCallback, useEffect, useRef, useState } from 'react'

/** Milliseconds between two announcements, because many events at once would be read without end. */
const pause = 3000

/** Collects events and announces them at most every few seconds; of repeated ones only the last. */
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
      // The same text again would not change the DOM, and so would not be announced.
      setText('')
      const due = Math.max(100, last.current + pause - performance.now())
      timer.current ??= setTimeout(flush, due)
    },
    [flush],
  )
  useEffect(() => () => clearTimeout(timer.current), [])
  return { text, announce }
}
