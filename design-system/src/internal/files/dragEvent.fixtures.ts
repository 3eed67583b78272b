/** A folder as a browser represents it: its content is read in batches. */
export interface FolderEntry {
  name: string
  isFile: false
  isDirectory: true
  createReader: () => { readEntries: (give: (entries: readonly object[]) => void) => void }
}

/** A folder with its content. */
export function folderEntry(name: string, ...content: readonly (File | FolderEntry)[]): FolderEntry {
  const entries = content.map(entry =>
    entry instanceof File
      ? {
          name: entry.name,
          isFile: true,
          isDirectory: false,
          file: (give: (file: File) => void) => give(entry),
        }
      : entry,
  )
  return {
    name,
    isFile: false,
    isDirectory: true,
    createReader: () => {
      const rest = [...entries]
      return { readEntries: give => give(rest.splice(0, 2)) }
    },
  }
}

/** A drag event with files as a browser represents it; scripts cannot create a readable one themselves. */
export function dragEvent(type: string, files: readonly File[], ...folders: readonly FolderEntry[]) {
  const items: object[] = files.map(file => ({ kind: 'file', type: '', getAsFile: () => file }))
  for (const folder of folders) items.push({ kind: 'file', type: '', webkitGetAsEntry: () => folder })
  const event = new Event(type, { bubbles: true, cancelable: true })
  return Object.assign(event, {
    clientX: 0,
    clientY: 0,
    dataTransfer: { items, types: ['Files'], effectAllowed: 'all', dropEffect: 'none' },
  })
}
