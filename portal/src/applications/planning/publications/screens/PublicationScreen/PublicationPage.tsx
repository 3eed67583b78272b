import { Breadcrumbs } from '@parvis/design-system/Breadcrumbs'
import { Button } from '@parvis/design-system/Button'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { Stack } from '@parvis/design-system/Stack'
import { StatusBadge } from '@parvis/design-system/StatusBadge'
import { FormStep } from '@parvis/design-system/patterns/FormPage'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { WizardSteps } from '../../../../../screens/WizardSteps.tsx'
import { addressOfPublication, createPath, publicationsPath } from '../../addresses.ts'
import {
  publicationSteps,
  reachableStep,
  stepIn,
  type Publication,
  type PublicationStep,
} from '../../rules/publication-steps.ts'
import { statusLooks } from '../../status-looks.ts'
import { AbandonDialog } from './AbandonDialog.tsx'
import { DocumentsStep } from './DocumentsStep.tsx'
import { ReportStep } from './ReportStep.tsx'
import { RequestStep } from './RequestStep.tsx'
import { ValidationStep } from './ValidationStep.tsx'

export interface PublicationPageProps {
  /** As the services hold it now; undefined before a request is chosen. */
  publication: Publication | undefined
}

function StepContent({ step, publication }: { step: PublicationStep; publication: Publication | undefined }) {
  if (step === 'request' || !publication) return <RequestStep publication={publication} />
  if (step === 'report') return <ReportStep publication={publication} />
  if (step === 'documents') return <DocumentsStep publication={publication} />
  return <ValidationStep publication={publication} />
}

/** The page of a publication at one of its steps. */
export function PublicationPage({ publication }: PublicationPageProps) {
  const { t } = useTranslation('publications')
  const [search] = useSearchParams()
  const [isAsked, setAsked] = useState(false)
  const [left] = useState(() => reachableStep(publication))
  const step = stepIn(search, publication, left)
  const isDraft = publication?.status === 'draft'
  const closedAs = publication?.status === 'draft' ? undefined : publication?.status
  const isClosed = closedAs !== undefined
  const reachable = publicationSteps.indexOf(reachableStep(publication))
  const isDone = (id: PublicationStep) =>
    isClosed || (id === 'request' && publication !== undefined) || (id === 'report' && reachable > 1)
  return (
    <Page>
      <PageHeader
        title={publication ? t('flow.of', { code: publication.engagementCode }) : t('flow.title')}
        sentence={
          publication ? (
            <>
              <StatusBadge kind={statusLooks[publication.status]}>
                {t(`status.${publication.status}`)}
              </StatusBadge>{' '}
              {t('flow.sentenceOf', { client: publication.accountName, solution: publication.solution })}
            </>
          ) : (
            t('flow.sentence')
          )
        }
        breadcrumbs={
          <Breadcrumbs
            items={[
              { id: 'publications', label: t('list.title'), href: publicationsPath },
              { id: 'publication', label: publication?.engagementCode ?? t('flow.title') },
            ]}
          />
        }
        actions={isDraft && <Button onPress={() => setAsked(true)}>{t('abandon.open')}</Button>}
      />
      <Stack gap={6}>
        {!isClosed && (
          <WizardSteps
            label={t('flow.title')}
            current={step}
            reachable={reachableStep(publication)}
            lockedReason={t(publication ? 'flow.needsReport' : 'flow.needsRequest')}
            steps={publicationSteps.map(id => ({
              id,
              label: t(`step.${id}`),
              href: publication ? addressOfPublication(publication.id, id) : createPath,
              isOptional: id === 'documents',
              status: isDone(id) ? 'done' : 'todo',
            }))}
          />
        )}
        <FormStep
          step={closedAs ?? step}
          title={closedAs ? t(`validation.${closedAs}Title`) : t(`step.${step}`)}
        >
          <StepContent key={publication?.id ?? 'new'} step={step} publication={publication} />
        </FormStep>
      </Stack>
      {isAsked && publication && <AbandonDialog publication={publication} onClose={() => setAsked(false)} />}
    </Page>
  )
}
