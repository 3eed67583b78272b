import { LinkButton } from '@parvis/design-system/LinkButton'
import { Stack } from '@parvis/design-system/Stack'
import { useMemo } from 'react'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ListOfScreen, type ListAction } from '../../../../../screens/ListScreen.tsx'
import { addressOfImport, addressOfReport, administrationPath } from '../../addresses.ts'
import type { Asked } from '../../AskedDialog.tsx'
import { GonePlace } from '../../GonePlace.tsx'
import { PlaceBreadcrumbs } from '../../PlaceBreadcrumbs.tsx'
import { administeredList, type ListedReport } from '../../report-lists.ts'
import type { Library } from '../../useLibrary.ts'
import { documentActions, reportCells } from '../../useReportLook.tsx'
import { lateDialog } from '../../../../../screens/late.tsx'

const AskedDialog = lateDialog(async () => ({ default: (await import('../../AskedDialog.tsx')).AskedDialog }))

export interface AdministeredReportsProps {
  library: Library
  onAsk: (asked: Asked) => void
}

/** The reports of the chosen place, published or not, with the actions on each. */
export function AdministeredReports({ library, onAsk }: AdministeredReportsProps) {
  const { t } = useTranslation('reports')
  const { place, shown } = library
  const folders = library.own?.folders
  const list = useMemo(() => administeredList(place, folders ?? []), [place, folders])
  if (library.isGone) return <GonePlace page={administrationPath} />
  const rowActions = (row: ListedReport): ListAction[] => {
    const what = row.publicationStatus === 'published' ? 'withdraw' : 'publish'
    return [
      { id: 'open', label: t('action.open'), href: row.reportUrl },
      ...documentActions(row, t),
      { id: 'access', label: t('action.access'), href: addressOfReport(row.id, 'access') },
      {
        id: what,
        label: t(`action.${what}`),
        renderDialog: onClose => <AskedDialog asked={{ what, report: row }} onClose={onClose} />,
      },
      { id: 'replace', label: t('action.replace'), href: addressOfImport({ reportId: row.id }) },
      {
        id: 'move',
        label: t('action.move'),
        onAction: () => onAsk({ what: 'move-report', report: row, accountId: row.accountId, to: undefined }),
      },
      {
        id: 'delete',
        label: t('action.deleteReport'),
        isDanger: true,
        renderDialog: onClose => (
          <AskedDialog asked={{ what: 'delete-report', report: row }} onClose={onClose} />
        ),
      },
    ]
  }
  return (
    <Stack>
      {place && <PlaceBreadcrumbs page={administrationPath} place={place} library={library} />}
      <ListOfScreen
        list={list}
        isAwaited={library.isPlaceAwaited}
        shown={shown}
        cells={reportCells}
        rowActions={rowActions}
        emptyActions={<LinkButton href={addressOfImport(place)}>{t('import.open')}</LinkButton>}
      />
    </Stack>
  )
}
