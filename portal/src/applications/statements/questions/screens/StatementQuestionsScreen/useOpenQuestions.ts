import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { anchorOf, idOfAnchor } from '../../rules/anchor.ts'

/** Which questions are open. The one that the address names is opened, scrolled to, and given the focus, whenever it is followed. */
export function useOpenQuestions() {
  const { hash, key } = useLocation()
  const named = idOfAnchor(hash)
  const [open, setOpen] = useState<readonly string[]>(named === undefined ? [] : [String(named)])
  // The same address followed again is another visit.
  const [visit, setVisit] = useState(key)
  if (visit !== key) {
    setVisit(key)
    if (named !== undefined && !open.includes(String(named))) setOpen([...open, String(named)])
  }
  const led = useRef<string>(undefined)
  useEffect(() => {
    // Once for each visit: someone who reads on is not called back.
    if (named === undefined || led.current === key) return
    led.current = key
    const place = document.getElementById(anchorOf(named))
    place?.scrollIntoView({ block: 'start' })
    place?.querySelector('button')?.focus({ preventScroll: true })
  }, [named, key])
  return { named, open, setOpen }
}
