import { isProblem } from '@parvis/api-types/problems'
import { ConfirmDialog } from '@parvis/design-system/ConfirmDialog'
import { useMutation, useQueryClient, type UseMutationOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ProblemText } from '../../api/problem-messages.ts'
import { sayKey } from '../../i18n/keys.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { invalidateApplications } from './queries.ts'
import { Refusal } from './Refusal.tsx'

export interface DeletionDialogProps<Thing> {
  /** The question: "Delete the scope Inventory.Read?" */
  title: string
  /** What going ahead does: "Delete the scope". */
  confirmLabel: string
  /** What goes with it. */
  children: ReactNode
  /** What is to be deleted, in the version of the moment: what was looked at again may be deleted. */
  thing: Thing
  /** How it is deleted. */
  options: UseMutationOptions<void, Error, Thing>
  /** Why it was not. */
  say: (error: unknown) => ProblemText
  /** What is said when somebody else has changed it. */
  changed: string
  onClose: () => void
  /** It is gone, by whoever was first. Until what this promises has come the question stays. */
  onDeleted: () => Promise<void> | void
}

/** Asks before something of an application is deleted; says what stands in the way when it cannot be. */
export function DeletionDialog<Thing>(props: DeletionDialogProps<Thing>) {
  const { title, confirmLabel, children, thing, options, say, changed, onClose, onDeleted } = props
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const deletion = useMutation({
    ...options,
    onSuccess: () => onDeleted(),
    onError: async error => {
      // Somebody else was faster: it is gone, as was wanted.
      if (isProblem(error, 'not-found')) await onDeleted()
      // What it is now, and may be deleted as, is known before the next try.
      else await invalidateApplications(queryClient)
    },
  })
  const { error } = deletion
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={isOpen => {
        if (!isOpen) onClose()
      }}
      title={title}
      tone="danger"
      confirmLabel={confirmLabel}
      isPending={deletion.isPending}
      onConfirm={() => deletion.mutate(thing)}
      error={
        error && (
          <Refusal
            title={isProblem(error, 'precondition-failed') ? changed : sayKey(t, say(error).key)}
            error={error}
          />
        )
      }
    >
      {children}
    </ConfirmDialog>
  )
}
