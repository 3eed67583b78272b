import type { Locale } from '@parvis/design-system/i18n/messages'

/** A thing's French name, and its English one if that differs. */
interface Named {
  name: string
  englishName?: string | null
}

/** The name of a thing in the reader's language. */
export function nameIn(language: Locale, { name, englishName }: Named): string {
  return language === 'fr' ? name : (englishName ?? name)
}

/** The name of a role in the reader's language. */
export function roleNameIn(
  language: Locale,
  {
    roleFunctionDescription: name,
    englishName = null,
  }: { roleFunctionDescription: string } & Omit<Named, 'name'>,
): string {
  return nameIn(language, { name, englishName })
}
