import { expect, test } from 'vitest'
import { clearStorage, keysOf, memoryStorage } from '../session/storage.ts'
import { createDraftStore, daysKept } from './draft-store.ts'

const [inès, théo] = [1, 11]
const day = 24 * 60 * 60 * 1000

test('a draft belongs to a person and a form', () => {
  const drafts = createDraftStore(memoryStorage(), () => 1000, 'here')
  expect(drafts.save(inès, 'menu:12', { menuTitle: 'É 🏛' })).toBe(true)
  expect(drafts.read(inès, 'menu:12')).toMatchObject({ savedAt: 1000, values: { menuTitle: 'É 🏛' } })
  // Neither another person nor a form or person with a similar name can read it.
  expect(drafts.read(théo, 'menu:12')).toBeUndefined()
  expect(drafts.read(inès, 'menu:1')).toBeUndefined()
  expect(drafts.read(inès, 'menu')).toBeUndefined()
  expect(drafts.read(inès, '12')).toBeUndefined()
  drafts.clear(inès, 'menu:12')
  expect(drafts.read(inès, 'menu:12')).toBeUndefined()
})

test('a draft survives its page and a sign-out', () => {
  const storage = memoryStorage()
  createDraftStore(storage).save(inès, 'menu:12', 'typed')
  storage.setItem('parvis.token', 'x')
  clearStorage(storage)
  expect(createDraftStore(storage).read(inès, 'menu:12')?.values).toBe('typed')
  expect(storage.getItem('parvis.token')).toBeNull()
})

test('two tabs with the same form keep separate drafts: the newest is offered first, then the other', () => {
  const storage = memoryStorage()
  let now = 0
  const clock = () => ++now
  const [one, other] = [createDraftStore(storage, clock, 'one'), createDraftStore(storage, clock, 'other')]
  other.save(inès, 'menu:new', 'in the other')
  one.save(inès, 'menu:new', 'in one')
  const next = createDraftStore(storage, clock, 'next')
  const found = next.read(inès, 'menu:new')
  expect(found?.values).toBe('in one')
  // A resumed draft is stored under the current page's name; saving deletes it.
  next.save(inès, 'menu:new', 'in one, and more', found)
  expect(keysOf(storage)).toHaveLength(2)
  next.clear(inès, 'menu:new', found)
  expect(next.read(inès, 'menu:new')?.values).toBe('in the other')
})

test('discarding deletes one person’s drafts on every page and nobody else’s', () => {
  const storage = memoryStorage()
  createDraftStore(storage, () => 0, 'other').save(inès, 'menu:1', 'in the other')
  createDraftStore(storage, () => 0, 'other').save(théo, 'menu:1', 'of somebody else')
  const drafts = createDraftStore(storage, () => 0, 'here')
  drafts.save(inès, 'menu:12', 'typed')
  expect([drafts.hasUndecided(inès), drafts.hasOfPage()]).toEqual([true, true])
  drafts.forget(inès)
  expect([drafts.hasUndecided(inès), drafts.hasOfPage(), drafts.hasUndecided(théo)]).toEqual([
    false,
    false,
    true,
  ])
  // A form that unmounts during the sign-out saves once more.
  drafts.save(inès, 'menu:12', 'typed')
  expect(drafts.hasUndecided(inès)).toBe(false)
})

test('a person who chose to keep their drafts is asked again only after typing again', () => {
  const storage = memoryStorage()
  const before = createDraftStore(storage, () => 5, 'before')
  before.save(inès, 'menu:12', { menuTitle: 'É' })
  createDraftStore(storage, () => 6, 'other').save(théo, 'menu:12', 'of somebody else')
  before.keepAll(inès)
  // A form that unmounts during the sign-out saves once more.
  before.save(inès, 'menu:13', 'typed at the last moment')
  const drafts = createDraftStore(storage, () => 7, 'next')
  expect([drafts.hasUndecided(inès), drafts.hasUndecided(théo)]).toEqual([false, true])
  expect(drafts.read(inès, 'menu:12')).toMatchObject({ savedAt: 5, values: { menuTitle: 'É' } })
  drafts.save(inès, 'menu:12', 'typed since', drafts.read(inès, 'menu:12'))
  expect(drafts.hasUndecided(inès)).toBe(true)
})

test('a draft in a storage that ends with the page does not count as kept', () => {
  const drafts = createDraftStore(Object.assign(memoryStorage(), { endsWithPage: true as const }))
  expect(drafts.save(inès, 'menu:12', 'typed')).toBe(false)
  expect([drafts.hasUndecided(inès), drafts.hasOfPage()]).toEqual([false, false])
})

test('a discarded draft does not come back', () => {
  const storage = memoryStorage()
  createDraftStore(storage).save(inès, 'menu:12', 'typed')
  const drafts = createDraftStore(storage)
  drafts.clear(inès, 'menu:12', drafts.read(inès, 'menu:12'))
  expect(storage.length).toBe(0)
})

test('an abandoned draft is deleted', () => {
  const storage = memoryStorage()
  createDraftStore(storage, () => 0).save(inès, 'menu:12', 'typed')
  const at = (time: number) => createDraftStore(storage, () => time).read(théo, 'menu:1')
  at(daysKept * day)
  expect(storage.length).toBe(1)
  at(daysKept * day + 1)
  expect(storage.length).toBe(0)
})

test('drafts stay within their share of the storage: the oldest make room, and one that is too large is refused', () => {
  const storage = memoryStorage()
  let now = 0
  const drafts = createDraftStore(storage, () => ++now)
  const long = 'x'.repeat(200_000)
  for (let form = 0; form < 7; form++) expect(drafts.save(inès, `form:${String(form)}`, long)).toBe(true)
  const kept = [0, 1, 2, 3, 4, 5, 6].filter(form => drafts.read(inès, `form:${String(form)}`))
  expect(kept).toEqual([3, 4, 5, 6])
  expect(drafts.save(inès, 'form:6', 'x'.repeat(250_000))).toBe(false)
  expect(drafts.read(inès, 'form:6')?.values).toBe(long)
})

test('an invalid draft is not offered, and a full storage does not break the form but is reported', () => {
  const storage = memoryStorage()
  const drafts = createDraftStore(storage)
  for (const text of ['', '{', '[]', '{"savedAt":"x","values":1}', 'null']) {
    storage.setItem('parvis.draft:1:form:here', text)
    expect(drafts.read(inès, 'form')).toBeUndefined()
    expect(storage.length).toBe(0)
  }
  const full = createDraftStore({
    ...memoryStorage(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(full.save(inès, 'b', 1)).toBe(false)
})

test('a draft remembers what its fields were before, also after a sign-out that keeps it', () => {
  const storage = memoryStorage()
  const drafts = createDraftStore(storage)
  drafts.save(inès, 'menu:12', { menuTitle: 'É' }, undefined, { menuTitle: 'A' })
  drafts.keepAll(inès)
  expect(drafts.read(inès, 'menu:12')?.before).toEqual({ menuTitle: 'A' })
})
