import type { ComponentType } from 'react'
import { generatePath, type PathParam } from 'react-router'
import type { TextKey } from '../i18n/keys.ts'
import type { LoadTexts, Namespace } from '../i18n/translations.ts'
import type { Layout, PortalRoute, PrefetchContext } from './route.ts'

/** A place of an application, as declared. */
export interface Place<N extends Namespace> {
  /** Pattern of react-router. */
  path: string
  /** The document title where no menu leads. */
  title: Extract<TextKey, `${N}:${string}`>
  /** Who may open it: everybody who is signed in, or only people with this scope. */
  access: PortalRoute['access']
  /** @default 'application' */
  layout?: Layout
  /** Namespaces shared by several applications that it needs in addition to its own. @default none */
  shares?: readonly Namespace[]
}

/** The implementation of a place, loaded on demand. */
export interface PlaceParts {
  screen: () => Promise<ComponentType>
  /** Starts the queries of the screen, in parallel with loading its code. @default nothing */
  prefetch?: () => Promise<(context: PrefetchContext) => void>
}

/** The implementation of an application's places, in a separate chunk (`parts.ts`). */
export interface ApplicationParts<Name extends string> {
  texts: LoadTexts
  /** The shared texts, by namespace. */
  shared?: Partial<Record<Namespace, LoadTexts>>
  places: Readonly<Record<Name, PlaceParts>>
}

/** An application: its places and their addresses. */
export interface Application<N extends Namespace, Places extends Readonly<Record<string, Place<N>>>> {
  namespace: N
  places: Places
  /** The pattern of a place. */
  paths: { readonly [Name in keyof Places]: Places[Name]['path'] }
  /** The address of a place. A missing or unknown parameter does not compile. */
  address: <Name extends keyof Places>(
    name: Name,
    ...params: [PathParam<Places[Name]['path']>] extends [never]
      ? []
      : [params: Readonly<Record<PathParam<Places[Name]['path']>, string | number>>]
  ) => string
}

/**
 * Declares an application: every page includes the declaration, but none of the screens.
 *
 * @param namespace of its texts
 */
export function defineApplication<
  const N extends Namespace,
  const Places extends Readonly<Record<string, Place<N>>>,
>(namespace: N, places: Places): Application<N, Places> {
  return {
    namespace,
    places,
    paths: Object.fromEntries(Object.entries(places).map(([name, { path }]) => [name, path])) as Application<
      N,
      Places
    >['paths'],
    address: (name, ...params) => {
      const [values = {}] = params as [Record<string, string | number>?]
      const { path } = places[name] as Place<N>
      return generatePath<string>(
        path,
        Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)])),
      )
    },
  }
}

/**
 * The rows of an application in the route table.
 * @param load its `parts.ts` with the screen of each place: a place without one does not compile
 */
export function routesOf<N extends Namespace, Places extends Readonly<Record<string, Place<N>>>>(
  { namespace, places }: Application<N, Places>,
  load: () => Promise<{ parts: ApplicationParts<keyof Places & string> }>,
): PortalRoute[] {
  const textsOf = (name: Namespace): NonNullable<PortalRoute['texts']> => {
    const speak = async (locale: keyof LoadTexts) => {
      const { texts, shared } = (await load()).parts
      return (name === namespace ? texts : shared?.[name])?.[locale]() ?? {}
    }
    return { namespace: name, load: { en: () => speak('en'), fr: () => speak('fr') } }
  }
  return Object.entries(places).map(([name, { path, title, access, layout = 'application', shares }]) => {
    const ofPlace = async () => (await load()).parts.places[name as keyof Places & string]
    return {
      path,
      title,
      access,
      layout,
      prepare: load,
      load: async () => await (await ofPlace()).screen(),
      prefetch: async () => (await (await ofPlace()).prefetch?.()) ?? (() => undefined),
      texts: textsOf(namespace),
      ...(shares !== undefined && { sharedTexts: shares.map(textsOf) }),
    }
  })
}
