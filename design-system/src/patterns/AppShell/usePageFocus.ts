import { useEffect, useRef, useState, type RefObject } from 'react'
import { focusOn } from '../../internal/focus/focusOn.ts'

/** How long to wait for a screen's heading before the focus goes to the content as a whole, in ms. */
const headingTimeout = 3000
/** How long after a navigation a lost focus is moved to the heading, in ms. */
const settleTime = 1000

/**
 * Recovers a lost focus: the dialog that led here may close later and return the focus to a removed button, and a
 * loading screen may bring its own heading.
 */
function keepFocus(find: () => HTMLElement): () => void {
  const end = performance.now() + settleTime
  let frame = 0
  const look = () => {
    if (document.activeElement === document.body) focusOn(find())
    if (performance.now() < end) frame = requestAnimationFrame(look)
  }
  frame = requestAnimationFrame(look)
  return () => cancelAnimationFrame(frame)
}

/**
 * After a navigation, moves the focus to the heading of the new page and returns the text to announce.
 *
 * The first page is left to the browser, which announces it. If the heading appears later (a screen that loads), waits
 * for it, unless the reader has moved the focus into the content in the meantime.
 * @param pageKey changes with each page, not with each query parameter
 * @param title the document's title
 * @param isReturn the reader came back by the browser's buttons: the title is announced, the focus and the scroll
 * position are left alone
 */
export function usePageFocus(
  main: RefObject<HTMLElement | null>,
  pageKey: string,
  title: string,
  isReturn: boolean,
): string {
  const shown = useRef(pageKey)
  const latestTitle = useRef(title)
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    latestTitle.current = title
  }, [title])

  useEffect(() => {
    const content = main.current
    if (!content || shown.current === pageKey) return
    shown.current = pageKey
    if (!isReturn) window.scrollTo({ top: 0, behavior: 'instant' })

    const findHeading = () => content.querySelector<HTMLElement>('h1')
    let letGo = () => {}
    const arrive = (target: HTMLElement) => {
      if (!isReturn) {
        focusOn(target)
        letGo = keepFocus(() => findHeading() ?? content)
      }
      setAnnouncement(latestTitle.current)
    }
    const heading = findHeading()
    if (heading) {
      arrive(heading)
      return letGo
    }

    const before = document.activeElement
    const stop = () => {
      observer.disconnect()
      clearTimeout(timer)
    }
    const observer = new MutationObserver(() => {
      const late = findHeading()
      if (!late) return
      stop()
      const hasMoved = document.activeElement !== before && content.contains(document.activeElement)
      if (!hasMoved) arrive(late)
    })
    observer.observe(content, { childList: true, subtree: true })
    const timer = setTimeout(() => {
      stop()
      arrive(content)
    }, headingTimeout)
    return () => {
      stop()
      letGo()
    }
  }, [main, pageKey, isReturn])

  return announcement
}
