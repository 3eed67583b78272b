/** What is asked of the router. */
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
 * Tells of each page that is viewed, once, the one that the visit begins with among them: the router is often there
 * before anybody listens. A page that only asks again for what it shows is not viewed again.
 * @param onView hears the pattern of the route, `*` where there is none, never the address
 * @returns stops it
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
