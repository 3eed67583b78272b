import { FolderTree } from '@parvis/design-system/FolderTree'

const folders = [
  { id: 'accounts', parentId: null, name: 'Accounts' },
  { id: '2026', parentId: 'accounts', name: '2026' },
]

export function Folders() {
  return <FolderTree aria-label="Folders" items={folders} defaultExpandedIds={new Set(['accounts'])} />
}
