import { expect, test } from 'vitest'
import { memoryStorage } from '../session/storage.ts'
import { createDraftStore } from './draft-store.ts'

test('a draft belongs to a person and a form', () => {
  const drafts = createDraftStore(memoryStorage(), () => 1000)
  drafts.save('Admin@parvis.example', 'menu:12', { menuTitle: 'É 🏛' })
  expect(drafts.read('admin@parvis.example', 'menu:12')).toEqual({
    savedAt: 1000,
    values: { menuTitle: 'É 🏛' },
  })
  expect(drafts.read('staff@parvis.example', 'menu:12')).toBeUndefined()
  expect(drafts.read('admin@parvis.example', 'menu:1')).toBeUndefined()
  expect(drafts.read('admin@parvis.example:menu', '12')).toBeUndefined()
  drafts.clear('admin@parvis.example', 'menu:12')
  expect(drafts.read('admin@parvis.example', 'menu:12')).toBeUndefined()
})

test('what is not a draft is not offered, and a full storage does not break the form', () => {
  const storage = memoryStorage()
  const drafts = createDraftStore(storage)
  for (const text of ['', '{', '[]', '{"savedAt":"x","values":1}', 'null']) {
    storage.setItem('parvis.draft:a%40b.example:form', text)
    expect(drafts.read('a@b.example', 'form')).toBeUndefined()
  }
  const full = createDraftStore({
    ...memoryStorage(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(() => full.save('a', 'b', 1)).not.toThrow()
})
