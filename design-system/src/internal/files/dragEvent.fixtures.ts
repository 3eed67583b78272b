/** A drag of files as a browser tells of it; a script cannot make one of its own that can be read. */
export function dragEvent(type: string, files: readonly File[], hasFolder: boolean) {
  const items: object[] = files.map(file => ({ kind: 'file', type: '', getAsFile: () => file }))
  const folder = { isFile: false, isDirectory: true }
  if (hasFolder) items.push({ kind: 'file', type: '', webkitGetAsEntry: () => folder })
  const event = new Event(type, { bubbles: true, cancelable: true })
  return Object.assign(event, {
    clientX: 0,
    clientY: 0,
    dataTransfer: { items, types: ['Files'], effectAllowed: 'all', dropEffect: 'none' },
  })
}
