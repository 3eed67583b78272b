import { useEffect, useEffectEvent, type RefObject } from 'react'
import { isTable } from '../../rules/pasted-table.ts'

const within = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null

/**
 * Calls `onPaste` with a text pasted into the page: outside a text field, or several cells inside the field of one
 * quantity, which would run their digits together. Other fields and open dialogs keep what is pasted into them.
 */
export function usePastedTable(
  quantityField: RefObject<HTMLInputElement | null>,
  onPaste: (text: string) => void,
): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const { target, clipboardData } = event
    const text = clipboardData?.getData('text/plain') ?? ''
    if (event.defaultPrevented || text.trim() === '' || within(target, '[role$="dialog"]')) return
    const isOfField = target !== null && target === quantityField.current
    if (isOfField ? !isTable(text) : within(target, 'input, textarea, [contenteditable]')) return
    event.preventDefault()
    onPaste(text)
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => take(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])
}
