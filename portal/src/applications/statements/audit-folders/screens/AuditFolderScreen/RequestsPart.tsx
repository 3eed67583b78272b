import { writeOptions } from '@parvis/api-types/calls'
import { updateAuditRequest } from '@parvis/api-types/calls/audit-folders'
import { Inline } from '@parvis/design-system/Inline'
import { Stack } from '@parvis/design-system/Stack'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useMemo } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { DialogButton } from '../../../../../screens/DialogButton.tsx'
import { lateDialog } from '../../../../../screens/late.tsx'
import { ListOfScreen, type ListAction, type ListActions } from '../../../../../screens/ListScreen.tsx'
import { useBeside } from '../../../../../screens/useBeside.ts'
import { DueCell } from '../../DueCell.tsx'
import { requestsOf, type AuditFolder, type AuditRequest } from '../../folder.ts'
import { sayNotDecided } from '../../forms.ts'

const RequestDrawer = lateDialog(async () => ({
  default: (await import('../../RequestDrawer.tsx')).RequestDrawer,
}))
const RequestDialog = lateDialog(async () => ({
  default: (await import('../../RequestDialogs.tsx')).RequestDialog,
}))
const ReturnDialog = lateDialog(async () => ({
  default: (await import('../../RequestDialogs.tsx')).ReturnDialog,
}))
const DeletionDialog = lateDialog(async () => ({
  default: (await import('../../RequestDialogs.tsx')).RequestDeletionDialog,
}))

const cells = { dueDate: (row: AuditRequest) => <DueCell request={row} /> }

/** The requests to the client, whose documents can be accepted or returned. */
export function RequestsPart({ folder }: { folder: AuditFolder }) {
  const { t } = useTranslation('auditFolders')
  const api = useApi()
  const beside = useBeside('request')
  const list = useMemo(() => requestsOf(folder.id), [folder.id])
  const decision = useMutation({
    ...writeOptions(api, updateAuditRequest),
    onSuccess: ({ status }) => showToast({ title: t(`decided.${status}`) }),
  })
  const isOpen = folder.status === 'open'
  const actionsOn = (request: AuditRequest): ListActions => {
    const { id, status, documents, '@odata.etag': ifMatch } = request
    const decide = (to: 'accepted' | 'open') =>
      decision.mutate({ path: { id }, ifMatch, body: { status: to } })
    const open: ListAction = {
      id: 'open',
      label: t('action.open'),
      href: beside.hrefOf(id),
    }
    if (!isOpen) return [open]
    return [
      open,
      status === 'submitted' && {
        id: 'accept',
        label: t('action.accept'),
        onAction: () => decide('accepted'),
      },
      status === 'submitted' && {
        id: 'return',
        label: t('action.return'),
        renderDialog: close => <ReturnDialog request={request} onClose={close} />,
      },
      (status === 'accepted' || status === 'returned') && {
        id: 'undo',
        label: t('action.undo'),
        onAction: () => decide('open'),
      },
      {
        id: 'change',
        label: t('action.change'),
        renderDialog: close => <RequestDialog folder={folder} request={request} onClose={close} />,
      },
      documents.length === 0 && {
        id: 'delete',
        label: t('action.delete'),
        isDanger: true,
        renderDialog: close => <DeletionDialog request={request} onClose={close} />,
      },
    ]
  }
  return (
    <Stack gap={4}>
      {decision.error && (
        <ProblemBanner title={t('decided.failed')} problem={sayNotDecided(decision.error)} />
      )}
      {isOpen && (
        <Inline>
          <DialogButton
            label={t('request.add')}
            renderDialog={close => <RequestDialog folder={folder} request={undefined} onClose={close} />}
          />
        </Inline>
      )}
      <ListOfScreen list={list} cells={cells} rowActions={actionsOn} />
      <Suspense fallback={null}>
        {beside.opened !== undefined && (
          // Remount the panel for another request.
          <RequestDrawer key={beside.opened} id={beside.opened} folder={folder} onClose={beside.close} />
        )}
      </Suspense>
    </Stack>
  )
}
