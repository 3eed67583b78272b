/** Text, number, boolean and the like: what a field holds when it is no navigation. */
type Plain = string | number | boolean | null | readonly (string | number)[]

/** Whether a property leads to an entity, or to several: those have an id. A value of several parts, such as a rule, has none. */
type IsNavigation<Property> =
  Exclude<Property, undefined> extends Plain
    ? false
    : 'id' extends keyof (NonNullable<Property> extends readonly (infer Item)[]
          ? Item
          : NonNullable<Property>)
      ? true
      : false

/** The names of an entity's own fields. */
export type FieldOf<E> = {
  [K in keyof E & string]-?: K extends `${string}@${string}`
    ? never
    : IsNavigation<E[K]> extends true
      ? never
      : K
}[keyof E & string]

/** The names of an entity's navigations. */
export type NavigationOf<E> = {
  [K in keyof E & string]-?: IsNavigation<E[K]> extends true ? K : never
}[keyof E & string]

/** The entity that a navigation leads to. */
export type TargetOf<E, N extends keyof E> =
  NonNullable<E[N]> extends readonly (infer Item)[] ? Item : NonNullable<E[N]>

type ManyOf<E> = {
  [N in NavigationOf<E>]: NonNullable<E[N]> extends readonly unknown[] ? N : never
}[NavigationOf<E>]
type OneOf<E> = Exclude<NavigationOf<E>, ManyOf<E>>

/** The type of each field that a query may name: own fields, and those behind a navigation to one. */
type Named<E> = { [K in FieldOf<E>]: Exclude<E[K], undefined> } & {
  [N in OneOf<E> as `${N}/${FieldOf<TargetOf<E, N>>}`]: unknown
} & UnionToIntersection<
    {
      [N in OneOf<E>]: {
        [K in FieldOf<TargetOf<E, N>> as `${N}/${K}`]: Exclude<TargetOf<E, N>[K], undefined>
      }
    }[OneOf<E>]
  >

type UnionToIntersection<U> = [U] extends [never]
  ? unknown
  : (U extends unknown ? (each: U) => void : never) extends (all: infer I) => void
    ? I
    : never

/** Whether text is one of the flavours that moments.ts makes; plain text has no `textOf`. */
type Flavour<T> = T extends { readonly textOf?: infer F }
  ? unknown extends F
    ? never
    : Exclude<F, undefined>
  : never

type LiteralOf<T> = T extends null
  ? null
  : [Flavour<T>] extends [never]
    ? T
    : Flavour<T> extends 'moment'
      ? Date
      : Flavour<T> extends 'day'
        ? { readonly date: string }
        : T

type TextName<E> = {
  [K in keyof Named<E> & string]: NonNullable<Named<E>[K]> extends string
    ? [Flavour<NonNullable<Named<E>[K]>>] extends [never]
      ? K
      : never
    : never
}[keyof Named<E> & string]

/** How two values are compared. */
export type Comparison = 'eq' | 'ne' | 'gt' | 'ge' | 'lt' | 'le'

/** How text is looked for in text. */
export type TextSearch = 'contains' | 'startswith' | 'endswith'

type FieldFilter<E> = {
  [K in keyof Named<E> & string]:
    | readonly [K, Comparison, LiteralOf<Named<E>[K]>]
    | readonly [K, 'in', readonly LiteralOf<Named<E>[K]>[]]
}[keyof Named<E> & string]

type TextFilter<E> =
  | readonly [TextName<E> | `tolower(${TextName<E>})`, TextSearch, string]
  | readonly [`tolower(${TextName<E>})`, Comparison, string]
  | readonly [`tolower(${TextName<E>})`, 'in', readonly string[]]

type NavigationFilter<E> = {
  [N in ManyOf<E>]:
    | { readonly any: N; readonly where?: Filter<TargetOf<E, N>> }
    | { readonly all: N; readonly where: Filter<TargetOf<E, N>> }
}[ManyOf<E>]

/**
 * A condition on an entity: `['menuOrder', 'gt', 10]`, `['tolower(menuTitle)', 'contains', 'inv']`,
 * `['engagementStatut', 'in', ['dormant', 'Actif']]`, `{ and: [...] }`, `{ or: [...] }`, `{ not: ... }`,
 * `{ any: 'roleStaticUsers', where: ['usersId', 'eq', 2] }`.
 */
export type Filter<E> =
  | FieldFilter<E>
  | TextFilter<E>
  | NavigationFilter<E>
  | { readonly and: readonly Filter<E>[] }
  | { readonly or: readonly Filter<E>[] }
  | { readonly not: Filter<E> }

type Order<E> = keyof Named<E> & string

/** The OData options for reading an entity. */
export interface QueryOptions<E> {
  /** Which ones. */
  readonly filter?: Filter<E>
  /** In which order; ascending unless `desc`. */
  readonly orderby?: readonly (Order<E> | `${Order<E>} desc`)[]
  /** Only these fields; all without it. */
  readonly select?: readonly FieldOf<E>[]
  /** Also these navigations: `true`, or options of their own. */
  readonly expand?: { readonly [N in NavigationOf<E>]?: true | QueryOptions<TargetOf<E, N>> }
  /** At most this many. */
  readonly top?: number
  /** Without the first ones. */
  readonly skip?: number
  /** With the number of all that match. */
  readonly count?: boolean
  /** Words to find in the searchable fields. */
  readonly search?: string
}

/**
 * Turns what the options do not know into never, at every depth; TypeScript lets it pass in inferred types.
 * `Options` are those that may be given at the top.
 */
export type Checked<E, Q, Options = QueryOptions<E>> = {
  readonly [K in keyof Q]: K extends 'expand'
    ? {
        readonly [N in keyof Q[K]]: N extends NavigationOf<E>
          ? Q[K][N] extends true
            ? true
            : Checked<TargetOf<E, N>, Q[K][N]>
          : never
      }
    : K extends keyof Options
      ? Q[K]
      : never
}

type Selected<E, Q> = Q extends { readonly select: readonly (infer K)[] }
  ? Extract<K, FieldOf<E>>
  : FieldOf<E>

type Expanded<E, Q> = Q extends { readonly expand: infer X }
  ? { [N in Extract<keyof X, NavigationOf<E>>]: Navigated<Exclude<E[N], undefined>, X[N]> } & {
      [N in Extract<keyof X, ManyOf<E>> as X[N] extends { readonly count: true }
        ? `${N}@odata.count`
        : never]: number
    }
  : unknown

type Navigated<V, Q> = V extends readonly (infer Item)[] ? Row<Item, Q>[] : V extends null ? null : Row<V, Q>

type Annotated<E> = '@odata.etag' extends keyof E ? { '@odata.etag': string } : unknown

/** An entity as a query answers it: the fields selected, the navigations expanded, and its version if it has one. */
export type Row<E, Q> = Flat<
  { [K in Selected<E, Q> & keyof E]-?: Exclude<E[K], undefined> } & Expanded<E, Q> & Annotated<E>
>

type Flat<T> = { [K in keyof T]: T[K] }

/** What a read of a collection answers. */
export type Page<E, Q> = {
  value: Row<E, Q>[]
  /** Where the rest is, when there is more than the page. */
  '@odata.nextLink'?: string
} & (Q extends { readonly count: true } ? { '@odata.count': number } : unknown)
