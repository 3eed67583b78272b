import { showToast } from '@parvis/design-system/Toast'
import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { QuestionDialog, type Question } from './QuestionDialog.tsx'

export interface ActionDialogProps<Result, Sent> extends Question {
  /** The mutation that performs the action. */
  options: UseMutationOptions<Result, Error, Sent>
  /** The parameters, in the latest version: after a refetch, the person may try again with the new one. */
  sent: Sent
  /** The confirmation when done, after which the dialog closes. */
  said: string
  /**
   * Refetches after success and failure; the next attempt waits for the returned promise.
   * @default what the contract says is stale
   */
  onSettled?: () => Promise<void> | void
}

/** Asks for confirmation before an action on something that stays: a request is cancelled, a publication given up. */
export function ActionDialog<Result, Sent>({
  options,
  sent,
  said,
  onSettled,
  ...question
}: ActionDialogProps<Result, Sent>) {
  const { error, isPending, mutate } = useMutation({
    ...options,
    onSuccess: () => {
      showToast({ title: said })
      question.onClose()
    },
    ...(onSettled && { onSettled }),
  })
  return <QuestionDialog {...question} isPending={isPending} error={error} onConfirm={() => mutate(sent)} />
}
