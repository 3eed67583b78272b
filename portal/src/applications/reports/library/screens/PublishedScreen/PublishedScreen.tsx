import { LinkButton } from '@parvis/design-system/LinkButton'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ListScreen } from '../../../../../screens/ListScreen.tsx'
import { addressOfPlace, libraryPath } from '../../addresses.ts'
import { publishedList } from '../../report-lists.ts'
import { useFavourites } from '../../useFavourites.tsx'
import { documentActions, useReportLook } from '../../useReportLook.tsx'

/** All published reports that the reader may see, most recently changed first, from all folders. */
export function PublishedScreen() {
  const { t } = useTranslation('reports')
  const { star, failure } = useFavourites()
  const look = useReportLook()
  return (
    <ListScreen
      list={publishedList}
      actions={<LinkButton href={libraryPath}>{t('published.toLibrary')}</LinkButton>}
      notice={failure}
      rowToggle={star}
      {...look}
      rowActions={row => [
        { id: 'open', label: t('action.open'), href: row.reportUrl },
        ...documentActions(row, t),
        {
          id: 'folder',
          label: t('action.folder'),
          href: addressOfPlace(libraryPath, { clientId: row.accountId, folderId: row.folderId }),
        },
      ]}
    />
  )
}
