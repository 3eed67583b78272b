import { useMemo, useState } from 'react'
import { useLocale, useMessages } from '../../i18n/useMessages.ts'
import { given } from '../../internal/given.ts'
import { useMediaQuery } from '../../internal/media/useMediaQuery.ts'
import { breakpoint } from '../../tokens/scale.ts'
import { groupKind } from './aggregate.ts'
import { filterGraph, kindCounts, shownLinks, type GraphFilter } from './graphFilter.ts'
import { GraphModel } from './graphModel.ts'
import { messages, type NetworkWords } from './NetworkGraph.messages.ts'
import type { NetworkGraphProps } from './networkProps.ts'
import type { NetworkKind, NetworkLayout, NetworkNode, NetworkView } from './networkTypes.ts'
import { linkWords, nodeWords } from './networkWords.ts'
import { shortestPath, type NetworkPath } from './shortestPath.ts'
import { useGroups } from './useGroups.ts'
import { useExpansion, type ExpandState } from './useExpansion.ts'
import { useNodePlaces, type NodePlaces } from './useNodePlaces.ts'

/** Ids of the nodes between which to find a path. */
export interface PathEnds {
  from: string | null
  to: string | null
}

/** The state that the graph and the list share, so that they stay in sync. Nodes and links are identified by number. */
export interface NetworkState {
  title: string
  model: GraphModel
  kinds: readonly NetworkKind[]
  kindOf: ReadonlyMap<string, NetworkKind>
  counts: ReadonlyMap<string, number>
  layout: NetworkLayout
  /** What the network consists of, in a sentence. */
  summary: string
  amount: string
  view: NetworkView
  setView: (view: NetworkView) => void
  query: string
  setQuery: (query: string) => void
  hiddenKinds: ReadonlySet<string>
  setKind: (id: string, isShown: boolean) => void
  /** Clears the search and shows all kinds. */
  showAll: () => void
  filter: GraphFilter
  /** The selected node, −1 for none. */
  selected: number
  select: (node: number) => void
  clear: () => void
  /** The node with the keyboard focus in the graph, −1 at first. */
  current: number
  /** @param from the node it was reached from, whose link is announced too; −1 for none; undefined announces nothing */
  walkTo: (node: number, from: number | undefined) => void
  /** Handles Enter: selects a node, or opens the selected one. */
  act: (node: number) => void
  /** Handles Escape: closes the path, then clears the selection. Returns whether there was anything to leave. */
  leave: () => boolean
  /** Undefined while no path is being looked for. */
  ends: PathEnds | undefined
  setEnds: (ends: PathEnds | undefined) => void
  path: NetworkPath | undefined
  /** Communities are being computed; nothing can be shown yet. */
  isGrouping: boolean
  /** The communities could not be computed. */
  hasFailed: boolean
  retry: () => void
  /** Opens a closed group, and closes an open one. */
  toggleGroup: (node: number) => void
  /** Loads further links of a node that has some; opens or closes a group. */
  expand: (node: number) => void
  expandStateOf: (node: number) => ExpandState | undefined
  places: NodePlaces
  /** The announcement for assistive technology. */
  said: string
  say: (words: string) => void
  t: NetworkWords
}

const none: ReadonlySet<string> = new Set()

/** Narrower windows have no room for a graph and its labels. */
const narrow = `screen and (width < ${breakpoint.small})`

