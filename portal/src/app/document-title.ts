import { useEffect } from 'react'
import { useTranslation } from '../i18n/useTranslation.ts'
import { useLocation, useMatches } from 'react-router'
import { useLanguage } from '../i18n/formats.ts'
import { sayKey, type TextKey } from '../i18n/keys.ts'
import { menuAddress } from '../navigation/menu-tree.ts'
import { useSubject } from '../navigation/document-subject.ts'
import { documentTitle, productTitle, selectMenu, type TitledMenu } from '../navigation/selected-menu.ts'
import type { PortalRoute } from '../routing/route.ts'

/** The row of the route table for the current address; undefined where there is none. */
export function useCurrentRoute(): PortalRoute | undefined {
  const handle: unknown = useMatches().at(-1)?.handle
  // Only router.tsx sets handles.
  return handle as PortalRoute | undefined
}

/**
 * Sets the document title after each navigation and each change of language.
 * @param menus of the signed-in person; none before they are known
 * @param previousId the menu selected before this navigation
 * @param isDenied whether the person may not see the screen
 * @returns the title of the screen, without the subject that a screen adds
 */
export function useDocumentTitle(
  menus: readonly TitledMenu[],
  { previousId, isDenied = false }: { previousId?: number | undefined; isDenied?: boolean } = {},
): string {
  const { t, i18n } = useTranslation()
  const { pathname, search, hash } = useLocation()
  const locale = useLanguage()
  const route = useCurrentRoute()
  const key: TextKey = isDenied ? 'denied.title' : (route?.title ?? 'notFound.title')
  // The texts of an application load with its screen; until then, the title is the product's.
  const isKnown = isDenied || !route?.texts || i18n.has(route.texts.namespace)
  const fullPath = pathname + search + hash
  const linkOf = (menu: TitledMenu) => menuAddress(menu, location.origin)
  // A refused screen is not what the menu leads to.
  const selection = isDenied ? {} : selectMenu(menus, fullPath, previousId, linkOf)
  const title = documentTitle({
    pathname,
    selection,
    locale,
    screenTitle: isKnown ? sayKey(t, key) : undefined,
  })
  const subject = useSubject()
  const { menu, subMenu } = selection
  const isMenu = [menu, subMenu].some(each => each !== undefined && linkOf(each) === fullPath)
  useEffect(() => {
    document.title = subject === undefined || isMenu ? title : `${subject} – ${productTitle}`
  }, [title, subject, isMenu])
  return title
}
