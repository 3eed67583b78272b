import { isSameName } from './names.ts'

/** The maximum depth of folders. */
export const deepest = 6

/** What the rules need to know about a folder. */
export interface PlacedFolder {
  id: number
  name: string
  accountId: number
  parentFolderId: number | null
  engagementId: number | null
}

/** A folder as an option of a field, by its full path. */
export const folderOption = (folder: { id: number; path: string; engagementCode: string | null }) => ({
  id: String(folder.id),
  label: folder.path,
  ...(folder.engagementCode !== null && { description: folder.engagementCode }),
})

/** A folder and its ancestors, outermost first; empty if it is not among the folders. */
export function wayTo<Folder extends PlacedFolder>(folders: readonly Folder[], id: number): Folder[] {
  const way: Folder[] = []
  for (let next: number | null = id; next !== null; ) {
    const found: Folder | undefined = folders.find(folder => folder.id === next)
    if (!found || way.includes(found)) break
    way.unshift(found)
    next = found.parentFolderId
  }
  return way
}

/** The keys of a folder and all its descendants. */
export function keysBelow(folders: readonly PlacedFolder[], id: number): number[] {
  return [
    id,
    ...folders
      .filter(folder => folder.parentFolderId === id)
      .flatMap(({ id: below }) => keysBelow(folders, below)),
  ]
}

const levelsOf = (folders: readonly PlacedFolder[], id: number): number =>
  1 +
  Math.max(
    0,
    ...folders
      .filter(({ parentFolderId }) => parentFolderId === id)
      .map(below => levelsOf(folders, below.id)),
  )

/** Whether the client has another folder of this name, at any depth. */
export function isFolderTaken(folders: readonly PlacedFolder[], name: string, ownId?: number): boolean {
  return folders.some(folder => folder.id !== ownId && isSameName(folder.name, name))
}

/** Why a folder or a report cannot be put in a place. */
export type MoveRefusal =
  | 'report-folder-of-another-client'
  | 'report-folder-cycle'
  | 'report-folder-too-deep'
  | 'report-folder-of-another-engagement'

/**
 * Why a folder cannot be moved there; undefined if it can.
 * @param folders all folders of its client
 * @param parent the new parent; null for directly below its client
 */
export function folderMoveRefusal(
  folders: readonly PlacedFolder[],
  folder: PlacedFolder,
  parent: PlacedFolder | null,
): MoveRefusal | undefined {
  if (!parent) return levelsOf(folders, folder.id) > deepest ? 'report-folder-too-deep' : undefined
  if (parent.accountId !== folder.accountId) return 'report-folder-of-another-client'
  const inside = keysBelow(folders, folder.id)
  if (inside.includes(parent.id)) return 'report-folder-cycle'
  if (wayTo(folders, parent.id).length + levelsOf(folders, folder.id) > deepest)
    return 'report-folder-too-deep'
  const engagements = folders.flatMap(({ id, engagementId }) =>
    inside.includes(id) && engagementId !== null ? [engagementId] : [],
  )
  return parent.engagementId !== null && engagements.some(id => id !== parent.engagementId)
    ? 'report-folder-of-another-engagement'
    : undefined
}

/** Why a report cannot be moved to a folder; undefined if it can. */
export function reportMoveRefusal(
  from: Pick<PlacedFolder, 'accountId' | 'engagementId'>,
  to: PlacedFolder,
): MoveRefusal | undefined {
  if (from.accountId !== to.accountId) return 'report-folder-of-another-client'
  return from.engagementId !== null && to.engagementId !== null && from.engagementId !== to.engagementId
    ? 'report-folder-of-another-engagement'
    : undefined
}
