/** The languages of the pages; the first is the fallback. */
export const languages = ['en', 'fr'] as const
export type Language = (typeof languages)[number]

/**
 * Chooses the language of a page: the requested one (`ui_locales` of OpenID Connect, best first), otherwise the
 * browser's preference (`Accept-Language` with its weights, RFC 9110), otherwise English.
 */
export function chooseLanguage(asked: string | undefined, acceptLanguage: string | undefined): Language {
  const preferred = [...(asked ?? '').split(/\s+/), ...acceptedTags(acceptLanguage ?? '')]
  for (const tag of preferred) {
    const primary = tag.toLowerCase().split('-')[0]
    const language = languages.find(known => known === primary)
    if (language) return language
  }
  return languages[0]
}

function acceptedTags(header: string): string[] {
  return header
    .split(',')
    .map(part => {
      const [tag = '', ...parameters] = part.trim().split(/\s*;\s*/)
      const weight = parameters.find(parameter => parameter.startsWith('q='))
      return { tag, quality: weight ? Number(weight.slice(2)) || 0 : 1 }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag)
}
