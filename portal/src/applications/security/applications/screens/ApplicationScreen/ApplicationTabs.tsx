import { Skeleton, SkeletonGroup } from '@parvis/design-system/Skeleton'
import { Tabs } from '@parvis/design-system/Tabs'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { addressOfTab, applicationTabs, tabIn, type ApplicationTab } from '../../addresses.ts'
import type { WholeApplication } from '../../queries.ts'
import { useMayManage } from '../../rights.ts'
import { ApplicationFacts } from './ApplicationFacts.tsx'
import { DetailsForm } from './DetailsForm.tsx'

// The tree, and the grid with the graph, are loaded with the first look at them.
const ApplicationParts = lazy(async () => ({
  default: (await import('./ApplicationParts.tsx')).ApplicationParts,
}))
const ApplicationScopes = lazy(async () => ({
  default: (await import('./ApplicationScopes.tsx')).ApplicationScopes,
}))

const nowhere = () => undefined

/** What is known of an application, one part at a time; which one is in the address. */
export function ApplicationTabs({ application }: { application: WholeApplication }) {
  const { t } = useTranslation('security')
  const selected = tabIn(useSearchParams()[0])
  return (
    <Tabs
      label={t('tab.label')}
      selected={selected}
      items={applicationTabs.map(id => ({
        id,
        title: t(`tab.${id}`),
        href: addressOfTab(application.id, id),
        content: (
          <Suspense
            fallback={
              <SkeletonGroup label={t('tab.loading')}>
                <Skeleton shape="block" height="20rem" />
              </SkeletonGroup>
            }
          >
            <TabContent tab={id} application={application} />
          </Suspense>
        ),
      }))}
    />
  )
}

function TabContent({ tab, application }: { tab: ApplicationTab; application: WholeApplication }) {
  const mayManage = useMayManage()
  switch (tab) {
    case 'details':
      return mayManage ? (
        <DetailsForm application={application} onCreated={nowhere} />
      ) : (
        <ApplicationFacts application={application} />
      )
    case 'parts':
      return <ApplicationParts application={application} />
    case 'scopes':
      return <ApplicationScopes application={application} />
  }
}
