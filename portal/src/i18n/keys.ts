import type { ResourceNamespaceMap, TFunction } from 'i18next'
import type { Namespace } from './setup.ts'

type KeysOf<T, Start extends string> = {
  [K in keyof T & string]: T[K] extends string ? `${Start}${K}` : KeysOf<T[K], `${Start}${K}.`>
}[keyof T & string]

type PlainKeysOf<T, Start extends string> = {
  [K in keyof T & string]: T[K] extends string
    ? T[K] extends `${string}{{${string}`
      ? never
      : `${Start}${K}`
    : PlainKeysOf<T[K], `${Start}${K}.`>
}[keyof T & string]

type InNamespaces<Which extends 'all' | 'plain'> = {
  [N in Namespace]: Which extends 'plain'
    ? PlainKeysOf<ResourceNamespaceMap[N], N extends 'shell' ? '' : `${N}:`>
    : KeysOf<ResourceNamespaceMap[N], N extends 'shell' ? '' : `${N}:`>
}[Namespace]

/** A text that needs no values, of the shell (`problem.rate`) or a hosted application (`menus:problem.codeTaken`). */
export type TextKey = InNamespaces<'plain'>

/** Any text, those with values included. */
export type AnyTextKey = InNamespaces<'all'>

/** Says a text whose key was chosen elsewhere: by a route, or by a map of problems. */
export function sayKey(t: TFunction, key: TextKey): string {
  // `t` knows the namespaces that its screen asked for; the key names its own.
  return t(key as 'problem.generic')
}
