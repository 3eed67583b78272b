import { expect, test } from 'vitest'
import { namedPhoto } from './photo.ts'

const taken = new Date(2026, 2, 31, 9, 5, 7)
const photo = (type: string) => new File(['x'], 'image.jpg', { type, lastModified: 12 })

test('photos that a phone gives one name have names of their own, by when they were taken', async () => {
  const named = namedPhoto(photo('image/jpeg'), taken)
  expect(named).toMatchObject({ name: 'Photo 2026-03-31 09.05.07.jpg', type: 'image/jpeg', lastModified: 12 })
  expect(await named.text()).toBe('x')
})
test('a photo keeps the ending of its kind', () => {
  expect(namedPhoto(photo('image/heic'), taken).name).toMatch(/\.heic$/)
  expect(namedPhoto(photo(''), taken).name).toMatch(/\.jpg$/)
})
