import { type RowOf, writeOptions } from '@parvis/api-types/calls'
import { startStatementRequest } from '@parvis/api-types/calls/statements'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { lateDialog } from '../../../../../screens/late.tsx'
import { ListScreen, type ListActions } from '../../../../../screens/ListScreen.tsx'
import { usePerson } from '../../../../../session/SessionContext.tsx'
import { sayNotStarted } from '../../../../../statements/problems.ts'
import {
  addressOf,
  addressOfImport,
  addressOfNext,
  canStartAgain,
  isUnderWay,
} from '../../../../../statements/request.ts'
import { ProgressCell } from './ProgressCell.tsx'
import { PeriodCell } from './PeriodCell.tsx'
import { requestList } from './request-list.ts'

const CancelRequestDialog = lateDialog(async () => ({
  default: (await import('../../CancelRequestDialog.tsx')).CancelRequestDialog,
}))
const DeleteRequestDialog = lateDialog(async () => ({
  default: (await import('../../../../../statements/DeleteRequestDialog.tsx')).DeleteRequestDialog,
}))

type Row = RowOf<'listStatementRequests'>

const cells = {
  period: (row: Row) => <PeriodCell request={row} />,
  progress: (row: Row) => <ProgressCell request={row} />,
}

const areAnyUnderWay = (rows: readonly Row[]) => rows.some(({ status }) => isUnderWay(status))

/** Requests for financial statements: finished, in progress and failed ones. */
export function StatementRequestsScreen() {
  const { t } = useTranslation('statementRequests')
  const { email } = usePerson()
  const start = useMutation({
    ...writeOptions(useApi(), startStatementRequest),
    onSuccess: () => showToast({ title: t('start.done') }),
  })
  const actionsOn = (request: Row): ListActions => {
    const { id, status } = request
    return [
      {
        id: 'open',
        label: t(status === 'finished' ? 'action.open' : 'action.follow'),
        href: addressOf(request),
      },
      status === 'finished' && { id: 'next', label: t('action.next'), href: addressOfNext(id) },
      canStartAgain(status) && {
        id: 'start',
        label: t('action.start'),
        onAction: () => start.mutate({ path: { id } }),
      },
      isUnderWay(status) && {
        id: 'cancel',
        label: t('action.cancel'),
        renderDialog: close => <CancelRequestDialog request={request} onClose={close} />,
      },
      request.createdBy === email && {
        id: 'delete',
        label: t('action.delete'),
        isDanger: true,
        renderDialog: close => <DeleteRequestDialog request={request} onClose={close} onDeleted={close} />,
      },
    ]
  }
  return (
    <ListScreen
      list={requestList}
      create={{ href: addressOfImport, label: t('list.create') }}
      cells={cells}
      isLive={areAnyUnderWay}
      rowActions={actionsOn}
      emptyActions={<LinkButton href={addressOfImport}>{t('list.create')}</LinkButton>}
      notice={start.error && <ProblemBanner title={t('start.failed')} problem={sayNotStarted(start.error)} />}
    />
  )
}
