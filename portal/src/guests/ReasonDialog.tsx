import { TextArea } from '@parvis/design-system/TextArea'
import { useState, type ReactNode } from 'react'
import { FormDialog } from '../forms/FormDialog.tsx'

export interface ReasonDialogProps {
  words: Readonly<Record<'title' | 'text' | 'label' | 'confirm' | 'cancel' | 'missing' | 'tooLong', string>>
  isPending: boolean
  /** Why sending failed. @default nothing */
  problem?: ReactNode
  onReason: (reason: string) => void
  onClose: () => void
}

const longestReason = 1000

/** Asks a person without an account for a reason before they decline. */
export function ReasonDialog({ words, isPending, problem, onReason, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('')
  const [attempt, setAttempt] = useState(0)
  const fault =
    reason.trim() === '' ? words.missing : reason.length > longestReason ? words.tooLong : undefined
  return (
    <FormDialog
      title={words.title}
      description={words.text}
      submitLabel={words.confirm}
      cancelLabel={words.cancel}
      isPending={isPending}
      attempt={attempt}
      onSubmit={() => {
        setAttempt(attempt + 1)
        if (fault === undefined) onReason(reason.trim())
      }}
      onCancel={onClose}
      onClose={onClose}
    >
      <TextArea
        name="reason"
        label={words.label}
        isRequired
        rows={4}
        limit={longestReason}
        value={reason}
        onChange={setReason}
        messages={attempt > 0 && fault !== undefined ? [{ kind: 'error', text: fault }] : []}
      />
      {problem}
    </FormDialog>
  )
}
