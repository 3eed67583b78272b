import type { ReactNode } from 'react'
import type { AccessibleName } from '../../internal/accessibleName.ts'
import type { ElementProps } from '../../internal/elementProps.ts'
import type { TreeMove } from '../../internal/treeModel/treeMoves.ts'
import type {
  FolderAction,
  FolderItem,
  FolderSelectionMode,
  FolderTreeStatus,
  FurtherFolders,
} from './folderTypes.ts'

/** What the services said against a change, in the reader's language; nothing when it was done. */
type Refusal = string | null | undefined

interface FolderTreeOwnProps<Item extends FolderItem> {
  /** All entries that are known, in any order; siblings keep theirs. A new array when one of them changes. */
  items: readonly Item[]
  /** Ids of the entries that are open; makes it controlled. */
  expandedIds?: ReadonlySet<string>
  /** Ids of the entries that are open at first. @default none */
  defaultExpandedIds?: ReadonlySet<string>
  onExpandedChange?: (expandedIds: ReadonlySet<string>) => void
  /** @default 'none' */
  selectionMode?: FolderSelectionMode
  /**
   * Ids of the chosen entries; makes it controlled. When `cascading`, the fewest that say it: a folder of which all is
   * chosen — also what is not loaded — and nothing that lies in it.
   */
  selectedIds?: ReadonlySet<string>
  /** Ids of what is selected at first. @default none */
  defaultSelectedIds?: ReadonlySet<string>
  onSelectionChange?: (selectedIds: ReadonlySet<string>) => void
  /** Enter or a press on an entry that is no link, where that does not choose it. */
  onAction?: (item: Item) => void
  /**
   * Gets what lies in an entry that `hasChildren` and has none among the items, when it is opened: the caller adds them
   * to `items`. Rejects when it failed; then the tree says so at the entry and offers another try.
   */
  loadChildren?: (id: string) => Promise<void>
  /**
   * There are entries after the last one: a button below the tree asks for them. Leave it out once all have come; if it has
   * the focus then, the first that came has it next.
   */
  further?: FurtherFolders
  /**
   * Keeps entries that match, with all that is above them; accents and case aside. Put a `SearchField` above the tree.
   * @default ''
   */
  filter?: string
  /**
   * Id of an entry that was just made, or moved by something else than the tree: once it is there it has the focus, in
   * view. @default none
   */
  arrivedId?: string
  /** What can be done with an entry, in its menu; renaming and moving join it by themselves. */
  rowActions?: (item: Item) => readonly FolderAction[]
  /** Makes entries renameable in place. Answers why not, or rejects: then what was typed stays. */
  onRename?: (id: string, name: string) => Promise<Refusal> | Refusal | void
  /** Why a name cannot be taken, in the reader's language; `null` when it can. */
  validateName?: (name: string, item: Item) => string | null
  /** Which entries can be renamed. @default all */
  canRename?: (item: Item) => boolean
  /**
   * Makes entries movable: by dragging, by a dialog, and where they are ordered by Alt with the arrows. Not while a filter
   * is on. Where several can be chosen, those that are chosen move together.
   * @param ids of all that move, in the order of the tree and to stand so one after the other: one call, to be done as a
   *   whole or not at all. What lies in one of them is not among them: it moves with it.
   */
  onMove?: (ids: readonly string[], move: TreeMove) => void
  /**
   * Refuses a move, for each entry that would move: `false`, or why not, in the reader's language. When one is refused
   * none moves. Moving an entry into itself or into a document is always refused. @default every other is possible
   */
  canMove?: (id: string, move: TreeMove) => boolean | string
  /** The order of siblings means something, and a move says before which it goes; otherwise only into what. @default false */
  isOrdered?: boolean
  /** @default 'ready' */
  status?: FolderTreeStatus
  /** Offers another try when `status` is `error`. */
  onRetry?: () => void
  /** What stands there when there are no entries at all. */
  emptyState?: ReactNode
  /** Any CSS length; beyond it the tree scrolls. @default '70dvh' */
  maxHeight?: string
}
export type FolderTreeProps<Item extends FolderItem> = ElementProps<HTMLDivElement> &
  FolderTreeOwnProps<Item> &
  AccessibleName
