import { useEffect, useEffectEvent, type RefObject } from 'react'

interface RefusedSubmitOptions {
  /** Whether the field shows something that the form would not send. Asked at each submit. */
  isUnfinished: () => boolean
  /** Moves the focus to the field. */
  focus: () => void
  /** Says why, if the field does not say it yet. */
  tell?: () => void
}

/**
 * Blocks the form around an element while a field shows an entry that is not a value yet, and moves the focus there:
 * the form would go out without what the reader sees.
 */
export function useRefusedSubmit(
  element: RefObject<Element | null>,
  { isUnfinished, focus, tell }: RefusedSubmitOptions,
): void {
  const refuse = useEffectEvent((event: SubmitEvent) => {
    if (!isUnfinished()) return
    // Only the first of several such fields takes the focus.
    if (!event.defaultPrevented) focus()
    event.preventDefault()
    event.stopPropagation()
    tell?.()
  })
  useEffect(() => {
    const form = element.current?.closest('form')
    // Runs before the form is submitted.
    const listen = (event: SubmitEvent) => refuse(event)
    form?.addEventListener('submit', listen, { capture: true })
    return () => form?.removeEventListener('submit', listen, { capture: true })
  }, [element])
}
