import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ListScreen } from '../../../../../screens/ListScreen.tsx'
import { addressOfRequest } from '../../publication.ts'
import { addressOfPublication } from '../../rules/publication-steps.ts'
import { publications } from '../../application.ts'
import { publicationList } from './publication-list.ts'

/** The open and closed publications, with who began and closed them and when. */
export function PublicationsScreen() {
  const { t } = useTranslation('publications')
  return (
    <ListScreen
      list={publicationList}
      create={{ href: publications.address('record'), label: t('list.create') }}
      rowActions={({ id, status, requestId }) => [
        {
          id: 'open',
          label: t(status === 'draft' ? 'list.goOn' : 'list.open'),
          href: addressOfPublication(id),
        },
        { id: 'request', label: t('list.request'), href: addressOfRequest(requestId) },
      ]}
    />
  )
}
