import { useEffect, useRef, type RefObject } from 'react'
import { focusOn } from './focusOn.ts'

/** How long others have to give the focus on by themselves: React Aria does so a frame after a dialog has gone. */
const framesOfOthers = 3

const isDisabled = (element: Element) => element.matches(':disabled')

/** Runs something a few frames later. @returns what calls it off */
function inFrames(count: number, run: () => void): () => void {
  let frame = 0
  const next = (left: number) => {
    frame = requestAnimationFrame(() => (left > 1 ? next(left - 1) : run()))
  }
  next(count)
  return () => cancelAnimationFrame(frame)
}

/** An element and what it stands in, from the inside out, as far as the content. */
function pathTo(element: Element, content: Element): Element[] {
  const path: Element[] = []
  for (let each: Element | null = element; each && each !== content; each = each.parentElement)
    path.push(each)
  return path
}

const isVisible = (element: Element) => element.checkVisibility()

/** What says best where one is, for what is no more: the stop of the Tab key in its grid or tree, else the heading above. */
function standIn(path: readonly Element[], content: Element): HTMLElement | undefined {
  let inner: Element | undefined
  for (const place of [...path.filter(each => each.isConnected), content]) {
    if (place.matches('[role="grid"], [role="treegrid"]')) {
      const stop = [...place.querySelectorAll<HTMLElement>('[tabindex="0"]')].find(isVisible)
      if (stop) return stop
    }
    const headings = [...place.querySelectorAll<HTMLElement>('h1, h2, h3, h4')].filter(isVisible)
    const isAbove = (heading: Element) =>
      !inner || (heading.compareDocumentPosition(inner) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    const found = inner ? headings.findLast(isAbove) : headings[0]
    if (found) return found
    inner = place
  }
  return undefined
}

/**
 * Catches the focus when what had it in the content goes: a button that has done its work, a row that was deleted, what
 * opened a dialog. It would fall to the top of the document, where a screen reader reads the page anew. What was only
 * disabled for a while, and had it, gets it back.
 * @param shell everything but what lies over the page
 * @param pageKey changes with each page: what becomes of the focus then is `usePageFocus`'s
 */
export function useFallenFocus(
  shell: RefObject<HTMLElement | null>,
  main: RefObject<HTMLElement | null>,
  pageKey: string,
): void {
  /** What has the focus in the content and what it stands in, from the inside out; nothing when it is elsewhere. */
  const path = useRef<readonly Element[]>([])
  const shown = useRef(pageKey)
  useEffect(() => {
    if (shown.current === pageKey) return
    shown.current = pageKey
    path.current = []
  }, [pageKey])
  useEffect(() => {
    const content = main.current
    if (!content) return
    let wasDisabled = false
    let callOff = () => {}

    const remember = (element: Element | null) => {
      path.current = element && content.contains(element) ? pathTo(element, content) : []
      wasDisabled = false
    }
    const onFocusIn = ({ target }: FocusEvent) => {
      // What lies over the page is outside of the shell, and gives the focus back when it closes.
      if (target instanceof Element && shell.current?.contains(target)) remember(target)
    }
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!(target instanceof Element) || path.current[0]?.contains(target)) return
      // Who presses beside it has left it.
      if (shell.current?.contains(target)) path.current = []
    }
    const hasFallen = () => path.current.length > 0 && document.activeElement === document.body
    const stand = () => {
      if (!hasFallen() || path.current[0]?.isConnected) return
      const found = standIn(path.current, content)
      // A page that is still loading may have no heading yet.
      if (found) focusOn(found)
    }
    const look = () => {
      const [last] = path.current
      if (!last) return
      const isBack = wasDisabled && !isDisabled(last)
      wasDisabled = isDisabled(last)
      if (!hasFallen()) return
      if (last.isConnected) {
        if (isBack && last instanceof HTMLElement) last.focus({ preventScroll: true })
        return
      }
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
    return () => {
      callOff()
      observer.disconnect()
      document.removeEventListener('focusin', onFocusIn)
      document.removeEventListener('pointerdown', onPointerDown, true)
    }
  }, [shell, main])
}
