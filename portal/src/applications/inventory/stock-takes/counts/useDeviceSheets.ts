import { listCountSheets } from '@parvis/api-types/calls/count-sheets'
import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { readAllOptions } from '../../../../api/all-pages.ts'
import { useApi } from '../../../../api/ApiContext.tsx'
import { usePerson } from '../../../../session/SessionContext.tsx'
import { PhotoStoreContext } from '../photos/usePhotos.ts'
import { holdsOwn, readDeviceSheets, type DeviceSheet } from './device-sheets.ts'
import { keepKey } from './sheet-query.ts'
import { CountStoreContext } from './useCounts.ts'

/** Milliseconds after which a silent network counts as none. */
const patience = 8_000

/** This device may be asked without a network, and again once there is one. */
const onDevice = { networkMode: 'always', refetchOnReconnect: true, staleTime: 0, retry: false } as const
const none: readonly DeviceSheet[] = []

/**
 * The sheets that this device holds something of which is nowhere else, and every sheet that it can open while the
 * services cannot be reached.
 */
export function useDeviceSheets() {
  const api = useApi()
  const [store, photoStore] = [use(CountStoreContext), use(PhotoStoreContext)]
  const { email } = usePerson()
  const held = useQuery({
    queryKey: ['deviceSheets', email],
    queryFn: async ({ signal }) => {
      // After a sign-in the device cannot read what it holds until the services have given the key.
      if ((await store.takes(email)).length > 0)
        await keepKey(api, email, AbortSignal.any([signal, AbortSignal.timeout(patience)])).catch(
          () => undefined,
        )
      return readDeviceSheets(store, photoStore, email)
    },
    ...onDevice,
  })
  const found = held.data ?? none
  const filter = ['id', 'in', found.map(({ takeId }) => takeId)] as const
  const asked = readAllOptions(api, listCountSheets, { filter, select: ['id'] })
  const listed = useQuery({
    ...asked,
    queryFn: async ({ signal }) =>
      asked.queryFn({ signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]) }),
    ...onDevice,
    enabled: found.length > 0,
  })
  const isUnreachable = listed.isError
  const known = listed.data && new Set(listed.data.map(({ id }) => id))
  return {
    isUnreachable,
    sheets: found
      .filter(each => holdsOwn(each) || (isUnreachable && each.sheet !== undefined))
      .map(each => ({
        ...each,
        /** Whether the services no longer give the sheet to the reader. */
        isLeft: !isUnreachable && known?.has(each.takeId) === false,
      })),
  }
}
