import { isDirectoryDropItem, isFileDropItem, type DropItem } from 'react-aria/useDrop'

/** Maximum number of files taken from folders at once. */
export const mostFiles = 2000
/** Maximum depth of nested folders: a link may form a cycle. */
const deepest = 32

/** The files that were chosen, dropped or pasted. */
export interface FoundFiles {
  files: readonly File[]
  /** Number of folders among them that were not read. */
  folders: number
  /** Number of system files, which nobody means to upload. */
  systemFiles: number
  /** Folders without anything to upload, each with its full path. */
  emptyFolders: readonly string[]
  /** Whether there are more than are taken at once. */
  isCut: boolean
}

const dropped = new WeakMap<File, string>()

/** The folder that a file came from, with `/` between its parts, starting at the chosen or dropped one; '' for none. */
export function folderOf(file: File): string {
  // Only files from the browser's folder dialog have this path.
  const path = 'webkitRelativePath' in file ? file.webkitRelativePath : ''
  return dropped.get(file) ?? path.split('/').slice(0, -1).join('/')
}

/** The name of a file, with the folder that it came from. */
export const pathOf = ({ folder, name }: { folder: string; name: string }) =>
  folder === '' ? name : `${folder}/${name}`

/** Whether a file belongs to the system: Finder's and Explorer's folder settings, and hidden files. */
const isSystemFile = (name: string) => /^(\..*|thumbs\.db|ehthumbs\.db|desktop\.ini|~\$.*)$/i.test(name)
const isSystemFolder = (name: string) => /^(\..*|__macosx|\$recycle\.bin)$/i.test(name)

/** Chosen files, with their folders. */
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
 * Dropped or pasted files.
 * @param looksIntoFolders whether files within folders are taken too
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
        // Only the innermost empty folder is reported, not each folder around it.
        if (isNothing && !emptyFolders.some(empty => empty.startsWith(`${path}/`))) emptyFolders.push(path)
        if (!isNothing) isEmpty = false
      }
    }
    return isEmpty
  }
  const folders = items.filter(isDirectoryDropItem)
  // All at once, because a drop's files are no longer accessible after the event.
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
