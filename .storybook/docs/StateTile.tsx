import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { draw, type Drawing } from '../drawing/draw.ts'
import { heightAt, type Look } from '../drawing/drawn.ts'
import { scrollAsFrozen } from '../drawing/freeze.ts'
import { imitateForcedColours } from '../forced-colours.ts'
import type { Entry } from './readEntries.ts'

/** How far outside the window a state is already drawn, so that it is ready when scrolled into view. */
const margin = '100px 0px'

/** Whether an element is in or near the window. */
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

/** A drawing, scaled down and without scripts: it can be looked at, but nothing in it can be reached. */
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

/** The same look as parameters of the story's own address. */
const addressed = ({ locale, theme, contrast, density, text, width }: Look) =>
  `locale:${locale};theme:${theme};contrast:${contrast};density:${density};text:${text};width:${String(width)}`

/** A state: its name, which links to the story, and its drawing. */
export function StateTile({ entry, look }: { entry: Entry; look: Look }) {
  const [watch, isInView] = useInView()
  const [drawing, setDrawing] = useState<Drawing>()
  // A tile outside the window keeps nothing: a recent drawing is still cached, an older one is redrawn.
  if (!isInView && drawing !== undefined) setDrawing(undefined)
  const isMissing = drawing === undefined
  // Another state or look mounts a new tile.
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
