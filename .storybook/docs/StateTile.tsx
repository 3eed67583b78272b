import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { draw, type Drawing } from '../drawing/draw.ts'
import { heightAt, type Look } from '../drawing/drawn.ts'
import { scrollAsFrozen } from '../drawing/freeze.ts'
import { imitateForcedColours } from '../forced-colours.ts'
import type { Entry } from './readEntries.ts'

/** How far above and below the window a state is drawn, so that it is there when it is scrolled to. */
const margin = '100px 0px'

/** Whether an element is in the window, or nearly. */
function useInView(): [(element: Element | null) => void, boolean] {
  const [element, setElement] = useState<Element | null>(null)
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    if (element === null) return
    const observer = new IntersectionObserver(
      entries => {
        setInView(entries.at(-1)?.isIntersecting === true)
      },
      { rootMargin: margin },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
    }
  }, [element])
  return [setElement, isInView]
}

/** What was drawn, smaller than it is, without scripts: it is looked at, and nothing in it can be reached. */
function Shown({ drawing, look, title }: { drawing: Drawing; look: Look; title: string }) {
  const around = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState<number>()
  const height = heightAt(drawing.width)
  useLayoutEffect(() => {
    const box = around.current
    if (box === null) return
    const fit = () => {
      setScale(Math.min(box.clientWidth / drawing.width, box.clientHeight / height))
    }
    const observer = new ResizeObserver(fit)
    observer.observe(box)
    fit()
    return () => {
      observer.disconnect()
    }
  }, [drawing.width, height])
  return (
    <div ref={around} className="tile-shown">
      {scale !== undefined && (
        <iframe
          title={title}
          sandbox="allow-same-origin"
          inert
          tabIndex={-1}
          srcDoc={drawing.html}
          onLoad={({ currentTarget: { contentDocument } }) => {
            if (contentDocument === null) return
            scrollAsFrozen(contentDocument)
            if (look.contrast === 'forced') imitateForcedColours(contentDocument)
          }}
          style={{ width: drawing.width, height, transform: `scale(${String(scale)})` }}
        />
      )}
    </div>
  )
}

/** The same look in the address of the story itself. */
const addressed = ({ locale, theme, contrast, density, text, width }: Look) =>
  `locale:${locale};theme:${theme};contrast:${contrast};density:${density};text:${text};width:${String(width)}`

/** One state: its name, which leads to the story itself, and what it looks like. */
export function StateTile({ entry, look }: { entry: Entry; look: Look }) {
  const [watch, isInView] = useInView()
  const [drawing, setDrawing] = useState<Drawing>()
  // What is out of view keeps nothing: it is there again at once if it was seen lately, and else drawn again.
  if (!isInView && drawing !== undefined) setDrawing(undefined)
  const isMissing = drawing === undefined
  // The tile is made anew for another state or look.
  const [wanted] = useState({ id: entry.id, look })
  useEffect(
    () => (isInView && isMissing ? draw(wanted.id, wanted.look, setDrawing) : undefined),
    [isInView, isMissing, wanted],
  )
  const state = drawing === undefined ? 'waiting' : drawing.failure === undefined ? 'drawn' : 'failed'
  const title = `${entry.title}: ${entry.name}`
  return (
    <li ref={watch} data-state={state} data-story={entry.id}>
      <a
        href={`./?path=/story/${entry.id}&globals=${encodeURIComponent(addressed(look))}`}
        target="_top"
        className="tile-link"
      >
        {entry.name}
      </a>
      <div className="tile-box">
        {isInView && drawing !== undefined && <Shown drawing={drawing} look={look} title={title} />}
        {drawing?.failure !== undefined && (
          <p role="alert" className="tile-failure">
            This is not the state that it names. {drawing.failure.slice(0, 300)}
          </p>
        )}
      </div>
    </li>
  )
}
