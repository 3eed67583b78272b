import { createContext, use } from 'react'
import type { Api } from './clients.ts'

const ApiContext = createContext<Api | undefined>(undefined)
export const ApiProvider = ApiContext

/** The typed clients of the five hosts. Screens pass them to options functions: `useQuery(listMenusOptions(useApi()))`. */
export function useApi(): Api {
  const api = use(ApiContext)
  if (!api) throw new Error('useApi is used outside of ApiProvider')
  return api
}
