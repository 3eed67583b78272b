/** The parts of the router that are used. */
export interface ViewedRouter {
  readonly state: ViewedState
  subscribe(listener: (state: ViewedState) => void): () => void
}

interface ViewedState {
  readonly initialized: boolean
  readonly navigation: { readonly state: string }
  readonly location: { readonly key: string }
  readonly matches: readonly { readonly route: { readonly path?: string | undefined } }[]
}

/**
 * Reports each page view once, including the first page of a visit: the router is often ready before anything listens.
 * A revalidation is not a view.
 * @param onView called with the pattern of the route, `*` where there is none, never with the address
 * @returns a function that unsubscribes
 */
export function watchPageViews(router: ViewedRouter, onView: (path: string) => void): () => void {
  let viewed: string | undefined
  const look = ({ initialized, navigation, location, matches }: ViewedState) => {
    if (!initialized || navigation.state !== 'idle' || location.key === viewed) return
    viewed = location.key
    onView(matches.at(-1)?.route.path ?? '*')
  }
  look(router.state)
  return router.subscribe(look)
}
