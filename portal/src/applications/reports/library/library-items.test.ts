import { createReportFolder } from '@parvis/api-types/generated/examples/portal'
import { expect, test } from 'vitest'
import { createTranslations } from '../../../i18n/translations.ts'
import { en } from './i18n/en.ts'
import './i18n/texts.ts'
import { clientItem, contentItems } from './library-items.ts'
import type { ReportEntry, ReportFolder } from './library.ts'

const translations = createTranslations('en')
translations.add('reports', 'en', en)
const t = translations.translate('reports')

const folder = (more: Partial<ReportFolder>): ReportFolder => ({
  ...createReportFolder.success.below,
  '@odata.etag': '"1"',
  ...more,
})
const report = (more: Partial<ReportEntry>): ReportEntry => ({
  '@odata.etag': '"1"',
  id: 41,
  name: 'Marge mois',
  folderId: 7,
  reportUrl: '/rapport?path=x',
  publicationStatus: 'published',
  isModified: false,
  ...more,
})
const itemsOf = (folders: ReportFolder[], reports: ReportEntry[] = []) =>
  contentItems(1, { folders, reports }, ({ reportUrl }) => reportUrl, t)

test('a client is also found by its number, and shows its number of reports', () => {
  expect(
    clientItem({ id: 1, accountNumber: '100001', accountLegalName: 'Fontaine', reportCount: 2 }, t),
  ).toMatchObject({
    id: 'client-1',
    parentId: null,
    name: 'Fontaine',
    description: '100001',
    badge: { value: 2, label: '2 reports' },
  })
})

test('folders are nested below their client, and name their engagement', () => {
  const top = folder({ id: 3, parentFolderId: null, engagementCode: null, reportCount: 0 })
  expect(itemsOf([top, folder({})])).toMatchObject([
    { id: 'folder-3', parentId: 'client-1' },
    { id: 'folder-7', parentId: 'folder-3', description: 'E2024-000001' },
  ])
  expect(itemsOf([top])[0]).not.toHaveProperty('badge')
})

test.each<[string, Partial<ReportEntry>, string | undefined]>([
  ['a report that has not changed has no badge', {}, undefined],
  ['one that has changed since it was opened says so', { isModified: true }, 'Changed'],
  [
    'one that is not published says so before anything else',
    { publicationStatus: 'draft', isModified: true },
    'Draft',
  ],
])('%s', (_, more, badge) => {
  const [, item] = itemsOf([folder({})], [report(more)])
  expect(item).toMatchObject({ kind: 'document', parentId: 'folder-7', href: '/rapport?path=x' })
  expect(item?.badge?.value).toBe(badge)
})

test('nothing is listed for a client that is not open', () => {
  expect(contentItems(1, undefined, () => '', t)).toEqual([])
})
