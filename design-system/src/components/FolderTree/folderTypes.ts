import type { ReactNode } from 'react'
import type { RowAction } from '../../internal/deferredMenu/ActionItems.tsx'
import type { TreeItem } from '../../internal/treeModel/treeModel.ts'
import type { BadgeTone } from '../Badge/Badge.tsx'

/** A count or a short label at the end of an entry. */
export interface FolderBadge {
  /** A count, or one or two words. */
  value: number | string
  /**
   * What is counted, including the number: "3 rapports à valider". Screen readers read it instead of the bare number.
   */
  label?: string
  /** @default 'neutral' */
  tone?: BadgeTone
}

export const folderKinds = ['folder', 'document'] as const
export type FolderKind = (typeof folderKinds)[number]

/** An entry. Entries form a flat list with siblings in order; `parentId` defines the nesting. */
export interface FolderItem extends TreeItem {
  /** Kind of the entry. A document cannot contain other entries. @default 'folder' */
  readonly kind?: FolderKind
  /** Whether it has children that are not in `items` yet; `loadChildren` loads them. @default false */
  readonly hasChildren?: boolean
  /** Decorative icon before the name, 20 px. @default a folder or a sheet, by kind */
  readonly icon?: ReactNode
  readonly badge?: FolderBadge
  /** Makes the name a link. */
  readonly href?: string
  /**
   * Whether an operation on it is in progress. It then shows a spinner and cannot be moved or renamed.
   * @default false
   */
  readonly isBusy?: boolean
  /** Why it can be neither selected nor opened. Shown with the entry. */
  readonly disabledReason?: string
}

/** The button that loads more entries after the last one. */
export interface FurtherFolders {
  /** Label of the button: "Lister d’autres clients". */
  label: string
  /** Whether more entries are loading. @default false */
  isLoading?: boolean
  /** Called to load the next entries and add them to `items`. */
  onLoad: () => void
}

export const folderSelectionModes = ['none', 'single', 'multiple', 'cascading'] as const
/** How entries can be selected. With `cascading`, selecting a folder selects everything in it. */
export type FolderSelectionMode = (typeof folderSelectionModes)[number]

export const folderTreeStatuses = ['ready', 'loading', 'error'] as const
export type FolderTreeStatus = (typeof folderTreeStatuses)[number]

/** An action of an entry: `{ id, label, icon?, isDanger?, disabledReason?, onAction }`. */
export type FolderAction = RowAction
