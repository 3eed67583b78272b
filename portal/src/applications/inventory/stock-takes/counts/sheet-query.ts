import { readOptions } from '@parvis/api-types/calls'
import {
  getCountSheet,
  getCountSheetKey,
  listCountLines,
  listCountPhotos,
  listMyCounts,
} from '@parvis/api-types/calls/count-sheets'
import { isProblem } from '@parvis/api-types/problems'
import { readAllOptions } from '../../../../api/all-pages.ts'
import type { Api } from '../../../../api/clients.ts'
import { explain } from '../../../../api/problem-messages.ts'
import { deviceKeys } from '../offline/device-key.ts'
import type { CountStore, LoadedSheet } from './count-store.ts'

/** A sheet, and whether it is the one that this device kept. */
export interface OpenedSheet extends LoadedSheet {
  isFromDevice: boolean
}

export const saySheet = explain<'getCountSheet'>({})

/** From now on what this device keeps for the person is encrypted. */
async function keepKey(api: Api, email: string, signal: AbortSignal): Promise<void> {
  if (await deviceKeys.of(email).catch(() => undefined)) return
  const { key } = await readOptions(api, getCountSheetKey, {}).queryFn({ signal })
  await deviceKeys.keep(email, key)
}

async function load(api: Api, email: string, id: number, signal: AbortSignal): Promise<LoadedSheet> {
  const ofTake = { filter: ['stockTakeId', 'eq', id] } as const
  // Who reads stock-takes would be given those of others, too.
  const own = { and: [ofTake.filter, ['createdBy', 'eq', email]] } as const
  const [sheet, lines, mine, photos] = await Promise.all([
    readOptions(api, getCountSheet, { path: { id } }).queryFn({ signal }),
    readAllOptions(api, listCountLines, ofTake).queryFn({ signal }),
    readAllOptions(api, listMyCounts, ofTake).queryFn({ signal }),
    readAllOptions(api, listCountPhotos, { filter: own }).queryFn({ signal }),
    // Without a key nothing is kept that is not counted here, and it can still be counted with a network.
    keepKey(api, email, signal).catch(() => undefined),
  ])
  return { sheet, lines, mine, photos }
}

/**
 * The query of a sheet with its lines and what the reader counted. Where the services cannot be reached it is the one that this
 * device kept.
 */
export const sheetOptions = (
  { api, store, email }: { api: Api; store: CountStore; email: string },
  id: number,
) => ({
  queryKey: ['countSheet', email, id],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<OpenedSheet> => {
    try {
      const sheet = await load(api, email, id, signal)
      // A device that cannot keep it can still count with a network.
      await store.keepSheet(email, id, sheet).catch(() => undefined)
      return { ...sheet, isFromDevice: false }
    } catch (error) {
      // The services answered, and it is not for this reader, or not there.
      if (isProblem(error, 'not-found', 'scope-missing', 'record-missing')) throw error
      const kept = await store.sheet(email, id).catch(() => undefined)
      if (!kept) throw error
      return { ...kept, isFromDevice: true }
    }
  },
  // Asked also where the browser says that there is no network: this device may have it.
  networkMode: 'always' as const,
  // That of the device is asked for again as soon as there may be a network.
  staleTime: ({ state }: { state: { data?: OpenedSheet | undefined } }) =>
    state.data?.isFromDevice === true ? 0 : 60_000,
})
