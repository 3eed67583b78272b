import { describe, expect, test } from 'vitest'
import { formatBytes, formatDuration, formatRate } from './formats.ts'
import { checkLimits } from './limits.ts'
import { limitsText, limitText } from './limitText.ts'
import { fromFile, fromInitial, isSameFile, secondsLeft, uploadReducer, type UploadAction } from './upload.ts'

const file = new File(['x'.repeat(1000)], 'Liasse.pbix', { lastModified: 1 })
const run = (...actions: UploadAction[]) =>
  actions.reduce(uploadReducer, [fromFile('a', file, null)] as ReturnType<typeof uploadReducer>)[0]
const begun = [
  { kind: 'checked', id: 'a', result: null },
  { kind: 'begin', id: 'a' },
] as const
const tell = (event: Extract<UploadAction, { kind: 'event' }>['event'], at = 0) =>
  ({ kind: 'event', id: 'a', event, at }) as const

describe('the queue', () => {
  const phases = { a: 'uploading', b: 'queued', c: 'done', d: 'queued', e: 'queued' } as const
  const list = Object.entries(phases).map(([id, phase]) => ({ ...fromFile(id, file, null), phase }))
  const after = (id: string) => uploadReducer(list, { kind: 'first', id }).map(each => each.id)
  test('puts a file before all others that wait', () => {
    expect(after('e')).toEqual(['a', 'e', 'b', 'c', 'd'])
    expect(after('b')).toEqual(['a', 'b', 'c', 'd', 'e'])
  })
  test('leaves what does not wait where it is', () => {
    expect(after('c')).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(after('unknown')).toEqual(['a', 'b', 'c', 'd', 'e'])
  })
})

describe('the way of a file', () => {
  test('checking, queued, uploading, verifying, done', () => {
    expect(run()?.phase).toBe('checking')
    expect(run(begun[0])?.phase).toBe('queued')
    expect(run(...begun)?.phase).toBe('uploading')
    expect(run(...begun, tell({ kind: 'verifying' }))).toMatchObject({ phase: 'verifying', sentBytes: 1000 })
    expect(run(...begun, tell({ kind: 'done' }))?.phase).toBe('done')
  })
  test('checked and refused, or there already', () => {
    expect(run({ kind: 'checked', id: 'a', result: { refused: 'Vide' } })).toMatchObject({
      phase: 'refused',
      reason: 'Vide',
      canRetry: false,
    })
    expect(run({ kind: 'checked', id: 'a', result: { duplicate: 'Comptes' } })).toMatchObject({
      phase: 'duplicate',
      reason: 'Comptes',
    })
  })
  test('linked to where it is already, and sent where that is not possible or not wanted', () => {
    const there = { kind: 'checked', id: 'a', result: { duplicate: 'Comptes', link: 'Once.' } } as const
    const link = [there, { kind: 'link', id: 'a' }, begun[1]] as const
    const retry = { kind: 'retry', id: 'a' } as const
    expect(run(there)).toMatchObject({ phase: 'duplicate', linkHelp: 'Once.', isLink: false })
    expect(run(...link)).toMatchObject({ phase: 'uploading', isLink: true, reason: undefined })
    expect(run(there, retry)).toMatchObject({ phase: 'queued', isLink: false })
    const failed = (canRetry: boolean) => tell({ kind: 'failed', reason: 'x', canRetry })
    expect(run(...link, failed(true), retry)).toMatchObject({ phase: 'queued', isLink: true })
    expect(run(...link, failed(false), retry)).toMatchObject({ phase: 'queued', isLink: false })
    const unknown = { kind: 'checked', id: 'a', result: { duplicate: 'Comptes' } } as const
    expect(run(unknown, { kind: 'link', id: 'a' })).toMatchObject({ phase: 'duplicate', isLink: false })
  })
  test('restarted without having been checked, it is checked first', () => {
    const restarted = [
      { kind: 'cancel', id: 'a' },
      { kind: 'check', id: 'a' },
    ] as const
    expect(run({ kind: 'pause', id: 'a' }, ...restarted)).toMatchObject({ phase: 'checking', isHeld: false })
    expect(run(...restarted, begun[0])?.phase).toBe('queued')
  })
  test('paused and resumed through the queue', () => {
    const paused = [...begun, tell({ kind: 'progress', sentBytes: 400 }), { kind: 'pause', id: 'a' }] as const
    expect(run(...paused)).toMatchObject({ phase: 'paused', sentBytes: 400 })
    expect(run(...paused, { kind: 'resume', id: 'a' })?.phase).toBe('queued')
  })
  test('paused while it is looked at, it waits for the reader once it has been', () => {
    const held = { kind: 'pause', id: 'a' } as const
    expect(run(held)).toMatchObject({ phase: 'checking', isHeld: true })
    expect(run(held, begun[0])).toMatchObject({ phase: 'paused', isHeld: false })
    expect(run(held, { kind: 'resume', id: 'a' }, begun[0])?.phase).toBe('queued')
  })
  test('what a transport says too late changes nothing', () => {
    const late = [...begun, { kind: 'cancel', id: 'a' }, tell({ kind: 'progress', sentBytes: 900 })] as const
    expect(run(...late)).toMatchObject({ phase: 'cancelled', sentBytes: 0 })
    expect(run(...begun, { kind: 'pause', id: 'a' }, tell({ kind: 'progress', sentBytes: 1 }))?.phase).toBe(
      'paused',
    )
  })
  test('offline, retrying and on', () => {
    expect(run(...begun, tell({ kind: 'offline' }))?.phase).toBe('offline')
    expect(run(...begun, tell({ kind: 'retrying', attempt: 2 }))?.phase).toBe('retrying')
    expect(run(...begun, tell({ kind: 'offline' }), tell({ kind: 'progress', sentBytes: 10 }))?.phase).toBe(
      'uploading',
    )
  })
  test('failed, and tried again from where it was', () => {
    const failed = [
      ...begun,
      tell({ kind: 'progress', sentBytes: 400 }),
      tell({ kind: 'failed', reason: 'R' }),
    ] as const
    expect(run(...failed)).toMatchObject({ phase: 'failed', reason: 'R', canRetry: true })
    expect(run(...failed, { kind: 'retry', id: 'a' })).toMatchObject({
      phase: 'queued',
      reason: undefined,
      sentBytes: 400,
    })
    expect(run(...begun, tell({ kind: 'failed', reason: 'R', canRetry: false }))?.canRetry).toBe(false)
  })
  test('removed', () => {
    expect(run({ kind: 'remove', id: 'a' })).toBeUndefined()
  })
})

