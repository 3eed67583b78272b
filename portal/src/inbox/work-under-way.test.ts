import { listStatementRequests } from '@parvis/api-types/generated/examples/portal'
import { expect, test } from 'vitest'
import { translationsInBoth } from '../i18n/both-languages.ts'
import type { Sending } from '../uploads/sendings.ts'
import { withoutEnded, workItems, type OwnRequest } from './work-under-way.ts'

const t = translationsInBoth('en').translate('shell')
const french = translationsInBoth('fr').translate('shell')

const [example] = listStatementRequests.success.some.value
const request = (rest: Partial<OwnRequest>): OwnRequest => ({ ...(example as OwnRequest), ...rest })
const sending = (rest: Partial<Sending> = {}): Sending => ({
  key: 'sending-1',
  fileName: 'photo.jpg',
  uploadUrl: '/v1/Uploads/of-a-document',
  href: '/app/docs/uploadFiles',
  startedAt: '2026-03-12T08:30:00.000Z',
  state: 'sending',
  percent: 12,
  ...rest,
})
const job = (requests: readonly OwnRequest[], sendings: readonly Sending[] = []) =>
  workItems(t, requests, sendings)[0]

test('a request shows the status from the services and links to where it is followed', () => {
  const at = (rest: Partial<OwnRequest>) => job([request({ id: 7, ...rest })])
  expect(at({ status: 'processing', stage: 'entries', progress: 62 })).toMatchObject({
    title: 'Financial statements 2025 of Fontaine & Filles – Maison de thé',
    text: 'Saving the entries',
    href: '/app/aefautomate/import?requestId=7',
    job: { state: 'running', value: 62 },
    isRead: true,
    isOnTop: true,
  })
  expect(at({ status: 'waiting' })?.job).toEqual({ state: 'queued' })
  expect(at({ status: 'finished' })).toMatchObject({
    href: '/app/eafautomate/dashboard/report/7',
    job: { state: 'done' },
  })
  expect(at({ status: 'failed' })).toMatchObject({
    href: '/app/aefautomate/import?requestId=7',
    job: { state: 'failed', reason: 'The statements could not be prepared. Open the request to see why.' },
  })
  expect(at({ status: 'cancelled' })?.job).toEqual({ state: 'cancelled' })
})

test('in French as well', () => {
  const [item] = workItems(french, [request({ status: 'processing', stage: 'reading' })], [])
  expect(item).toMatchObject({
    title: 'États financiers 2025 de Fontaine & Filles – Maison de thé',
    text: 'Lecture du fichier',
  })
})

test('a file that another page may be sending only waits; it never counts as complete too early', () => {
  const waits = request({ status: 'uploading', fileSize: 1000, receivedSize: 999 })
  expect(job([waits])).toMatchObject({
    text: '99% of the file has arrived. If the upload has stopped, continue it here.',
    job: { state: 'queued' },
  })
})

test('the file of a request sent by this page is listed once, with the request', () => {
  const own = request({ status: 'uploading' })
  const items = workItems(t, [own], [sending({ uploadUrl: own.uploadUrl, percent: 40 })])
  expect(items).toHaveLength(1)
  expect(items[0]).toMatchObject({ text: 'Uploading the file', job: { state: 'running', value: 40 } })
  // The services may not have reported yet that they are reading it.
  const arrived = workItems(t, [own], [sending({ uploadUrl: own.uploadUrl, state: 'done' })])
  expect(arrived.map(item => item.job)).toEqual([{ state: 'queued' }])
})

test.each([
  ['sending', { state: 'running', value: 12 }, 'Uploading the file'],
  ['verifying', { state: 'running' }, 'Checking the file'],
  ['offline', { state: 'queued' }, 'Waiting for the network'],
  ['done', { state: 'done' }, undefined],
  ['failed', { state: 'failed', reason: 'No room.' }, undefined],
] as const)('a file alone: %s', (state, expected, text) => {
  const item = job([], [sending({ state, reason: 'No room.' })])
  expect(item).toMatchObject({ title: 'photo.jpg', href: '/app/docs/uploadFiles', job: expected })
  expect(item?.text).toBe(text)
})

test('files of one page share a row, which stays the same when another begins', () => {
  const file = (key: string, state: Sending['state']) => sending({ key, uploadUrl: undefined, state })
  const [first] = workItems(t, [], [file('a', 'sending')])
  const of = (...states: Sending['state'][]) =>
    workItems(
      t,
      [],
      states.map((state, at) => file(String(at), state)),
    )
  expect(of('done', 'failed', 'sending')).toMatchObject([
    { id: first?.id, title: '3 files', text: 'Uploaded: 1. Not uploaded: 1.', job: { state: 'running' } },
  ])
  expect(of('done', 'offline')[0]?.job).toEqual({ state: 'queued' })
  expect(of('done', 'done')[0]?.job).toEqual({ state: 'done' })
  expect(of('done', 'failed')[0]?.job).toEqual({
    state: 'failed',
    reason: 'Uploaded: 1. Not uploaded: 1.',
  })
  const elsewhere = { ...file('b', 'sending'), href: '/app/sign/new' }
  expect(workItems(t, [], [file('a', 'sending'), elsewhere])).toHaveLength(2)
})

test('ended work disappears once it has been seen', () => {
  const all = (['uploading', 'waiting', 'processing', 'finished', 'failed', 'cancelled'] as const).map(
    status => request({ status }),
  )
  expect(withoutEnded(all).map(({ status }) => status)).toEqual(['uploading', 'waiting', 'processing'])
})
