import { Button } from '@parvis/design-system/Button'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { SplitView } from '@parvis/design-system/SplitView'
import { Suspense, useEffect, useRef, useState } from 'react'
import { chosenClient } from '../../../../../organisation/chosen-client.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { addressOfImport, addressOfReport } from '../../addresses.ts'
import { reportLibrary } from '../../application.ts'
import type { Asked } from '../../AskedDialog.tsx'
import { LibraryPanel } from '../../LibraryPanel.tsx'
import type { ReportEntry } from '../../library.ts'
import { entryOf, type Place } from '../../rules/place.ts'
import { useLibrary } from '../../useLibrary.ts'
import { usePlace } from '../../usePlace.ts'
import { AdministeredReports } from './AdministeredReports.tsx'
import { useTreeActions } from './useTreeActions.ts'
import { lateDialog } from '../../../../../screens/late.tsx'

const AskedDialog = lateDialog(async () => ({ default: (await import('../../AskedDialog.tsx')).AskedDialog }))

const pageOf = ({ id }: ReportEntry) => addressOfReport(id)

/** The library as its administrators have it: folders that are put in order, and reports with everything about them. */
export function AdministrationScreen() {
  const { t } = useTranslation('reports')
  const [place, setPlace] = usePlace()
  const [filter, setFilter] = useState('')
  const [asked, setAsked] = useState<Asked>()
  const library = useLibrary(place, filter)
  const tree = useTreeActions(library, setAsked)
  const { client, folder } = library
  // Goes there once the dialog is gone, and with it what was typed: until then the page would ask whether to leave it.
  const goingTo = useRef<Place>(undefined)
  useEffect(() => {
    const next = goingTo.current
    if (asked || !next) return
    goingTo.current = undefined
    setPlace(next)
  })
  return (
    <Page width="full">
      <PageHeader
        title={t('administration.title')}
        sentence={t('administration.sentence')}
        actions={
          <>
            <LinkButton variant="primary" href={addressOfImport(place)}>
              {t('import.open')}
            </LinkButton>
            <Button
              onPress={() =>
                setAsked({ what: 'new-folder', parent: folder, client: client && chosenClient(client) })
              }
            >
              {t('folder.open')}
            </Button>
            <LinkButton href={reportLibrary.address('readers')}>{t('contact.open')}</LinkButton>
            <LinkButton href={reportLibrary.address('deleted')}>{t('deleted.open')}</LinkButton>
          </>
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
            addressOf={pageOf}
            emptyState={
              <EmptyState
                title={t('administration.emptyTitle')}
                actions={
                  <Button
                    variant="primary"
                    onPress={() => setAsked({ what: 'new-folder', parent: undefined, client: undefined })}
                  >
                    {t('folder.open')}
                  </Button>
                }
              >
                {t('administration.empty')}
              </EmptyState>
            }
            {...tree}
          />
        }
      >
        <AdministeredReports library={library} place={place} onAsk={setAsked} />
      </SplitView>
      <Suspense fallback={null}>
        {asked && (
          <AskedDialog
            asked={asked}
            onClose={() => setAsked(undefined)}
            onFolderAdded={added => {
              goingTo.current = added
            }}
            onFolderDeleted={({ id, accountId, parentFolderId }) => {
              if (place?.folderId !== id) return
              goingTo.current = { clientId: accountId, folderId: parentFolderId ?? undefined }
            }}
          />
        )}
      </Suspense>
    </Page>
  )
}
