import { questionOptions } from '@parvis/api-types/calls'
import { searchEngagements } from '@parvis/api-types/calls/finder'
import { Banner } from '@parvis/design-system/Banner'
import { Board } from '@parvis/design-system/Board'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Select } from '@parvis/design-system/Select'
import { Skeleton, SkeletonGroup } from '@parvis/design-system/Skeleton'
import { Stack } from '@parvis/design-system/Stack'
import type { StatusBadgeKind } from '@parvis/design-system/StatusBadge'
import type { GridView } from '@parvis/design-system/grid-view'
import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { useMay } from '../../../../../session/useMay.ts'
import { references, writeScope } from '../../application.ts'
import type { FinderAnswer, FoundEngagement } from '../../rules/citing.ts'
import {
  boardFacets,
  choiceOf,
  questionOfColumn,
  withChoice,
  type BoardFacet,
} from '../../rules/finder-view.ts'
import { titleIn } from '../../sheet.ts'
import { useFacetWords } from './useFacets.ts'

/** Cards per column; the rest are reached through a link to the list. */
const mostCards = 5
/** More columns would no longer give an overview. */
const mostColumns = 8

/** The icon of each value, shown with its name. */
const looks: Partial<Record<BoardFacet, Readonly<Record<string, StatusBadgeKind>>>> = {
  status: { Actif: 'active', dormant: 'waiting', Clos: 'draft' },
  sheet: { published: 'success', none: 'draft' },
}

export interface FoundBoardProps {
  /** The results with the counts of the columns; undefined while loading. */
  answer: FinderAnswer | undefined
  view: GridView
  by: BoardFacet
  onViewChange: (view: GridView) => void
  addressOf: (view: GridView) => string
}

/** The results, with a column for each value of a facet. */
export function FoundBoard({ answer, view, by, onViewChange, addressOf }: FoundBoardProps) {
  const { t } = useTranslation('finder')
  const api = useApi()
  const words = useFacetWords()
  const cardOf = useCard()
  const all = answer?.facets.find(({ facet }) => facet === by)?.values ?? []
  const chosen = choiceOf(view)[by] ?? []
  const values = all.filter(({ value, count }) => (chosen.length > 0 ? chosen.includes(value) : count > 0))
  const columns = values.slice(0, mostColumns)
  const asked = useQueries({
    queries: columns.map(({ value }) => ({
      ...questionOptions(api, searchEngagements, {
        body: questionOfColumn(view, by, value, mostCards),
      }),
      placeholderData: keepPreviousData,
      staleTime: 30_000,
    })),
  })
  const hasFailed = asked.some(({ isError }) => isError)
  const isAwaited = !answer || asked.some(({ isPending }) => isPending)
  return (
    <Stack gap={4}>
      <Select
        label={t('board.by')}
        value={by}
        onChange={next => onViewChange({ ...view, groupBy: [next] })}
        options={boardFacets.map(id => ({ id, label: t(`facet.${id}`) }))}
      />
      {hasFailed && <Banner kind="danger" live="polite" title={t('search.failed')} />}
      {isAwaited && !hasFailed ? (
        <SkeletonGroup label={t('search.loading')}>
          <Skeleton shape="block" height="24rem" />
        </SkeletonGroup>
      ) : (
        <Board
          emptyText={t('board.empty')}
          columns={columns.map(({ value, name, count }, index) => {
            const cards = asked[index]?.data?.value ?? []
            const status = looks[by]?.[value]
            return {
              id: value,
              title: words(by, value, name),
              ...(status && { status }),
              count,
              cards: cards.map(cardOf),
              ...(count > cards.length && {
                foot: (
                  <LinkButton
                    size="small"
                    variant="quiet"
                    href={addressOf({
                      ...withChoice(view, { ...choiceOf(view), [by]: [value] }),
                      groupBy: [],
                    })}
                  >
                    {t('board.all', { count })}
                  </LinkButton>
                ),
              }),
            }
          })}
        />
      )}
      {values.length > columns.length && <p>{t('board.more', { count: values.length - columns.length })}</p>}
    </Stack>
  )
}

/** An engagement as a card that links to its sheet, or to the form that drafts one, if there is either. */
function useCard() {
  const { t } = useTranslation('finder')
  const locale = useLanguage()
  const mayWrite = useMay(writeScope)
  return (found: FoundEngagement) => {
    const { engagementId, engagementCode, engagementDescription, accountName, sheet, year } = found
    const lines = [`${engagementCode}${year === null ? '' : ` · ${year}`}`, accountName]
    if (sheet)
      return {
        id: String(engagementId),
        title: titleIn(locale, sheet),
        href: references.address('record', { sheetId: sheet.id }),
        lines,
      }
    const mayDraft = mayWrite && !found.hasOpenSheet
    return {
      id: String(engagementId),
      title: engagementDescription,
      ...(mayDraft && { href: `${references.address('create')}?engagement=${engagementId}` }),
      lines: [...lines, t(found.hasOpenSheet ? 'sheet.open' : mayDraft ? 'search.draft' : 'sheet.none')],
    }
  }
}
