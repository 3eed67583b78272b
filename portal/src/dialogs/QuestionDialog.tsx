import { ConfirmDialog, type ConfirmTone } from '@parvis/design-system/ConfirmDialog'
import type { ReactNode } from 'react'
import type { ProblemText } from '../api/problem-messages.ts'
import { Reason } from '../problems/Reason.tsx'

/** What a question says, and how its answer is explained. */
export interface Question {
  /** The question: "Delete the scope Inventory.Read?" */
  title: string
  /** `danger` for what cannot be undone. @default 'normal' */
  tone?: ConfirmTone
  /** What going ahead does: "Delete scope". */
  confirmLabel: string
  /** The safe way out, where "Cancel" would be taken for what is asked. @default 'Cancel' */
  cancelLabel?: string
  /** What comes of it. */
  children: ReactNode
  /** Why it was not done. */
  say: (error: unknown) => ProblemText
  onClose: () => void
}

export interface QuestionDialogProps extends Question {
  isPending: boolean
  /** What the last try threw. */
  error: unknown
  onConfirm: () => void
}

/** Asks before something is done that the services do; says what stands in the way when it was not. */
export function QuestionDialog({ say, error, onClose, ...question }: QuestionDialogProps) {
  return (
    <ConfirmDialog
      {...question}
      isOpen
      onOpenChange={isOpen => {
        if (!isOpen) onClose()
      }}
      error={error == null ? undefined : <Reason problem={say(error)} error={error} />}
    />
  )
}
