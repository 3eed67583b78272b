import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'

interface Place {
  pathname: string
  search: string
}

/**
 * Completes a link of a list. One that begins with `?` opens something beside the list: it changes only the parameters that it
 * names, so that the list keeps its search, filters, order, and page. All others stay as they are.
 */
export function besideList({ pathname, search }: Place, href: string): string {
  if (!href.startsWith('?')) return href
  const query = new URLSearchParams(search)
  for (const [name, value] of new URLSearchParams(href)) query.set(name, value)
  return `${pathname}?${query.toString()}`
}

/** Closes what a parameter of the address has opened beside a list, which keeps its view. */
export function useCloseBeside(parameter: string): () => void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return useCallback(() => {
    const query = new URLSearchParams(search)
    query.delete(parameter)
    void navigate({ pathname, search: query.toString() }, { preventScrollReset: true })
  }, [navigate, parameter, pathname, search])
}
