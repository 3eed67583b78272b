import { Button } from '@parvis/design-system/Button'
import { Inline } from '@parvis/design-system/Inline'
import { Stack } from '@parvis/design-system/Stack'
import { Suspense, useMemo } from 'react'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ListOfScreen } from '../../../../../screens/ListScreen.tsx'
import { addressOfReport, libraryPath } from '../../addresses.ts'
import { GonePlace } from '../../GonePlace.tsx'
import { PlaceBreadcrumbs } from '../../PlaceBreadcrumbs.tsx'
import { useMayManage } from '../../library.ts'
import { readList } from '../../report-lists.ts'
import { useFavourites } from '../../useFavourites.tsx'
import { documentActions, FoundDocuments, useReportLook } from '../../useReportLook.tsx'
import type { Library } from '../../useLibrary.ts'

/** The minimum number of characters for searching documents. */
const shortestSearch = 2

export interface LibraryReportsProps {
  library: Library
}

/** The reports of the chosen place, or of the whole library. */
export function LibraryReports({ library }: LibraryReportsProps) {
  const { t } = useTranslation('reports')
  const mayManage = useMayManage()
  const { star, failure } = useFavourites()
  const look = useReportLook()
  const { place, setPlace, shown } = library
  const search = shown[0].search.trim()
  const folders = library.own?.folders
  const list = useMemo(() => readList(place, folders ?? [], mayManage), [place, folders, mayManage])
  if (library.isGone) return <GonePlace page={libraryPath} />
  const name = library.folder?.name ?? library.client?.accountLegalName
  return (
    <Stack>
      {place && <PlaceBreadcrumbs page={libraryPath} place={place} library={library} />}
      {place && search !== '' && (
        <Inline>
          <span>{t('place.searchedHere', { name: name ?? t('place.client') })}</span>
          <Button size="small" onPress={() => setPlace(undefined)}>
            {t('place.searchAll')}
          </Button>
        </Inline>
      )}
      {failure}
      <ListOfScreen
        list={list}
        isAwaited={library.isPlaceAwaited}
        shown={shown}
        rowToggle={star}
        {...look}
        rowActions={row => [
          { id: 'open', label: t('action.open'), href: row.reportUrl },
          ...documentActions(row, t),
          ...(mayManage
            ? [{ id: 'administer', label: t('action.administer'), href: addressOfReport(row.id) }]
            : []),
        ]}
      />
      <Suspense fallback={null}>
        {search.length >= shortestSearch && <FoundDocuments search={search} />}
      </Suspense>
    </Stack>
  )
}
