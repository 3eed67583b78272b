import { writeOptions } from '@parvis/api-types/calls'
import { cancelStatementRequest, startStatementRequest } from '@parvis/api-types/calls/statements'
import { Button } from '@parvis/design-system/Button'
import { Stack } from '@parvis/design-system/Stack'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { lateDialog } from '../../../../../screens/late.tsx'
import { sayNotCancelled, sayNotStarted } from '../../../../../statements/problems.ts'
import { addressOfDashboard, type StatementRequest } from '../../../../../statements/request.ts'
import { requestOptions } from '../../request-query.ts'

const DeleteRequestDialog = lateDialog(async () => ({
  default: (await import('../../../../../statements/DeleteRequestDialog.tsx')).DeleteRequestDialog,
}))

interface RequestProps {
  request: StatementRequest
}

/** Writes the response to the cache, since the next poll is a second away. */
function useChanged(id: number) {
  const api = useApi()
  const queryClient = useQueryClient()
  return (changed: StatementRequest) => queryClient.setQueryData(requestOptions(api, id).queryKey, changed)
}

/** Starts the work on the file, for the first time or again. */
export function StartButton({ request: { id }, label }: RequestProps & { label: string }) {
  const { t } = useTranslation('statementImport')
  const onSuccess = useChanged(id)
  const start = useMutation({ ...writeOptions(useApi(), startStatementRequest), onSuccess })
  return (
    <Stack gap={3} align="start">
      {start.error && (
        <ProblemBanner title={t('processing.notStarted')} problem={sayNotStarted(start.error)} />
      )}
      <Button variant="primary" isPending={start.isPending} onPress={() => start.mutate({ path: { id } })}>
        {label}
      </Button>
    </Stack>
  )
}

/** Stops the work. The file stays, and the work can be restarted. */
export function CancelButton({ request: { id } }: RequestProps) {
  const { t } = useTranslation('statementImport')
  const onSuccess = useChanged(id)
  const cancel = useMutation({ ...writeOptions(useApi(), cancelStatementRequest), onSuccess })
  return (
    <Stack gap={3} align="start">
      {cancel.error && (
        <ProblemBanner title={t('processing.notCanceled')} problem={sayNotCancelled(cancel.error)} />
      )}
      <Button isPending={cancel.isPending} onPress={() => cancel.mutate({ path: { id } })}>
        {t('processing.cancel')}
      </Button>
    </Stack>
  )
}

/** Asks for confirmation before deleting the request, then opens the list. */
export function DeleteButton({ request }: RequestProps) {
  const { t } = useTranslation('statementImport')
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="danger" onPress={() => setAsking(true)}>
        {t('uploading.delete')}
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <DeleteRequestDialog
            request={request}
            onClose={() => setAsking(false)}
            onDeleted={() => void navigate(addressOfDashboard)}
          />
        </Suspense>
      )}
    </>
  )
}
