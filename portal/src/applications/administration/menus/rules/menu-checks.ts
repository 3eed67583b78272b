import { contrastRatio } from '@parvis/design-system/tokens/contrast'
import { palettes } from '@parvis/design-system/tokens/palette'
import { linkFault } from './menu-links.ts'
import type { AdministeredMenu } from './menu-tree.ts'

/** What an administrator may want to know about a menu; none of it stops anybody. */
export const menuChecks = [
  'dead-link',
  'missing-english',
  'contrast',
  'wider-scope',
  'wider-audience',
] as const
export type MenuCheck = (typeof menuChecks)[number]

/** The least contrast of a graphic against its ground (WCAG 2.2, 1.4.11). */
const leastContrast = 3

/** The themes in which a menu's colour does not stand out from the surface of a tile as it is. */
export function weakThemes(color: string): ('light' | 'dark')[] {
  if (!/^#[0-9a-f]{6}$/i.test(color)) return []
  return (['light', 'dark'] as const).filter(
    theme => contrastRatio(color, palettes[theme].neutrals.surface) < leastContrast,
  )
}

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** Words that are the same in both languages are no missing translation: a title may be a name or a borrowed word. */
function lacksEnglish(menu: Pick<AdministeredMenu, 'menuDescription' | 'menuEnglishDescription'>): boolean {
  return same(menu.menuDescription, menu.menuEnglishDescription)
}

/** The scope that everybody holds who may use the portal at all. */
const everybody = 'Portal.Access'

/**
 * A child that everybody may see below a menu that not everybody may see: the services leave it out together with its
 * parent. Which of two other scopes is the wider one only the services know, so that nothing is said about them.
 */
function isWiderScope(child: string, parent: string): boolean {
  return child === everybody && parent !== everybody
}

/**
 * Everything that is worth a look about one menu.
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

/** The checks of all menus that have any, by id, in the order of the list. */
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
