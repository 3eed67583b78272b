import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useTextSize } from '../../internal/textSize/useTextSize.ts'
import { useMessages } from '../../i18n/useMessages.ts'
import { clampWidth, sidebarWidth } from './items.ts'
import * as styles from './Sidebar.css.ts'
import { messages } from './Sidebar.messages.ts'

export interface ResizerProps {
  /** Id of the element that it resizes. */
  controls: string
  /** In px at the default text size. */
  width: number
  /** Called while dragging, with `isFinal` on release and after each key press. */
  onResize: (width: number, isFinal: boolean) => void
}

/** The edge of the sidebar: an ARIA window splitter for pointer and keyboard. */
export function Resizer({ controls, width, onResize }: ResizerProps) {
  const t = useMessages(messages)
  const [start, setStart] = useState<{ x: number; width: number } | null>(null)
  const { scale } = useTextSize()
  const direction = () => (document.dir === 'rtl' ? -1 : 1)

  const dragged = (event: PointerEvent) =>
    start ? clampWidth(start.width + ((event.clientX - start.x) * direction()) / scale) : width

  const onKeyDown = (event: KeyboardEvent) => {
    const step = sidebarWidth.step * direction()
    const widths: Partial<Record<string, number>> = {
      ArrowLeft: width - step,
      ArrowRight: width + step,
      Home: sidebarWidth.min,
      End: sidebarWidth.max,
    }
    const next = widths[event.key]
    if (next === undefined) return
    event.preventDefault()
    onResize(clampWidth(next), true)
  }

  const release = (event: PointerEvent) => {
    if (!start) return
    onResize(dragged(event), true)
    setStart(null)
  }

  return (
    <div
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a separator with a value and keys is a widget
      tabIndex={0}
      role="separator"
      aria-orientation="vertical"
      aria-label={t('resize')}
      aria-controls={controls}
      aria-valuenow={width}
      aria-valuemin={sidebarWidth.min}
      aria-valuemax={sidebarWidth.max}
      aria-valuetext={t('width', { width: Math.round(width * scale) })}
      className={styles.resizer}
      {...(start && { 'data-moving': true })}
      onKeyDown={onKeyDown}
      onDoubleClick={() => onResize(sidebarWidth.initial, true)}
      onPointerDown={event => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setStart({ x: event.clientX, width })
      }}
      onPointerMove={event => {
        if (start) onResize(dragged(event), false)
      }}
      onPointerUp={release}
      onPointerCancel={release}
    />
  )
}
