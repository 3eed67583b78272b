import type { ClipboardEvent } from 'react'

interface ClipboardOptions {
  /** False while the value may not be changed; copying still works. */
  canPaste: boolean
  /** The text to copy, or null if there is none. */
  copied: string | null
  onPaste: (text: string, target: Element) => void
}

/** Copies and pastes a whole date, whichever of its segments has the focus. */
export function useClipboard({ canPaste, copied, onPaste }: ClipboardOptions) {
  return {
    onPaste(event: ClipboardEvent<HTMLElement>) {
      event.preventDefault()
      const text = event.clipboardData.getData('text/plain')
      if (canPaste && text.trim() !== '' && event.target instanceof Element) onPaste(text, event.target)
    },
    onCopy(event: ClipboardEvent<HTMLElement>) {
      if (copied === null || document.getSelection()?.isCollapsed === false) return
      event.preventDefault()
      event.clipboardData.setData('text/plain', copied)
    },
  }
}
