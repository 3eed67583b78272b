import { beforeEach, expect, test } from 'vitest'
import {
  forgetAllSendings,
  forgetEndedSendings,
  forgetSending,
  newSendingKey,
  noteSending,
  readSendings,
  type Sending,
} from './sendings.ts'

const sending = (key: string, rest: Partial<Sending> = {}): Sending => ({
  key,
  fileName: `${key}.txt`,
  uploadUrl: undefined,
  href: '/app/docs/uploadFiles',
  startedAt: '2026-03-12T08:30:00.000Z',
  state: 'sending',
  percent: 0,
  ...rest,
})
const keys = () => readSendings().map(({ key }) => key)

beforeEach(forgetAllSendings)

test('each file has its own key', () => {
  expect(newSendingKey()).not.toBe(newSendingKey())
})

test('a file keeps where and when it was started, wherever the reader is when it continues', () => {
  noteSending(sending('a'))
  noteSending(sending('a', { href: '/', startedAt: '2026-03-12T09:00:00.000Z', percent: 30 }))
  expect(readSendings()).toEqual([sending('a', { percent: 30 })])
})

test('an event without news is not a change: the page is not re-rendered for each packet', () => {
  noteSending(sending('a', { percent: 3 }))
  const before = readSendings()
  noteSending(sending('a', { percent: 3 }))
  expect(readSendings()).toBe(before)
})

test('a retry of the same bytes replaces the first attempt; files without an address are separate', () => {
  noteSending(sending('a', { uploadUrl: '/v1/Uploads/1', state: 'failed', reason: 'No.' }))
  noteSending(sending('b'))
  noteSending(sending('c'))
  noteSending(sending('d', { uploadUrl: '/v1/Uploads/1' }))
  expect(keys()).toEqual(['b', 'c', 'd'])
})

test('a paused file disappears at once, an ended one once it has been seen, and all of them with the person', () => {
  noteSending(sending('a'))
  noteSending(sending('b', { state: 'done' }))
  noteSending(sending('c', { state: 'failed', reason: 'No.' }))
  noteSending(sending('d', { state: 'offline' }))
  forgetSending('a')
  expect(keys()).toEqual(['b', 'c', 'd'])
  forgetEndedSendings()
  expect(keys()).toEqual(['d'])
  forgetAllSendings()
  expect(keys()).toEqual([])
})
