import { assignInlineVars } from '@vanilla-extract/dynamic'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useId, useState, type DragEvent, type KeyboardEvent } from 'react'
import { useMessages } from '../../i18n/useMessages.ts'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import { SkeletonGroup } from '../Skeleton/Skeleton.tsx'
import { Tile, type TileContent, type TileLayout } from '../Tile/Tile.tsx'
import { TileSkeleton } from '../Tile/TileSkeleton.tsx'
import * as styles from './TileGrid.css.ts'
import { messages } from './TileGrid.messages.ts'

export interface TileItem extends TileContent {
  id: string
}

export interface TileGridProps extends ElementProps<HTMLDivElement> {
  /** Accessible name of the list: "Applications". */
  label: string
  /** Shows the label above the tiles, as an h2 heading. @default false */
  isLabelShown?: boolean
  /** The tiles in order. With `columns`, the first half, rounded up, is in the first column. */
  items: readonly TileItem[]
  /** Layout of the tiles. @default 'columns' */
  layout?: TileLayout
  /**
   * Called when the reader moves a tile, with its menu, Alt and arrow keys, or by dragging; `toIndex` is the new index,
   * from 0. Without it, tiles cannot be moved.
   */
  onMove?: (id: string, toIndex: number) => void
  /** Called when a tile's link is followed, for example to remember it. */
  onFollow?: (id: string) => void
  /** Number of skeletons to show instead of the items while they load. */
  skeletons?: number
}

interface Drag {
  id: string
  over: string | null
}

/** Tiles in the order of the menus. */
export function TileGrid({
  label,
  isLabelShown = false,
  items,
  layout = 'columns',
  onMove,
  onFollow,
  skeletons,
  ...element
}: TileGridProps) {
  const t = useMessages(messages)
  const keysId = useId()
  const [announcement, setAnnouncement] = useState('')
  const [drag, setDrag] = useState<Drag | null>(null)
  const count = skeletons ?? items.length
  const rows = assignInlineVars({ [styles.rows]: String(Math.max(1, Math.ceil(count / 2))) })

  if (skeletons !== undefined)
    return (
      <SkeletonGroup {...elementProps(element)} label={t('loading')}>
        <div className={styles.container}>
          <div className={styles.grid[layout]} style={rows}>
            {Array.from({ length: skeletons }, (_, index) => (
              <TileSkeleton key={index} layout={layout} />
            ))}
          </div>
        </div>
      </SkeletonGroup>
    )

  const move = (id: string, toIndex: number) => {
    const from = items.findIndex(item => item.id === id)
    const item = items[from]
    if (!onMove || !item || from === toIndex || toIndex < 0 || toIndex >= items.length) return
    onMove(id, toIndex)
    setAnnouncement(t('moved', { title: item.title, position: toIndex + 1, total: items.length }))
  }

  const onKeyDown = (event: KeyboardEvent, id: string, index: number) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    move(id, event.key === 'ArrowUp' ? index - 1 : index + 1)
  }

  const draggable = (id: string, index: number) => ({
    draggable: true,
    onKeyDown: (event: KeyboardEvent) => onKeyDown(event, id, index),
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', id)
      // By default the browser drags an image of the link's text rather than the tile.
      event.dataTransfer.setDragImage(event.currentTarget, 24, 24)
      setDrag({ id, over: null })
    },
    onDragOver: (event: DragEvent) => {
      if (!drag) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'move'
      if (drag.over !== id) setDrag({ ...drag, over: id })
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      if (drag) move(drag.id, index)
      setDrag(null)
    },
    onDragEnd: () => setDrag(null),
  })

  const dragState = (id: string) => (drag?.id === id ? 'dragging' : drag?.over === id ? 'target' : undefined)

  return (
    <div {...elementProps(element)} className={styles.container}>
      {isLabelShown && <h2 className={styles.label}>{label}</h2>}
      <ul
        aria-label={label}
        className={styles.grid[layout]}
        style={rows}
        {...(onMove && { 'aria-describedby': keysId })}
      >
        {items.map(({ id, ...item }, index) => {
          const state = dragState(id)
          return (
            <li key={id} className={styles.cell} {...(onMove && draggable(id, index))}>
              <Tile
                {...item}
                layout={layout}
                {...(state && { dragState: state })}
                {...(onFollow && { onFollow: () => onFollow(id) })}
                {...(onMove && { actions: [...(item.actions ?? []), ...moveActions(id, index)] })}
              />
            </li>
          )
        })}
      </ul>
      {onMove && (
        <>
          <span id={keysId} className={styles.hidden}>
            {t('keys')}
          </span>
          <span className={styles.hidden} role="status">
            {announcement}
          </span>
        </>
      )}
    </div>
  )

  function moveActions(id: string, index: number) {
    return [
      {
        id: 'move-up',
        label: t('moveUp'),
        icon: <ArrowUp aria-hidden size={18} />,
        isDisabled: index === 0,
        onAction: () => move(id, index - 1),
      },
      {
        id: 'move-down',
        label: t('moveDown'),
        icon: <ArrowDown aria-hidden size={18} />,
        isDisabled: index === items.length - 1,
        onAction: () => move(id, index + 1),
      },
    ]
  }
}
