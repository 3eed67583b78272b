import type { KeyboardEvent } from 'react'
import { nextZoom } from './geometry.ts'
import type { PdfZoom } from './pdfProps.ts'

interface ReaderKeys {
  /** 1 is the printed size. */
  zoom: number
  setZoom: (zoom: PdfZoom) => void
  isSearching: boolean
  openSearch: () => void
  closeSearch: () => void
  nextMatch: (direction: 1 | -1) => void
}

/** Whether the target is a field in which keys type characters. */
const isTyping = (target: EventTarget) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')

/** Keyboard shortcuts while the focus is within the viewer; elsewhere, keys keep their browser functions. */
export function useReaderKeys(keys: ReaderKeys) {
  const withCommand: Record<string, () => void> = {
    '+': () => keys.setZoom(nextZoom(keys.zoom, 1)),
    '=': () => keys.setZoom(nextZoom(keys.zoom, 1)),
    '-': () => keys.setZoom(nextZoom(keys.zoom, -1)),
    '0': () => keys.setZoom('width'),
    f: keys.openSearch,
  }
  const alone = (key: string, isShifted: boolean, target: EventTarget): (() => void) | undefined => {
    if (key === 'F3') return keys.isSearching ? () => keys.nextMatch(isShifted ? -1 : 1) : keys.openSearch
    if (key === '/' && !isTyping(target)) return keys.openSearch
    if (key === 'Escape' && keys.isSearching) return keys.closeSearch
    return undefined
  }
  return (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target, currentTarget } = event
    if (event.defaultPrevented || altKey) return
    // Dialogs and menus opened from the viewer are rendered elsewhere and handle their own keys.
    if (!(target instanceof Node) || !currentTarget.contains(target)) return
    const act = ctrlKey || metaKey ? withCommand[key.toLowerCase()] : alone(key, shiftKey, target)
    if (!act) return
    event.preventDefault()
    act()
  }
}
