import { ConfirmDialog, type ConfirmTone } from '@parvis/design-system/ConfirmDialog'
import type { ReactNode } from 'react'
import type { ProblemText } from '../api/problem-messages.ts'
import { Reason } from '../problems/Reason.tsx'

/** The texts of a confirmation dialog, and how it explains a failure. */
export interface Question {
  /** The question: "Delete the scope Inventory.Read?" */
  title: string
  /** `danger` for what cannot be undone. @default 'normal' */
  tone?: ConfirmTone
  /** The label of the confirm button: "Delete scope". */
  confirmLabel: string
  /** The label of the safe button, where "Cancel" would be confused with the action. @default 'Cancel' */
  cancelLabel?: string
  /** The consequences. */
  children: ReactNode
  /** Explains why the action failed. */
  say: (error: unknown) => ProblemText
  onClose: () => void
}

export interface QuestionDialogProps extends Question {
  isPending: boolean
  /** The error of the last attempt. */
  error: unknown
  onConfirm: () => void
}

/** Asks for confirmation before an operation of the services, and says what prevents it if it fails. */
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
