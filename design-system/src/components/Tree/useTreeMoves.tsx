import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { useMessages } from '../../i18n/useMessages.ts'
import { messages } from './Tree.messages.ts'
import * as styles from './Tree.css.ts'
import {
  indexTree,
  isPossible,
  moveOfDrop,
  moveOfStep,
  type TreeMove,
  type TreeNode,
  type TreeStep,
} from './treeModel.ts'

const steps: Readonly<Record<string, TreeStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

interface TreeMovesOptions {
  items: readonly TreeNode[]
  isEnabled: boolean
  onMove: (id: string, move: TreeMove) => void
  canMove: (id: string, move: TreeMove) => boolean
  open: (id: string) => void
  container: RefObject<HTMLElement | null>
}

/**
 * Everything that moves a row: pointer and keyboard drag of React Aria, Alt with the arrows, what is said about it,
 * and the focus, which follows the row when its element is taken out of the page and put in elsewhere.
 */
export function useTreeMoves({ items, isEnabled, onMove, canMove, open, container }: TreeMovesOptions) {
  const t = useMessages(messages)
  const places = indexTree(items)
  const [said, setSaid] = useState('')
  const dragged = useRef<string | null>(null)
  const moved = useRef<{ id: string; hadFocus: boolean } | null>(null)

  const allowed = (id: string, move: TreeMove) =>
    places.get(id)?.node.isBusy !== true && isPossible(places, id, move) && canMove(id, move)

  const move = (id: string, to: TreeMove) => {
    if (to.parentId !== null) open(to.parentId)
    moved.current = { id, hadFocus: container.current?.contains(document.activeElement) ?? false }
    onMove(id, to)
  }

  useLayoutEffect(() => {
    const last = moved.current
    const place = last ? indexTree(items).get(last.id) : undefined
    if (!last || !place) return
    moved.current = null
    const { node, parentId, index, siblings } = place
    const parent = parentId === null ? undefined : indexTree(items).get(parentId)?.node.title
    const values = { title: node.title, position: index + 1, size: siblings.length }
    setSaid(parent === undefined ? t('movedTop', values) : t('movedInto', { ...values, parent }))
    const row = container.current?.querySelector<HTMLElement>(
      `[role="row"][data-key="${CSS.escape(last.id)}"]`,
    )
    if (last.hadFocus && row && !row.contains(document.activeElement)) row.focus()
  }, [items, t, container])

  const { dragAndDropHooks } = useDragAndDrop<TreeNode>({
    isDisabled: !isEnabled,
    getItems: keys => [...keys].map(key => ({ 'text/plain': places.get(String(key))?.node.title ?? '' })),
    getAllowedDropOperations: () => ['move'],
    onDragStart: ({ keys }) => {
      dragged.current = [...keys].map(String)[0] ?? null
    },
    onDragEnd: () => {
      dragged.current = null
    },
    getDropOperation: target => {
      const id = dragged.current
      if (id === null || target.type !== 'item') return 'cancel'
      const to = moveOfDrop(places, id, String(target.key), target.dropPosition)
      return to && allowed(id, to) ? 'move' : 'cancel'
    },
    onMove: ({ keys, target }) => {
      const id = [...keys].map(String)[0]
      if (id === undefined) return
      const to = moveOfDrop(places, id, String(target.key), target.dropPosition)
      if (to && allowed(id, to)) move(id, to)
    },
    renderDropIndicator: target => <DropIndicator target={target} className={styles.indicator} />,
  })

  const onKeyDownCapture = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key]
    if (!isEnabled || !step || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const row = event.target instanceof Element ? event.target.closest('[role="row"]') : null
    const id = row?.getAttribute('data-key')
    const place = id ? places.get(id) : undefined
    if (!id || !place) return
    // Otherwise Alt+Left leaves the page.
    event.preventDefault()
    event.stopPropagation()
    const to = moveOfStep(places, id, step)
    if (to && allowed(id, to)) move(id, to)
    else setSaid(t('refused', { title: place.node.title }))
  }

  return { dragAndDropHooks, onKeyDownCapture, said, say: setSaid }
}
