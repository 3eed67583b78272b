import { Badge } from '@parvis/design-system/Badge'
import type { GridView } from '@parvis/design-system/grid-view'
import { ToggleButton } from '@parvis/design-system/ToggleButton'
import { LayoutGrid } from 'lucide-react'
import { Fragment } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { ReportThumbnail } from '../../../reports/thumbnail/ReportThumbnail.tsx'
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

const pictureOf = ({ id }: ListedReport) => <ReportThumbnail reportId={id} />
/** What cells of reports show that text does not do. */
export const reportCells = {
  folder: ({ folderPath }: ListedReport) => <Path path={folderPath} />,
  modified: ({ isModified }: ListedReport) => isModified && <ModifiedMark />,
}

/** A path goes on in a new line after a slash. */
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

/** How readers look at reports: the lists that they want most, and rows or cards with the first page; the address says it. */
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
