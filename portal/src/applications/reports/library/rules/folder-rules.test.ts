import { describe, expect, test } from 'vitest'
import {
  deepest,
  folderMoveRefusal,
  isFolderTaken,
  keysBelow,
  reportMoveRefusal,
  wayTo,
  type PlacedFolder,
} from './folder-rules.ts'

const folder = (
  id: number,
  parentFolderId: number | null,
  more: Partial<PlacedFolder> = {},
): PlacedFolder => ({
  id,
  name: `Dossier ${id}`,
  accountId: 1,
  parentFolderId,
  engagementId: null,
  ...more,
})
/** 1 → 2 → 3 and 4 have an engagement, 5 has another one; 6 to 11 are nested one below the other. */
const folders = [
  folder(1, null),
  folder(2, 1),
  folder(3, 2, { engagementId: 30 }),
  folder(4, null, { engagementId: 30 }),
  folder(5, null, { name: 'Trésorerie', engagementId: 31 }),
  ...[6, 7, 8, 9, 10, 11].map(id => folder(id, id === 6 ? null : id - 1)),
]
const of = (id: number) => folders.find(each => each.id === id) ?? folder(0, null)

describe('folders', () => {
  test('are found with all their parents and children', () => {
    expect(wayTo(folders, 3).map(({ id }) => id)).toEqual([1, 2, 3])
    expect(wayTo(folders, 99)).toEqual([])
    expect(keysBelow(folders, 1)).toEqual([1, 2, 3])
  })
  test('of a client have unique names, ignoring case and accents', () => {
    expect(isFolderTaken(folders, 'TRESORERIE')).toBe(true)
    expect(isFolderTaken(folders, 'Tresorerie', 5)).toBe(false)
    expect(isFolderTaken(folders, 'Stocks')).toBe(false)
  })
  test.each([
    ['into another one', 4, 1, undefined],
    ['directly below the client', 3, null, undefined],
    ['into itself', 1, 1, 'report-folder-cycle'],
    ['into what stands in it', 1, 3, 'report-folder-cycle'],
    ['where it would stand too deep', 1, 9, 'report-folder-too-deep'],
    ['as deep as folders stand', 4, 10, undefined],
    ['into the folder of its engagement', 3, 4, undefined],
    ['with a folder of an engagement into that of another', 1, 5, 'report-folder-of-another-engagement'],
  ])('move %s, or a reason is given', (_, id, parent, refusal) => {
    expect(folderMoveRefusal(folders, of(id), parent === null ? null : of(parent))).toBe(refusal)
  })
  test('stay with their client', () => {
    const foreign = folder(40, null, { accountId: 2 })
    expect(folderMoveRefusal([...folders, foreign], of(4), foreign)).toBe('report-folder-of-another-client')
    expect(reportMoveRefusal(of(4), foreign)).toBe('report-folder-of-another-client')
  })
  test(`stand ${deepest} deep at most`, () => {
    expect(wayTo(folders, 11)).toHaveLength(deepest)
    expect(folderMoveRefusal(folders, of(5), of(11))).toBe('report-folder-too-deep')
  })
})

test('a report can only move to a folder of its own engagement, or without one', () => {
  expect(reportMoveRefusal(of(4), of(5))).toBe('report-folder-of-another-engagement')
  expect(reportMoveRefusal(of(4), of(3))).toBeUndefined()
  expect(reportMoveRefusal(of(4), of(1))).toBeUndefined()
})
