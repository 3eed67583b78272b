import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { scanBytes } from '../../files/clamd.ts'
import { removeLater } from '../../files/removals.ts'
import { StoreFull } from '../../files/store.ts'
import type { CallOf, Handler, Preparation, Preparations, SomeHandlers } from '../../server/call.ts'
import { readList } from '../../server/list.ts'
import { bytesToCome } from '../report-files/statements.ts'
import { matchVersion } from '../version.ts'
import { readCountedLines } from './count-statements.ts'
import { countPhotos, insertPhoto, readKeptPhoto, readPhoto, removePhoto } from './photo-statements.ts'
import { type Jpeg, readJpeg } from './read-jpeg.ts'
import { isCounterOf } from './seen-sheets.ts'
import { lockTake, updateTakeRow } from './statements.ts'
import { isCounted } from './transitions.ts'

/** The contract's limits: bytes and pixels of a photo, photos of a line per person, and photos of a stock-take. */
const mostBytes = 700_000
const mostPixels = 2000
const mostOfLine = 10
const mostOfTake = 2000

type CreateCall = CallOf<'createCountPhoto'>

interface Looked extends Jpeg {
  bytes: Buffer
}

/** Checks a photo before anything is locked for it. @throws ProblemError */
const lookAtPhoto: Preparation<'createCountPhoto'> = async call => {
  const bytes = Buffer.from(call.body.content, 'base64')
  const jpeg = bytes.length <= mostBytes ? readJpeg(bytes) : undefined
  if (!jpeg || Math.max(jpeg.width, jpeg.height) > mostPixels) throw call.problem('stock-photo-wrong')
  const scanned = await scanBytes(call, () => Promise.resolve(Readable.from([bytes])))
  if (scanned) throw call.problem(`stock-photo-${scanned.fault}`, {}, { cause: scanned.cause })
  return { ...jpeg, bytes } satisfies Looked
}

/** Stores the bytes of a photo. @throws ProblemError storage-full */
async function keepFile(call: CreateCall, key: string, bytes: Buffer): Promise<void> {
  const { files } = call.services
  const size = bytes.length
  if ((await files.room()) < (await bytesToCome(call.db)) + size) throw call.problem('storage-full')
  try {
    // Copy the bytes: the store takes ownership of them, and the transaction may be retried.
    await files.append(key, { offset: 0, size }, Readable.from([Buffer.from(bytes)]), size)
  } catch (error) {
    await files.remove(key).catch(() => undefined)
    if (error instanceof StoreFull) throw call.problem('storage-full', {}, { cause: error })
    throw error
  }
}

const createCountPhoto: Handler<'createCountPhoto'> = async call => {
  const { db, path, person, prepared } = call
  const { email } = person
  const { lineId, takenDate } = call.body
  const clientId = call.body.clientId.toLowerCase()
  const { bytes, width, height } = prepared as Looked
  // A closed stock-take too: photos taken offline are kept.
  const take = await lockTake(db, path.id, isCounterOf('stock_take', email))
  if (!take) throw call.problem('not-found')
  const kept = await readKeptPhoto(db, email, clientId)
  if (kept) return { body: { id: kept.deletedDate === null ? kept.id : null, isLate: kept.isLate } }
  if (take.status === 'prepared') throw call.problem('stock-take-closed')
  const lines = await readCountedLines(db, { takeId: take.id, email, ids: [lineId] })
  if (!lines.has(lineId)) throw call.problem('not-found')
  const counts = await countPhotos(db, { takeId: take.id, lineId, email })
  if (counts.ofLine >= mostOfLine || counts.ofTake >= mostOfTake)
    throw call.problem('stock-photo-limit-reached')
  const isLate = !isCounted(take.status)
  const fileKey = randomUUID()
  const id = await insertPhoto(
    db,
    { takeId: take.id, lineId, clientId, fileKey, fileSize: bytes.length, width, height, isLate, takenDate },
    email,
  )
  // Counting has started, so the articles stay as they are from now on.
  if (take.status === 'open') await updateTakeRow(db, take.id, { status: 'counting' })
  await keepFile(call, fileKey, bytes)
  return { body: { id, isLate } }
}

const deleteCountPhoto: Handler<'deleteCountPhoto'> = async call => {
  const { db, path, person, rows } = call
  const isSeen = rows('CountPhoto', 'stock_photo')
  const found = await readPhoto(db, path.id, isSeen)
  // Locks the stock-take, so that closing it, or deleting the photo elsewhere, waits.
  const take = found && (await lockTake(db, found.takeId))
  const photo = take && (await readPhoto(db, path.id, isSeen))
  if (!photo) throw call.problem('not-found')
  if (photo.createdBy !== person.email) throw call.problem('stock-photo-of-another')
  matchVersion(call, photo.version)
  if (take.status === 'closed') throw call.problem('stock-take-closed')
  await removePhoto(db, path.id)
  await removeLater(db, [photo.fileKey])
  return {}
}

const getCountPhotoContent: Handler<'getCountPhotoContent'> = async call => {
  const photo = await readPhoto(call.db, call.path.id, call.rows('CountPhoto', 'stock_photo'))
  if (!photo) throw call.problem('not-found')
  const bytes = await buffer(await call.services.files.read(photo.fileKey, 0, photo.fileSize))
  return { body: { mediaType: 'image/jpeg', content: bytes.toString('base64') } }
}

/** Photos of lines, for the people who took them and those who read the counts. */
export const photoHandlers = {
  createCountPhoto,
  deleteCountPhoto,
  getCountPhotoContent,
  listCountPhotos: readList,
} satisfies SomeHandlers

/** Work that is done before a transaction begins. */
export const photoPreparations = { createCountPhoto: lookAtPhoto } satisfies Preparations
