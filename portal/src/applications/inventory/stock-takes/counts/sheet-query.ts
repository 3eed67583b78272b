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

/** A sheet, and whether it comes from this device. */
export interface OpenedSheet extends LoadedSheet {
  isFromDevice: boolean
}

export const saySheet = explain<'getCountSheet'>({})

/** Fetches the person's key, so that everything stored from now on is encrypted. */
export async function keepKey(api: Api, email: string, signal: AbortSignal): Promise<void> {
  if (await deviceKeys.of(email).catch(() => undefined)) return
  const { key } = await readOptions(api, getCountSheetKey, {}).queryFn({ signal })
  await deviceKeys.keep(email, key)
}

/** Milliseconds within which the services must give a sign of life, and the whole sheet, if this device has a copy. */
const patience = { sign: 8_000, sheet: 60_000 }

/** Loads a sheet. @param hasCopy whether this device has a copy to show instead, if the network is silent */
async function load(
  api: Api,
  email: string,
  id: number,
  { signal, hasCopy }: { signal: AbortSignal; hasCopy: boolean },
): Promise<LoadedSheet> {
  const failed = new AbortController()
  const within = (milliseconds: number) => {
    const signals = [signal, failed.signal]
    return AbortSignal.any(hasCopy ? [...signals, AbortSignal.timeout(milliseconds)] : signals)
  }
  const ofTake = { filter: ['stockTakeId', 'eq', id] } as const
  // People who may read stock-takes would otherwise get other people's counts too.
  const own = { and: [ofTake.filter, ['createdBy', 'eq', email]] } as const
  const rest = { signal: within(patience.sheet) }
  try {
    const [sheet, lines, mine, photos] = await Promise.all([
      // Only the shortest answer has to come soon: a slow network may need long for thousands of lines.
      readOptions(api, getCountSheet, { path: { id } }).queryFn({ signal: within(patience.sign) }),
      readAllOptions(api, listCountLines, ofTake).queryFn(rest),
      readAllOptions(api, listMyCounts, ofTake).queryFn(rest),
      readAllOptions(api, listCountPhotos, { filter: own }).queryFn(rest),
      // Without a key the sheet is not stored on the device, but counting still works online.
      keepKey(api, email, rest.signal).catch(() => undefined),
    ])
    return { sheet, lines, mine, photos }
  } catch (error) {
    failed.abort()
    throw error
  }
}

/**
 * The query of a sheet with its lines and what the reader counted. If the services cannot be reached, it returns the
 * copy stored on this device.
 */
export const sheetOptions = (
  { api, store, email }: { api: Api; store: CountStore; email: string },
  id: number,
) => ({
  queryKey: ['countSheet', email, id],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<OpenedSheet> => {
    const kept = await store.sheet(email, id).catch(() => undefined)
    try {
      const sheet = await load(api, email, id, { signal, hasCopy: kept !== undefined })
      // A device that cannot store the sheet can still count online.
      await store.keepSheet(email, id, sheet).catch(() => undefined)
      return { ...sheet, isFromDevice: false }
    } catch (error) {
      // The services did answer: the sheet is not there, or this reader may not see it.
      if (isProblem(error, 'not-found', 'scope-missing', 'record-missing')) throw error
      if (!kept) throw error
      return { ...kept, isFromDevice: true }
    }
  },
  // Run the query even if the browser is offline: this device may have the sheet.
  networkMode: 'always' as const,
  // Refetch a sheet that came from the device as soon as the network may be back.
  staleTime: ({ state }: { state: { data?: OpenedSheet | undefined } }) =>
    state.data?.isFromDevice === true ? 0 : 60_000,
})
