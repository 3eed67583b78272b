import type { DropItem } from 'react-aria/useDrop'
import { expect, it } from 'vitest'
import { folderOf, foundInDrop, foundInFolder, mostFiles, pathOf, type FoundFiles } from './folders.ts'

const file = (name: string) => new File(['x'], name)
const fileItem = (name: string) =>
  ({ kind: 'file', type: '', name, getFile: async () => file(name) }) as DropItem
const folderItem = (name: string, ...entries: readonly DropItem[]) =>
  ({
    kind: 'directory',
    name,
    getEntries: async function* () {
      yield* entries
    },
  }) as unknown as DropItem

const paths = ({ files }: FoundFiles) =>
  files.map(each => pathOf({ folder: folderOf(each), name: each.name }))

it('takes every file of a folder with the folders that it is in', async () => {
  const found = await foundInDrop(
    [
      fileItem('seul.pdf'),
      folderItem(
        'Clôture',
        fileItem('balance.csv'),
        folderItem('Banque', fileItem('balance.csv'), folderItem('T4', fileItem('relevé.pdf'))),
      ),
    ],
    true,
  )
  expect(paths(found)).toEqual([
    'seul.pdf',
    'Clôture/balance.csv',
    'Clôture/Banque/balance.csv',
    'Clôture/Banque/T4/relevé.pdf',
  ])
  expect(found).toMatchObject({ folders: 0, systemFiles: 0, emptyFolders: [], isCut: false })
})

it('leaves out what a system keeps for itself, and folders without a file, and says so', async () => {
  const found = await foundInDrop(
    [
      fileItem('Thumbs.db'),
      folderItem(
        'A',
        fileItem('.DS_Store'),
        fileItem('~$lettre.docx'),
        fileItem('lettre.docx'),
        folderItem('vide'),
        folderItem('presque', fileItem('desktop.ini'), folderItem('rien')),
        folderItem('.git', fileItem('HEAD')),
      ),
    ],
    true,
  )
  expect(paths(found)).toEqual(['A/lettre.docx'])
  expect(found).toMatchObject({ systemFiles: 4, emptyFolders: ['A/vide', 'A/presque/rien'] })
})

it('looks into no folder where none is wanted', async () => {
  const found = await foundInDrop([fileItem('a.pdf'), folderItem('A', fileItem('b.pdf'))], false)
  expect(paths(found)).toEqual(['a.pdf'])
  expect(found.folders).toBe(1)
})

it('takes two thousand at once, and says where there are more', async () => {
  const many = (count: number) => Array.from({ length: count }, (_each, at) => fileItem(`${at}.pdf`))
  const all = await foundInDrop([folderItem('A', ...many(mostFiles), fileItem('.DS_Store'))], true)
  expect([all.files.length, all.isCut]).toEqual([mostFiles, false])
  const more = await foundInDrop([folderItem('A', ...many(mostFiles - 1), folderItem('B', ...many(2)))], true)
  expect([more.files.length, more.isCut]).toEqual([mostFiles, true])
})

it('does not follow folders in a circle', async () => {
  const circle: { kind: string; name: string; getEntries: () => AsyncIterable<DropItem> } = {
    kind: 'directory',
    name: 'A',
    getEntries: async function* () {
      yield fileItem('a.pdf')
      yield circle as unknown as DropItem
    },
  }
  const { files } = await foundInDrop([circle as unknown as DropItem], true)
  expect(files.length).toBeLessThan(40)
})

it('knows the folders of what was chosen by their own path', () => {
  const chosen = (path: string) =>
    Object.defineProperty(file(path.split('/').at(-1) ?? ''), 'webkitRelativePath', { value: path })
  const found = foundInFolder(['A/B/a.pdf', 'A/a.pdf', 'A/.DS_Store', 'A/__MACOSX/a.pdf'].map(chosen))
  expect(paths(found)).toEqual(['A/B/a.pdf', 'A/a.pdf'])
  expect(found.systemFiles).toBe(2)
})
