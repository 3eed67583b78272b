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
 * too many, does not compile: i18next's own types let both pass.
 */
export type Translate<N extends Namespace = 'shell'> = TextsOf<TextNamespaces[N]>

/** The texts that the page has loaded, in i18next, and the language that it speaks. */
export interface Translations {
  /** For react-i18next, which draws again what a change concerns. */
  i18next: I18n
  language(): Locale
  /** Says texts of a namespace in the present language, or in another one that is loaded. */
  translate<N extends Namespace>(namespace: N, locale?: Locale): Translate<N>
  /** Adds texts that are there already. */
  add(namespace: Namespace, locale: Locale, texts: object): void
  /**
   * Loads a namespace in the present language, and in every language that is chosen later.
   * @throws when the texts cannot be loaded; it may be tried again
   */
  load(namespace: Namespace, load: LoadTexts): Promise<void>
  /** Whether the texts of a namespace are there in the present language. */
  has(namespace: Namespace): boolean
  /**
   * Switches to a language when all texts that are in use are there in it.
   * @throws when they cannot be loaded; the language stays
   */
  changeLanguage(locale: Locale): Promise<void>
}

/** Stands before a value that takes « d’ » and not « de », until the whole text is there. No text may hold it. */
const mark = '\u0001'

/**
 * Numbers as their language writes them, in every text: 1,000 and 1 000. Digits that are a name are given as a text.
 * French texts before which « de » loses its e are marked.
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

/** « Droits de Inès » is said « Droits d’Inès »; what the value itself says stays as it is. */
const elision: PostProcessorModule = {
  type: 'postProcessor',
  name: 'elision',
  process: (text: string) =>
    text.includes(mark)
      ? text.replaceAll(new RegExp(`\\b(d|qu)e ${mark}`, 'gi'), '$1’').replaceAll(mark, '')
      : text,
}

/** There is no second language to fall back to: a missing key does not compile, and neither does a missing French text. */
const options = {
  supportedLngs: locales,
  fallbackLng: false,
  defaultNS: 'shell',
  ns: [],
  // All texts come from `add`: it is ready at once.
  initAsync: false,
  // React escapes what it draws.
  interpolation: { escapeValue: false, alwaysFormat: true },
  postProcess: [elision.name],
  react: { useSuspense: false, bindI18nStore: 'added' },
} satisfies InitOptions

/**
 * Starts without texts; `add` or `load` brings them.
 *
 * Texts are not loaded by a backend of i18next: it never asks again for what failed once, and changes the language also
 * when its texts did not come.
 * @param onMissing told of a text that is not there. @default its key is shown
 */
export function createTranslations(initial: Locale, onMissing?: (key: string) => never): Translations {
  const i18next = createInstance().use(values).use(elision)
  void i18next.init({
    ...options,
    // i18next writes into it.
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
      // The language may have been changed while the texts were on their way.
      for (let locale = language(); ; locale = language()) {
        await put(namespace, load, locale)
        if (locale === language()) break
      }
    },
    has: namespace => i18next.hasResourceBundle(language(), namespace),
    async changeLanguage(locale) {
      wanted = locale
      await Promise.all([...loaders].map(([namespace, load]) => put(namespace, load, locale)))
      // Another choice may have been made meanwhile: the latest one stays.
      if (wanted !== locale || language() === locale) return
      await i18next.changeLanguage(locale)
    },
  }
}
