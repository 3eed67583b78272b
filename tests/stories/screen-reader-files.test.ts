import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { screenReaderFile, screenReaderFolder, storyFileOf } from './screen-reader-files.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const story = 'design-system/src/components/Tabs/Tabs.stories.tsx'

test('a story file and its accessibility tree lead to each other', () => {
  const kept = screenReaderFile(join(root, story), '.snap', { config: { name: 'fr-dark' } })
  expect(kept).toBe(join(screenReaderFolder, 'fr-dark/design-system/components/Tabs/Tabs.snap'))
  expect(storyFileOf(kept)).toBe(story)
})

test('nothing is kept of a deleted story file', () => {
  const kept = globSync(`${screenReaderFolder}/**/*.snap`)
  expect(kept.length).toBeGreaterThan(100)
  expect(kept.filter(file => !existsSync(join(root, storyFileOf(file))))).toEqual([])
})
