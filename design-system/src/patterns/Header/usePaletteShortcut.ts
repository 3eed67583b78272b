import { useEffect, useEffectEvent } from 'react'
import { isApple } from '../../internal/isApple.ts'

/** Whether the keys are Ctrl K, or ⌘ K on Apple devices. */
export function isPaletteShortcut(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'>,
  apple: boolean = isApple(),
): boolean {
  const command = apple ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey
  return command && !event.altKey && !event.shiftKey && !event.isComposing && event.key.toLowerCase() === 'k'
}

/** Calls back on Ctrl K or ⌘ K anywhere on the page, instead of the browser's own search field. */
export function usePaletteShortcut(onOpen: (() => void) | undefined): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!onOpen || !isPaletteShortcut(event)) return
    event.preventDefault()
    onOpen()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    // In the capture phase, because a focused field or menu may stop the event.
    document.addEventListener('keydown', listen, true)
    return () => document.removeEventListener('keydown', listen, true)
  }, [])
}
