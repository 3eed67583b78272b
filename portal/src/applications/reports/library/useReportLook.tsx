import { Badge } from '@parvis/design-system/Badge'
import type { GridView } from '@parvis/design-system/grid-view'
import { Skeleton } from '@parvis/design-system/Skeleton'
import { ToggleButton } from '@parvis/design-system/ToggleButton'
import { LayoutGrid } from 'lucide-react'
import { Fragment, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import type { Translate } from '../../../i18n/translations.ts'
import { lateDialog, latePart } from '../../../screens/late.tsx'
import type { ListedReport } from './report-lists.ts'
import {
  showFavourites,
  showModified,
  showRecent,
  showsFavourites,
  showsModified,
  showsRecent,
} from './rules/report-views.ts'

const quickViews = [
  { id: 'favourites', shows: showsFavourites, show: showFavourites },
  { id: 'recent', shows: showsRecent, show: showRecent },
  { id: 'modified', shows: showsModified, show: showModified },
] as const

const ReportThumbnail = latePart(async () => ({
  default: (await import('../../../reports/thumbnail/ReportThumbnail.tsx')).ReportThumbnail,
}))
const pictureOf = ({ id }: ListedReport) => (
  <Suspense fallback={<Skeleton shape="block" height="9rem" />}>
    <ReportThumbnail reportId={id} />
  </Suspense>
)
/** The cells of reports that show more than text. */
export const reportCells = {
  folder: ({ folderPath }: ListedReport) => <Path path={folderPath} />,
  modified: ({ isModified }: ListedReport) => isModified && <ModifiedMark />,
}

/** A path, which may wrap after a slash. */
function Path({ path }: { path: string }) {
  return path.split('/').map((name, depth) => (
    <Fragment key={depth}>
      {depth > 0 && (
        <>
          /<wbr />
        </>
      )}
      {name}
    </Fragment>
  ))
}

function ModifiedMark() {
  const { t } = useTranslation('reports')
  return <Badge tone="accent">{t('modified')}</Badge>
}

const DocumentPanel = lateDialog(async () => ({
  default: (await import('../../../reports/documents/DocumentShelf.tsx')).DocumentPanel,
}))

/** The documents that match a search. */
export const FoundDocuments = latePart(async () => ({
  default: (await import('../../../reports/documents/DocumentShelf.tsx')).FoundDocuments,
}))

/** The panel with the documents beside a report, if there are any. */
export const documentActions = (report: ListedReport, t: Translate<'reports'>) =>
  report.documentCount === 0
    ? []
    : [
        {
          id: 'documents',
          label: t('action.documents'),
          renderDialog: (close: () => void) => <DocumentPanel report={report} onClose={close} />,
        },
      ]

/**
 * The ways to look at reports: the most wanted lists, and rows or cards with the first page. All of it is kept in the
 * address.
 */
export function useReportLook() {
  const { t } = useTranslation('reports')
  const [search, setSearch] = useSearchParams()
  const isCards = search.get('as') === 'cards'
  const showCards = (isOn: boolean) =>
    setSearch(
      before => {
        if (isOn) before.set('as', 'cards')
        else before.delete('as')
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    cells: reportCells,
    pictures: isCards ? pictureOf : undefined,
    tools: (view: GridView, setView: (view: GridView) => void) => (
      <>
        {quickViews.map(({ id, shows, show }) => (
          <ToggleButton key={id} isSelected={shows(view)} onChange={isOn => setView(show(view, isOn))}>
            {t(`quick.${id}`)}
          </ToggleButton>
        ))}
        <ToggleButton
          label={t('quick.cards')}
          icon={<LayoutGrid aria-hidden size={18} />}
          isSelected={isCards}
          onChange={showCards}
        />
      </>
    ),
  }
}
