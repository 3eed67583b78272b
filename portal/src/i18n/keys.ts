import type { KeysOf, TextAt } from './text-types.ts'
import type { Namespace, TextNamespaces, Translate } from './translations.ts'

type Named<N extends Namespace, Key extends string> = N extends 'shell' ? Key : `${N}:${Key}`

type PlainKeysOf<T, Key extends KeysOf<T> = KeysOf<T>> = Key extends string
  ? TextAt<T, Key> extends `${string}{{${string}`
    ? never
    : Key
  : never

/** A text without values, of the shell (`problem.rate`) or a hosted application (`menus:problem.codeTaken`). */
export type TextKey = { [N in Namespace]: Named<N, PlainKeysOf<TextNamespaces[N]>> }[Namespace]

/** Any text, including those with values. */
export type AnyTextKey = { [N in Namespace]: Named<N, KeysOf<TextNamespaces[N]>> }[Namespace]

/** Translates a key that was chosen elsewhere: by a route, or by a map of problems. */
export function sayKey(t: Translate, key: TextKey): string {
  // `t` is typed for the shell's texts, but the key contains its namespace.
  return t(key as 'problem.generic')
}

/** Translates a key whose values were type-checked where they were combined; a text uses the values that it needs. */
export function sayWith(
  t: Translate,
  key: AnyTextKey,
  values: Readonly<Record<string, string | number>>,
): string {
  return (t as (key: string, values: Readonly<Record<string, string | number>>) => string)(key, values)
}
