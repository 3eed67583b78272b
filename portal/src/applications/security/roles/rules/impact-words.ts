import type { Schemas } from '@parvis/api-types/authorization'

/** A menu with what it is in, in the language of the reader. */
export function menuPath(menu: Schemas['RoleImpactMenuName'], language: string): string {
  const [parent, title] =
    language === 'en' ? [menu.parentEnglishTitle, menu.menuEnglishTitle] : [menu.parentTitle, menu.menuTitle]
  return parent === null ? title : `${parent} › ${title}`
}