describe('the rate', () => {
  const at = (ms: number, sentBytes: number) => tell({ kind: 'progress', sentBytes, at: ms })
  test('needs two measures half a second apart', () => {
    expect(run(...begun, at(0, 0), at(400, 100))?.rate).toBeUndefined()
    expect(run(...begun, at(0, 0), at(1000, 100))?.rate).toBe(100)
  })
  test('follows slowly', () => {
    expect(run(...begun, at(0, 0), at(1000, 100), at(2000, 400))?.rate).toBeCloseTo(180)
  })
  test('starts again after a pause', () => {
    const item = run(...begun, at(0, 0), at(1000, 100), tell({ kind: 'offline' }), at(60_000, 100))
    expect(item?.rate).toBeUndefined()
  })
  test('says how long it takes', () => {
    const item = run(...begun, at(0, 0), at(1000, 100))
    expect(item && secondsLeft(item)).toBe(9)
    expect(secondsLeft(fromFile('a', file, null))).toBeUndefined()
  })
})

describe('after the page was loaded again', () => {
  const initial = { id: 'b', name: 'Liasse.pbix', size: 1000, sentBytes: 400 }
  test('it is paused where the file was kept, and waits for it where it was not', () => {
    expect(fromInitial({ ...initial, file })).toMatchObject({ phase: 'paused', sentBytes: 400 })
    expect(fromInitial(initial).phase).toBe('missing')
    expect(fromInitial({ ...initial, isDone: true })).toMatchObject({ phase: 'done', sentBytes: 1000 })
  })
  test('it goes on once the file is found, and nothing else is begun by that', () => {
    const found = { kind: 'found', id: 'b', file } as const
    expect(uploadReducer([fromInitial(initial)], found)).toMatchObject([{ phase: 'queued', file }])
    const arrived = [fromInitial({ ...initial, isDone: true })]
    expect(uploadReducer(arrived, found)).toEqual(arrived)
  })
  test('the file is known by name, size and time', () => {
    expect(isSameFile(fromInitial(initial), file)).toBe(true)
    expect(isSameFile(fromInitial({ ...initial, lastModified: 2 }), file)).toBe(false)
    expect(isSameFile(fromInitial({ ...initial, size: 999 }), file)).toBe(false)
    const [composed, apart] = ['\u00e9.pbix', 'e\u0301.pbix'].map(
      name => new File(['x'.repeat(file.size)], name, { lastModified: file.lastModified }),
    )
    const item = fromFile('a', composed as File, null)
    expect(isSameFile(item, apart as File)).toBe(true)
  })
})

