/**
 * Hashes of the pictures as the browser wrote them when the references were taken, which are kept with a palette and so
 * in other bytes. A picture with the same hash is the same, and is compared with no pixel of its reference.
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

/** The hashes that were written of the references that are there: those of others mean nothing. */
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

/** The hashes of the pictures of a condition, by the names of their files without ending. */
export function readHashes(condition: string, place = committed): Record<string, string> {
  return Object.fromEntries(
    Object.entries(read(place))
      .filter(([picture]) => picture.startsWith(`${condition}/`))
      .map(([picture, [hash]]) => [picture.slice(condition.length + 1, -'.png'.length), hash]),
  )
}

/** What a story says of its picture when that was taken anew. */
interface TakenPicture {
  condition: string
  hash: string
}

const isTaken = (value: unknown): value is TakenPicture =>
  typeof value === 'object' && value !== null && 'condition' in value && 'hash' in value

/**
 * Writes down the hashes that a run of vitest gives in its JSON report. Those of pictures that it has not taken stay; a
 * picture that never stood still has none.
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
