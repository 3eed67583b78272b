import { locales, type Locale } from '@parvis/design-system/i18n/messages'
import type { en } from './en.ts'
import type { TextsOf } from './text-types.ts'

/** The English texts of each namespace: `shell`, and one per hosted application, which adds its own beside its texts. */
export interface TextNamespaces {
  shell: typeof en
}

/** Names of the text namespaces. */
export type Namespace = keyof TextNamespaces

/** Loads the texts of a namespace, one language at a time: a page shows one. */
export type LoadTexts = Readonly<Record<Locale, () => Promise<object>>>

/**
 * Says a text of a namespace: `t('home.results', { count })`. A key that does not exist, and a value that is missing or
 * too many, does not compile.
 */
export type Translate<N extends Namespace = 'shell'> = TextsOf<TextNamespaces[N]>

/** The texts that the page has loaded, and the language that it speaks; an external store of React. */
export interface Translations {
  language(): Locale
  /** Says texts of a namespace in the present language, or in another one that is loaded. */
  translate<N extends Namespace>(namespace: N, locale?: Locale): Translate<N>
  /** Adds texts that are there already. */
  add(namespace: Namespace, locale: Locale, texts: object): void
  /**
   * Loads a namespace in the present language, and in every language that is chosen later.
   * @throws when the texts cannot be loaded
   */
  load(namespace: Namespace, load: LoadTexts): Promise<void>
  /** Whether the texts of a namespace are there in the present language. */
  has(namespace: Namespace): boolean
  /**
   * Switches to a language when all texts that are in use are there in it.
   * @throws when they cannot be loaded; the language stays
   */
  changeLanguage(locale: Locale): Promise<void>
  readonly subscribe: (listener: () => void) => () => void
  /** Another value after each change of the language or the texts. */
  readonly snapshot: () => object
}

type Values = Readonly<Record<string, string | number>>

function textAt(texts: object | undefined, path: string): string | undefined {
  let found: unknown = texts
  for (const step of path.split('.')) {
    if (typeof found !== 'object' || found === null) return undefined
    found = Object.hasOwn(found, step) ? (found as Record<string, unknown>)[step] : undefined
  }
  return typeof found === 'string' ? found : undefined
}

const pluralRules = Object.fromEntries(
  locales.map(locale => [locale, new Intl.PluralRules(locale)]),
) as Record<Locale, Intl.PluralRules>

/**
 * Starts without texts; `add` or `load` brings them.
 * There is no second language to fall back to: a missing key does not compile, and neither does a missing French text.
 */
export function createTranslations(initial: Locale): Translations {
  let language = initial
  let wanted = initial
  let snapshot = {}
  const texts: Record<Locale, Map<string, object>> = { en: new Map(), fr: new Map() }
  const loaders = new Map<Namespace, LoadTexts>()
  const listeners = new Set<() => void>()
  const changed = () => {
    snapshot = {}
    for (const listener of listeners) listener()
  }
  const put = async (namespace: Namespace, load: LoadTexts, locale: Locale) => {
    if (!texts[locale].has(namespace)) texts[locale].set(namespace, await load[locale]())
  }

  function say(own: string, locale: Locale, fullKey: string, values: Values = {}): string {
    // A key that was chosen elsewhere names its namespace itself: `menus:problem.codeTaken`.
    const [key, namespace] = fullKey.split(':').toReversed()
    const found = texts[locale].get(namespace ?? own)
    const { count } = values
    const text =
      (typeof count === 'number' && textAt(found, `${key}_${pluralRules[locale].select(count)}`)) ||
      textAt(found, key ?? '')
    return text?.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? '')) ?? fullKey
  }

  return {
    language: () => language,
    translate(namespace: Namespace, locale = language) {
      return (key: string, values?: Values) => say(namespace, locale, key, values)
    },
    add(namespace, locale, more) {
      texts[locale].set(namespace, more)
      changed()
    },
    async load(namespace, load) {
      loaders.set(namespace, load)
      // The language may have been changed while the texts were on their way.
      for (let locale = language; ; locale = language) {
        await put(namespace, load, locale)
        if (locale === language) break
      }
      changed()
    },
    has: namespace => texts[language].has(namespace),
    async changeLanguage(locale) {
      wanted = locale
      await Promise.all([...loaders].map(([namespace, load]) => put(namespace, load, locale)))
      // Another choice may have been made meanwhile: the latest one stays.
      if (wanted !== locale || language === locale) return
      language = locale
      changed()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    snapshot: () => snapshot,
  }
}
