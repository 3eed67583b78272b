import { FolderTree, type FolderAction, type TreeMove } from '@parvis/design-system/FolderTree'
import { useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { clientItem, contentItems, type LibraryItem, type LibraryThing } from './library-items.ts'
import type { ReportEntry } from './library.ts'
import { wayTo } from './rules/folder-rules.ts'
import { entryOf, readEntry } from './rules/place.ts'
import type { Library } from './useLibrary.ts'

export interface LibraryTreeProps {
  library: Library
  /** The address of a report. */
  addressOf: (report: ReportEntry) => string
  emptyState: ReactNode
  rowActions?: (thing: LibraryThing) => readonly FolderAction[]
  onMove?: (thing: LibraryThing, to: LibraryThing | undefined) => void
  /** Why it cannot be moved there; `true` if it can. */
  canMove?: (thing: LibraryThing, to: LibraryThing | undefined) => boolean | string
}

const nothing: ReadonlySet<string> = new Set()

/** A tree of clients with their folders and reports. */
export function LibraryTree(props: LibraryTreeProps) {
  const { library, addressOf, rowActions, onMove, canMove } = props
  const { place, setPlace, typed, clients, contents } = library
  const { t } = useTranslation('reports')
  const [expanded, setExpanded] = useState(nothing)
  const [closedAt, setClosedAt] = useState<string>()
  const items = useMemo(
    () =>
      clients.flatMap(client => [
        clientItem(client, t),
        ...contentItems(client.id, contents.get(client.id), addressOf, t),
      ]),
    [clients, contents, addressOf, t],
  )
  const things = useMemo(() => new Map(items.map(({ id, thing }) => [id, thing])), [items])
  const selected = entryOf(place)
  // Expand the tree down to the place in the address, until the reader closes something around it.
  const expandedIds = useMemo(() => {
    if (!place || closedAt === selected) return expanded
    const way = place.folderId === undefined ? [] : wayTo(library.own?.folders ?? [], place.folderId)
    return new Set([
      ...expanded,
      `client-${place.clientId}`,
      ...way.slice(0, -1).map(({ id }) => `folder-${id}`),
    ])
  }, [expanded, place, selected, closedAt, library.own])
  const targetOf = ({ parentId }: TreeMove) => (parentId === null ? undefined : things.get(parentId))
  return (
    <FolderTree
      aria-label={t('tree.title')}
      items={items}
      expandedIds={expandedIds}
      onExpandedChange={ids => {
        setExpanded(ids)
        setClosedAt(selected)
        library.open(ids)
      }}
      loadChildren={library.loadChildren}
      selectionMode="single"
      selectedIds={useMemo(() => new Set(selected === undefined ? [] : [selected]), [selected])}
      onSelectionChange={([id]) => {
        const entry = id === undefined ? undefined : readEntry(id)
        const thing = id === undefined ? undefined : things.get(id)
        if (entry?.kind === 'client') setPlace({ clientId: entry.key, folderId: undefined })
        if (thing?.kind === 'folder')
          setPlace({ clientId: thing.folder.accountId, folderId: thing.folder.id })
      }}
      filter={typed}
      {...(library.unlisted > 0 &&
        !library.failed &&
        typed === '' && {
          further: {
            label: t('tree.extend'),
            isLoading: library.isExtending,
            onLoad: library.extend,
          },
        })}
      emptyState={props.emptyState}
      {...(rowActions && { rowActions: ({ thing }: LibraryItem) => rowActions(thing) })}
      {...(onMove && {
        // At most one item is selected, so only one moves.
        onMove: ([id]: readonly string[], move: TreeMove) => {
          const thing = id === undefined ? undefined : things.get(id)
          if (thing) onMove(thing, targetOf(move))
        },
      })}
      {...(canMove && {
        canMove: (id: string, move: TreeMove) => {
          const thing = things.get(id)
          return thing !== undefined && canMove(thing, targetOf(move))
        },
      })}
    />
  )
}
