import { QuestionDialog, type Question } from './QuestionDialog.tsx'
import { useDeletion, type DeletionOptions } from './useDeletion.ts'

export interface DeletionDialogProps<Thing> extends Omit<Question, 'tone'>, DeletionOptions<Thing> {
  /** What is to be deleted, in the version of the moment: what was looked at again may be deleted. */
  thing: Thing
}

/** Asks before something is deleted; says what stands in the way when it cannot be. */
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
