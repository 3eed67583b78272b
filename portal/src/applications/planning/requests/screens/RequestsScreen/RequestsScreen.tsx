import { LinkButton } from '@parvis/design-system/LinkButton'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { Tabs } from '@parvis/design-system/Tabs'
import { Suspense, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { latePart } from '../../../../../screens/late.tsx'
import { ListOfScreen } from '../../../../../screens/ListScreen.tsx'
import { planning } from '../../application.ts'
import { requestViews, viewIn, type RequestView } from '../../rules/calendar.ts'
import { requestList } from './request-list.ts'

const RequestsCalendar = latePart(async () => ({
  default: (await import('./RequestsCalendar.tsx')).RequestsCalendar,
}))

/** The requests for reports that the reader has to do with, as a list or by the days that they are wanted on. */
export function RequestsScreen() {
  const { t } = useTranslation('planning')
  const [search] = useSearchParams()
  const contents: Record<RequestView, ReactNode> = {
    list: (
      <ListOfScreen
        list={requestList}
        rowActions={({ id }) => [
          { id: 'open', label: t('list.open'), href: planning.address('record', { requestId: id }) },
        ]}
      />
    ),
    calendar: <RequestsCalendar />,
  }
  return (
    <Page width="full">
      <PageHeader
        title={t('list.title')}
        sentence={t('list.sentence')}
        actions={
          <LinkButton variant="primary" href={planning.address('create')}>
            {t('list.create')}
          </LinkButton>
        }
      />
      <Tabs
        label={t('list.views')}
        selected={viewIn(search)}
        items={requestViews.map(view => ({
          id: view,
          title: t(`view.${view}`),
          href: planning.address('list') + (view === 'list' ? '' : `?show=${view}`),
          content: <Suspense fallback={null}>{contents[view]}</Suspense>,
        }))}
      />
    </Page>
  )
}
