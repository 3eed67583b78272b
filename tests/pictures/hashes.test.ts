import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readHashes, writeHashes } from './hashes.ts'
import { listPictures, referencesFolder } from './references.ts'

const folder = mkdtempSync(join(tmpdir(), 'parvis-hashes-'))
const place = { file: join(folder, 'hashes.json'), folder }
const keep = (picture: string, bytes: string) => writeFileSync(join(folder, picture), bytes)
const reportOf = (...pictures: readonly (readonly [storyId: string, condition: string, hash: string])[]) => ({
  testResults: [
    {
      assertionResults: pictures.map(([storyId, condition, hash]) => ({
        meta: { storyId, picture: { condition, hash } },
      })),
    },
  ],
})

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  for (const condition of ['en-light', 'fr-dark']) mkdirSync(join(folder, condition), { recursive: true })
  keep('en-light/button-primary.png', 'a button')
  keep('fr-dark/button-primary.png', 'un bouton')
  keep('en-light/link-default.png', 'a link')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('each condition has its own hashes, by file name', () => {
  writeHashes(reportOf(['button--primary', 'en-light', 'e1'], ['button--primary', 'fr-dark', 'f1']), place)
  expect(readHashes('en-light', place)).toEqual({ 'button-primary': 'e1' })
  expect(readHashes('fr-dark', place)).toEqual({ 'button-primary': 'f1' })
})

test('without a file no hash is known', () => {
  expect(readHashes('en-light', place)).toEqual({})
})

test('hashes of pictures that were not retaken stay', () => {
  writeHashes(reportOf(['button--primary', 'en-light', 'e1']), place)
  writeHashes(reportOf(['link--default', 'en-light', 'e2']), place)
  expect(readHashes('en-light', place)).toEqual({ 'button-primary': 'e1', 'link-default': 'e2' })
})

test('the hash of another reference is ignored, even when others are written', () => {
  writeHashes(reportOf(['button--primary', 'en-light', 'e1']), place)
  keep('en-light/button-primary.png', 'another button')
  expect(readHashes('en-light', place)).toEqual({})
  writeHashes(reportOf(['link--default', 'en-light', 'e2']), place)
  expect(readHashes('en-light', place)).toEqual({ 'link-default': 'e2' })
})

test('a deleted picture has no hash', () => {
  writeHashes(reportOf(['button--primary', 'en-light', 'e1']), place)
  rmSync(join(folder, 'en-light/button-primary.png'))
  expect(readHashes('en-light', place)).toEqual({})
})

/** A picture without a hash is compared pixel by pixel, as all were before. */
test('nearly every committed picture has its hash', () => {
  const pictures = listPictures(referencesFolder)
  const known = ['en-light', 'fr-dark'].flatMap(condition => Object.keys(readHashes(condition)))
  expect(known.length).toBeGreaterThan(pictures.length * 0.9)
})
