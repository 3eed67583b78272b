import { Banner } from '@parvis/design-system/Banner'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Stack } from '@parvis/design-system/Stack'
import { FormPage } from '@parvis/design-system/patterns/FormPage'
import type { ReactNode } from 'react'
import { summaryOf } from '../../../../../forms/field-texts.ts'
import { FormConflict } from '../../../../../forms/FormConflict.tsx'
import { FormDraftOffer } from '../../../../../forms/FormDraftOffer.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { useFormSteps } from '../../../../../screens/useFormSteps.ts'
import { WizardSteps } from '../../../../../screens/WizardSteps.tsx'
import { planning } from '../../application.ts'
import { planningFaults, valuesOf } from '../../request-form.ts'
import { requestRecord, type PlanningRequest } from '../../request.ts'
import { steps, type Step } from '../../rules/steps.ts'
import { useDaysOff } from '../../useDaysOff.ts'
import { DatesStep } from './DatesStep.tsx'
import { EngagementStep } from './EngagementStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import { SolutionStep } from './SolutionStep.tsx'
import { TeamStep } from './TeamStep.tsx'
import { usePlanningEditor } from './usePlanningEditor.ts'
import { useWritten } from './useWritten.ts'

export interface PlanningFormProps {
  /** The request as the services hold it now; undefined for a new one. */
  request: PlanningRequest | undefined
  onSaved: (id: number) => void
}

/** The form of a request in steps. Each step has its own address, and values are kept across steps. */
export function PlanningForm({ request, onSaved }: PlanningFormProps) {
  const { t } = useTranslation('planning')
  const { t: tAny } = useTranslation()
  const known = useDaysOff()
  const editor = usePlanningEditor({ request, onSaved })
  const written = useWritten()
  const { form, draft, failure, isGone, isNew } = editor
  const { errors, isDirty } = form.formState
  const { step, isLast, reachable, attempt, previous, partOf, next } = useFormSteps({
    form,
    draft,
    steps,
    faults: planningFaults,
  })
  const values = form.getValues()
  const contents: Record<Step, ReactNode> = {
    engagement: <EngagementStep form={form} />,
    team: <TeamStep form={form} />,
    solution: <SolutionStep form={form} />,
    dates: <DatesStep form={form} known={known} requestId={request?.id} />,
    review: <ReviewStep values={values} known={known} />,
  }
  return (
    <Stack gap={6}>
      <WizardSteps
        label={t('form.steps')}
        current={step}
        reachable={reachable}
        lockedReason={t('form.locked')}
        steps={steps.ids.map(id => ({ ...partOf(id), label: t(`step.${id}`), isOptional: id === 'team' }))}
      />
      <FormDraftOffer form={form} draft={draft} first="engagement" />
      {isGone && (
        <Banner kind="warning" live="assertive" title={t('gone.title')}>
          {t('gone.typed')}
        </Banner>
      )}
      <FormPage
        aria-label={t('record.name')}
        onSubmit={isLast ? editor.submit : next}
        submitLabel={t(
          isLast
            ? isNew
              ? 'form.send'
              : request?.status === 'refused'
                ? 'form.sendAgain'
                : 'form.save'
            : 'form.next',
        )}
        isPending={editor.isPending}
        statuses={[{ text: t('form.unsaved'), isShown: isDirty }]}
        attempt={attempt}
        step={step}
        focusOnError="first-field"
        hasRequiredFields={!isLast && step !== 'team'}
        errors={summaryOf(tAny, errors, steps.fieldsOf[step], field => t(`field.${field}`))}
        secondaryActions={
          <>
            {previous !== undefined && <LinkButton href={previous}>{t('form.previous')}</LinkButton>}
            <LinkButton
              variant="quiet"
              href={request ? planning.address('record', { requestId: request.id }) : requestRecord.list}
            >
              {t('form.cancel')}
            </LinkButton>
          </>
        }
      >
        {contents[step]}
        {failure && <ProblemBanner title={t('form.failed')} problem={failure} />}
      </FormPage>
      <FormConflict
        editor={editor}
        valuesOf={valuesOf}
        labelOf={field => t(`field.${field}`)}
        written={written}
      />
    </Stack>
  )
}
