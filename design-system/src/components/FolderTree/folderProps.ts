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

/** Why the services refused a change, in the reader's language; null or undefined if it succeeded. */
type Refusal = string | null | undefined

interface FolderTreeOwnProps<Item extends FolderItem> {
  /** All known entries in any order; siblings are shown in array order. Pass a new array when an entry changes. */
  items: readonly Item[]
  /** Ids of the open entries. Makes expansion controlled. */
  expandedIds?: ReadonlySet<string>
  /** Ids of the entries that are open at first. @default none */
  defaultExpandedIds?: ReadonlySet<string>
  onExpandedChange?: (expandedIds: ReadonlySet<string>) => void
  /** How entries can be selected. @default 'none' */
  selectionMode?: FolderSelectionMode
  /**
   * Ids of the selected entries. Makes selection controlled. When `cascading`, the smallest equivalent set: a folder
   * that is entirely selected, including what is not loaded yet, without the entries in it.
   */
  selectedIds?: ReadonlySet<string>
  /** Ids of the entries that are selected at first. @default none */
  defaultSelectedIds?: ReadonlySet<string>
  onSelectionChange?: (selectedIds: ReadonlySet<string>) => void
  /** Called on Enter or a press on an entry that is not a link, unless that selects the entry. */
  onAction?: (item: Item) => void
  /**
   * Loads the children of an entry that `hasChildren` but has none in `items`, when it is opened. The caller adds them
   * to `items`. If it rejects, the tree shows an error on the entry and offers a retry.
   */
  loadChildren?: (id: string) => Promise<void>
  /**
   * Adds a button below the tree that loads more entries. Omit it once all are loaded; if the button has the focus at
   * that moment, the focus moves to the first new entry.
   */
  further?: FurtherFolders
  /**
   * Shows only matching entries and their ancestors, ignoring accents and case. Put a `SearchField` above the tree.
   * @default ''
   */
  filter?: string
  /**
   * Id of an entry that was just created, or moved by other means than the tree. Once it is in `items`, it is scrolled
   * into view and focused. @default none
   */
  arrivedId?: string
  /** Actions in the menu of an entry. Renaming and moving are added automatically. */
  rowActions?: (item: Item) => readonly FolderAction[]
  /** Lets entries be renamed in place. Return a reason to refuse the name, or reject; the typed text then stays. */
  onRename?: (id: string, name: string) => Promise<Refusal> | Refusal | void
  /** Returns why a name is not allowed, in the reader's language, or `null` if it is. */
  validateName?: (name: string, item: Item) => string | null
  /** Which entries can be renamed. @default all */
  canRename?: (item: Item) => boolean
  /**
   * Lets entries be moved: by dragging, with a dialog, and in an ordered tree with Alt and the arrow keys. Moving is
   * disabled while a filter is active. In multiple selection, the selected entries move together.
   * @param ids all entries that move, in tree order, to be placed one after another in that order. Apply the move as a
   *   whole or not at all. Entries inside one of them are not listed: they move with it.
   */
  onMove?: (ids: readonly string[], move: TreeMove) => void
  /**
   * Called for each entry that would move. Return `false`, or a reason in the reader's language, to refuse. If one
   * entry is refused, none moves. Moving an entry into itself or into a document is always refused.
   * @default every other is possible
   */
  canMove?: (id: string, move: TreeMove) => boolean | string
  /** Whether the order of siblings matters. A move then has a position among them, not only a parent. @default false */
  isOrdered?: boolean
  /** Whether the entries are ready, loading, or failed to load. @default 'ready' */
  status?: FolderTreeStatus
  /** Called when the reader retries. The retry button is shown when `status` is `error`. */
  onRetry?: () => void
  /** Content shown when there are no entries at all. */
  emptyState?: ReactNode
  /** Maximum height as any CSS length; a higher tree scrolls. @default '70dvh' */
  maxHeight?: string
}
export type FolderTreeProps<Item extends FolderItem> = ElementProps<HTMLDivElement> &
  FolderTreeOwnProps<Item> &
  AccessibleName
