import { useEffect, useRef, type RefObject } from 'react'
import { allControlsIn, bringIntoView, controlsIn, focusOn } from './focusOn.ts'
import { framesOfOthers, inFrames } from './inFrames.ts'
import { isItem, Removals } from './removals.ts'

/** An element and what it stands in, from the inside out, as far as the content. */
function pathTo(element: Element, content: Element): Element[] {
  const path: Element[] = []
  for (let each: Element | null = element; each && each !== content; each = each.parentElement)
    path.push(each)
  return path
}

const isVisible = (element: Element) => element.checkVisibility()
const canTakeFocus = (element: Element) => !element.matches(':disabled') && isVisible(element)

/** The child of the body that something is in. What lies over the page is in one of its own. */
function layerOf(element: Element): Element {
  let layer = element
  while (layer.parentElement && layer.parentElement !== document.body) layer = layer.parentElement
  return layer
}

const isAfter = (element: Element, other: Element) =>
  (other.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

/** Whether a dialog lies over something: then nothing below it takes the focus. A toast is none. */
function isUnderDialog(element: Element): boolean {
  const own = layerOf(element)
  return [
    ...document.querySelectorAll(
      '[role="dialog"]:not([aria-modal="false"]), [role="alertdialog"]:not([aria-modal="false"])',
    ),
  ].some(dialog => isAfter(layerOf(dialog), own) && isVisible(dialog))
}

/** In the item that stands in for one that is gone: what does the same, else the first that can be used, else it itself. */
function partOf(item: Element, gone: Element, had: Element): Element {
  // Also what is disabled: what had the focus often was, while it did its work.
  const [controls, before] = [allControlsIn(item), allControlsIn(gone)]
  const same =
    controls.length === before.length ? controls[before.findIndex(control => control === had)] : undefined
  return (same && canTakeFocus(same) ? same : controlsIn(item)[0]) ?? item
}

/**
 * What takes the focus of what is gone: of a list the next item, else the one before; of a grid or a tree the stop of the
 * Tab key, which those keep by the same rule; where none is left the heading.
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
    // Nothing is known to lie below it; and in what held a list only what says that it is empty may be left.
    if ((!inner || place === content) && headings[0]) return headings[0]
    inner = place
  }
  return undefined
}

/**
 * Catches the focus when what had it goes: a row that was deleted, a button that has done its work, what opened a dialog.
 * It would fall to the top of the document, where a screen reader reads the page anew. What was only moved, or disabled
 * for a while, gets it back. What takes the focus so, or has it again after a dialog, is scrolled into view.
 *
 * It is one rule for all lists. What holds a list catches first, and what is around it the rest.
 * @param place what is caught in
 * @param pageKey changes with each page: what becomes of the focus then is `usePageFocus`'s @default one page
 */
export function useFallenFocus(place: RefObject<HTMLElement | null>, pageKey = ''): void {
  /** What has the focus in the content and what it stands in, from the inside out; nothing when it is elsewhere. */
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
      // What lies over the page gives the focus back when it closes.
      if (isOver(target)) {
        wasOver = true
        return
      }
      remember(target)
      // By a dialog's end it comes without a scroll; a press is already where it is looked at, and must stay there.
      if (wasOver && !isPressed && content.contains(target)) bringIntoView(target)
      wasOver = false
    }
    const onPointerDown = ({ target }: PointerEvent) => {
      isPressed = true
      if (!(target instanceof Element) || path.current[0]?.contains(target)) return
      // Who presses beside it has left it.
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
    // Dialogs come and go as children of the body.
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
