import { CommandPalette } from '@parvis/design-system/CommandPalette'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useApi } from '../../api/ApiContext.tsx'
import { useLanguage } from '../../i18n/formats.ts'
import { menusById } from '../../navigation/menu-tree.ts'
import { listMenusOptions } from '../../navigation/queries.ts'
import { usePreferences } from '../../navigation/usePreferences.ts'
import { useTheme } from '../../settings/theme.ts'
import { useSignOut } from '../../unsaved/useSignOut.ts'
import { useLanguageChoice } from '../useLanguageChoice.ts'
import { usePerson } from '../../session/SessionContext.tsx'
import { menuItem, paletteSources } from './palette-sources.tsx'

const noMenus: never[] = []

/** A single search field for menus, screens and people. */
export function PortalPalette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const locale = useLanguage()
  const api = useApi()
  const queryClient = useQueryClient()
  const { scopes } = usePerson()
  const { preferences } = usePreferences()
  const menus = useQuery(listMenusOptions(api)).data ?? noMenus
  const { shown: theme, choose: chooseTheme } = useTheme()
  const chooseLanguage = useLanguageChoice()
  const signOut = useSignOut()
  // These functions change on each render, but the sources must stay the same.
  const latest = useRef({ chooseLanguage, signOut })
  useEffect(() => {
    latest.current = { chooseLanguage, signOut }
  })
  const sources = useMemo(
    () =>
      // oxlint-disable-next-line react/refs -- read when something was chosen, not here
      paletteSources({
        api,
        queryClient,
        t,
        locale,
        menus,
        scopes,
        origin: location.origin,
        actions: {
          theme,
          chooseTheme,
          chooseLanguage: next => latest.current.chooseLanguage(next),
          signOut: () => latest.current.signOut(),
        },
      }),
    [api, queryClient, t, locale, menus, scopes, theme, chooseTheme],
  )
  return (
    <CommandPalette
      isOpen
      onOpenChange={isOpen => {
        if (!isOpen) onClose()
      }}
      sources={sources}
      recents={menusById(menus, preferences.recentMenuIds).map(found =>
        menuItem(found, locale, location.origin),
      )}
    />
  )
}
