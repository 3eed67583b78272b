/** Paths of all texts of a tree, joined by dots. */
type Paths<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Paths<T[K]>}`
}[keyof T & string]

type At<T, Path extends string> = Path extends keyof T
  ? T[Path]
  : Path extends `${infer Step}.${infer Rest}`
    ? Step extends keyof T
      ? At<T[Step], Rest>
      : never
    : never

/** Names between double braces. */
type Placeholders<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never

/** The keys to translate; plural forms count as one key. */
export type KeysOf<T> = KeyOfPath<Paths<T>>
type KeyOfPath<Path extends string> = Path extends `${infer Key}_other`
  ? Key
  : Path extends `${string}_one` | `${string}_many`
    ? never
    : Path

/** The text of a key; for plural forms, the general one. */
export type TextAt<T, Key extends string> = [At<T, Key>] extends [never] ? At<T, `${Key}_other`> : At<T, Key>

type ValuesFor<Text, Names extends string = Placeholders<Text>> = [Names] extends [never]
  ? []
  : [values: { readonly [Name in Names]: Name extends 'count' ? number : string | number }]

/** Translates a key of a tree; requires exactly the values that its text has placeholders for. */
export type TextsOf<T> = <Key extends KeysOf<T>>(key: Key, ...values: ValuesFor<TextAt<T, Key>>) => string
