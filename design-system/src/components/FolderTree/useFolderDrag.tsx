import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { createPortal } from 'react-dom'
import type { RowOrder } from '../../internal/rowModel/rowModel.ts'
import type { TreeModel } from '../../internal/treeModel/treeModel.ts'
import { moveOfDrop, type DropPosition, type TreeMove } from '../../internal/treeModel/treeMoves.ts'
import { dropPositionAt, scrollSpeedAt } from './dropPlace.ts'
import type { FolderWords } from './FolderTree.messages.ts'
import type { FolderItem } from './folderTypes.ts'
import * as styles from './drag.css.ts'
import type { FolderMoves } from './useFolderMoves.ts'

/** Distance in px that the pointer moves before a press becomes a drag. */
const threshold = 5
const nobody: ReadonlySet<string> = new Set()
/** Milliseconds over a closed folder before it opens. */
const openAfter = 700

interface FolderDragOptions {
  tree: RefObject<HTMLDivElement | null>
  body: RefObject<HTMLDivElement | null>
  model: TreeModel<FolderItem>
  order: RowOrder
  moves: FolderMoves
  isOpen: (number: number) => boolean | undefined
  open: (number: number) => void
  focusRow: (id: string) => void
  t: FolderWords
}

interface Over {
  id: string
  position: DropPosition
  move: TreeMove
}

interface Place {
  over: Over | null
  /** Why the entries cannot be dropped there. */
  refusal?: string
}

interface Dragged extends Place {
  ids: readonly string[]
}

export interface FolderDrag {
  /** Ids of the dragged entries. */
  ids: ReadonlySet<string>
  over: Over | null
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
  /** Whether the click comes from the end of a drag and must be ignored. */
  wasDrag: () => boolean
  /** The text beside the pointer. */
  words: ReactNode
}

/**
 * Drags entries: a mouse or pen from anywhere on a row, a finger by the drag handle, as the rest of the row scrolls.
 * Escape cancels. The drop position is computed from row indexes, not from rendered elements.
 */
