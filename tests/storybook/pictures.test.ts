import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listPictures, referencesFolder, stalePictures } from '../pictures/references.ts'

const index = new URL('../../storybook-static/index.json', import.meta.url)

test('every picture belongs to an existing story', () => {
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, unknown> }
  const pictures = listPictures(referencesFolder)
  expect(pictures.length).toBeGreaterThan(1000)
  expect(stalePictures(pictures, new Set(Object.keys(entries))), 'delete these').toEqual([])
})
