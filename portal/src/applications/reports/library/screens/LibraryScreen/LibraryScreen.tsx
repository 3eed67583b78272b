import { EmptyState } from '@parvis/design-system/EmptyState'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { addressOfPlace, administrationPath } from '../../addresses.ts'
import { LibraryPage } from '../../LibraryPage.tsx'
import type { ReportEntry } from '../../library.ts'
import { useMayManage } from '../../library.ts'
import { useLibrary } from '../../useLibrary.ts'
import { LibraryReports } from './LibraryReports.tsx'

const viewerOf = ({ reportUrl }: ReportEntry) => reportUrl

/** The library for readers: clients with their folders, and the reports of the chosen place. */
export function LibraryScreen() {
  const { t } = useTranslation('reports')
  const mayManage = useMayManage()
  const library = useLibrary()
  return (
    <LibraryPage
      library={library}
      words="library"
      actions={
        mayManage && (
          <LinkButton href={addressOfPlace(administrationPath, library.place)}>
            {t('library.administer')}
          </LinkButton>
        )
      }
      addressOf={viewerOf}
      emptyState={<EmptyState title={t('library.noneTitle')}>{t('library.none')}</EmptyState>}
    >
      <LibraryReports library={library} />
    </LibraryPage>
  )
}