export function useNetworkState<Node extends NetworkNode>(props: NetworkGraphProps<Node>): NetworkState {
  const { layout = 'force', onViewChange, onSelect, onNodeAction, groupFrom = 20_000 } = props
  const t = useMessages(messages)
  const locale = useLocale()
  const [ownSelected, setOwnSelected] = useState<string | null>(props.defaultSelectedId ?? null)
  const selectedId = props.selectedId === undefined ? ownSelected : props.selectedId
  // Groups are this component's own: the caller is never given their ids.
  const [selectedGroup, setSelectedGroup] = useState<string | null>(null)
  const [lastSelectedId, setLastSelectedId] = useState(selectedId)
  if (selectedId !== lastSelectedId) {
    setLastSelectedId(selectedId)
    if (selectedId !== null) setSelectedGroup(null)
  }
  const grouped = useGroups({
    nodes: props.nodes,
    edges: props.edges,
    kinds: props.kinds,
    groupFrom,
    // While a group is selected instead, a caller that keeps its own selection does not open the group again.
    selectedId: selectedGroup === null ? selectedId : null,
    t,
  })
  const { nodes, edges, kinds, groups } = grouped
  if (selectedGroup !== null && !groups.has(selectedGroup)) setSelectedGroup(null)
  const model = useMemo(() => new GraphModel(nodes, edges, groups), [nodes, edges, groups])
  const kindOf = useMemo(() => new Map(kinds.map(kind => [kind.id, kind])), [kinds])
  const counts = useMemo(() => kindCounts(model), [model])
  const { defaultView = 'graph', onHiddenKindsChange } = props
  const isNarrow = useMediaQuery(narrow)
  const [chosenView, setOwnView] = useState(defaultView === 'auto' ? undefined : defaultView)
  const ownView = chosenView ?? (isNarrow ? 'list' : 'graph')
  const [currentId, setCurrentId] = useState<string | null>(null)
  const [query, setQuery] = useState('')
  const [ownHiddenKinds, setOwnHiddenKinds] = useState(none)
  const [areGroupsHidden, setGroupsHidden] = useState(false)
  const callerHidden = props.hiddenKinds ?? ownHiddenKinds
  const hiddenKinds = useMemo(
    () => new Set(areGroupsHidden ? [...callerHidden, groupKind] : callerHidden),
    [callerHidden, areGroupsHidden],
  )
  const [ends, setEnds] = useState<PathEnds>()
  const [said, say] = useState('')

  const filter = useMemo(() => filterGraph(model, hiddenKinds, query), [model, hiddenKinds, query])
  const selected = model.numberOf(selectedGroup ?? selectedId)
  const current = model.numberOf(currentId ?? model.nodes[selected]?.id)
  const [start, end] = [model.numberOf(ends?.from), model.numberOf(ends?.to)]
  const path = useMemo(
    () => (start === -1 || end === -1 ? undefined : shortestPath(model, start, end, filter.shown)),
    [model, start, end, filter.shown],
  )
  const links = useMemo(() => shownLinks(model, filter.shown), [model, filter.shown])
  const { positions, onPositionsChange } = props
  const places = useNodePlaces({ model, ...given({ positions, onPositionsChange }), say, t })
  const expansion = useExpansion({ model, onExpand: props.onExpand, say, t })

  const amountOf = (elements: number, edgeCount: number) =>
    t('amount', { elements: t('elements', { count: elements }), links: t('links', { count: edgeCount }) })
  const kindAmounts = kinds.map(({ id, pluralLabel }) =>
    t('kindAmount', { kind: pluralLabel, count: counts.get(id) ?? 0 }),
  )
  const setSelected = (id: string | null) => {
    const isGroup = id !== null && groups.has(id)
    const told = isGroup ? null : id
    setSelectedGroup(isGroup ? id : null)
    setOwnSelected(told)
    if (told !== selectedId) onSelect?.(told)
  }
  const hideKinds = (ids: ReadonlySet<string>) => {
    setOwnHiddenKinds(ids)
    onHiddenKindsChange?.([...ids])
  }
  const select = (node: number) => {
    const found = model.nodes[node]
    if (!found) return
    setCurrentId(found.id)
    if (node === selected) return
    setSelected(found.id)
    say(`${nodeWords(model, kindOf, node, t)}, ${t('chosen')}`)
  }

  const toggleGroup = (node: number) => {
    const group = model.groupAt(node)
    if (!group) return
    const { id, isOpen, members } = group
    grouped.setOpen(id, !isOpen)
    // A selected member is not hidden in the group: the group is selected instead.
    if (isOpen && members.some(member => member.id === model.nodes[selected]?.id)) setSelected(id)
    setCurrentId(id)
    say(t(isOpen ? 'groupWasClosed' : 'groupOpened', { label: model.nodes[node]?.label ?? '' }))
  }

  return {
    isGrouping: grouped.isGrouping,
    hasFailed: grouped.hasFailed,
    retry: grouped.retry,
    title: props['aria-label'],
    model,
    kinds,
    kindOf,
    counts,
    layout,
    summary: t('summary', {
      amount: amountOf(model.nodes.length, model.edges.length),
      kinds: new Intl.ListFormat(locale).format(kindAmounts),
    }),
    amount: amountOf(filter.shownCount, links),
    view: props.view ?? ownView,
    setView: view => {
      setOwnView(view)
      onViewChange?.(view)
    },
    query,
    setQuery: text => {
      setQuery(text)
      if (text.trim() !== '') say(t('found', { count: filterGraph(model, hiddenKinds, text).foundCount }))
    },
    hiddenKinds,
    setKind: (id, isShown) => {
      if (id === groupKind) {
        setGroupsHidden(!isShown)
        return
      }
      const next = new Set(callerHidden)
      if (isShown) next.delete(id)
      else next.add(id)
      hideKinds(next)
    },
    showAll: () => {
      setQuery('')
      setGroupsHidden(false)
      hideKinds(none)
    },
    filter,
    selected,
    select,
    clear: () => setSelected(null),
    current,
    walkTo: (node, from) => {
      const next = model.nodes[node]
      if (!next) return
      setCurrentId(next.id)
      if (from !== undefined) say(walkWords({ model, kindOf, shown: filter.shown, from, to: node, t }))
    },
    act: node => {
      // The model holds the caller's own objects.
      const found = model.nodes[node] as Node | undefined
      if (!found) return
      if (node === selected && model.groupAt(node)) toggleGroup(node)
      else if (node === selected && onNodeAction) onNodeAction(found)
      else select(node)
    },
    leave: () => {
      if (!ends && selected === -1) return false
      if (ends) setEnds(undefined)
      else setSelected(null)
      return true
    },
    ends,
    setEnds,
    path,
    toggleGroup,
    expand: node => {
      if (model.groupAt(node)) toggleGroup(node)
      else expansion.expand(node)
    },
    expandStateOf: expansion.expandStateOf,
    places,
    said,
    say,
    t,
  }
}

