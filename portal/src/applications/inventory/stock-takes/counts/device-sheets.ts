import { waitingPhotos } from '../photos/photo-queue.ts'
import type { PhotoStore } from '../photos/photo-store.ts'
import { waiting } from './count-queue.ts'
import type { CountSheet, CountStore } from './count-store.ts'

/** What this device holds of a count sheet. */
export interface DeviceSheet {
  takeId: number
  /** The sheet as it was last loaded; undefined if this device does not have it, or can no longer decrypt it. */
  sheet: CountSheet | undefined
  /** Counts that are not sent yet. */
  counts: number
  /** Counts that were not accepted, or cannot be read, which the reader has not confirmed yet. */
  unseen: number
  /** Photos that are not sent yet. */
  photos: number
  /** Photos that were not accepted. */
  refusedPhotos: number
}

/** Whether this device holds something of a sheet that is nowhere else. */
export const holdsOwn = ({ counts, unseen, photos, refusedPhotos }: DeviceSheet): boolean =>
  counts + unseen + photos + refusedPhotos > 0

/** The stock-takes of which this device holds something of a person, and what. */
export async function readDeviceSheets(
  store: CountStore,
  photoStore: PhotoStore,
  email: string,
): Promise<DeviceSheet[]> {
  const ofPhotos = (await photoStore.owners()).flatMap(([owner, takeId]) => (owner === email ? [takeId] : []))
  const takeIds = [...new Set([...(await store.takes(email)), ...ofPhotos])].toSorted((one, two) => one - two)
  return Promise.all(
    takeIds.map(async takeId => {
      const [kept, counts, photos] = await Promise.all([
        store.sheet(email, takeId).catch(() => undefined),
        store.list(email, takeId),
        photoStore.list(email, takeId),
      ])
      const [unsent, unsentPhotos] = [waiting(counts).length, waitingPhotos(photos).length]
      return {
        takeId,
        sheet: kept?.sheet,
        counts: unsent,
        unseen: counts.length - unsent,
        photos: unsentPhotos,
        refusedPhotos: photos.length - unsentPhotos,
      }
    }),
  )
}
