import { writeOptions } from '@parvis/api-types/calls'
import { startStatementRequest } from '@parvis/api-types/calls/statements'
import { isProblem, messageFor } from '@parvis/api-types/problems'
import type { UploadEvent } from '@parvis/design-system/upload'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { useApi } from '../../../api/ApiContext.tsx'
import { commonProblems } from '../../../api/problem-messages.ts'
import { sayKey, type TextKey } from '../../../i18n/keys.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import type { StatementRequest } from '../../../statements/request.ts'
import { useLossWarning } from '../../../unsaved/unsaved-changes.ts'
import { TusSending } from '../../../uploads/tus-sending.ts'
import { useSendingConnection } from '../../../uploads/useSendingConnection.ts'
import { requestOptions } from './request-query.ts'

/** The messages for a file that did not arrive, or whose work could not be started. */
const problems = {
  ...commonProblems,
  'not-found': 'statements:problem.gone',
  'statement-closed': 'statements:problem.closed',
  'statement-file-incomplete': 'statements:problem.incomplete',
  'storage-full': 'statementImport:problem.full',
  'upload-offset-wrong': 'statementImport:problem.broken',
  'upload-busy': 'statementImport:problem.broken',
} as const satisfies Readonly<Record<string, TextKey>>

/** The progress of a file that is being sent. */
interface SendingState {
  phase: 'sending' | 'retrying' | 'offline' | 'starting' | 'failed'
  sentBytes: number
  /** Why it did not arrive, in the reader's language. */
  reason?: string
  canRetry?: boolean
}

function follow(before: SendingState, event: UploadEvent): SendingState {
  const { sentBytes } = before
  switch (event.kind) {
    case 'progress':
      return { phase: 'sending', sentBytes: event.sentBytes }
    case 'retrying':
      return { phase: 'retrying', sentBytes }
    case 'offline':
      return { phase: 'offline', sentBytes }
    case 'failed':
      return { phase: 'failed', sentBytes, reason: event.reason, canRetry: event.canRetry ?? true }
    case 'verifying':
    case 'done':
    case 'duplicate':
      return { phase: 'starting', sentBytes }
  }
}

/** Uploads the file of a request, resuming where it stopped, and starts the work once it has arrived. */
export function useStatementSending(request: StatementRequest, file: File) {
  const api = useApi()
  const queryClient = useQueryClient()
  const connection = useSendingConnection()
  const { i18n } = useTranslation()
  const { mutateAsync } = useMutation(writeOptions(api, startStatementRequest))
  const [state, tell] = useReducer(follow, { phase: 'sending', sentBytes: request.receivedSize })
  const sending = useRef<TusSending<StatementRequest>>(undefined)
  const { id } = request
  const begin = useEffectEvent((whole: File, key: number) => {
    const begun = new TusSending<StatementRequest>(whole, tell, connection, {
      begun: request,
      create: () => Promise.resolve(request),
      arrived: async () => {
        const started = await mutateAsync({ path: { id: key } })
        queryClient.setQueryData(requestOptions(api, key).queryKey, started)
      },
      refused: error => ({
        // Translate now: the language may change while the file is being sent.
        reason: sayKey(i18n.translate('shell'), messageFor<TextKey>(problems, error) ?? 'problem.generic'),
        canRetry: !isProblem(error, 'not-found'),
      }),
      cancelled: () => undefined,
    })
    sending.current = begun
    void begun.run()
    return begun
  })
  useEffect(() => {
    const begun = begin(file, id)
    // The services keep what has arrived, so the same file can resume from there.
    return () => begun.pause()
  }, [id, file])
  useLossWarning(true)
  return { ...state, retry: () => sending.current?.resume() }
}
