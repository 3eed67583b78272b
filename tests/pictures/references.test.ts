import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { hasPalette, listPictures, referencesFolder, shownStories, stalePictures } from './references.ts'

const bytes = (picture: string) => statSync(join(referencesFolder, picture)).size

describe('the committed pictures stay small', () => {
  const pictures = listPictures(referencesFolder)
  test('each', () => {
    expect(pictures.filter(picture => bytes(picture) > 160_000)).toEqual([])
  })
  test('by a palette', () => {
    const without = pictures.filter(picture => !hasPalette(readFileSync(join(referencesFolder, picture))))
    expect(without).toEqual([])
  })
  // A screen is several times as large as a component. States that look the same in every list have few pictures.
  test.each([
    ['screens', true, 31_000],
    ['everything else', false, 14_500],
  ] as const)('%s on average', (_, isOfScreens, limit) => {
    const own = pictures.filter(picture => /[\\/]screens-/.test(picture) === isOfScreens)
    const sum = own.reduce((all, picture) => all + bytes(picture), 0)
    expect(sum / own.length).toBeLessThan(limit)
  })
})

describe('stalePictures', () => {
  const report = {
    testResults: [{ assertionResults: [{ meta: { storyId: 'components-button--primary' } }, { meta: {} }] }],
  }
  test('names the picture of a deleted story', () => {
    const pictures = ['en-light/components-button-primary.png', 'en-light/components-button-gone.png']
    expect(stalePictures(pictures, shownStories(report))).toEqual(['en-light/components-button-gone.png'])
  })
  test('a report without stories leaves every picture stale', () => {
    expect(stalePictures(['en-light/a-b.png'], shownStories({}))).toEqual(['en-light/a-b.png'])
  })
})
