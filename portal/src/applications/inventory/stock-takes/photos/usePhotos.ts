import { writeOptions } from '@parvis/api-types/calls'
import { createCountPhoto, deleteCountPhoto, listCountPhotos } from '@parvis/api-types/calls/count-sheets'
import { isProblem } from '@parvis/api-types/problems'
import { createContext, use, useCallback, useMemo, useRef, useState } from 'react'
import { readAllOptions } from '../../../../api/all-pages.ts'
import { useApi } from '../../../../api/ApiContext.tsx'
import { usePerson } from '../../../../session/SessionContext.tsx'
import { useLossWarning } from '../../../../unsaved/unsaved-changes.ts'
import type { CountPhoto } from '../counts/count-store.ts'
import { DeviceCareContext, isNearlyFull } from '../offline/device-care.ts'
import { answeredWithin } from '../offline/silence.ts'
import { useSending } from '../offline/useSending.ts'
import { sendPhotos, waitingPhotos, type Sending } from './photo-queue.ts'
import { browserPhotos, type LocalPhoto, type Picture } from './photo-store.ts'

/** The store of this browser's photos. */
export const PhotoStoreContext = createContext(browserPhotos())

/**
 * Milliseconds after which a request that is not answered is given up, so that the next attempt can start. A photo
 * takes a while on a slow network.
 */
const silence = 120_000
const none: readonly LocalPhoto[] = []
/** The most photos of one person and line that the services accept. */
export const mostOfLine = 10

/** A photo of a line, stored on the device or at the services. */
export interface LinePhoto {
  clientId: string
  lineId: number
  takenDate: string
  /**
   * `kept`: the services have it. `unkept`: even this device could not store it, so it is lost when the page is closed.
   */
  state: 'kept' | 'waiting' | 'refused' | 'unkept'
  /** The id at the services. */
  id?: number | undefined
  /** The picture itself, while it is not stored anywhere. */
  picture?: Picture
}

/** Encodes a picture in base64, for JSON. */
function base64Of(picture: Picture): string {
  const part = 2 ** 15
  let text = ''
  for (let at = 0; at < picture.length; at += part)
    text += String.fromCharCode(...picture.subarray(at, at + part))
  return btoa(text)
}

/**
 * The reader's photos of the lines of a stock-take: stored on this device first, then sent in order.
 * @param known the photos that the services had when the sheet was loaded
 */
