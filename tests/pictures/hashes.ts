/**
 * Hashes of the pictures as the browser encoded them when the references were taken. The references themselves are
 * stored with a palette, so their bytes differ. A picture with the same hash is identical and needs no comparison by
 * pixels.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fileName } from '../../.storybook/picture-name.ts'
import { listPictures, referencesFolder, testsOf } from './references.ts'

/** SHA-256 of a picture and of its reference, in hexadecimal, by `condition/story-id.png`. */
type Hashes = Record<string, readonly [picture: string, reference: string]>

/** Where the hashes and the references are. */
interface Place {
  file: string
  folder: string
}
const committed: Place = {
  file: fileURLToPath(new URL('hashes.json', import.meta.url)),
  folder: referencesFolder,
}

/** The stored hashes of the current references: those of others are ignored. */
function read({ file, folder }: Place): Hashes {
  if (!existsSync(file)) return {}
  const written = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Hashes)
  return Object.fromEntries(
    written.filter(
      ([picture, [, reference]]) =>
        existsSync(join(folder, picture)) && reference === hashOfFile(join(folder, picture)),
    ),
  )
}

const hashOfFile = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex')

/** The hashes of the pictures of a condition, by file name without extension. */
export function readHashes(condition: string, place = committed): Record<string, string> {
  return Object.fromEntries(
    Object.entries(read(place))
      .filter(([picture]) => picture.startsWith(`${condition}/`))
      .map(([picture, [hash]]) => [picture.slice(condition.length + 1, -'.png'.length), hash]),
  )
}

/** What a story reports about its picture when that was retaken. */
interface TakenPicture {
  condition: string
  hash: string
}

const isTaken = (value: unknown): value is TakenPicture =>
  typeof value === 'object' && value !== null && 'condition' in value && 'hash' in value

/**
 * Stores the hashes from a vitest run's JSON report. Those of pictures that were not retaken stay; a picture that
 * never stabilised has none.
 */
export function writeHashes(report: unknown, place = committed): void {
  const taken = new Map(
    Array.from(testsOf(report)).flatMap(({ storyId, picture }) =>
      isTaken(picture) ? [[`${picture.condition}/${fileName(storyId)}.png`, picture.hash]] : [],
    ),
  )
  const known = read(place)
  const hashes = listPictures(place.folder)
    .toSorted()
    .flatMap(picture => {
      const hash = taken.get(picture) ?? known[picture]?.[0]
      return hash === undefined ? [] : [[picture, [hash, hashOfFile(join(place.folder, picture))]]]
    })
  writeFileSync(place.file, `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`)
}
