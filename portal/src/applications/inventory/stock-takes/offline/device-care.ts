import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { createContext, use, useCallback, useEffect, useState } from 'react'
import type { Api } from '../../../../api/clients.ts'
import { useApi } from '../../../../api/ApiContext.tsx'
import { usePerson, useSessionSnapshot } from '../../../../session/SessionContext.tsx'
import { CountStoreContext } from '../counts/useCounts.ts'

/** The storage that a browser grants this origin, in bytes. */
export interface Space {
  usage?: number
  quota?: number
}

/** With less free space, storing the next count may fail. The sheet of the largest stock-take takes as much. */
const leastSpace = 10_000_000

/** Whether a browser may soon refuse to store a count. A browser that reports nothing counts as not full. */
export const isNearlyFull = ({ usage, quota }: Space): boolean =>
  usage !== undefined && quota !== undefined && quota - usage < leastSpace

/** What a device does for a sheet besides storing its counts. */
export interface DeviceCare {
  /** Makes sheets open offline. @returns whether they do */
  prepare: (api: Api, queryClient: QueryClient, token: string | undefined) => Promise<boolean>
  space: () => Promise<Space>
  /** Asks the browser not to evict the data. */
  persist: () => Promise<void>
}

const browserCare: DeviceCare = {
  prepare: async (...asking) => (await import('./prepare.ts')).prepare(...asking),
  space: async () => ('storage' in navigator ? await navigator.storage.estimate() : {}),
  persist: async () => {
    // Some browsers prompt the reader, so ask only once.
    if ('storage' in navigator && !(await navigator.storage.persisted())) await navigator.storage.persist()
  },
}

export const DeviceCareContext = createContext(browserCare)

/**
 * Keeps a sheet usable when the network is lost.
 * @param isFromDevice whether the sheet was opened offline
 * @returns `lookAtSpace`, to be called after each count
 */
export function useDeviceCare(takeId: number, isFromDevice: boolean) {
  const care = use(DeviceCareContext)
  const store = use(CountStoreContext)
  const api = useApi()
  const queryClient = useQueryClient()
  const { email } = usePerson()
  const { token } = useSessionSnapshot()
  const [isReady, setReady] = useState(false)
  const [isNearFull, setNearFull] = useState(false)

  useEffect(() => {
    care.persist().catch(() => undefined)
  }, [care])
  useEffect(() => {
    if (isFromDevice) return undefined
    let isShown = true
    const ready = async () => {
      const isKept = await care.prepare(api, queryClient, token)
      return isKept && (await store.sheet(email, takeId)) !== undefined
    }
    // If this fails, the sheet still works online.
    ready().then(
      told => isShown && setReady(told),
      () => undefined,
    )
    return () => {
      isShown = false
    }
  }, [care, store, api, queryClient, token, email, takeId, isFromDevice])
  const lookAtSpace = useCallback(() => {
    care.space().then(
      space => setNearFull(isNearlyFull(space)),
      () => undefined,
    )
  }, [care])
  useEffect(lookAtSpace, [lookAtSpace])
  return { isReady: isReady && !isFromDevice, isNearlyFull: isNearFull, lookAtSpace }
}
