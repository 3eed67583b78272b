import type { ComponentType } from 'react'
import {
  createBrowserRouter,
  generatePath,
  redirect,
  replace,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router'
import { listContactClaimsOptions, listUserScopesOptions } from '../session/queries.ts'
import type { PortalRoute } from '../routing/route.ts'
import { lateScreen } from '../screens/late.tsx'
import { GateLayout } from './layouts/GateLayout.tsx'
import { RootLayout } from './layouts/RootLayout.tsx'
import { applySessionRule, createConfirmRedirect } from './navigate-session.ts'
import type { Portal } from './portal.ts'
import { PublicScreen } from './PublicScreen.tsx'
import { redirects, routes } from './routes.ts'
import { RouteErrorScreen } from './screens/ErrorScreen/RouteErrorScreen.tsx'
import { browserStorage } from '../session/storage.ts'

// Loaded together with the shell: pages without a session need none of it.
const Guarded = lateScreen(async () => ({ default: (await import('./Guarded.tsx')).Guarded }))
const NotFoundScreen = lateScreen(async () => ({
  default: (await import('./screens/NotFoundScreen/NotFoundScreen.tsx')).NotFoundScreen,
}))

/** Loads a screen once, with the texts of its application, and retries after a failure. */
function screenOf(route: PortalRoute, portal: Portal) {
  let loading: Promise<ComponentType> | undefined
  const load = () => {
    const { texts, sharedTexts } = route
    loading ??= Promise.all([
      route.load(),
      texts && portal.translations.load(texts.namespace, texts.load),
      ...(sharedTexts ?? []).map(shared => portal.translations.load(shared.namespace, shared.load)),
    ]).then(
      ([screen]) => screen,
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
  return { load, Screen: lateScreen(async () => ({ default: await load() })) }
}

/**
 * Whether the person may open the route, from responses already loaded or requested early. A page that starts with a
 * screen thus need not wait for the shell to find out.
 */
async function mayCome(route: PortalRoute, { api, queryClient, tokens }: Portal): Promise<boolean> {
  if (route.access === 'public') return true
  if (tokens.current() === undefined) return false
  if (route.access === 'signed-in') return true
  const [own] = await queryClient.ensureQueryData(listContactClaimsOptions(api))
  if (!own) return false
  const scopes = await queryClient.ensureQueryData(listUserScopesOptions(api, own.contactEmailOffice))
  return scopes.includes(route.access.scope)
}

function toRouteObject(route: PortalRoute, portal: Portal): RouteObject {
  const { load, Screen } = screenOf(route, portal)
  const { access } = route
  return {
    path: route.path,
    handle: route,
    element:
      access === 'public' ? (
        <PublicScreen>
          <Screen />
        </PublicScreen>
      ) : access === 'signed-in' ? (
        <Screen />
      ) : (
        <Guarded key={route.path} access={access}>
          <Screen />
        </Guarded>
      ),
    loader({ request, params }: LoaderFunctionArgs) {
      if (access === 'public' || portal.tokens.current() !== undefined)
        route.prepare?.().catch(() => undefined)
      // Not awaited: the screen shows skeletons meanwhile, and repeats requests that failed.
      mayCome(route, portal)
        .then(may => {
          if (!may) return undefined
          const { api, queryClient, translations } = portal
          const url = new URL(request.url)
          const prefetching = route
            .prefetch?.()
            .then(prefetch => prefetch({ api, queryClient, language: translations.language(), params, url }))
          return Promise.all([load(), prefetching])
        })
        .catch(() => undefined)
      return null
    },
  }
}

/** The router over the single route table. The session rule and the one-time redirect run before every navigation. */
export function createPortalRouter(portal: Portal) {
  const confirm = createConfirmRedirect()
  const tab = browserStorage('sessionStorage')
  const isPublic = (route: PortalRoute) => route.access === 'public'
  const objects = (table: readonly PortalRoute[]) => table.map(route => toRouteObject(route, portal))
  return createBrowserRouter([
    {
      element: <RootLayout />,
      errorElement: <RouteErrorScreen />,
      hydrateFallbackElement: <></>,
      loader({ request }: LoaderFunctionArgs) {
        const url = new URL(request.url)
        const target = applySessionRule(url, portal.tokens, tab, portal.handovers) ?? confirm(url.pathname)
        // Replace the history entry: the address may have contained a token.
        if (target !== undefined) throw replace(target)
        return null
      },
      shouldRevalidate: () => true,
      children: [
        ...objects(routes.filter(isPublic)),
        ...Object.entries(redirects).map(([path, to]) => ({
          path,
          loader: ({ params }: LoaderFunctionArgs) => redirect(generatePath<string>(to, params)),
        })),
        {
          element: <GateLayout />,
          children: [
            ...objects(routes.filter(route => !isPublic(route))),
            { path: '*', element: <NotFoundScreen /> },
          ],
        },
      ],
    },
  ])
}
