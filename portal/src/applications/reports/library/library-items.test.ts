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

test('a client is found by its number as well, and counts its reports', () => {
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

test('folders stand in their client or in each other, and say for which engagement they are', () => {
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

test('of a client that was not opened nothing is shown', () => {
  expect(contentItems(1, undefined, () => '', t)).toEqual([])
})
