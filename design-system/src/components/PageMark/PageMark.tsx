import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { useMessages } from '../../i18n/useMessages.ts'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import { messages } from './PageMark.messages.ts'
import * as styles from './PageMark.css.ts'

export interface PageMarkProps extends ElementProps {
  /** Who signs there: "Léa Fontaine". */
  label: string
  /** Distance from the left edge of the page, in CSS pixels. */
  left: number
  /** Distance from the top edge of the page, in CSS pixels. */
  top: number
  /** Width in CSS pixels. */
  width: number
  /** Height in CSS pixels. */
  height: number
  /**
   * Called with the distance in CSS pixels when the mark is moved with the pointer or the arrow keys. Without it the
   * mark is fixed. @default it stays
   */
  onMove?: (right: number, down: number) => void
}

/** CSS pixels per press of an arrow key, and with Shift. */
const [step, leap] = [4, 40]

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Marks a place on a page of a document: where somebody signs. */
export function PageMark({ label, left, top, width, height, onMove, ...element }: PageMarkProps) {
  const t = useMessages(messages)
  const held = useRef<{ x: number; y: number }>(undefined)
  const place = { insetInlineStart: left, insetBlockStart: top, inlineSize: width, blockSize: height }
  if (!onMove)
    return (
      <div {...elementProps(element)} className={styles.mark.other} style={place}>
        <span className={styles.name} title={label}>
          {label}
        </span>
      </div>
    )
  const press = (event: KeyboardEvent) => {
    const arrow = arrows[event.key]
    if (!arrow) return
    // The page behind must not scroll.
    event.preventDefault()
    event.stopPropagation()
    const far = event.shiftKey ? leap : step
    onMove(arrow[0] * far, arrow[1] * far)
  }
  const drag = (event: PointerEvent) => {
    if (!held.current) return
    onMove(event.clientX - held.current.x, event.clientY - held.current.y)
    held.current = { x: event.clientX, y: event.clientY }
  }
  return (
    <button
      {...elementProps(element)}
      type="button"
      aria-label={t('move', { label })}
      className={styles.mark.chosen}
      style={place}
      onKeyDown={press}
      onPointerDown={event => {
        event.currentTarget.setPointerCapture(event.pointerId)
        held.current = { x: event.clientX, y: event.clientY }
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        held.current = undefined
      }}
      onPointerCancel={() => {
        held.current = undefined
      }}
    >
      <span className={styles.name} title={label}>
        {label}
      </span>
    </button>
  )
}
