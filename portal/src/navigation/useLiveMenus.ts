import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApi } from '../api/ApiContext.tsx'
import { useSessionSnapshot } from '../session/SessionContext.tsx'

/**
 * Keeps the page's menus up to date while they are changed elsewhere. The code that follows changes loads after the
 * page is drawn, because nobody waits for it; if that fails, it is retried when the network is back. A page that stays
 * open after the end of its session stops listening.
 */
export function useLiveMenus(): void {
  const api = useApi()
  const queryClient = useQueryClient()
  const isSignedIn = useSessionSnapshot().token !== undefined
  useEffect(() => {
    if (!isSignedIn) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    const follow = () =>
      void import('./menu-changes.ts').then(
        ({ followMenuChanges }) => {
          if (!signal.aborted) followMenuChanges(api, queryClient, signal)
        },
        () => window.addEventListener('online', follow, { once: true, signal }),
      )
    follow()
    return () => leaving.abort()
  }, [api, queryClient, isSignedIn])
}
