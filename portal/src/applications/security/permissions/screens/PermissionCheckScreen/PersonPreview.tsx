import { Card } from '@parvis/design-system/Card'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Stack } from '@parvis/design-system/Stack'
import { TileGrid } from '@parvis/design-system/TileGrid'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { tileOf } from '../../../../../navigation/menu-tree.ts'
import { appears, fullName, type Permissions } from '../../rules/explain.ts'

export interface PersonPreviewProps {
  permissions: Permissions
  /** The address of the list of menus, which says why each is hidden. */
  menusAddress: string
}

const languages = [
  ['fr', 'preview.french'],
  ['en', 'preview.english'],
] as const

/**
 * The home page as a person sees it, in both languages. It is inert, because its links would open the administrator's
 * pages, not the person's.
 */
export function PersonPreview({ permissions, menusAddress }: PersonPreviewProps) {
  const { t } = useTranslation('permissions')
  const person = fullName(permissions.user)
  const applications = permissions.menus.filter(menu => menu.menuParentId === null && appears(menu))
  if (applications.length === 0 || permissions.refusal !== null)
    return (
      <EmptyState
        title={t('preview.emptyTitle')}
        actions={<LinkButton href={menusAddress}>{t('preview.toMenus')}</LinkButton>}
      >
        {t(permissions.refusal === null ? 'preview.empty' : 'preview.refused')}
      </EmptyState>
    )
  return (
    <Stack gap={4}>
      <p>{t('preview.hint', { person })}</p>
      {languages.map(([language, title]) => (
        <Card key={language} title={t(title)}>
          <div lang={language} inert>
            <TileGrid
              label={t('preview.tiles', { person })}
              items={applications.map(menu => tileOf({ menu }, language, location.origin))}
            />
          </div>
        </Card>
      ))}
    </Stack>
  )
}
