import { writeOptions, type ReadOf } from '@parvis/api-types/calls'
import { createTestUser } from '@parvis/api-types/calls/test-data'
import { Banner } from '@parvis/design-system/Banner'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Stack } from '@parvis/design-system/Stack'
import { FormPage } from '@parvis/design-system/patterns/FormPage'
import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { summaryOf } from '../../../../../forms/field-texts.ts'
import { FormDraftOffer } from '../../../../../forms/FormDraftOffer.tsx'
import { useVersionedEditor, type Versioned } from '../../../../../forms/useVersionedEditor.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { useFormSteps } from '../../../../../screens/useFormSteps.ts'
import { WizardSteps } from '../../../../../screens/WizardSteps.tsx'
import { testData } from '../../application.ts'
import { additions, formSteps } from '../../rules/steps.ts'
import { bodyOf, testUserFaults, testUserForm, type TestUserValues } from '../../test-user-form.ts'
import { BankAccountStep } from './BankAccountStep.tsx'
import { CompanyStep } from './CompanyStep.tsx'
import { UserStep } from './UserStep.tsx'

export interface NewTestUserFormProps {
  terms: ReadOf<'getTestData'>
  /** Called once the person exists; must be a stable function. */
  onCreated: (id: number) => void
}

const unkept = ['password'] as const

/** A person, a company and a bank account, created together once all three are entered. */
export function NewTestUserForm({ terms, onCreated }: NewTestUserFormProps) {
  const { t } = useTranslation('testData')
  const { t: tAny } = useTranslation()
  const { hasSignIn } = terms
  const creation = useMutation(writeOptions(useApi(), createTestUser))
  const newValues = useMemo(() => ({ ...testUserForm.start, seed: terms.seed }), [terms.seed])
  const editor = useVersionedEditor<TestUserValues, Versioned>({
    kind: testUserForm.name,
    thing: undefined,
    fields: testUserForm.names,
    newValues,
    // Never called for an existing record: the form closes after creation.
    valuesOf: () => newValues,
    isValues: testUserForm.isValues,
    same: testUserForm.isSame,
    unkept,
    // Steps are addresses of the same page, so unsaved changes are lost only on leaving the page.
    isLostWith: 'page',
    check: values => testUserFaults(values, hasSignIn),
    refusals: testUserForm.refusals,
    say: testUserForm.say,
    create: (values, idempotencyKey) =>
      creation.mutateAsync({ body: bodyOf(values, hasSignIn), idempotencyKey }),
    update: user => Promise.resolve(user),
    read: () => Promise.resolve(undefined),
    onCreated,
    said: { created: t('wizard.created'), saved: t('wizard.created') },
  })
  const { form, draft, failure } = editor
  const { errors, isDirty } = form.formState
  const { step, isLast, reachable, attempt, previous, partOf, next } = useFormSteps({
    form,
    draft,
    steps: formSteps,
    faults: values => testUserFaults(values, hasSignIn),
  })
  const contents = {
    user: <UserStep form={form} terms={terms} />,
    company: <CompanyStep form={form} />,
    bankAccount: <BankAccountStep form={form} />,
  }
  return (
    <Stack gap={6}>
      <WizardSteps
        label={t('wizard.steps')}
        current={step}
        reachable={reachable}
        lockedReason={t('wizard.locked')}
        steps={[
          ...formSteps.ids.map(id => ({ ...partOf(id), label: t(`step.${id}`) })),
          ...additions.map(id => ({
            id,
            label: t(`step.${id}`),
            href: testData.address('create'),
            isOptional: true,
          })),
        ]}
      />
      <FormDraftOffer form={form} draft={draft} first="firstName" />
      <Banner kind="info" title={t('wizard.markTitle')}>
        {t('wizard.mark')}
      </Banner>
      <FormPage
        aria-label={t('wizard.title')}
        onSubmit={isLast ? editor.submit : next}
        submitLabel={t(isLast ? 'wizard.create' : 'wizard.next')}
        isPending={editor.isPending}
        statuses={[{ text: t('form.unsaved'), isShown: isDirty }]}
        attempt={attempt}
        step={step}
        focusOnError="first-field"
        errors={summaryOf(tAny, errors, formSteps.fieldsOf[step], field => t(`field.${field}`))}
        secondaryActions={
          <>
            {previous !== undefined && <LinkButton href={previous}>{t('wizard.previous')}</LinkButton>}
            <LinkButton variant="quiet" href={testData.address('list')}>
              {t('wizard.cancel')}
            </LinkButton>
          </>
        }
      >
        {contents[step]}
        {failure && <ProblemBanner title={t('form.failed')} problem={failure} />}
      </FormPage>
    </Stack>
  )
}
