/**
 * Prints by Ctrl+P, or ⌘P, what `print` prints. The key is heard only in the window that has the focus: the viewer and the
 * frame in it each listen.
 * @param isReady while it is false, the browser prints as it always does
 * @returns ends it
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
