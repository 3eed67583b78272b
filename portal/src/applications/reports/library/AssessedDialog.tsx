import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import type { ConfirmTone } from '@parvis/design-system/ConfirmDialog'
import { Dialog } from '@parvis/design-system/Dialog'
import { Stack } from '@parvis/design-system/Stack'
import { useId, type ReactNode } from 'react'
import type { ProblemText } from '../../../api/problem-messages.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../problems/ProblemBanner.tsx'

export interface AssessedDialogProps {
  /** The question that the dialog asks. */
  title: string
  /** The label of the confirming button. */
  confirmLabel: string
  /** @default 'normal' */
  tone?: ConfirmTone
  /** Whether the work is in progress, so that the dialog cannot be closed. @default false */
  isPending?: boolean
  /** Describes what will happen. */
  children: ReactNode
  /** What the change affects, as assessed by the services. */
  touched: ReactNode
  /** Why the change is impossible, one sentence per rule; empty if it is possible or not known yet. */
  refusals: readonly string[]
  onConfirm: () => void
  onClose: () => void
  /** Why the last attempt failed. @default it did not */
  problem?: ProblemText | undefined
}

/**
 * Asks for confirmation of a change to the library, and shows what it affects. The safe answer has the focus; if a rule
 * forbids the change, it is the only answer.
 */
export function AssessedDialog(props: AssessedDialogProps) {
  const { title, confirmLabel, tone, isPending = false, children, touched, refusals, problem } = props
  const { onConfirm, onClose } = props
  const { t } = useTranslation('reports')
  const id = useId()
  const isPossible = refusals.length === 0
  return (
    <Dialog
      isOpen
      onOpenChange={isOpen => {
        if (!isOpen) onClose()
      }}
      title={title}
      size="small"
      role="alertdialog"
      aria-describedby={id}
      isLocked={isPending}
      footer={
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the safe answer of a question that has come up */}
          <Button autoFocus onPress={onClose} isDisabled={isPending}>
            {t(isPossible ? 'form.cancel' : 'assessed.close')}
          </Button>
          {isPossible && (
            <Button
              variant={tone === 'danger' ? 'danger' : 'primary'}
              isPending={isPending}
              onPress={onConfirm}
            >
              {confirmLabel}
            </Button>
          )}
        </>
      }
    >
      <div id={id}>
        <Stack gap={3}>
          {isPossible ? (
            <p>{children}</p>
          ) : (
            <Banner kind="warning" live="polite" title={t('assessed.impossible')}>
              <Refusals refusals={refusals} />
            </Banner>
          )}
          {touched}
          {problem && <ProblemBanner title={t('assessed.failed')} problem={problem} />}
        </Stack>
      </div>
    </Dialog>
  )
}

/** Why the change is impossible. */
function Refusals({ refusals }: { refusals: readonly string[] }) {
  const [only] = refusals
  if (refusals.length === 1) return <>{only}</>
  return (
    <ul>
      {refusals.map(refusal => (
        <li key={refusal}>{refusal}</li>
      ))}
    </ul>
  )
}
