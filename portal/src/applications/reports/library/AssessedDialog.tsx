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
  /** The question. */
  title: string
  /** What going ahead does. */
  confirmLabel: string
  /** @default 'normal' */
  tone?: ConfirmTone
  /** The work is under way: the dialog cannot be left. @default false */
  isPending?: boolean
  /** What will happen. */
  children: ReactNode
  /** What it touches, as the services have assessed it. */
  touched: ReactNode
  /** Why it cannot be done, each rule in a sentence; empty when it can, or while nobody knows. */
  refusals: readonly string[]
  onConfirm: () => void
  onClose: () => void
  /** Why the last try failed. @default it did not */
  problem?: ProblemText | undefined
}

/**
 * A question before a change of the library, with what it touches. The focus is on the safe answer; where a rule is against
 * the change, that is the only one.
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

/** Why something cannot be done. */
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
