import { ConfirmDialog } from '@parvis/design-system/ConfirmDialog'
import type { ReactNode } from 'react'
import type { ProblemText } from '../api/problem-messages.ts'
import { Reason } from '../problems/Reason.tsx'
import { useDeletion, type DeletionOptions } from './useDeletion.ts'

export interface DeletionDialogProps<Thing> extends DeletionOptions<Thing> {
  /** The question: "Delete the scope Inventory.Read?" */
  title: string
  /** What going ahead does: "Delete the scope". */
  confirmLabel: string
  /** What goes with it. */
  children: ReactNode
  /** What is to be deleted, in the version of the moment: what was looked at again may be deleted. */
  thing: Thing
  /** Why it was not. */
  say: (error: unknown) => ProblemText
  onClose: () => void
}

/** Asks before something is deleted; says what stands in the way when it cannot be. */
export function DeletionDialog<Thing>(props: DeletionDialogProps<Thing>) {
  const { title, confirmLabel, children, thing, say, onClose } = props
  const { error, isPending, mutate } = useDeletion(props)
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={isOpen => {
        if (!isOpen) onClose()
      }}
      title={title}
      tone="danger"
      confirmLabel={confirmLabel}
      isPending={isPending}
      onConfirm={() => mutate(thing)}
      error={error && <Reason problem={say(error)} error={error} />}
    >
      {children}
    </ConfirmDialog>
  )
}
