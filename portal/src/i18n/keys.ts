import type { KeysOf, TextAt } from './text-types.ts'
import type { Namespace, TextNamespaces, Translate } from './translations.ts'

type Named<N extends Namespace, Key extends string> = N extends 'shell' ? Key : `${N}:${Key}`

type PlainKeysOf<T, Key extends KeysOf<T> = KeysOf<T>> = Key extends string
  ? TextAt<T, Key> extends `${string}{{${string}`
    ? never
    : Key
  : never

/** A text that needs no values, of the shell (`problem.rate`) or a hosted application (`menus:problem.codeTaken`). */
export type TextKey = { [N in Namespace]: Named<N, PlainKeysOf<TextNamespaces[N]>> }[Namespace]

/** Any text, those with values included. */
export type AnyTextKey = { [N in Namespace]: Named<N, KeysOf<TextNamespaces[N]>> }[Namespace]

/** Says a text whose key was chosen elsewhere: by a route, or by a map of problems. */
export function sayKey(t: Translate, key: TextKey): string {
  // `t` knows the texts of the shell; the key names its namespace itself.
  return t(key as 'problem.generic')
}

/** Says a text whose key and values were typed where they were put together; a text takes the values that it needs. */
export function sayWith(
  t: Translate,
  key: AnyTextKey,
  values: Readonly<Record<string, string | number>>,
): string {
  return (t as (key: string, values: Readonly<Record<string, string | number>>) => string)(key, values)
}
