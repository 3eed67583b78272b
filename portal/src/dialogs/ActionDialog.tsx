import { showToast } from '@parvis/design-system/Toast'
import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { QuestionDialog, type Question } from './QuestionDialog.tsx'

export interface ActionDialogProps<Result, Sent> extends Question {
  /** How it is done. */
  options: UseMutationOptions<Result, Error, Sent>
  /** What is sent, in the version of the moment: once what has changed was looked at again it may be gone on with. */
  sent: Sent
  /** What is said once it is done; the question closes by that. */
  said: string
  /**
   * Has the services asked again, whatever came of it. Until what this promises has come there is no other try.
   * @default what the contract says is stale
   */
  onSettled?: () => Promise<void> | void
}

/** Asks before something is done to what stays: a request is cancelled, a publication given up. */
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
