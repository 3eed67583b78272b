import type { ClipboardEvent } from 'react'

interface ClipboardOptions {
  /** False while nothing may be changed; copying still works. */
  canPaste: boolean
  /** What is copied, or null when there is nothing. */
  copied: string | null
  onPaste: (text: string, target: Element) => void
}

/** Copy and paste of a whole date, whichever of its segments has the focus. */
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
