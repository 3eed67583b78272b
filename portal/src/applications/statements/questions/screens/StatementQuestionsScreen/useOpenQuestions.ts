import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { anchorOf, idOfAnchor } from '../../rules/anchor.ts'

/**
 * Tracks the open questions. Each time the reader follows a link to a question, it opens, scrolls into view and gets
 * the focus.
 */
export function useOpenQuestions() {
  const { hash, key } = useLocation()
  const named = idOfAnchor(hash)
  const [open, setOpen] = useState<readonly string[]>(named === undefined ? [] : [String(named)])
  // Following the same link again counts as another visit.
  const [visit, setVisit] = useState(key)
  if (visit !== key) {
    setVisit(key)
    if (named !== undefined && !open.includes(String(named))) setOpen([...open, String(named)])
  }
  const led = useRef<string>(undefined)
  useEffect(() => {
    // Only once per visit, so that people who read on are not pulled back.
    if (named === undefined || led.current === key) return
    led.current = key
    const place = document.getElementById(anchorOf(named))
    place?.scrollIntoView({ block: 'start' })
    place?.querySelector('button')?.focus({ preventScroll: true })
  }, [named, key])
  return { named, open, setOpen }
}
