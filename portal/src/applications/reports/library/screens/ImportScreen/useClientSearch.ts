import { useCallback } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import type { LoadClients } from '../../../../../organisation/ClientField.tsx'
import { searchReportClients } from '../../../../../organisation/search-accounts.ts'

/** Searches the clients of the library. */
export function useClientSearch(): LoadClients {
  const api = useApi()
  return useCallback(search => searchReportClients(api, search), [api])
}
