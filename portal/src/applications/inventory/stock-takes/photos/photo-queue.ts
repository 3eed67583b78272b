import type { LocalPhoto, PhotoStore, Picture } from './photo-store.ts'

/** What became of a photo that was sent: the services have it, or will never take it. */
export type Sent = { id: number | null } | 'refused'

export interface Sending {
  send: (photo: LocalPhoto, picture: Picture) => Promise<Sent>
  /** Takes back one that the reader removed while it was on its way. */
  takeBack: (id: number) => Promise<void>
  /** After each one that the services have. @param id null where it had been removed there */
  onSent: (photo: LocalPhoto, id: number | null) => void
}

/** What waits, in the order in which it was taken. */
export const waitingPhotos = (photos: readonly LocalPhoto[]) =>
  photos.filter(({ outcome }) => outcome === undefined)

/**
 * Sends photos one by one in their order. What is sent again because an answer was lost the services keep once.
 * @throws why one was not sent; it waits, with what follows it
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
      // Those behind it go on.
      unreadable.set(clientId, error)
      continue
    }
    if (!picture) {
      // Removed a moment ago.
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
