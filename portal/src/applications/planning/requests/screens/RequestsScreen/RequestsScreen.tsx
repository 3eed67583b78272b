import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { latePart } from '../../../../../screens/late.tsx'
import { TabbedListScreen } from '../../../../../screens/TabbedListScreen.tsx'
import { planning } from '../../application.ts'
import { requestViews, viewIn } from '../../rules/calendar.ts'
import { requestList } from './request-list.ts'

const RequestsCalendar = latePart(async () => ({
  default: (await import('./RequestsCalendar.tsx')).RequestsCalendar,
}))

/** The requests for reports that concern the reader, as a list or a calendar. */
export function RequestsScreen() {
  const { t } = useTranslation('planning')
  const [search] = useSearchParams()
  const shown = viewIn(search)
  return (
    <TabbedListScreen
      tabs={{
        label: t('list.views'),
        selected: shown,
        items: requestViews.map(view => ({
          id: view,
          title: t(`view.${view}`),
          href: planning.address('list') + (view === 'list' ? '' : `?show=${view}`),
        })),
      }}
      list={requestList}
      create={{ href: planning.address('create'), label: t('list.create') }}
      rowActions={({ id }) => [
        { id: 'open', label: t('list.open'), href: planning.address('record', { requestId: id }) },
      ]}
      instead={
        shown === 'calendar' && (
          <Suspense fallback={null}>
            <RequestsCalendar />
          </Suspense>
        )
      }
    />
  )
}
