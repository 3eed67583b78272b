import type { ReactNode } from 'react'
import type { RowAction } from '../../internal/deferredMenu/ActionItems.tsx'
import type { TreeItem } from '../../internal/treeModel/treeModel.ts'
import type { BadgeTone } from '../Badge/Badge.tsx'

/** A figure or a word at the end of an entry. */
export interface FolderBadge {
  /** A count, or one or two words. */
  value: number | string
  /** What a count counts, with the number: "3 rapports à valider". Read instead of the bare figure. */
  label?: string
  /** @default 'neutral' */
  tone?: BadgeTone
}

export const folderKinds = ['folder', 'document'] as const
export type FolderKind = (typeof folderKinds)[number]

/** One entry. Entries come as a flat list in which siblings have their order; what lies in what is said by `parentId`. */
export interface FolderItem extends TreeItem {
  /** Nothing can be put into a document. @default 'folder' */
  readonly kind?: FolderKind
  /** Something lies in it that is not among the items yet: `loadChildren` gets it. @default false */
  readonly hasChildren?: boolean
  /** Decorative, before the name, 20 px. @default a folder or a sheet, by kind */
  readonly icon?: ReactNode
  readonly badge?: FolderBadge
  /** Makes the name a link. */
  readonly href?: string
  /** Something is being done with it: shows it and refuses moves and names. @default false */
  readonly isBusy?: boolean
  /** Why it can be neither chosen nor opened; shown with it. */
  readonly disabledReason?: string
}

/** What asks for the entries after the last one. */
export interface FurtherFolders {
  /** What they are: "Lister d’autres clients". */
  label: string
  /** They are on their way. @default false */
  isLoading?: boolean
  /** Adds the next of them to the items. */
  onLoad: () => void
}

export const folderSelectionModes = ['none', 'single', 'multiple', 'cascading'] as const
/** `cascading`: choosing a folder chooses all that lies in it. */
export type FolderSelectionMode = (typeof folderSelectionModes)[number]

export const folderTreeStatuses = ['ready', 'loading', 'error'] as const
export type FolderTreeStatus = (typeof folderTreeStatuses)[number]

/** What can be done with an entry: `{ id, label, icon?, isDanger?, disabledReason?, onAction }`. */
export type FolderAction = RowAction
