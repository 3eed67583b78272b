import { isElided, locales, type Locale } from '@parvis/design-system/i18n/messages'
import {
  createInstance,
  type FormatterModule,
  type i18n as I18n,
  type InitOptions,
  type PostProcessorModule,
} from 'i18next'
import type { en } from './en.ts'
import type { TextsOf } from './text-types.ts'

/**
 * The English texts of each namespace: `shell`, plus one per hosted application, which declares its own next to its
 * texts.
 */
export interface TextNamespaces {
  shell: typeof en
}

/** Names of the text namespaces. */
export type Namespace = keyof TextNamespaces

/** Loads the texts of a namespace, one language at a time, because a page shows only one. */
export type LoadTexts = Readonly<Record<Locale, () => Promise<object>>>

/**
 * Translates a key of a namespace: `t('home.results', { count })`. An unknown key, or a missing or extra value, does
 * not compile; i18next's own types accept both.
 */
export type Translate<N extends Namespace = 'shell'> = TextsOf<TextNamespaces[N]>

/** The texts that the page has loaded, in i18next, and the current language. */
export interface Translations {
  /** For react-i18next, which re-renders what a change affects. */
  i18next: I18n
  language(): Locale
  /** Returns a translator for a namespace, in the current language or another loaded one. */
  translate<N extends Namespace>(namespace: N, locale?: Locale): Translate<N>
  /** Adds texts that are already available. */
  add(namespace: Namespace, locale: Locale, texts: object): void
  /**
   * Loads a namespace in the current language, and in every language that is chosen later.
   * @throws when the texts cannot be loaded; loading can be retried
   */
  load(namespace: Namespace, load: LoadTexts): Promise<void>
  /** Whether the texts of a namespace are loaded in the current language. */
  has(namespace: Namespace): boolean
  /**
   * Switches to a language once all texts in use are loaded in it.
   * @throws when they cannot be loaded; the language stays
   */
  changeLanguage(locale: Locale): Promise<void>
}

/** Marks a value that takes « d’ » instead of « de » until the whole text is complete. No text may contain it. */
const mark = '\u0001'

/**
 * Formats numbers in every text by language: 1,000 and 1 000. Pass digits that are a name as a string. Values before
 * which « de » loses its e in French are marked.
 */
const values: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, locale) =>
    typeof value === 'number'
      ? new Intl.NumberFormat(locale).format(value)
      : locale === 'fr' && isElided(String(value))
        ? mark + String(value)
        : String(value),
}

/** Turns « Droits de Inès » into « Droits d’Inès »; the value itself stays as it is. */
const elision: PostProcessorModule = {
  type: 'postProcessor',
  name: 'elision',
  process: (text: string) =>
    text.includes(mark)
      ? text.replaceAll(new RegExp(`\\b(d|qu)e ${mark}`, 'gi'), '$1’').replaceAll(mark, '')
      : text,
}

/** No fallback language is needed: a missing key does not compile, and neither does a missing French text. */
const options = {
  supportedLngs: locales,
  fallbackLng: false,
  defaultNS: 'shell',
  ns: [],
  // All texts come from `add`, so initialisation can be synchronous.
  initAsync: false,
  // React escapes what it renders.
  interpolation: { escapeValue: false, alwaysFormat: true },
  postProcess: [elision.name],
  react: { useSuspense: false, bindI18nStore: 'added' },
} satisfies InitOptions

/**
 * Creates translations without texts; `add` or `load` brings them.
 *
 * A backend of i18next is not used for loading: it never retries what failed once, and changes the language even when
 * its texts failed to load.
 * @param onMissing called with the key of a missing text. @default its key is shown
 */
export function createTranslations(initial: Locale, onMissing?: (key: string) => never): Translations {
  const i18next = createInstance().use(values).use(elision)
  void i18next.init({
    ...options,
    // i18next modifies this object.
    resources: Object.fromEntries(locales.map(locale => [locale, {}])),
    lng: initial,
    ...(onMissing && { parseMissingKeyHandler: onMissing }),
  })
  let wanted = initial
  const loaders = new Map<Namespace, LoadTexts>()
  const language = () => i18next.language as Locale
  const put = async (namespace: Namespace, load: LoadTexts, locale: Locale) => {
    if (!i18next.hasResourceBundle(locale, namespace))
      i18next.addResourceBundle(locale, namespace, await load[locale]())
  }

  return {
    i18next,
    language,
    translate: <N extends Namespace>(namespace: N, locale = language()) =>
      i18next.getFixedT(locale, namespace) as unknown as Translate<N>,
    add(namespace, locale, texts) {
      i18next.addResourceBundle(locale, namespace, texts)
    },
    async load(namespace, load) {
      loaders.set(namespace, load)
      // The language may have changed while the texts were loading.
      for (let locale = language(); ; locale = language()) {
        await put(namespace, load, locale)
        if (locale === language()) break
      }
    },
    has: namespace => i18next.hasResourceBundle(language(), namespace),
    async changeLanguage(locale) {
      wanted = locale
      await Promise.all([...loaders].map(([namespace, load]) => put(namespace, load, locale)))
      // Another choice may have been made meanwhile: the latest one wins.
      if (wanted !== locale || language() === locale) return
      await i18next.changeLanguage(locale)
    },
  }
}
