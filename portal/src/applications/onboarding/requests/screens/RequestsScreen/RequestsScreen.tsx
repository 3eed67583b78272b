import { readOptions } from '@parvis/api-types/calls'
import { countOnBoardingRequests } from '@parvis/api-types/calls/onboarding'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { lateDialog } from '../../../../../screens/late.tsx'
import type { ListAction } from '../../../../../screens/ListScreen.tsx'
import { TabbedListScreen } from '../../../../../screens/TabbedListScreen.tsx'
import { usePerson } from '../../../../../session/SessionContext.tsx'
import { useMay } from '../../../../../session/useMay.ts'
import { onboarding, readAllScope, writeScope } from '../../application.ts'
import type { ListedRequest } from '../../request.ts'
import { movesOf } from '../../rules/moves.ts'
import { WaitingFor } from '../../WaitingFor.tsx'
import { sumOf, waitingIn } from './request-counts.ts'
import { filterByStatus } from './StatusFilter.tsx'
import { requestListOf, requestViews, viewIn, type RequestView } from './request-list.ts'

const MoveDialog = lateDialog(async () => ({ default: (await import('../../MoveDialog.tsx')).MoveDialog }))

const cells = { waiting: (row: ListedRequest) => <WaitingFor request={row} /> }

const addressOf = (view: RequestView) =>
  onboarding.address('list') + (view === 'created' ? '' : `?list=${view}`)

/** Requests for client contacts: those the reader has created, those they decide, and everybody's. */
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
    // Includes requests the reader has decided. Somebody who neither decides nor sees everybody's requests would only
    // see their own.
    all: seesAll || (counts !== undefined && sumOf(counts.decider) > 0),
  }
  const titleOf = (each: RequestView) => {
    const count = waitingIn(each, counts)
    return count === undefined ? t(`view.${each}`) : t('list.withCount', { label: t(`view.${each}`), count })
  }
  const selected = isShown[view] ? view : 'created'
  return (
    <TabbedListScreen
      tabs={{
        label: t('list.views'),
        selected,
        items: requestViews
          .filter(each => isShown[each])
          .map(each => ({ id: each, title: titleOf(each), href: addressOf(each) })),
      }}
      list={requestListOf(selected, email)}
      cells={cells}
      create={mayWrite && { href: onboarding.address('create'), label: t('list.create') }}
      actions={
        mayWrite && <LinkButton href={onboarding.address('substitutes')}>{t('list.substitutes')}</LinkButton>
      }
      rowActions={row => actionsOn(row, t)}
      {...(selected === 'toDecide' && { empty: t('list.emptyDecide') })}
      {...((selected === 'created' || selected === 'all') && { tools: filterByStatus(counts?.[selected]) })}
    />
  )
}

type Say = ReturnType<typeof useTranslation<'onboarding'>>['t']

/** The actions of a row, so that requests can be decided one after the other without leaving the list. */
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
