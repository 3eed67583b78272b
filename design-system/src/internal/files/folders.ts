import { isDirectoryDropItem, isFileDropItem, type DropItem } from 'react-aria/useDrop'

/** Files that are taken of folders at once at most. */
export const mostFiles = 2000
/** Folders within folders that are looked into: a link may lead in a circle. */
const deepest = 32

/** What was chosen, dropped or pasted. */
export interface FoundFiles {
  files: readonly File[]
  /** How many folders there were among it, which are not looked into. */
  folders: number
  /** How many files a system keeps for itself, which nobody means to send. */
  systemFiles: number
  /** Folders in which there is nothing to send, each with those that it is in. */
  emptyFolders: readonly string[]
  /** There are more than are taken at once. */
  isCut: boolean
}

const dropped = new WeakMap<File, string>()

/** The folder that a file came with, `/` between its parts, from the one that was chosen or dropped; '' for none. */
export function folderOf(file: File): string {
  // Only what a browser was given by its own dialog has one.
  const path = 'webkitRelativePath' in file ? file.webkitRelativePath : ''
  return dropped.get(file) ?? path.split('/').slice(0, -1).join('/')
}

/** The name of a file with the folder that it came with. */
export const pathOf = ({ folder, name }: { folder: string; name: string }) =>
  folder === '' ? name : `${folder}/${name}`

/** Whether a system keeps a file for itself: how Finder and Explorer show a folder, and what is hidden. */
const isSystemFile = (name: string) => /^(\..*|thumbs\.db|ehthumbs\.db|desktop\.ini|~\$.*)$/i.test(name)
const isSystemFolder = (name: string) => /^(\..*|__macosx|\$recycle\.bin)$/i.test(name)

/** Files that were chosen, with the folder that they are in. */
export function foundInFolder(list: readonly File[]): FoundFiles {
  const kept = list.filter(
    file => !isSystemFile(file.name) && !folderOf(file).split('/').some(isSystemFolder),
  )
  return {
    files: kept.slice(0, mostFiles),
    folders: 0,
    systemFiles: list.length - kept.length,
    emptyFolders: [],
    isCut: kept.length > mostFiles,
  }
}

/**
 * Files that were dropped or pasted.
 * @param looksIntoFolders whether those of folders are taken, too
 */
export async function foundInDrop(
  items: readonly DropItem[],
  looksIntoFolders: boolean,
): Promise<FoundFiles> {
  const files: File[] = []
  const emptyFolders: string[] = []
  let systemFiles = 0
  let isCut = false
  const take = async (
    entries: Iterable<DropItem> | AsyncIterable<DropItem>,
    folder: string,
    depth: number,
  ) => {
    let isEmpty = true
    for await (const entry of entries) {
      if (isFileDropItem(entry)) {
        if (isSystemFile(entry.name)) systemFiles += 1
        else if (files.length >= mostFiles) {
          isCut = true
          return false
        } else {
          const file = await entry.getFile()
          dropped.set(file, folder)
          files.push(file)
          isEmpty = false
        }
      } else if (isDirectoryDropItem(entry) && depth < deepest && !isSystemFolder(entry.name)) {
        const path = pathOf({ folder, name: entry.name })
        const isNothing = await take(entry.getEntries(), path, depth + 1)
        if (isCut) return false
        // What lies within is said, not each folder around it.
        if (isNothing && !emptyFolders.some(empty => empty.startsWith(`${path}/`))) emptyFolders.push(path)
        if (!isNothing) isEmpty = false
      }
    }
    return isEmpty
  }
  const folders = items.filter(isDirectoryDropItem)
  // All at once: what a drop gives of its files is gone with the event.
  const alone = await Promise.all(items.filter(isFileDropItem).map(item => item.getFile()))
  if (!looksIntoFolders) return { files: alone, folders: folders.length, systemFiles, emptyFolders, isCut }
  const kept = alone.filter(({ name }) => !isSystemFile(name))
  systemFiles += alone.length - kept.length
  files.push(...kept)
  await take(folders, '', 0)
  return {
    files: files.slice(0, mostFiles),
    folders: 0,
    systemFiles,
    emptyFolders,
    isCut: isCut || files.length > mostFiles,
  }
}
