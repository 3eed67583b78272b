import type { Locale } from '@parvis/design-system/i18n/messages'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { generatePath, type PathParam } from 'react-router'
import type { Api } from '../api/clients.ts'
import type { TextKey } from '../i18n/keys.ts'
import type { LoadTexts, Namespace } from '../i18n/translations.ts'

/** `bare`: nothing around the screen. `home`: header and footer. `application`: header, sidebar and footer. */
export const layouts = ['bare', 'home', 'application'] as const
export type Layout = (typeof layouts)[number]

/** What a route's prefetch may use. */
export interface PrefetchContext {
  api: Api
  queryClient: QueryClient
  /** The reader's. */
  language: Locale
  /** Parameters of the path, by name. */
  params: Readonly<Record<string, string | undefined>>
  /** The address, for what lists keep in the query. */
  url: URL
}

/** One row of the route table. */
export interface PortalRoute {
  /** Pattern of react-router: `/app/frame/:menuId`. */
  path: string
  layout: Layout
  /**
   * Who can open it: everyone, people signed in with scopes, or only people with this scope – where managers can come,
   * also anyone who manages a role. The screen is loaded only after the check.
   */
  access: 'public' | 'signed-in' | { scope: string; managers?: true }
  /** The document's title where no menu leads. */
  title: TextKey
  /**
   * Loads what names the screen's module, which is small: before it is known who can come, so that the screen takes one way
   * to the server less.
   */
  prepare?: () => Promise<unknown>
  /** Loads the screen's module: `() => import('./screens/XScreen/XScreen.tsx').then(m => m.XScreen)`. */
  load: () => Promise<ComponentType>
  /** The texts of the hosted application, loaded together with its screen, in the reader's language. */
  texts?: { namespace: Namespace; load: LoadTexts }
  /** The texts of what several applications share and this screen needs, loaded with the others. */
  sharedTexts?: readonly { namespace: Namespace; load: LoadTexts }[]
  /**
   * Loads what starts the screen's queries, beside the screen's module and before it: a part of the application, not of
   * every page. Not awaited: the screen shows its own skeleton.
   */
  prefetch?: () => Promise<(context: PrefetchContext) => void>
}

/** Declares the routes of a hosted application; keeps the paths as literal types. */
export function defineRoutes<const R extends readonly PortalRoute[]>(routes: R): R {
  return routes
}

/**
 * The address of a route. A parameter that the pattern has not, or that is missing, does not compile.
 * @example addressOf('/app/frame/:menuId', { menuId: '12' })
 */
export function addressOf<Path extends string>(
  path: Path,
  ...[params]: [PathParam<Path>] extends [never] ? [] : [params: Readonly<Record<PathParam<Path>, string>>]
): string {
  return generatePath<string>(path, { ...params })
}
