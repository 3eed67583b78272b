import { QuestionDialog, type Question } from './QuestionDialog.tsx'
import { useDeletion, type DeletionOptions } from './useDeletion.ts'

export interface DeletionDialogProps<Thing> extends Omit<Question, 'tone'>, DeletionOptions<Thing> {
  /** What to delete, in the latest version: after a refetch, the person may try again. */
  thing: Thing
}

/** Asks for confirmation before a deletion, and says what prevents it if it fails. */
export function DeletionDialog<Thing>({
  thing,
  options,
  onDeleted,
  onRefused,
  ...question
}: DeletionDialogProps<Thing>) {
  const { error, isPending, mutate } = useDeletion({ options, onDeleted, onRefused })
  return (
    <QuestionDialog
      {...question}
      tone="danger"
      isPending={isPending}
      error={error}
      onConfirm={() => mutate(thing)}
    />
  )
}
