import { useEffect, useMemo, useState } from 'react'
import { aggregate, groupIdOf, groupKind, groupsOf, type NodeGroup } from './aggregate.ts'
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
  setOpen: (id: string, isOpen: boolean) => void
}

const noGroups: ReadonlyMap<string, NodeGroup> = new Map()
const nothing: ReadonlySet<string> = new Set()

/** In a large network, shows each community as one node that can be opened. */
export function useGroups(options: GroupsOptions): Groups {
  const { nodes, edges, kinds, groupFrom, selectedId, t } = options
  const isMany = nodes.length > groupFrom
  const [groupOf, setGroupOf] = useState<ReadonlyMap<string, number>>()
  const [open, setOpenIds] = useState(nothing)
  // Groups are computed once: later nodes are shown individually, and nothing already open moves.
  const isWanted = isMany && groupOf === undefined
  useEffect(() => {
    if (!isWanted) return undefined
    const leaving = new AbortController()
    const model = new GraphModel(nodes, edges)
    const links = { count: model.nodes.length, sources: model.sources, targets: model.targets }
    void findCommunities(links, leaving.signal).then(found => {
      if (!leaving.signal.aborted)
        setGroupOf(new Map(model.nodes.map(({ id }, node) => [id, found[node] ?? node])))
    })
    return () => leaving.abort()
  }, [isWanted, nodes, edges])
  const chosenGroup = useMemo(() => {
    if (!isMany || !groupOf || selectedId === null) return undefined
    const number = groupOf.get(selectedId)
    const members = number === undefined ? undefined : groupsOf(nodes, groupOf).get(number)
    return members?.[0] && groupIdOf(members[0].id)
  }, [isMany, groupOf, nodes, selectedId])
  const shownOpen = useMemo(
    () => (chosenGroup === undefined || open.has(chosenGroup) ? open : new Set([...open, chosenGroup])),
    [open, chosenGroup],
  )
  const grouped = useMemo(
    () => (isMany && groupOf ? aggregate({ nodes, edges, kinds, groupOf, open: shownOpen, t }) : undefined),
    [isMany, groupOf, nodes, edges, kinds, shownOpen, t],
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
    setOpen: (id, isOpen) => {
      const next = new Set(shownOpen)
      if (isOpen) next.add(id)
      else next.delete(id)
      setOpenIds(next)
    },
  }
}
