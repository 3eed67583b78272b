import { Button } from '@parvis/design-system/Button'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Suspense, useEffect, useRef, useState } from 'react'
import { chosenClient } from '../../../../../organisation/chosen-client.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { addressOfImport, addressOfReport } from '../../addresses.ts'
import { reportLibrary } from '../../application.ts'
import type { Asked } from '../../AskedDialog.tsx'
import { LibraryPage } from '../../LibraryPage.tsx'
import type { ReportEntry, ReportFolder } from '../../library.ts'
import type { Place } from '../../rules/place.ts'
import { useLibrary, type ClientContents } from '../../useLibrary.ts'
import { AdministeredReports } from './AdministeredReports.tsx'
import { useTreeActions } from './useTreeActions.ts'
import { lateDialog } from '../../../../../screens/late.tsx'

const AskedDialog = lateDialog(async () => ({ default: (await import('../../AskedDialog.tsx')).AskedDialog }))

const pageOf = ({ id }: ReportEntry) => addressOfReport(id)
const latestOf = (folder: ReportFolder, contents: ClientContents | undefined) =>
  contents?.folders.find(({ id }) => id === folder.id) ?? folder

/** The library for administrators: folders to organise, and reports with all their properties. */
export function AdministrationScreen() {
  const { t } = useTranslation('reports')
  const [asked, setAsked] = useState<Asked>()
  const library = useLibrary()
  const tree = useTreeActions(library, setAsked)
  const { place, setPlace, client, folder, contents } = library
  // The latest version of a folder to delete, in case it was refetched while the dialog was open.
  const current =
    asked?.what === 'delete-folder'
      ? { ...asked, folder: latestOf(asked.folder, contents.get(asked.folder.accountId)) }
      : asked
  // Navigate only once the dialog and its input are gone, or the page would ask whether to discard the input.
  const goingTo = useRef<Place>(undefined)
  useEffect(() => {
    const next = goingTo.current
    if (asked || !next) return
    goingTo.current = undefined
    setPlace(next)
  })
  return (
    <>
      <LibraryPage
        library={library}
        words="list"
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
        addressOf={pageOf}
        emptyState={
          <EmptyState
            title={t('list.noneTitle')}
            actions={
              <Button
                variant="primary"
                onPress={() => setAsked({ what: 'new-folder', parent: undefined, client: undefined })}
              >
                {t('folder.open')}
              </Button>
            }
          >
            {t('list.none')}
          </EmptyState>
        }
        {...tree}
      >
        <AdministeredReports library={library} onAsk={setAsked} />
      </LibraryPage>
      <Suspense fallback={null}>
        {current && (
          <AskedDialog
            asked={current}
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
    </>
  )
}
