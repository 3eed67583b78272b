import type { GridRowAction } from '@parvis/design-system/DataGrid'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Stack } from '@parvis/design-system/Stack'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { useGridView } from '../../../../../screens/useGridView.ts'
import { addressOfImport, addressOfReport, administrationPath } from '../../addresses.ts'
import type { Asked } from '../../AskedDialog.tsx'
import { GonePlace } from '../../GonePlace.tsx'
import { PlaceBreadcrumbs } from '../../PlaceBreadcrumbs.tsx'
import type { ListedReport } from '../../library.ts'
import { ReportsGrid } from '../../ReportsGrid.tsx'
import type { Place } from '../../rules/place.ts'
import { scopeOf } from '../../rules/report-scope.ts'
import type { Library } from '../../useLibrary.ts'

const byName = ['name', 'id'] as const
const pageOf = ({ id }: ListedReport) => addressOfReport(id)

export interface AdministeredReportsProps {
  library: Library
  place: Place | undefined
  onAsk: (asked: Asked) => void
}

/** The reports of the place that was chosen, published or not, with what can be done with each. */
export function AdministeredReports({ library, place, onAsk }: AdministeredReportsProps) {
  const { t } = useTranslation('reports')
  const navigate = useNavigate()
  const [view, setView] = useGridView()
  const folders = library.own?.folders
  const scope = useMemo(() => scopeOf(place, folders ?? []), [place, folders])
  if (library.isGone) return <GonePlace page={administrationPath} />
  const rowActions = (row: ListedReport): GridRowAction[] => [
    { id: 'open', label: t('action.open'), onAction: () => void navigate(row.reportUrl) },
    {
      id: 'access',
      label: t('action.access'),
      onAction: () => void navigate(addressOfReport(row.id, 'access')),
    },
    row.publicationStatus === 'published'
      ? {
          id: 'withdraw',
          label: t('action.withdraw'),
          onAction: () => onAsk({ what: 'withdraw', report: row }),
        }
      : {
          id: 'publish',
          label: t('action.publish'),
          onAction: () => onAsk({ what: 'publish', report: row }),
        },
    {
      id: 'replace',
      label: t('action.replace'),
      onAction: () => void navigate(addressOfImport({ reportId: row.id })),
    },
    {
      id: 'move',
      label: t('action.move'),
      onAction: () => onAsk({ what: 'move-report', report: row, accountId: row.accountId, to: undefined }),
    },
    {
      id: 'delete',
      label: t('action.deleteReport'),
      isDanger: true,
      onAction: () => onAsk({ what: 'delete-report', report: row }),
    },
  ]
  return (
    <Stack>
      {place && <PlaceBreadcrumbs page={administrationPath} place={place} library={library} />}
      <ReportsGrid
        label={t('list.name')}
        scope={scope}
        isWaiting={place?.folderId !== undefined && folders === undefined}
        view={view}
        onViewChange={setView}
        order={byName}
        addressOf={pageOf}
        hasStatus
        rowActions={rowActions}
        emptyState={
          <EmptyState
            title={t('administration.noReports')}
            actions={<LinkButton href={addressOfImport(place)}>{t('import.open')}</LinkButton>}
          >
            {t('administration.noReportsHelp')}
          </EmptyState>
        }
      />
    </Stack>
  )
}
