import type { FolderItem } from './folderTypes.ts'

/** Folders of one client, for stories and tests. */
export const clientFolders: readonly FolderItem[] = [
  { id: 'compta', parentId: null, name: 'Comptabilité' },
  {
    id: 'bilans',
    parentId: 'compta',
    name: 'Bilans',
    badge: { value: 3, label: '3 rapports à valider', tone: 'warning' },
  },
  { id: 'bilan-2025', parentId: 'bilans', name: 'Bilan 2025', kind: 'document' },
  { id: 'bilan-2024', parentId: 'bilans', name: 'Bilan 2024', kind: 'document' },
  { id: 'ecritures', parentId: 'compta', name: 'Écritures' },
  { id: 'grand-livre', parentId: 'ecritures', name: 'Grand livre', kind: 'document' },
  { id: 'tva', parentId: 'compta', name: 'TVA', badge: { value: 'Nouveau', tone: 'info' } },
  { id: 'tva-mars', parentId: 'tva', name: 'TVA mars', kind: 'document' },
  { id: 'paie', parentId: null, name: 'Paie' },
  { id: 'bulletins', parentId: 'paie', name: 'Bulletins' },
  { id: 'dsn', parentId: 'paie', name: 'DSN', kind: 'document' },
  { id: 'juridique', parentId: null, name: 'Juridique' },
  { id: 'divers', parentId: null, name: 'Divers' },
]

const words = [
  'Bilan',
  'Paie',
  'TVA',
  'Contrats',
  'Écritures',
  'Audit',
  'Clôture',
  'Budget',
  'Liasse',
  'Suivi',
]

/**
 * Makes entries up to six levels deep, with a few dozen in each folder.
 * @param count total number of entries
 */
export function makeFolders(count: number): readonly FolderItem[] {
  const items: FolderItem[] = []
  /** Folders that still have room for entries, the outermost first. */
  const parents: { id: string | null; level: number; room: number }[] = [{ id: null, level: 1, room: 10 }]
  for (let index = 0; index < count; index += 1) {
    while (parents.length > 1 && parents[0]?.room === 0) parents.shift()
    const parent = parents[0] ?? { id: null, level: 1, room: 10 }
    if (parent.room > 0) parent.room -= 1
    const isFolder = parent.level < 6
    const id = `n${index}`
    items.push({
      id,
      parentId: parent.id,
      name: `${words[index % 10] ?? ''} ${index}`,
      ...(!isFolder && { kind: 'document' as const }),
    })
    if (isFolder) parents.push({ id, level: parent.level + 1, room: 11 })
  }
  return items
}

/** Ids of all entries that have children. */
export function foldersOf(items: readonly FolderItem[]): ReadonlySet<string> {
  return new Set(items.flatMap(({ parentId }) => parentId ?? []))
}
