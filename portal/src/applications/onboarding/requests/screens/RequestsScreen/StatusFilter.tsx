import { OnBoardingRequest } from '@parvis/api-types/limits/onboarding'
import type { GridView } from '@parvis/design-system/grid-view'
import { Inline } from '@parvis/design-system/Inline'
import { ToggleButton } from '@parvis/design-system/ToggleButton'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { Status } from '../../request.ts'
import { sumOf } from './request-counts.ts'

interface StatusFilterProps {
  /** The counts of the view; undefined while loading. */
  counts: Readonly<Record<Status, number>> | undefined
  view: GridView
  onChange: (view: GridView) => void
}

/** The status filter above a list with several statuses. */
export const filterByStatus =
  (counts: StatusFilterProps['counts']) => (view: GridView, onChange: StatusFilterProps['onChange']) => (
    <StatusFilter counts={counts} view={view} onChange={onChange} />
  )

/** Filters by one status, each with its count; the grid's own filter allows several. */
function StatusFilter({ counts, view, onChange }: StatusFilterProps) {
  const { t } = useTranslation('onboarding')
  const filter = view.filters['status']
  const values = filter?.kind === 'choice' ? filter.values : []
  const { status: _before, ...others } = view.filters
  const choose = (status: Status | undefined) =>
    onChange({
      ...view,
      page: 1,
      filters: status === undefined ? others : { ...others, status: { kind: 'choice', values: [status] } },
    })
  const withCount = (label: string, count: number | undefined) =>
    count === undefined ? label : t('list.withCount', { label, count })
  const sum = counts && sumOf(counts)
  return (
    <div role="group" aria-label={t('list.statuses')}>
      <Inline gap={1}>
        <ToggleButton size="small" isSelected={values.length === 0} onChange={() => choose(undefined)}>
          {withCount(t('list.everyStatus'), sum)}
        </ToggleButton>
        {OnBoardingRequest.statut.values
          // A status without requests is hidden, unless it is selected.
          .filter(status => counts?.[status] !== 0 || values.includes(status))
          .map(status => (
            <ToggleButton
              key={status}
              size="small"
              isSelected={values.length === 1 && values[0] === status}
              onChange={isOn => choose(isOn ? status : undefined)}
            >
              {withCount(t(`status.${status}`), counts?.[status])}
            </ToggleButton>
          ))}
      </Inline>
    </div>
  )
}
