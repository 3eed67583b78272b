import { LinkButton } from '@parvis/design-system/LinkButton'
import { Stack } from '@parvis/design-system/Stack'
import { VersionedForm } from '../../../../../forms/VersionedForm.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { useTexts } from '../../../../../screens/texts.ts'
import { onboarding } from '../../application.ts'
import { requestForm, valuesOf } from '../../request-form.ts'
import { requestRecord, type OnBoardingRequest } from '../../request.ts'
import { ContactSection } from './ContactSection.tsx'
import { EngagementSection } from './EngagementSection.tsx'
import { OfferSection } from './OfferSection.tsx'
import { RequestSection } from './RequestSection.tsx'
import { useRequestEditor } from './useRequestEditor.ts'
import { useWritten } from './useWritten.ts'

export interface RequestFormProps {
  /** The request as the services hold it now; undefined for a new one. */
  request: OnBoardingRequest | undefined
  onSaved: (id: number) => void
}

/** The form of a request: the contact to invite, the solution, the engagement, and the decider. */
export function RequestForm({ request, onSaved }: RequestFormProps) {
  const { t } = useTranslation('onboarding')
  const tKinds = useTexts('onboarding')
  const { editor, knownContact, askAbout, equivalent } = useRequestEditor({ request, onSaved })
  const written = useWritten()
  const { form, isNew } = editor
  const isRejected = request?.statut === 'rejected'
  return (
    <Stack gap={6}>
      <VersionedForm
        editor={editor}
        fields={requestForm.names}
        valuesOf={valuesOf}
        labelOf={field => t(`field.${field}`)}
        written={written}
        leave={{ href: requestRecord.list, label: t('form.cancel') }}
        words={{
          name: t('record.name'),
          submit: t(isNew ? 'form.send' : isRejected ? 'form.sendAgain' : 'form.save'),
          failed: t('form.failed'),
          goneTitle: t('gone.title'),
          ...(request && {
            unsaved: tKinds('form.unsaved'),
            saved: t('form.saved'),
            reset: tKinds('form.reset'),
          }),
        }}
        actions={
          request &&
          !isNew && (
            <LinkButton variant="quiet" href={onboarding.address('record', { requestId: request.id })}>
              {t('form.cancel')}
            </LinkButton>
          )
        }
        why={
          equivalent && (
            <> {t('form.equivalentBy', { name: equivalent.createdByName ?? equivalent.createdBy })}</>
          )
        }
        whyActions={
          equivalent &&
          equivalent.id !== null && (
            <LinkButton size="small" href={onboarding.address('record', { requestId: equivalent.id })}>
              {t('form.openEquivalent')}
            </LinkButton>
          )
        }
      >
        <EngagementSection form={form} isFixed={!isNew} />
        <OfferSection form={form} isFixed={!isNew} />
        <ContactSection form={form} known={knownContact} onEmailLeft={askAbout} />
        <RequestSection form={form} />
      </VersionedForm>
    </Stack>
  )
}
