/**
 * Calls `print` on Ctrl+P or ⌘P. Only the window with focus receives the key, so the viewer and its frame each listen.
 * @param isReady while it returns false, the browser prints as usual
 * @returns a function that stops listening
 */
export function hearPrintKey(
  target: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  isReady: () => boolean,
  print: () => void,
): () => void {
  const hear = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'p' || event.altKey || event.shiftKey) return
    if (event.ctrlKey === event.metaKey || !isReady()) return
    event.preventDefault()
    print()
  }
  target.addEventListener('keydown', hear)
  return () => target.removeEventListener('keydown', hear)
}
