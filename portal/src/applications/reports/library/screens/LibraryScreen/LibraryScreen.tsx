import { EmptyState } from '@parvis/design-system/EmptyState'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { SplitView } from '@parvis/design-system/SplitView'
import { useState } from 'react'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { addressOfPlace, administrationPath } from '../../addresses.ts'
import { LibraryPanel } from '../../LibraryPanel.tsx'
import type { ReportEntry } from '../../library.ts'
import { useMayManage } from '../../library.ts'
import { entryOf } from '../../rules/place.ts'
import { useLibrary } from '../../useLibrary.ts'
import { usePlace } from '../../usePlace.ts'
import { LibraryReports } from './LibraryReports.tsx'

const viewerOf = ({ reportUrl }: ReportEntry) => reportUrl

/** The library as its readers have it: clients with their folders, and the reports of the place that was chosen. */
export function LibraryScreen() {
  const { t } = useTranslation('reports')
  const mayManage = useMayManage()
  const [place, setPlace] = usePlace()
  const [filter, setFilter] = useState('')
  const library = useLibrary(place, filter)
  return (
    <Page width="full">
      <PageHeader
        title={t('library.title')}
        sentence={t('library.sentence')}
        actions={
          mayManage && (
            <LinkButton href={addressOfPlace(administrationPath, place)}>
              {t('library.administer')}
            </LinkButton>
          )
        }
      />
      <SplitView
        label={t('list.name')}
        listWidth="narrow"
        shown={entryOf(place)}
        list={
          <LibraryPanel
            library={library}
            place={place}
            onPlace={setPlace}
            filter={filter}
            onFilterChange={setFilter}
            addressOf={viewerOf}
            emptyState={<EmptyState title={t('library.emptyTitle')}>{t('library.empty')}</EmptyState>}
          />
        }
      >
        <LibraryReports library={library} place={place} onPlace={setPlace} />
      </SplitView>
    </Page>
  )
}
