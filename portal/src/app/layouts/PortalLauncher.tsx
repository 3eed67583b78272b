import { Launcher } from '@parvis/design-system/patterns/Launcher'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useApi } from '../../api/ApiContext.tsx'
import { useLanguage } from '../../i18n/formats.ts'
import { inOwnOrder, menuDescription, tileOf } from '../../navigation/menu-tree.ts'
import { listMenusOptions } from '../../navigation/queries.ts'
import { usePreferences } from '../../navigation/usePreferences.ts'

const usualCount = 6

/** The tiles of the home page, over any screen. Searching also matches sub-menus and the other language. */
export function PortalLauncher({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const menus = useQuery(listMenusOptions(useApi()))
  const { preferences } = usePreferences()
  const other = language === 'fr' ? 'en' : 'fr'
  return (
    <Launcher
      isOpen
      onOpenChange={isOpen => {
        if (!isOpen) onClose()
      }}
      title={t('header.launcher')}
      {...(menus.data === undefined && { skeletons: usualCount })}
      items={inOwnOrder(menus.data ?? [], preferences.menuOrder).map(menu => ({
        ...tileOf({ menu }, language, location.origin),
        code: menu.menuCode,
        keywords: [
          menu.menuTitle,
          menu.menuEnglishTitle,
          menuDescription(menu, other),
          ...menu.inverseMenuParent.flatMap(child => [child.menuTitle, child.menuEnglishTitle]),
        ],
      }))}
    />
  )
}
