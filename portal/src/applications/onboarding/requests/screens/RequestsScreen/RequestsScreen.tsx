import { readOptions } from '@parvis/api-types/calls'
import { countOnBoardingRequests } from '@parvis/api-types/calls/onboarding'
import { OnBoardingRequest } from '@parvis/api-types/limits/onboarding'
import type { Operations, SuccessOf } from '@parvis/api-types/operations'
import type { GridView } from '@parvis/design-system/grid-view'
import { Inline } from '@parvis/design-system/Inline'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { Tabs } from '@parvis/design-system/Tabs'
import { ToggleButton } from '@parvis/design-system/ToggleButton'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { lateDialog } from '../../../../../screens/late.tsx'
import { ListOfScreen, type ListAction } from '../../../../../screens/ListScreen.tsx'
import { usePerson } from '../../../../../session/SessionContext.tsx'
import { useMay } from '../../../../../session/useMay.ts'
import { onboarding, readAllScope, writeScope } from '../../application.ts'
import type { ListedRequest, Status } from '../../request.ts'
import { movesOf } from '../../rules/moves.ts'
import { WaitingFor } from '../../WaitingFor.tsx'
import { requestListOf, requestViews, viewIn, type RequestView } from './request-list.ts'

const MoveDialog = lateDialog(async () => ({ default: (await import('../../MoveDialog.tsx')).MoveDialog }))

const cells = { waiting: (row: ListedRequest) => <WaitingFor request={row} /> }

const addressOf = (view: RequestView) =>
  onboarding.address('list') + (view === 'created' ? '' : `?list=${view}`)

type Counts = SuccessOf<Operations['countOnBoardingRequests']>
const sumOf = (counts: Readonly<Record<Status, number>>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

/** How many there are in a view that says so: of what waits for the reader. */
function waitingIn(view: RequestView, counts: Counts | undefined): number | undefined {
  if (view === 'toDecide') return counts?.decider.toValidate
  return view === 'toCorrect' ? counts?.created.rejected : undefined
}

/** Requests for client contacts: what the reader has created, what they decide, and what all have asked for. */
export function RequestsScreen() {
  const { t } = useTranslation('onboarding')
  const [search] = useSearchParams()
  const { email } = usePerson()
  const mayWrite = useMay(writeScope)
  const seesAll = useMay(readAllScope)
  const view = viewIn(search)
  const counts = useQuery({ ...readOptions(useApi(), countOnBoardingRequests, {}), staleTime: 10_000 }).data
  const isShown: Record<RequestView, boolean> = {
    toDecide: true,
    created: true,
    toCorrect: view === 'toCorrect' || (counts?.created.rejected ?? 0) > 0,
    // Also what one has decided; who does not decide and sees nobody else's has nothing more than their own.
    all: seesAll || (counts !== undefined && sumOf(counts.decider) > 0),
  }
  const shown = requestViews.filter(each => isShown[each])
  const titleOf = (each: RequestView) => {
    const count = waitingIn(each, counts)
    return count === undefined ? t(`view.${each}`) : t('list.withCount', { label: t(`view.${each}`), count })
  }
  return (
    <Page width="full">
      <PageHeader
        title={t('list.title')}
        sentence={t('list.sentence')}
        actions={
          mayWrite && (
            <>
              <LinkButton variant="primary" href={onboarding.address('create')}>
                {t('list.create')}
              </LinkButton>
              <LinkButton href={onboarding.address('substitutes')}>{t('list.substitutes')}</LinkButton>
            </>
          )
        }
      />
      <Tabs
        label={t('list.views')}
        selected={isShown[view] ? view : 'created'}
        items={shown.map(each => ({
          id: each,
          title: titleOf(each),
          href: addressOf(each),
          content: (
            <Suspense fallback={null}>
              <ListOfScreen
                list={requestListOf(each, email)}
                cells={cells}
                rowActions={row => actionsOn(row, t)}
                {...(each === 'toDecide' && { empty: t('list.emptyDecide') })}
                {...((each === 'created' || each === 'all') && {
                  tools: filterByStatus(counts?.[each]),
                })}
              />
            </Suspense>
          ),
        }))}
      />
    </Page>
  )
}

type Say = ReturnType<typeof useTranslation<'onboarding'>>['t']

/** What can be done with a row: decided by keyboard, one after the other, without leaving the list. */
function actionsOn(row: ListedRequest, t: Say): ListAction[] {
  const requestId = row.id
  return [
    ...movesOf(row).map((move): ListAction => {
      if (move === 'correct' || move === 'change')
        return { id: move, label: t(`move.${move}`), href: onboarding.address('change', { requestId }) }
      return {
        id: move,
        label: t(`${move}.open`),
        isDanger: move === 'abandon',
        renderDialog: close => <MoveDialog request={row} move={move} onClose={close} />,
      }
    }),
    { id: 'open', label: t('list.open'), href: onboarding.address('record', { requestId }) },
  ]
}

interface StatusFilterProps {
  /** Of the view; undefined while they are awaited. */
  counts: Readonly<Record<Status, number>> | undefined
  view: GridView
  onChange: (view: GridView) => void
}

/** The tools over a list whose rows are in several statuses. */
const filterByStatus =
  (counts: StatusFilterProps['counts']) => (view: GridView, onChange: StatusFilterProps['onChange']) => (
    <StatusFilter counts={counts} view={view} onChange={onChange} />
  )

/** One status at a time, each with how many there are; the grid's own filter takes several. */
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
          // What there is none of is not offered, unless it is chosen.
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
