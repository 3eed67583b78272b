import type { LocalPhoto, PhotoStore, Picture } from './photo-store.ts'

/** The outcome of sending a photo: its id at the services, or `refused` if they will never accept it. */
export type Sent = { id: number | null } | 'refused'

export interface Sending {
  send: (photo: LocalPhoto, picture: Picture) => Promise<Sent>
  /** Deletes from the services a photo that the reader removed while it was being sent. */
  takeBack: (id: number) => Promise<void>
  /** Called after each photo that the services have. @param id null if it had already been removed there */
  onSent: (photo: LocalPhoto, id: number | null) => void
}

/** The photos that are not sent yet, in the order in which they were taken. */
export const waitingPhotos = (photos: readonly LocalPhoto[]) =>
  photos.filter(({ outcome }) => outcome === undefined)

/**
 * Sends the waiting photos one by one, in order. A photo that is sent again because its answer was lost is stored only
 * once.
 * @throws the reason why a photo was not sent; it stays in the queue with everything behind it
 */
export async function sendPhotos(
  store: PhotoStore,
  { email, takeId }: { email: string; takeId: number },
  { send, takeBack, onSent }: Sending,
): Promise<void> {
  const unreadable = new Map<string, unknown>()
  for (;;) {
    const photo = waitingPhotos(await store.list(email, takeId)).find(
      ({ clientId }) => !unreadable.has(clientId),
    )
    if (!photo) break
    const { clientId } = photo
    let picture: Picture | undefined
    try {
      picture = await store.picture(clientId)
    } catch (error) {
      // Continue with the photos behind it.
      unreadable.set(clientId, error)
      continue
    }
    if (!picture) {
      // The reader has just removed it.
      await store.remove(clientId)
      continue
    }
    const sent = await send(photo, picture)
    if (sent === 'refused') await store.refuse(clientId)
    else if (await store.remove(clientId)) onSent(photo, sent.id)
    else if (sent.id !== null) await takeBack(sent.id)
  }
  for (const error of unreadable.values()) throw error
}
