import type { Schemas } from '@parvis/api-types/authorization'

/** The title of a menu after that of its parent, in the reader's language. */
export function menuPath(menu: Schemas['RoleImpactMenuName'], language: string): string {
  const [parent, title] =
    language === 'en' ? [menu.parentEnglishTitle, menu.menuEnglishTitle] : [menu.parentTitle, menu.menuTitle]
  return parent === null ? title : `${parent} › ${title}`
}
