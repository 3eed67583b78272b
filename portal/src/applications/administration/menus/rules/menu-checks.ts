import { contrastRatio } from '@parvis/design-system/tokens/contrast'
import { palettes } from '@parvis/design-system/tokens/palette'
import { linkFault } from './menu-links.ts'
import type { AdministeredMenu } from './menu-tree.ts'

/** Remarks an administrator may want to see about a menu; none of them blocks saving. */
export const menuChecks = [
  'dead-link',
  'missing-english',
  'contrast',
  'wider-scope',
  'wider-audience',
] as const
export type MenuCheck = (typeof menuChecks)[number]

/** Minimum contrast of a graphic against its background (WCAG 2.2, 1.4.11). */
const leastContrast = 3

/** The themes in which a menu's unadjusted colour has too little contrast with the surface of a tile. */
export function weakThemes(color: string): ('light' | 'dark')[] {
  if (!/^#[0-9a-f]{6}$/i.test(color)) return []
  return (['light', 'dark'] as const).filter(
    theme => contrastRatio(color, palettes[theme].neutrals.surface) < leastContrast,
  )
}

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/**
 * Whether the description is untranslated, that is, the same in both languages. A title may be the same in both,
 * because it may be a name or a loanword.
 */
function lacksEnglish(menu: Pick<AdministeredMenu, 'menuDescription' | 'menuEnglishDescription'>): boolean {
  return same(menu.menuDescription, menu.menuEnglishDescription)
}

/** The scope that every user of the portal has. */
const everybody = 'Portal.Access'

/**
 * Whether everybody may see the child but not its parent: the services omit the child together with the parent. Between
 * two other scopes, only the services know which is wider, so nothing is reported.
 */
function isWiderScope(child: string, parent: string): boolean {
  return child === everybody && parent !== everybody
}

/**
 * All remarks about one menu.
 * @param parent the menu above it, if there is one
 */
export function checkMenu(
  menu: AdministeredMenu,
  parent: AdministeredMenu | undefined,
  frameOrigins: readonly string[],
): MenuCheck[] {
  const found: Record<MenuCheck, boolean> = {
    'dead-link': linkFault(menu.menuLink, frameOrigins) !== undefined,
    'missing-english': lacksEnglish(menu),
    contrast: weakThemes(menu.menuColor).length > 0,
    'wider-scope': parent !== undefined && isWiderScope(menu.minimumScope, parent.minimumScope),
    'wider-audience': parent !== undefined && parent.onlyFirm && !menu.onlyFirm,
  }
  return menuChecks.filter(check => found[check])
}

/** The remarks of all menus that have any, by id, in the order of the list. */
export function checkMenus(
  menus: readonly AdministeredMenu[],
  frameOrigins: readonly string[],
): ReadonlyMap<number, readonly MenuCheck[]> {
  const byId = new Map(menus.map(menu => [menu.id, menu]))
  return new Map(
    menus.flatMap(menu => {
      const parent = menu.menuParentId === null ? undefined : byId.get(menu.menuParentId)
      const checks = checkMenu(menu, parent, frameOrigins)
      return checks.length > 0 ? [[menu.id, checks] as const] : []
    }),
  )
}
