import type { Locale } from '@parvis/design-system/i18n/messages'

/** What people call a thing in French, and in English where that is something else. */
interface Named {
  name: string
  englishName?: string | null
}

/** What a thing is called in the reader's language. */
export function nameIn(language: Locale, { name, englishName }: Named): string {
  return language === 'fr' ? name : (englishName ?? name)
}

/** What a role is called in the reader's language. */
export function roleNameIn(
  language: Locale,
  {
    roleFunctionDescription: name,
    englishName = null,
  }: { roleFunctionDescription: string } & Omit<Named, 'name'>,
): string {
  return nameIn(language, { name, englishName })
}