/** How many of a node's other links are announced on arrival. */
const mostSaid = 2

interface Walk {
  model: GraphModel
  kindOf: ReadonlyMap<string, NetworkKind>
  /** Flags by node. */
  shown: Uint8Array
  /** −1 if it was not reached by a link. */
  from: number
  to: number
  t: NetworkWords
}

/** Announces a node: the link that led to it, and the first of those that lead on. */
function walkWords({ model, kindOf, shown, from, to, t }: Walk): string {
  const slots = Array.from({ length: model.endOf(to) - model.startOf(to) }, (_, at) => model.startOf(to) + at)
  const onward = slots
    .filter(slot => {
      const other = model.neighbourAt(slot)
      return other !== from && other !== to && shown[other] === 1
    })
    .slice(0, mostSaid)
    .map(slot => {
      const label = model.nodes[model.neighbourAt(slot)]?.label ?? ''
      return t('nodeLink', { link: linkWords(model, model.linkAt(slot), to, t).words, label })
    })
  const itself = nodeWords(model, kindOf, to, t)
  const node = onward.length === 0 ? itself : t('nodeOnward', { node: itself, links: onward.join(', ') })
  if (from === -1 || from === to) return node
  const way = slots.find(slot => model.neighbourAt(slot) === from)
  return way === undefined
    ? node
    : t('nodeBy', { link: linkWords(model, model.linkAt(way), from, t).words, node })
}
