import type { GridRowAction } from '@parvis/design-system/DataGrid'
import { Button } from '@parvis/design-system/Button'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { Inline } from '@parvis/design-system/Inline'
import { Stack } from '@parvis/design-system/Stack'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { useGridView } from '../../../../../screens/useGridView.ts'
import { addressOfReport, libraryPath } from '../../addresses.ts'
import { FavouriteFailure } from '../../FavouriteFailure.tsx'
import { GonePlace } from '../../GonePlace.tsx'
import { PlaceBreadcrumbs } from '../../PlaceBreadcrumbs.tsx'
import type { ListedReport } from '../../library.ts'
import { ReportsGrid } from '../../ReportsGrid.tsx'
import { useMayManage } from '../../library.ts'
import type { Place } from '../../rules/place.ts'
import { scopeOf } from '../../rules/report-scope.ts'
import { useFavourites } from '../../useFavourites.ts'
import type { Library } from '../../useLibrary.ts'

const byName = ['name', 'id'] as const
const viewerOf = ({ reportUrl }: ListedReport) => reportUrl

export interface LibraryReportsProps {
  library: Library
  place: Place | undefined
  onPlace: (place: Place | undefined) => void
}

/** The reports of the place that was chosen, or of the whole library. */
export function LibraryReports({ library, place, onPlace }: LibraryReportsProps) {
  const { t } = useTranslation('reports')
  const navigate = useNavigate()
  const mayManage = useMayManage()
  const favourites = useFavourites()
  const [view, setView] = useGridView()
  const folders = library.own?.folders
  const scope = useMemo(() => scopeOf(place, folders ?? []), [place, folders])
  if (library.isGone) return <GonePlace page={libraryPath} />
  const name = library.folder?.name ?? library.client?.accountLegalName
  const rowActions = (row: ListedReport): GridRowAction[] => [
    { id: 'open', label: t('action.open'), onAction: () => void navigate(row.reportUrl) },
    {
      id: 'favourite',
      label: t(row.isFavourite ? 'action.unmark' : 'action.mark'),
      onAction: () => favourites.toggle(row),
    },
    ...(mayManage
      ? [
          {
            id: 'administer',
            label: t('action.administer'),
            onAction: () => void navigate(addressOfReport(row.id)),
          },
        ]
      : []),
  ]
  return (
    <Stack>
      {place && <PlaceBreadcrumbs page={libraryPath} place={place} library={library} />}
      {place && view.search.trim() !== '' && (
        <Inline>
          <span>{t('place.searchedHere', { name: name ?? t('place.client') })}</span>
          <Button size="small" onPress={() => onPlace(undefined)}>
            {t('place.searchAll')}
          </Button>
        </Inline>
      )}
      <FavouriteFailure failure={favourites.failure} dismiss={favourites.dismiss} />
      <ReportsGrid
        label={t('list.name')}
        scope={scope}
        isWaiting={place?.folderId !== undefined && folders === undefined}
        view={view}
        onViewChange={setView}
        order={byName}
        addressOf={viewerOf}
        hasStatus={mayManage}
        hasQuickViews
        rowActions={rowActions}
        emptyState={<EmptyState title={t('list.emptyTitle')}>{t('list.empty')}</EmptyState>}
      />
    </Stack>
  )
}
