import { useEffect, useRef, type RefObject } from 'react'
import { allControlsIn, bringIntoView, controlsIn, focusOn } from './focusOn.ts'
import { framesOfOthers, inFrames } from './inFrames.ts'
import { isItem, Removals } from './removals.ts'

/** An element and its ancestors, innermost first, up to the content. */
function pathTo(element: Element, content: Element): Element[] {
  const path: Element[] = []
  for (let each: Element | null = element; each && each !== content; each = each.parentElement)
    path.push(each)
  return path
}

const isVisible = (element: Element) => element.checkVisibility()
const canTakeFocus = (element: Element) => !element.matches(':disabled') && isVisible(element)

/** The child of the body that contains an element. Overlays are in one of their own. */
function layerOf(element: Element): Element {
  let layer = element
  while (layer.parentElement && layer.parentElement !== document.body) layer = layer.parentElement
  return layer
}

const isAfter = (element: Element, other: Element) =>
  (other.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

/** Whether a dialog covers an element, which then may not take the focus. A toast does not count. */
function isUnderDialog(element: Element): boolean {
  const own = layerOf(element)
  return [
    ...document.querySelectorAll(
      '[role="dialog"]:not([aria-modal="false"]), [role="alertdialog"]:not([aria-modal="false"])',
    ),
  ].some(dialog => isAfter(layerOf(dialog), own) && isVisible(dialog))
}

/**
 * The target within the replacement item: the same control, otherwise the first usable one, otherwise the item itself.
 */
function partOf(item: Element, gone: Element, had: Element): Element {
  // Including disabled controls: the focused one was often disabled while its action ran.
  const [controls, before] = [allControlsIn(item), allControlsIn(gone)]
  const same =
    controls.length === before.length ? controls[before.findIndex(control => control === had)] : undefined
  return (same && canTakeFocus(same) ? same : controlsIn(item)[0]) ?? item
}

/**
 * The element that takes the focus of a removed one: the next item of a list, otherwise the previous; in a grid or tree
 * its tab stop, which follows the same rule; if none is left, the heading.
 */
function standIn(path: readonly Element[], content: Element, removals: Removals): Element | undefined {
  const [had] = path
  let inner: Element | undefined
  for (const place of [...path, content]) {
    if (!place.isConnected) {
      const instead = isItem(place) ? removals.itemInstead(place) : undefined
      if (instead && had) return partOf(instead, place, had)
      continue
    }
    if (place.matches('[role="grid"], [role="treegrid"]') && place.querySelector('[role="gridcell"]')) {
      const stop = [...place.querySelectorAll('[tabindex="0"]')].find(isVisible)
      if (stop) return stop
    }
    const headings = [...place.querySelectorAll('h1, h2, h3, h4')].filter(isVisible)
    const above = inner
    const found = above && headings.findLast(heading => isAfter(above, heading))
    if (found) return found
    // In the innermost container left, the former position is unknown; and a list may have left only its empty message.
    if ((!inner || place === content) && headings[0]) return headings[0]
    inner = place
  }
  return undefined
}

/**
 * Restores the focus when the focused element is removed: a deleted row, a button after its action, the element that
 * opened a dialog. Otherwise it would fall back to the top of the document, where a screen reader starts over. An
 * element that was only moved, or disabled for a while, gets the focus back. The target is scrolled into view, also
 * after a dialog.
 *
 * One rule for all lists. The innermost container handles the loss first, the outer ones the rest.
 * @param place where to catch the focus
 * @param pageKey changes with each page: what becomes of the focus then is `usePageFocus`'s @default one page
 */
export function useFallenFocus(place: RefObject<HTMLElement | null>, pageKey = ''): void {
  /** The focused element in the content and its ancestors, innermost first; empty while the focus is elsewhere. */
  const path = useRef<readonly Element[]>([])
  const shown = useRef(pageKey)
  useEffect(() => {
    if (shown.current === pageKey) return
    shown.current = pageKey
    path.current = []
  }, [pageKey])
  useEffect(() => {
    const content = place.current
    if (!content) return
    const removals = new Removals()
    let isPressed = false
    let wasOver = false
    let callOff = () => {}

    const isOver = (element: Element) => layerOf(element) !== layerOf(content)
    const remember = (element: Element | null) => {
      path.current = element && content.contains(element) ? pathTo(element, content) : []
    }
    const onFocusIn = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      // An overlay returns the focus when it closes.
      if (isOver(target)) {
        wasOver = true
        return
      }
      remember(target)
      // A closing dialog returns the focus without scrolling. After a press, the element is already in view and must
      // not move.
      if (wasOver && !isPressed && content.contains(target)) bringIntoView(target)
      wasOver = false
    }
    const onPointerDown = ({ target }: PointerEvent) => {
      isPressed = true
      if (!(target instanceof Element) || path.current[0]?.contains(target)) return
      // Pressing elsewhere gives up the element.
      if (!isOver(target)) path.current = []
    }
    const onPointerUp = () => {
      isPressed = false
    }
    const hasFallen = () =>
      path.current.length > 0 && document.activeElement === document.body && !isUnderDialog(content)
    const stand = () => {
      const [last] = path.current
      if (!last || !hasFallen()) return
      if (last.isConnected && !canTakeFocus(last)) return
      const found = last.isConnected ? last : standIn(path.current, content, removals)
      // A page that is still loading may have no heading yet.
      if (!(found instanceof HTMLElement)) return
      focusOn(found)
      bringIntoView(found)
    }
    const look = (records: readonly MutationRecord[]) => {
      if (path.current.length === 0) return
      removals.note(records)
      if (!hasFallen()) return
      callOff()
      callOff = inFrames(framesOfOthers, stand)
    }

    remember(document.activeElement)
    const observer = new MutationObserver(look)
    observer.observe(content, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    // Dialogs are added and removed as children of the body.
    observer.observe(document.body, { childList: true })
    document.addEventListener('focusin', onFocusIn)
    document.addEventListener('pointerdown', onPointerDown, true)
    document.addEventListener('pointerup', onPointerUp, true)
    document.addEventListener('pointercancel', onPointerUp, true)
    return () => {
      callOff()
      observer.disconnect()
      document.removeEventListener('focusin', onFocusIn)
      document.removeEventListener('pointerdown', onPointerDown, true)
      document.removeEventListener('pointerup', onPointerUp, true)
      document.removeEventListener('pointercancel', onPointerUp, true)
    }
  }, [place])
}
