import { Stack } from '@parvis/design-system/Stack'
import { Suspense, type ReactNode } from 'react'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { WizardSteps } from '../../../../../screens/WizardSteps.tsx'
import { testData } from '../../application.ts'
import { additions, formSteps, type Addition } from '../../rules/steps.ts'
import { addressOfAddition, type TestUser } from '../../test-user.ts'

export interface AddedStepsProps {
  user: TestUser
  step: Addition
  children: ReactNode
}

/** The steps for an existing person: the first ones link to what was created, the others add to it. */
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
        steps={[
          ...formSteps.ids.map(id => ({ id, label: t(`step.${id}`), href: made, status: 'done' as const })),
          ...additions.map(id => ({
            id,
            label: t(`step.${id}`),
            href: addressOfAddition(user.id, id),
            isOptional: true,
            status: isDone[id] && id !== step ? ('done' as const) : ('todo' as const),
          })),
        ]}
      />
      <Suspense fallback={null}>{children}</Suspense>
    </Stack>
  )
}
