import { useLayoutEffect, useRef, useState } from 'react'
import { partsOf } from './pageText.ts'
import type { DrawnText } from './PageTextLayer.tsx'
import * as styles from './pages.css.ts'
import type { PageMatch } from './useSearch.ts'

/** In fractions of the page's width and height. */
interface Box {
  match: PageMatch
  left: number
  top: number
  width: number
  height: number
}

function boxesOf({ text, elements, layer }: DrawnText, matches: readonly PageMatch[]): Box[] {
  const page = layer.parentElement?.closest('section')?.getBoundingClientRect()
  if (!page || page.width === 0) return []
  return matches.flatMap(match =>
    partsOf(text, match).flatMap(({ run, from, to }) => {
      const words = elements[run]?.firstChild
      if (!(words instanceof Text)) return []
      const range = document.createRange()
      range.setStart(words, Math.min(from, words.length))
      range.setEnd(words, Math.min(to, words.length))
      return [...range.getClientRects()].map(({ left, top, width, height }) => ({
        match,
        left: (left - page.left) / page.width,
        top: (top - page.top) / page.height,
        width: width / page.width,
        height: height / page.height,
      }))
    }),
  )
}

interface MatchBoxesProps {
  text: DrawnText
  matches: readonly PageMatch[]
  /** The match to scroll into view. */
  shown: PageMatch | undefined
  onReveal: (element: Element) => void
}

const percent = (share: number) => `${String(share * 100)}%`

/** Highlights the matches on a page; the current one also has a frame. */
export function MatchBoxes({ text, matches, shown, onReveal }: MatchBoxesProps) {
  const [boxes, setBoxes] = useState<readonly Box[]>([])
  const frame = useRef<HTMLDivElement>(null)
  const key = matches.map(({ start, end }) => `${String(start)}-${String(end)}`).join()
  useLayoutEffect(() => {
    setBoxes(boxesOf(text, matches))
    // oxlint-disable-next-line react/exhaustive-deps -- the list is made anew each time, with the same matches
  }, [text, key])
  useLayoutEffect(() => {
    const box = shown && frame.current?.querySelector('[data-shown]')
    if (box) onReveal(box)
    // oxlint-disable-next-line react/exhaustive-deps -- each match is brought into sight once
  }, [shown, boxes])
  return (
    <div ref={frame} aria-hidden className={styles.marks}>
      {boxes.map(({ match, left, top, width, height }) => (
        <span
          key={`${String(match.start)} ${String(left)} ${String(top)}`}
          className={styles.mark}
          data-shown={match.start === shown?.start || undefined}
          style={{
            left: percent(left),
            top: percent(top),
            inlineSize: percent(width),
            blockSize: percent(height),
          }}
        />
      ))}
    </div>
  )
}
