import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useMatches } from 'react-router'
import { useLanguage } from '../i18n/formats.ts'
import { sayKey, type TextKey } from '../i18n/keys.ts'
import { menuAddress } from '../navigation/menu-tree.ts'
import { documentTitle, selectMenu, type TitledMenu } from '../navigation/selected-menu.ts'
import type { PortalRoute } from '../routing/route.ts'

/** The row of the route table that the present address belongs to; undefined where there is none. */
export function useCurrentRoute(): PortalRoute | undefined {
  const handle: unknown = useMatches().at(-1)?.handle
  // Handles are put on in router.tsx, and nowhere else.
  return handle as PortalRoute | undefined
}

/**
 * Sets the document's title after each navigation and each change of the language.
 * @param menus of the signed-in person; none before that
 * @returns the title
 */
export function useDocumentTitle(menus: readonly TitledMenu[], previousId?: number): string {
  const { t } = useTranslation()
  const { pathname, search, hash } = useLocation()
  const locale = useLanguage()
  const key: TextKey = useCurrentRoute()?.title ?? 'notFound.title'
  const title = documentTitle({
    pathname,
    selection: selectMenu(menus, pathname + search + hash, previousId, menu =>
      menuAddress(menu, location.origin),
    ),
    locale,
    screenTitle: sayKey(t, key),
  })
  useEffect(() => {
    document.title = title
  }, [title])
  return title
}
