/** Text, number, boolean and the like: the value of a field that is not a navigation. */
type Plain = string | number | boolean | null | readonly (string | number)[]

/**
 * Whether a property leads to one or several entities: those have an id. A composite value, such as a rule, has none.
 */
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

/** The type of each field that a query may name: own fields, and those behind a single navigation. */
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

/** The flavour of a text type from moments.ts; plain text has no `textOf`. */
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

/** Comparison operators. */
export type Comparison = 'eq' | 'ne' | 'gt' | 'ge' | 'lt' | 'le'

/** Ways to search within text. */
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
  /** Condition on the rows. */
  readonly filter?: Filter<E>
  /** Sort order; ascending unless `desc`. */
  readonly orderby?: readonly (Order<E> | `${Order<E>} desc`)[]
  /** Fields to return; all if omitted. */
  readonly select?: readonly FieldOf<E>[]
  /** Navigations to include: `true`, or nested options. */
  readonly expand?: { readonly [N in NavigationOf<E>]?: true | QueryOptions<TargetOf<E, N>> }
  /** Maximum number of rows. */
  readonly top?: number
  /** Number of rows to skip. */
  readonly skip?: number
  /** Whether to return the total number of matches. */
  readonly count?: boolean
  /** Words to find in the searchable fields. */
  readonly search?: string
}

/**
 * Turns properties that the options do not have into never, at every depth, because TypeScript accepts them in inferred
 * types. `Options` are those allowed at the top level.
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

/** An entity as a query returns it: the selected fields, the expanded navigations, and its version if it has one. */
export type Row<E, Q> = Flat<
  { [K in Selected<E, Q> & keyof E]-?: Exclude<E[K], undefined> } & Expanded<E, Q> & Annotated<E>
>

type Flat<T> = { [K in keyof T]: T[K] }

/** The result of reading a collection. */
export type Page<E, Q> = {
  value: Row<E, Q>[]
  /** Link to the rest, if there are more rows than the page holds. */
  '@odata.nextLink'?: string
} & (Q extends { readonly count: true } ? { '@odata.count': number } : unknown)
