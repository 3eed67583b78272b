import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { Tabs } from '@parvis/design-system/Tabs'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { addressOfCheck, checks, placeOf, type Check } from '../../rules/place.ts'
import { PeopleCheck } from './PeopleCheck.tsx'
import { PersonCheck } from './PersonCheck.tsx'
import { ScopeCheck } from './ScopeCheck.tsx'

/** Shows what people may do and why: one person, one scope, or two people side by side. */
export function PermissionCheckScreen() {
  const { t } = useTranslation('permissions')
  const [search] = useSearchParams()
  const place = placeOf(search)
  const contents: Record<Check, ReactNode> = {
    person: <PersonCheck place={place} />,
    scope: <ScopeCheck place={place} />,
    people: <PeopleCheck place={place} />,
  }
  return (
    <Page width="full">
      <PageHeader title={t('title')} sentence={t('sentence')} />
      <Tabs
        label={t('checks')}
        selected={place.check}
        items={checks.map(check => ({
          id: check,
          title: t(`check.${check}`),
          href: addressOfCheck({ ...place, check, show: 'scopes' }),
          content: contents[check],
        }))}
      />
    </Page>
  )
}
