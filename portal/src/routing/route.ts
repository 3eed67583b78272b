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
  /** The reader's language. */
  language: Locale
  /** Parameters of the path, by name. */
  params: Readonly<Record<string, string | undefined>>
  /** The address; lists keep their view in its query. */
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
  /** The document title where no menu leads. */
  title: TextKey
  /**
   * Loads the small module that names the screen's module, even before access is known, which saves the screen one
   * round trip.
   */
  prepare?: () => Promise<unknown>
  /** Loads the screen's module: `() => import('./screens/XScreen/XScreen.tsx').then(m => m.XScreen)`. */
  load: () => Promise<ComponentType>
  /** The texts of the hosted application, loaded together with its screen, in the reader's language. */
  texts?: { namespace: Namespace; load: LoadTexts }
  /** Texts shared by several applications that this screen needs, loaded with the others. */
  sharedTexts?: readonly { namespace: Namespace; load: LoadTexts }[]
  /**
   * Loads the code that starts the screen's queries, in parallel with the screen's module. It is part of the
   * application, not of every page. Not awaited: the screen shows its own skeleton.
   */
  prefetch?: () => Promise<(context: PrefetchContext) => void>
}

/** Declares the routes of a hosted application; keeps the paths as literal types. */
export function defineRoutes<const R extends readonly PortalRoute[]>(routes: R): R {
  return routes
}

/**
 * The address of a route. A missing or unknown parameter does not compile.
 * @example addressOf('/app/frame/:menuId', { menuId: '12' })
 */
export function addressOf<Path extends string>(
  path: Path,
  ...[params]: [PathParam<Path>] extends [never] ? [] : [params: Readonly<Record<PathParam<Path>, string>>]
): string {
  return generatePath<string>(path, { ...params })
}
