import { Stack } from '@parvis/design-system/Stack'
import { Suspense, type ReactNode } from 'react'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { WizardSteps } from '../../../../../screens/WizardSteps.tsx'
import { testData } from '../../application.ts'
import { formSteps, steps } from '../../rules/steps.ts'
import { addressOfAddition, type TestUser } from '../../test-user.ts'

export interface AddedStepsProps {
  user: TestUser
  step: 'transactions' | 'documents'
  children: ReactNode
}

/** The steps of a person who is there: the first ones lead to what was made, the others add to it. */
export function AddedSteps({ user, step, children }: AddedStepsProps) {
  const { t } = useTranslation('testData')
  const made = testData.address('record', { testUserId: user.id })
  const isDone = { transactions: user.transactionCount > 0, documents: user.documentCount > 0 }
  return (
    <Stack gap={6}>
      <WizardSteps
        label={t('wizard.steps')}
        current={step}
        reachable="documents"
        lockedReason={t('wizard.locked')}
        steps={steps.map(id => {
          const label = t(`step.${id}`)
          if (id !== 'transactions' && id !== 'documents')
            return { id, label, href: made, status: 'done' as const }
          const status = isDone[id] && id !== step ? ('done' as const) : ('todo' as const)
          return { id, label, href: addressOfAddition(user.id, id), isOptional: true, status }
        })}
      />
      <Suspense fallback={null}>{children}</Suspense>
    </Stack>
  )
}

/** Steps before a person is there, with those behind them locked. */
export const isFormStep = (id: (typeof steps)[number]): id is (typeof formSteps)[number] =>
  formSteps.some(step => step === id)
