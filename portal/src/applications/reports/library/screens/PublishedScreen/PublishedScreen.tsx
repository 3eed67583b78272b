import { EmptyState } from '@parvis/design-system/EmptyState'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { useNavigate } from 'react-router'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { useGridView } from '../../../../../screens/useGridView.ts'
import { addressOfPlace, libraryPath } from '../../addresses.ts'
import { FavouriteFailure } from '../../FavouriteFailure.tsx'
import type { ListedReport } from '../../library.ts'
import { ReportsGrid } from '../../ReportsGrid.tsx'
import { published } from '../../rules/report-scope.ts'
import { useFavourites } from '../../useFavourites.ts'

const latestFirst = ['modificationDate desc', 'id'] as const
const viewerOf = ({ reportUrl }: ListedReport) => reportUrl

/** Everything that is published and that the reader may see, the last changed first, whatever the folder. */
export function PublishedScreen() {
  const { t } = useTranslation('reports')
  const navigate = useNavigate()
  const favourites = useFavourites()
  const [view, setView] = useGridView()
  return (
    <Page width="full">
      <PageHeader
        title={t('published.title')}
        sentence={t('published.sentence')}
        actions={<LinkButton href={libraryPath}>{t('published.toLibrary')}</LinkButton>}
      />
      <FavouriteFailure failure={favourites.failure} dismiss={favourites.dismiss} />
      <ReportsGrid
        label={t('published.name')}
        scope={published}
        view={view}
        onViewChange={setView}
        order={latestFirst}
        addressOf={viewerOf}
        hasStatus={false}
        hasQuickViews
        rowActions={row => [
          { id: 'open', label: t('action.open'), onAction: () => void navigate(row.reportUrl) },
          {
            id: 'favourite',
            label: t(row.isFavourite ? 'action.unmark' : 'action.mark'),
            onAction: () => favourites.toggle(row),
          },
          {
            id: 'folder',
            label: t('action.folder'),
            onAction: () =>
              void navigate(addressOfPlace(libraryPath, { clientId: row.accountId, folderId: row.folderId })),
          },
        ]}
        emptyState={<EmptyState title={t('published.emptyTitle')}>{t('published.empty')}</EmptyState>}
      />
    </Page>
  )
}
