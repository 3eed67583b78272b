import {
  useId,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { mergeProps } from 'react-aria/mergeProps'
import { useLocale } from 'react-aria/I18nProvider'
import type { TreeSelectionStore } from '../../internal/windowedGrid/treeSelectionManager.ts'
import { DrawnRows } from '../../internal/windowedGrid/DrawnRows.tsx'
import { useWindowedTree } from '../../internal/windowedGrid/useWindowedTree.ts'
import { ListPlaces, ListRows } from './listRows.ts'
import { NetworkRow } from './NetworkRow.tsx'
import * as styles from './list.css.ts'
import type { NetworkState } from './useNetworkState.ts'

const moveKeys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown']

const rowOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[role="row"]') : null

/** The content of the graph as a tree grid: each node, with its linked nodes below it. */
export function NetworkList({ network }: { network: NetworkState }) {
  const { model, filter, selected } = network
  const { direction } = useLocale()
  const tree = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set())
  const keysId = useId()
  const rows = useMemo(() => new ListRows(model), [model])
  const open = useMemo(() => {
    const flags = new Uint8Array(model.nodes.length)
    for (const id of openIds) flags[model.numberOf(id)] = 1
    for (let node = 0; node < flags.length; node += 1) {
      const group = model.groupAt(node)
      if (group) flags[node] = group.isOpen ? 1 : 0
    }
    return flags
  }, [model, openIds])
  const order = useMemo(() => rows.orderOf(filter, open), [rows, filter, open])
  const shape = useMemo(() => rows.shapeOf(order), [rows, order])
  const places = useMemo(() => new ListPlaces(model, rows, filter), [model, rows, filter])

  /** The position of a node's own row, −1 if it is not shown. */
  const ownPosition = (node: number) => (node === -1 ? -1 : order.positionOf(rows.rowOfNode(node)))
  const store: TreeSelectionStore = {
    isEmpty: selected === -1,
    isSelected: row => rows.at(row).parent === -1 && rows.at(row).node === selected,
    toggle: row => network.act(rows.at(row).node),
    replace: row => network.act(rows.at(row).node),
    extend: row => network.act(rows.at(row).node),
    all: () => {},
    none: () => {},
    firstSelectedId: () => (ownPosition(selected) === -1 ? null : (model.nodes[selected]?.id ?? null)),
  }
  const { treeProps, focusedId, drawn, focusRow } = useWindowedTree({
    shape,
    tree,
    body,
    selectionMode: 'single',
    store,
    isEditing: false,
    label: { 'aria-label': network.title },
    chosenId: model.nodes[selected]?.id ?? null,
  })

  const setOpen = (node: number, isOpen: boolean) => {
    const id = model.nodes[node]?.id
    if (id === undefined) return
    if (model.groupAt(node)) return network.toggleGroup(node)
    const next = new Set(openIds)
    if (isOpen) next.add(id)
    else next.delete(id)
    setOpenIds(next)
    if (isOpen && network.expandStateOf(node) !== undefined) network.expand(node)
  }
  /** Whether the links of a row are expanded. Undefined when it has none, or when it is listed below another node. */
  const isOpen = (row: number): boolean | undefined => {
    const { node, parent } = rows.at(row)
    if (parent !== -1) return undefined
    if (model.groupAt(node)) return open[node] === 1
    if (places.linksOf(node) === 0 && network.expandStateOf(node) === undefined) return undefined
    return open[node] === 1
  }
  /**
   * Selects the node of a row. From a row listed below another node, the focus follows the link to the node's own row.
   */
  const act = (id: string) => {
    const { node, parent } = rows.at(rows.rowOfId(id))
    network.act(node)
    const own = model.nodes[node]?.id
    if (parent !== -1 && own !== undefined && ownPosition(node) !== -1) focusRow(own)
  }

  const onKeyDownCapture = (event: KeyboardEvent<HTMLElement>) => {
    const id = rowOf(event.target)?.dataset['key']
    if (id === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    event.stopPropagation()
    const row = rows.rowOfId(id)
    const { node, parent } = rows.at(row)
    const isForward = (event.key === 'ArrowRight') === (direction === 'ltr')
    if (isForward && isOpen(row) === false) setOpen(node, true)
    else if (isForward && isOpen(row) === true) {
      const next = order.rowAt(order.positionOf(row) + 1)
      if (next !== -1 && rows.at(next).parent === row) focusRow(rows.idAt(next))
    } else if (!isForward && parent !== -1) focusRow(rows.idAt(parent))
    else if (!isForward && isOpen(row) === true) setOpen(node, false)
  }
  const own = {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const id = rowOf(event.target)?.dataset['key']
      if (id === undefined) return
      // A key that moves the focus must not scroll the page or the list as well.
      if (moveKeys.includes(event.key) && !event.altKey) event.preventDefault()
      if (event.key === 'Escape' && network.leave()) event.stopPropagation()
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      act(id)
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      const row = rowOf(event.target)
      const id = row?.dataset['key']
      if (!row || id === undefined || !(event.target instanceof Element)) return
      const number = rows.rowOfId(id)
      const part = event.target.closest('[data-part]')?.getAttribute('data-part')
      if (part !== null && part !== undefined) {
        focusRow(id)
        if (part === 'toggle') setOpen(rows.at(number).node, isOpen(number) !== true)
        else network.expand(rows.at(number).node)
        return
      }
      if (!row.contains(document.activeElement)) focusRow(id)
      act(id)
    },
  }
  const collectionId = String((treeProps as { 'data-collection'?: string })['data-collection'])
  return (
    <div onKeyDownCapture={onKeyDownCapture} className={styles.outer}>
      <div
        {...mergeProps(treeProps, own)}
        ref={tree}
        aria-rowcount={order.length}
        aria-describedby={keysId}
        className={styles.tree}
      >
        <div
          ref={body}
          role="rowgroup"
          className={styles.body}
          style={{ '--network-rows': order.length } as CSSProperties}
        >
          <DrawnRows drawn={drawn}>
            {(id, slot) => {
              const number = rows.rowOfId(id)
              const { node, link, parent } = rows.at(number)
              return (
                <NetworkRow
                  key={slot}
                  {...{ network, collectionId, id, node, link }}
                  owner={parent === -1 ? -1 : rows.at(parent).node}
                  position={order.positionOf(number)}
                  place={places.placeOf(number)}
                  isExpanded={isOpen(number)}
                  isTabStop={focusedId === id}
                  isChosen={node === selected}
                />
              )
            }}
          </DrawnRows>
        </div>
      </div>
      <div id={keysId} hidden>
        {network.summary}
      </div>
    </div>
  )
}
