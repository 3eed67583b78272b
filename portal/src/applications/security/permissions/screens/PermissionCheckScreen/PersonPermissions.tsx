import { Badge } from '@parvis/design-system/Badge'
import { Banner } from '@parvis/design-system/Banner'
import { Inline } from '@parvis/design-system/Inline'
import { Stack } from '@parvis/design-system/Stack'
import { Tabs } from '@parvis/design-system/Tabs'
import { Suspense, type ReactNode } from 'react'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { addressOfCheck, shows, type Place, type Show } from '../../rules/place.ts'
import { appears, fullName, type Permissions } from '../../rules/explain.ts'
import { PersonMenus } from './PersonMenus.tsx'
import { PersonPreview } from './PersonPreview.tsx'
import { PersonScopes } from './PersonScopes.tsx'
import { latePart } from '../../../../../screens/late.tsx'

// Loaded on demand: most visits look at the list.
const PersonGraph = latePart(async () => ({ default: (await import('./PersonGraph.tsx')).PersonGraph }))

export interface PersonPermissionsProps {
  permissions: Permissions
  place: Place
}

/** A person's permissions, in several views. */
export function PersonPermissions({ permissions, place }: PersonPermissionsProps) {
  const { t } = useTranslation('permissions')
  const { user, isStaff, refusal, roles, scopes, menus } = permissions
  const person = fullName(user)
  const shown = menus.filter(appears).length
  const counts: Partial<Record<Show, { value: number; label: string }>> = {
    scopes: { value: scopes.length, label: t('person.scopes', { count: scopes.length }) },
    menus: { value: shown, label: t('show.menuCount', { count: shown }) },
  }
  const contents: Record<Show, ReactNode> = {
    scopes: <PersonScopes permissions={permissions} />,
    graph: (
      <Suspense fallback={t('graph.loading')}>
        <PersonGraph permissions={permissions} />
      </Suspense>
    ),
    menus: <PersonMenus permissions={permissions} />,
    preview: (
      <PersonPreview permissions={permissions} menusAddress={addressOfCheck({ ...place, show: 'menus' })} />
    ),
  }
  return (
    <Stack gap={4}>
      {refusal !== null && (
        <Banner kind="warning" title={t('refusal.title', { person })}>
          {t(`refusal.${user.id === undefined ? 'no-user' : refusal}`)}
        </Banner>
      )}
      <Inline>
        <Badge tone="accent">{t(isStaff ? 'person.staff' : 'person.customer')}</Badge>
        <span>
          {t('person.scopes', { count: scopes.length })} {t('person.roles', { count: roles.length })}
        </span>
      </Inline>
      <Tabs
        label={t('shows', { person })}
        selected={place.show}
        items={shows.map(show => ({
          id: show,
          title: t(`show.${show}`),
          href: addressOfCheck({ ...place, show }),
          content: contents[show],
          ...(counts[show] && { count: counts[show] }),
        }))}
      />
    </Stack>
  )
}
