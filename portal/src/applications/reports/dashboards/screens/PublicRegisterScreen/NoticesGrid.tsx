import type { Schemas } from '@parvis/api-types/portal'
import { Banner } from '@parvis/design-system/Banner'
import { DataGrid, type GridColumn, type GridStatus } from '@parvis/design-system/DataGrid'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { useMemo } from 'react'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { Translate } from '../../../../../i18n/translations.ts'
import { useGridView } from '../../../../../screens/useGridView.ts'
import { addressOf } from '../../rules/addresses.ts'
import { type DashboardFilters, noticeKinds } from '../../rules/filters.ts'

type Notice = Schemas['RegisterNotice']
const none: readonly Notice[] = []
const idOf = ({ id }: Notice) => String(id)

function noticeColumns(t: Translate<'dashboards'>, filters: DashboardFilters): GridColumn<Notice>[] {
  return [
    {
      id: 'client',
      type: 'link',
      title: t('notice.client'),
      value: ({ clientName }) => clientName,
      href: ({ clientId }) => addressOf('register', { ...filters, client: clientId }),
      width: 240,
      isHideable: false,
    },
    {
      id: 'kind',
      type: 'choice',
      title: t('notice.kind'),
      value: ({ kind }) => kind,
      choices: noticeKinds.map(id => ({
        id,
        label: t(`kind.${id}`),
        // Highlight the announcements that endanger or end a client.
        ...(id === 'proceeding' && { status: 'danger' as const }),
        ...(id === 'removal' && { status: 'warning' as const }),
      })),
      width: 200,
    },
    {
      id: 'date',
      type: 'date',
      title: t('notice.date'),
      value: ({ publishedDate }) => publishedDate,
      width: 130,
    },
    { id: 'text', type: 'text', title: t('notice.text'), value: ({ text }) => text, width: 420 },
    { id: 'court', type: 'text', title: t('notice.court'), value: ({ court }) => court, width: 260 },
    { id: 'siren', type: 'text', title: t('notice.siren'), value: ({ siren }) => siren, width: 110 },
    { id: 'number', type: 'text', title: t('notice.number'), value: ({ number }) => number, width: 150 },
  ]
}

export interface NoticesGridProps {
  /** Undefined while it is loading. */
  data: Schemas['RegisterDashboard'] | undefined
  filters: DashboardFilters
  status: GridStatus
  onRetry: () => void
}

/** The announcements, exported as shown. */
export function NoticesGrid({ data, filters, status, onRetry }: NoticesGridProps) {
  const { t } = useTranslation('dashboards')
  const [view, setView] = useGridView()
  const columns = useMemo(() => noticeColumns(t, filters), [t, filters])
  return (
    <>
      {data?.isCut === true && <Banner kind="info" title={t('register.isCut')} />}
      <DataGrid
        aria-label={t('register.notices')}
        rows={data?.notices ?? none}
        columns={columns}
        getRowId={idOf}
        view={view}
        onViewChange={setView}
        status={status}
        onRetry={onRetry}
        emptyState={<EmptyState title={t('register.noneOfKind')}>{t('register.noneOfKindText')}</EmptyState>}
        exportName={t('register.file')}
      />
    </>
  )
}
