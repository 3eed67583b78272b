import { folderOf } from './folders.ts'

/** What some browsers add to dropped items. @source https://wicg.github.io/file-system-access/ */
interface HandleGiver {
  getAsFileSystemHandle?: () => Promise<FileSystemHandle | null>
}

/** A reference to a file that survives a reload. It can be stored in IndexedDB. */
export interface FileHandle {
  /** What was dropped: the file, or a folder that contains it. */
  root: FileSystemHandle
  /** The folders below the dropped one, and the file name; empty if the file itself was dropped. */
  path: readonly string[]
}

const handles = new WeakMap<File, FileHandle>()

/** The handle of a file; undefined if the browser provided none, or the file was not dropped. */
export const handleOf = (file: File): FileHandle | undefined => handles.get(file)

/** The handles of dropped items. They must be requested within the event, because they are gone afterwards. */
export async function handlesInDrop(event: DragEvent): Promise<FileSystemHandle[]> {
  const items = [...(event.dataTransfer?.items ?? [])].filter(({ kind }) => kind === 'file')
  const given = items.map(async item => (item as HandleGiver).getAsFileSystemHandle?.())
  // Without a handle the file has to be chosen again after a reload, as in browsers without support.
  const found = await Promise.allSettled(given)
  return found.flatMap(result => (result.status === 'fulfilled' && result.value ? [result.value] : []))
}

/** Records the handles of dropped files, found from what was dropped. */
export function noteHandles(files: readonly File[], roots: readonly FileSystemHandle[]): void {
  for (const file of files) {
    const path = [...folderOf(file).split('/').filter(Boolean), file.name]
    const [first, below] = [path[0], path.slice(1)]
    const root = roots.find(
      ({ kind, name }) => name === first && kind === (below.length > 0 ? 'directory' : 'file'),
    )
    if (root) handles.set(file, { root, path: below })
  }
}
