/** The committed pictures of the stories: where they are, and which belong to no story any more. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { storyConditions } from '../stories/matrix.ts'
import { fileName } from '../../.storybook/picture-name.ts'

/** Folder with one folder per condition. */
export const referencesFolder = fileURLToPath(new URL('references/', import.meta.url))

/** Every picture as `condition/story-id.png`. */
export function listPictures(folder: string): string[] {
  return storyConditions.flatMap(({ name }) =>
    existsSync(join(folder, name)) ? readdirSync(join(folder, name)).map(file => `${name}/${file}`) : [],
  )
}

/** Whether a PNG stores one byte per pixel, as `pnpm pictures` writes them: its colour type is 3. */
export const hasPalette = (png: Buffer): boolean => png[25] === 3

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** The stories shown in a vitest run, with what they report about their pictures, from its JSON report. */
export function* testsOf(report: unknown): Generator<{ storyId: string; picture: unknown }> {
  const files = isRecord(report) && Array.isArray(report['testResults']) ? report['testResults'] : []
  for (const file of files) {
    const tests = isRecord(file) && Array.isArray(file['assertionResults']) ? file['assertionResults'] : []
    for (const test of tests) {
      const meta = isRecord(test) ? test['meta'] : undefined
      if (isRecord(meta) && typeof meta['storyId'] === 'string')
        yield { storyId: meta['storyId'], picture: meta['picture'] }
    }
  }
}

/** The ids of these stories. */
export const shownStories = (report: unknown): Set<string> =>
  new Set(Array.from(testsOf(report), ({ storyId }) => storyId))

/** Pictures of stories that no longer exist. */
export function stalePictures(pictures: readonly string[], stories: ReadonlySet<string>): string[] {
  const names = new Set([...stories].map(fileName))
  return pictures.filter(picture => {
    const name = /\/(.+)\.png$/.exec(picture)?.[1]
    return name === undefined || !names.has(name)
  })
}