export function useFolderDrag(options: FolderDragOptions): FolderDrag {
  const { moves } = options
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const words = useRef<HTMLDivElement>(null)
  const pointerAt = useRef({ x: 0, y: 0 })
  const hasDragged = useRef(false)
  const stop = useRef<(() => void) | null>(null)
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  useEffect(() => () => stop.current?.(), [])
  const isDragged = dragged !== null
  useLayoutEffect(() => {
    if (isDragged) placeWords(words.current, pointerAt.current)
  }, [isDragged])

  /** The row below the pointer and the position on it. */
  const placeAt = (ids: readonly string[], y: number): Place => {
    const { tree, body, model, order, isOpen } = latest.current
    const [view, box] = [tree.current?.getBoundingClientRect(), body.current?.getBoundingClientRect()]
    if (!view || !box || y < view.top || y > view.bottom || order.length === 0) return nowhere
    const at = (y - box.top) / (box.height / order.length)
    const number = order.rowAt(Math.floor(at))
    const item = model.items[number]
    if (!item) return nowhere
    const { isOrdered } = latest.current.moves
    const position = dropPositionAt(at % 1, { isOrdered, isDocument: item.kind === 'document' })
    const over = (targetId: string, at2: DropPosition, move: TreeMove | null): Place => {
      if (!move) return nowhere
      const refused = latest.current.moves.refusal(ids, move)
      if (!refused) return { over: { id: targetId, position: at2, move } }
      return refused.kind === 'there' ? nowhere : { over: null, refusal: refused.words }
    }
    // In an unordered tree, a document stands for its parent.
    if (!isOrdered && item.kind === 'document')
      return item.parentId === null
        ? nowhere
        : over(item.parentId, 'on', { parentId: item.parentId, beforeId: null })
    if (position === 'after' && isOpen(number) === true && model.endOf(number) > number + 1)
      return over(item.id, 'after', { parentId: item.id, beforeId: model.idAt(number + 1) })
    return over(item.id, position, moveOfDrop(model, item.id, position))
  }

  const begin = (id: string, ids: readonly string[], pointer: { id: number; x: number; y: number }) => {
    let [isDragging, x, y] = [false, pointer.x, pointer.y]
    let [frame, opens]: [number, { id: string; timer: number } | null] = [0, null]
    let over: Over | null = null

    const look = () => {
      const place = placeAt(ids, y)
      over = place.over
      setDragged(before =>
        before?.ids === ids &&
        before.over?.id === over?.id &&
        before.over?.position === over?.position &&
        before.refusal === place.refusal
          ? before
          : { ids, ...place },
      )
      pointerAt.current = { x, y }
      placeWords(words.current, pointerAt.current)
      const target = over?.position === 'on' ? over.id : null
      if (opens?.id === target) return
      clearTimeout(opens?.timer)
      opens = target === null ? null : { id: target, timer: window.setTimeout(openTarget, openAfter) }
    }
    const openTarget = () => {
      const { model, isOpen, open } = latest.current
      const number = opens ? model.numberOf(opens.id) : -1
      if (number !== -1 && isOpen(number) === false) open(number)
    }
    const scroll = () => {
      const view = latest.current.tree.current
      const speed = view ? scrollSpeedAt(y, view.getBoundingClientRect()) : 0
      if (view && speed !== 0) {
        view.scrollTop += speed
        look()
      }
      frame = requestAnimationFrame(scroll)
    }
    const onMove = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== pointer.id) return
      ;[x, y] = [event.clientX, event.clientY]
      if (!isDragging && Math.hypot(x - pointer.x, y - pointer.y) < threshold) return
      if (!isDragging) {
        isDragging = true
        getSelection()?.removeAllRanges()
        // Focus the dragged row: a focused row is not removed when it scrolls out of view.
        latest.current.focusRow(id)
        frame = requestAnimationFrame(scroll)
      }
      look()
    }
    const end = (isDropped: boolean) => {
      stop.current?.()
      if (!isDragging) return
      hasDragged.current = true
      setTimeout(() => {
        hasDragged.current = false
      })
      if (isDropped && over) latest.current.moves.move(ids, over.move)
    }
    const onUp = (event: globalThis.PointerEvent) => event.pointerId === pointer.id && end(true)
    const onCancel = (event: globalThis.PointerEvent) => event.pointerId === pointer.id && end(false)
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || !isDragging) return
      event.preventDefault()
      event.stopPropagation()
      end(false)
    }
    // The browser would start its own drag of a link.
    const onDragStart = (event: Event) => event.preventDefault()
    window.addEventListener('pointermove', onMove)
    window.addEventListener('pointerup', onUp)
    window.addEventListener('pointercancel', onCancel)
    window.addEventListener('keydown', onKeyDown, true)
    window.addEventListener('dragstart', onDragStart, true)
    stop.current = () => {
      stop.current = null
      cancelAnimationFrame(frame)
      clearTimeout(opens?.timer)
      window.removeEventListener('pointermove', onMove)
      window.removeEventListener('pointerup', onUp)
      window.removeEventListener('pointercancel', onCancel)
      window.removeEventListener('keydown', onKeyDown, true)
      window.removeEventListener('dragstart', onDragStart, true)
      setDragged(null)
    }
  }

  const draggedIds = dragged?.ids
  return {
    ids: useMemo(() => (draggedIds ? new Set(draggedIds) : nobody), [draggedIds]),
    over: dragged?.over ?? null,
    wasDrag: () => hasDragged.current,
    onPointerDown: event => {
      if (!moves.isEnabled || event.button !== 0 || !event.isPrimary || !(event.target instanceof Element))
        return
      const id = event.target.closest<HTMLElement>('[role="row"]')?.dataset['key']
      const isHandle = event.target.closest('[data-part="handle"]') !== null
      const isControl = event.target.closest('button, input') !== null
      const item = id === undefined ? undefined : options.model.items[options.model.numberOf(id)]
      if (id === undefined || !item || item.isBusy || isControl) return
      if (event.pointerType === 'touch' && !isHandle) return
      begin(id, moves.groupOf(id), { id: event.pointerId, x: event.clientX, y: event.clientY })
    },
    words:
      dragged &&
      createPortal(
        <div ref={words} aria-hidden className={styles.words}>
          {dragWords(dragged, options)}
        </div>,
        document.body,
      ),
  }
}

const nowhere: Place = { over: null }

const one = { on: 'dragging', before: 'draggingBefore', after: 'draggingAfter' } as const
const many = { on: 'draggingMany', before: 'draggingManyBefore', after: 'draggingManyAfter' } as const

/** Text for the dragged entries with their destination, or the reason why they cannot go there. */
function dragWords({ ids, over, refusal }: Dragged, { model, t }: FolderDragOptions): string {
  const nameOf = (id: string | undefined) =>
    id === undefined ? '' : (model.items[model.numberOf(id)]?.name ?? '')
  const count = ids.length
  if (over) {
    const target = nameOf(over.id)
    return count === 1
      ? t(one[over.position], { name: nameOf(ids[0]), target })
      : t(many[over.position], { count, target })
  }
  if (refusal !== undefined) return refusal
  return count === 1 ? nameOf(ids[0]) : t('entries', { count })
}

/** Positions the text beside the pointer, on the side that has room. */
function placeWords(words: HTMLElement | null, { x, y }: { x: number; y: number }): void {
  if (!words) return
  const room = document.documentElement.clientWidth - words.offsetWidth
  words.style.translate = `${Math.max(0, Math.min(x + 14, room))}px ${y + 14}px`
}
