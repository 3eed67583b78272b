import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { keyIn } from './key-in.ts'

/**
 * What is open beside a list, named by its key in the address. Opening and closing keep the other parameters, so that
 * the list keeps its search, filters, order, and page.
 *
 * @param parameter of the address; undefined for a list that opens nothing beside itself
 */
export function useBeside(parameter: string | undefined) {
  const { pathname, search: whole } = useLocation()
  const navigate = useNavigate()
  // Without a parameter the result stays the same, so that the columns of most lists do not change with the address.
  const search = parameter === undefined ? '' : whole
  return useMemo(() => {
    const addressOf = (id: string | undefined) => {
      const query = new URLSearchParams(search)
      if (parameter !== undefined) query.delete(parameter)
      if (parameter !== undefined && id !== undefined) query.set(parameter, id)
      return query.size === 0 ? pathname : `${pathname}?${query.toString()}`
    }
    return {
      /** The key of what is open. */
      opened: parameter === undefined ? undefined : keyIn(new URLSearchParams(search), parameter),
      /** The address that opens a row. */
      hrefOf: (id: number | string) => addressOf(String(id)),
      close: () => void navigate(addressOf(undefined), { preventScrollReset: true }),
    }
  }, [navigate, parameter, pathname, search])
}
