import { EmbeddedFrame } from '@parvis/design-system/patterns/EmbeddedFrame'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { NotFound } from '@parvis/design-system/NotFound'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { Skeleton, SkeletonGroup } from '@parvis/design-system/Skeleton'
import { Stack } from '@parvis/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useNavigate, useParams } from 'react-router'
import { useTheme } from '../../../settings/theme.ts'
import { useApi } from '../../../api/ApiContext.tsx'
import { useLanguage } from '../../../i18n/formats.ts'
import { menuDescription, menusById } from '../../../navigation/menu-tree.ts'
import { listMenusOptions } from '../../../navigation/queries.ts'
import { menuTitle } from '../../../navigation/selected-menu.ts'
import { safePath } from '../../../session/safe-path.ts'
import { useSessionSnapshot } from '../../../session/SessionContext.tsx'
import { useSettings } from '../../../settings/SettingsContext.tsx'

/**
 * Shows a menu's link to another origin inside the portal. The frame gets the token and language by message, never in
 * the URL.
 */
export function FrameScreen() {
  const { t } = useTranslation()
  const language = useLanguage()
  const navigate = useNavigate()
  const { menuId } = useParams()
  const { frameOrigins } = useSettings()
  const { token } = useSessionSnapshot()
  const { shown } = useTheme()
  const menus = useQuery(listMenusOptions(useApi()))
  const [found] = menusById(menus.data ?? [], [Number(menuId)])
  if (!menus.data)
    return (
      <Page width="full">
        <SkeletonGroup label={t('frame.title')}>
          <Stack gap={8}>
            <Stack gap={2}>
              <Skeleton width="16rem" />
              <Skeleton width="28rem" />
            </Stack>
            <Skeleton shape="block" height="24rem" />
          </Stack>
        </SkeletonGroup>
      </Page>
    )
  if (!found)
    return (
      <NotFound
        title={t('frame.unknown')}
        actions={
          <LinkButton variant="primary" href="/">
            {t('notFound.home')}
          </LinkButton>
        }
      />
    )
  const title = menuTitle(found.menu, language)
  return (
    <Page width="full">
      <PageHeader
        title={title}
        sentence={menuDescription(found.menu, language)}
        actions={
          <LinkButton href={found.menu.menuLink} isExternal>
            {t('frame.newTab')}
          </LinkButton>
        }
      />
      <EmbeddedFrame
        src={found.menu.menuLink}
        title={title}
        allowedOrigins={frameOrigins}
        token={token ?? ''}
        theme={shown}
        onNavigate={path => {
          const inside = safePath(path, location.origin)
          if (inside !== undefined) void navigate(inside)
        }}
      />
    </Page>
  )
}
