import { existsSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { StartFailure } from './failure.ts'
import { makeFolder } from './folder.ts'

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'parvis-folder-'))
})
afterAll(() => rmSync(root, { recursive: true }))

/** The error message for a folder that cannot be created. */
function saidOf(folder: string): string {
  try {
    makeFolder(folder)
  } catch (error) {
    if (error instanceof StartFailure) return error.message
    throw error
  }
  return 'made'
}

it('is created with its parents, and creating it again changes nothing', () => {
  const folder = join(root, 'a', 'b', 'c')
  makeFolder(folder)
  writeFileSync(join(folder, 'kept'), '')
  makeFolder(folder)
  expect(statSync(folder).isDirectory()).toBe(true)
  expect(existsSync(join(folder, 'kept'))).toBe(true)
})

it('is refused by name when a file is in its place, or above it', () => {
  const file = join(root, 'file')
  writeFileSync(file, '')
  expect(saidOf(file)).toBe(`${file} cannot be written: it is a file and no folder.`)
  const below = join(file, 'data', 'files')
  expect(saidOf(below)).toBe(`The folder ${below} cannot be created or written (ENOTDIR).`)
})

it('is refused when a link leads nowhere', () => {
  const link = join(root, 'link')
  symlinkSync(join(root, 'nowhere'), link)
  expect(saidOf(link)).toBe(`The folder ${link} cannot be created or written (ENOENT).`)
})

it.runIf(process.platform === 'linux')('is refused, without hanging, where the system allows none', () => {
  expect(saidOf('/proc/parvis/data')).toBe(
    'The folder /proc/parvis/data cannot be created or written (ENOENT).',
  )
})
