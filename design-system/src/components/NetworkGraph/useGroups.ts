import { useEffect, useMemo, useState } from 'react'
import { aggregate, areGroupsOf, groupIdOf, groupKind, groupsOf, type NodeGroup } from './aggregate.ts'
import { findCommunities } from './findCommunities.ts'
import { GraphModel } from './graphModel.ts'
import type { NetworkWords } from './NetworkGraph.messages.ts'
import { networkShapes, type NetworkEdge, type NetworkKind, type NetworkNode } from './networkTypes.ts'

interface GroupsOptions {
  nodes: readonly NetworkNode[]
  edges: readonly NetworkEdge[]
  kinds: readonly NetworkKind[]
  groupFrom: number
  /** The selected node is never hidden in a closed group. */
  selectedId: string | null
  t: NetworkWords
}

interface Groups {
  nodes: readonly NetworkNode[]
  edges: readonly NetworkEdge[]
  kinds: readonly NetworkKind[]
  groups: ReadonlyMap<string, NodeGroup>
  /** Communities are being computed; nothing can be shown yet. */
  isGrouping: boolean
  /** The communities could not be computed. */
  hasFailed: boolean
  retry: () => void
  setOpen: (id: string, isOpen: boolean) => void
}

const noGroups: ReadonlyMap<string, NodeGroup> = new Map()
const nothing: ReadonlySet<string> = new Set()

/** In a large network, shows each community as one node that can be opened. */
export function useGroups(options: GroupsOptions): Groups {
  const { nodes, edges, kinds, groupFrom, selectedId, t } = options
  const isMany = nodes.length > groupFrom
  const [found, setFound] = useState<ReadonlyMap<string, number>>()
  const [failed, setFailed] = useState<readonly NetworkNode[]>()
  const [open, setOpenIds] = useState(nothing)
  // Groups are computed once for a network: later nodes are shown individually, and nothing already open moves.
  const groupOf = useMemo(
    () => (isMany && found && areGroupsOf(nodes, found) ? found : undefined),
    [isMany, found, nodes],
  )
  const hasFailed = isMany && groupOf === undefined && failed === nodes
  const isWanted = isMany && groupOf === undefined && !hasFailed
  useEffect(() => {
    if (!isWanted) return undefined
    const leaving = new AbortController()
    const model = new GraphModel(nodes, edges)
    const links = { count: model.nodes.length, sources: model.sources, targets: model.targets }
    findCommunities(links, leaving.signal).then(
      communities => {
        if (leaving.signal.aborted) return
        setFound(new Map(model.nodes.map(({ id }, node) => [id, communities[node] ?? node])))
        setOpenIds(nothing)
      },
      () => {
        if (!leaving.signal.aborted) setFailed(nodes)
      },
    )
    return () => leaving.abort()
  }, [isWanted, nodes, edges])
  const chosenGroup = useMemo(() => {
    if (!groupOf || selectedId === null) return undefined
    const number = groupOf.get(selectedId)
    const members = number === undefined ? undefined : groupsOf(nodes, groupOf).get(number)
    return members?.[0] && groupIdOf(members[0].id)
  }, [groupOf, nodes, selectedId])
  const shownOpen = useMemo(
    () => (chosenGroup === undefined || open.has(chosenGroup) ? open : new Set([...open, chosenGroup])),
    [open, chosenGroup],
  )
  const grouped = useMemo(
    () => (groupOf ? aggregate({ nodes, edges, kinds, groupOf, open: shownOpen, t }) : undefined),
    [groupOf, nodes, edges, kinds, shownOpen, t],
  )
  const kindsWithGroups = useMemo((): readonly NetworkKind[] => {
    const taken = new Set(kinds.map(({ shape }) => shape))
    const shape = networkShapes.findLast(each => !taken.has(each)) ?? 'star'
    const group = { id: groupKind, label: t('groupKind'), pluralLabel: t('groupKinds'), shape, tone: 'muted' }
    return [group as NetworkKind, ...kinds]
  }, [kinds, t])
  return {
    nodes: grouped?.nodes ?? nodes,
    edges: grouped?.edges ?? edges,
    kinds: grouped ? kindsWithGroups : kinds,
    groups: grouped?.groups ?? noGroups,
    isGrouping: isWanted,
    hasFailed,
    retry: () => setFailed(undefined),
    setOpen: (id, isOpen) => {
      const next = new Set(shownOpen)
      if (isOpen) next.add(id)
      else next.delete(id)
      setOpenIds(next)
    },
  }
}