const limits = { extensions: ['.pbix', '.PDF'], maximumBytes: 2 ** 30, maximumFiles: 2 }
describe('limits', () => {
  test.each([
    ['Liasse.PBIX', 1, 0, undefined],
    ['a.pdf', 2 ** 30, 1, undefined],
    ['a.xlsx', 1, 0, 'extension'],
    ['.pbix', 1, 0, 'extension'],
    ['pbix', 1, 0, 'extension'],
    ['a.pbix.exe', 1, 0, 'extension'],
    ['a.pbix', 2 ** 30 + 1, 0, 'size'],
    ['a.pbix', 0, 0, 'empty'],
    ['a.pbix', 1, 2, 'count'],
  ])('%s of %i bytes beside %i: %s', (name, size, others, kind) => {
    expect(checkLimits({ name, size }, limits, others)?.kind).toBe(kind)
  })
  test('in words, in both languages', () => {
    expect(limitsText('en', limits)).toBe('Accepted: .pbix or .PDF. At most 1 GB per file. At most 2 files.')
    expect(limitsText('fr', limits).replaceAll(/\u202F/g, '\u00A0')).toBe(
      'Formats acceptés\u00A0: .pbix ou .PDF. 1\u00A0Go au plus par fichier. 2 fichiers au plus.',
    )
    expect(limitText('fr', { kind: 'extension', extension: '.xlsx', extensions: ['.pbix'] })).toBe(
      'Les fichiers .xlsx ne sont pas acceptés. Choisissez .pbix.',
    )
    expect(limitText('en', { kind: 'size', bytes: 2.4 * 2 ** 30, maximum: 2 ** 30 })).toBe(
      'This file is 2.4 GB. The limit is 1 GB.',
    )
  })
  test('a size that rounds to its limit is said to the byte', () => {
    expect(limitText('en', { kind: 'size', bytes: 2 ** 30 + 1, maximum: 2 ** 30 })).toBe(
      'This file is 1,073,741,825 bytes. The limit is 1,073,741,824 bytes.',
    )
    expect(
      limitText('fr', { kind: 'size', bytes: 2 ** 30 + 1, maximum: 2 ** 30 }).replaceAll(/\u202F/g, '\u00A0'),
    ).toBe(
      'Ce fichier fait 1\u00A0073\u00A0741\u00A0825\u00A0octets. La limite est de 1\u00A0073\u00A0741\u00A0824\u00A0octets.',
    )
  })
})

describe('formats', () => {
  const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ')
  test.each([
    ['en', 1, '1 byte'],
    ['fr', 12, '12 octets'],
    ['en', 1023, '1 kB'],
    ['fr', 1536, '1,5 ko'],
    ['en', 12.4 * 2 ** 20, '12 MB'],
    ['fr', 2 ** 30, '1 Go'],
    ['en', 1023.9 * 2 ** 20, '1 GB'],
  ] as const)('%s: %d bytes are %s', (locale, bytes, text) => {
    expect(plain(formatBytes(locale, bytes))).toBe(text)
  })
  test.each([
    ['en', 1.25 * 2 ** 20, '1.3 MB/s'],
    ['fr', 1.25 * 2 ** 20, '1,3 Mo/s'],
    ['en', 3, '1 kB/s'],
  ] as const)('%s: %d bytes a second are %s', (locale, rate, text) => {
    expect(plain(formatRate(locale, rate))).toBe(text)
  })
  test.each([
    ['en', 0.2, '5 sec'],
    ['fr', 12, '15 s'],
    ['en', 58, '1 min'],
    ['fr', 185, '3 min'],
    ['en', 4800, '1 hr, 20 min'],
    ['fr', 36_000, '10 h'],
  ] as const)('%s: %d seconds are %s', (locale, seconds, text) => {
    expect(plain(formatDuration(locale, seconds))).toBe(text)
  })
})