export function usePhotos(takeId: number, known: readonly CountPhoto[]) {
  const api = useApi()
  const store = use(PhotoStoreContext)
  const care = use(DeviceCareContext)
  const { email } = usePerson()
  // Undefined until this device was asked.
  const [listed, setListed] = useState<readonly LocalPhoto[]>()
  const local = listed ?? none
  const [sent, setSent] = useState<readonly LinePhoto[]>([])
  const [unkept, setUnkept] = useState<readonly (LinePhoto & { picture: Picture })[]>([])
  // Client ids.
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  // The same as `sent`, for a photo that is sent while its dialog is open.
  const sentIds = useRef(new Map<string, number>())

  const refresh = useCallback(async () => setListed(await store.list(email, takeId)), [store, email, takeId])
  const takeBack = useCallback(
    async (id: number) => {
      try {
        await writeOptions(api, deleteCountPhoto).mutationFn({ path: { id }, ifMatch: '*' })
      } catch (problem) {
        if (!isProblem(problem, 'not-found')) throw problem
      }
    },
    [api],
  )

  const findId = useCallback(
    async (lineId: number, clientId: string) => {
      const own = {
        and: [
          ['lineId', 'eq', lineId],
          ['createdBy', 'eq', email],
        ],
      } as const
      const photos = await readAllOptions(api, listCountPhotos, { filter: own }).queryFn({
        signal: AbortSignal.timeout(silence),
      })
      return photos.find(photo => photo.clientId === clientId)?.id
    },
    [api, email],
  )

  const sendWaiting = useCallback(async () => {
    const { mutationFn } = writeOptions(api, createCountPhoto)
    const sending: Sending = {
      takeBack,
      send: async ({ clientId, lineId, takenDate }, picture) => {
        try {
          const { id } = await answeredWithin(silence, async signal =>
            mutationFn({
              path: { id: takeId },
              signal,
              body: { clientId, lineId, takenDate, content: base64Of(picture) },
              // The same key on every attempt.
              idempotencyKey: clientId,
            }),
          )
          return { id }
        } catch (problem) {
          if (
            isProblem(
              problem,
              'not-found',
              'body-invalid',
              'payload-too-large',
              'stock-photo-wrong',
              'stock-photo-infected',
              'stock-photo-limit-reached',
            )
          )
            return 'refused'
          throw problem
        }
      },
      onSent: ({ clientId, lineId, takenDate }, id) => {
        if (id === null) return
        sentIds.current.set(clientId, id)
        setSent(before => [...before, { clientId, lineId, takenDate, id, state: 'kept' }])
      },
    }
    await sendPhotos(store, { email, takeId }, sending)
  }, [api, store, email, takeId, takeBack])
  const waiting = waitingPhotos(local).length
  const { isSending, error, send } = useSending({
    lock: 'parvis-count-photos',
    waiting,
    sendWaiting,
    refresh,
  })

  // Photos that could not be stored are lost with the page, so warn the reader before leaving.
  useLossWarning(unkept.length > 0)

  /** Stores a photo on this device. @returns whether it could; space for counts is left free */
  const keep = useCallback(
    async ({ clientId, lineId, takenDate, picture }: LinePhoto & { picture: Picture }): Promise<boolean> => {
      try {
        if (isNearlyFull(await care.space().catch(() => ({})))) return false
        await store.add({ clientId, email, takeId, lineId, takenDate }, picture)
        return true
      } catch {
        return false
      }
    },
    [care, store, email, takeId],
  )

  /** Stores a photo on this device and sends it when possible. @returns whether the device could store it */
  const add = useCallback(
    async (lineId: number, picture: Picture): Promise<boolean> => {
      const takenDate = new Date().toISOString()
      const photo = { clientId: crypto.randomUUID(), lineId, takenDate, state: 'unkept', picture } as const
      const isKept = await keep(photo)
      if (isKept) {
        await refresh()
        void send()
      } else setUnkept(before => [...before, photo])
      return isKept
    },
    [keep, refresh, send],
  )

  /** Retries the photos that this device could not store. */
  const keepAgain = useCallback(async () => {
    for (const photo of unkept) {
      if (!(await keep(photo))) break
      setUnkept(before => before.filter(({ clientId }) => clientId !== photo.clientId))
    }
    await refresh()
    void send()
  }, [unkept, keep, refresh, send])

  /** @throws if the services have the photo and do not remove it */
  const remove = useCallback(
    async ({ clientId, id, state, lineId }: LinePhoto) => {
      // A photo that is no longer on the device was sent meanwhile, from here or from another tab.
      if (id !== undefined) await takeBack(id)
      else if (!(await store.remove(clientId)) && state !== 'unkept') {
        const atServices = sentIds.current.get(clientId) ?? (await findId(lineId, clientId))
        if (atServices !== undefined) await takeBack(atServices)
      }
      setUnkept(before => before.filter(photo => photo.clientId !== clientId))
      setRemoved(before => new Set([...before, clientId]))
      await refresh()
    },
    [store, takeBack, findId, refresh],
  )

  const all = useMemo(() => {
    const here: LinePhoto[] = local.map(({ clientId, lineId, takenDate, outcome }) => ({
      clientId,
      lineId,
      takenDate,
      state: outcome ?? ('waiting' as const),
    }))
    const there: LinePhoto[] = known.map(({ clientId, lineId, takenDate, id }) => ({
      clientId,
      lineId,
      takenDate,
      id,
      state: 'kept' as const,
    }))
    const byId = new Map([...here, ...sent, ...there, ...unkept].map(photo => [photo.clientId, photo]))
    return [...byId.values()]
      .filter(({ clientId }) => !removed.has(clientId))
      .toSorted((one, other) => (one.takenDate < other.takenDate ? -1 : 1))
  }, [local, sent, known, unkept, removed])

  return {
    all,
    /** Whether the device was asked what is stored on it. */
    isListed: listed !== undefined,
    waiting,
    unkept: unkept.length,
    isSending,
    error,
    add,
    keepAgain,
    remove,
    send,
  }
}

export type Photos = ReturnType<typeof usePhotos>
