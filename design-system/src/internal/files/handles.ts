import { folderOf } from './folders.ts'

/** What some browsers add to what is dropped. @source https://wicg.github.io/file-system-access/ */
interface HandleGiver {
  getAsFileSystemHandle?: () => Promise<FileSystemHandle | null>
}

/** Where a browser finds a file again after the page was loaded again. It can be kept in IndexedDB. */
export interface FileHandle {
  /** What was dropped: the file, or the folder that it is in. */
  root: FileSystemHandle
  /** The folders below the one that was dropped, and the name of the file; empty where the file itself was dropped. */
  path: readonly string[]
}

const handles = new WeakMap<File, FileHandle>()

/** Where the browser finds a file again; undefined where it has not said so, or the file was not dropped. */
export const handleOf = (file: File): FileHandle | undefined => handles.get(file)

/** What the browser gives to find dropped things again: asked within the event, as it is gone after it. */
export async function handlesInDrop(event: DragEvent): Promise<FileSystemHandle[]> {
  const items = [...(event.dataTransfer?.items ?? [])].filter(({ kind }) => kind === 'file')
  const given = items.map(async item => (item as HandleGiver).getAsFileSystemHandle?.())
  // Without one it is chosen again after a reload, as in the browsers that give none.
  const found = await Promise.allSettled(given)
  return found.flatMap(result => (result.status === 'fulfilled' && result.value ? [result.value] : []))
}

/** Notes where dropped files are found again, by what was dropped. */
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
