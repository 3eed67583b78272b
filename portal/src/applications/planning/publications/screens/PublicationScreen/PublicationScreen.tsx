import { abandonPublication } from '@parvis/api-types/calls/publications'
import { Stack } from '@parvis/design-system/Stack'
import { FormStep } from '@parvis/design-system/patterns/FormPage'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { explain } from '../../../../../api/problem-messages.ts'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { solutionIn } from '../../../../../organisation/solution-name.ts'
import { RecordAction } from '../../../../../screens/RecordAction.tsx'
import { NoRecord, RecordPage } from '../../../../../screens/RecordScreen.tsx'
import { WizardSteps } from '../../../../../screens/WizardSteps.tsx'
import { publications } from '../../application.ts'
import { ofDraft, publicationRecord, statusLooks, type Publication } from '../../publication.ts'
import {
  addressOfPublication,
  publicationSteps,
  reachableStep,
  stepIn,
  type PublicationStep,
} from '../../rules/publication-steps.ts'
import { DocumentsStep } from './DocumentsStep.tsx'
import { ReadersStep } from './ReadersStep.tsx'
import { ReportStep } from './ReportStep.tsx'
import { RequestStep } from './RequestStep.tsx'
import { ValidationStep } from './ValidationStep.tsx'

const sayNotAbandoned = explain<'abandonPublication'>(ofDraft)

/** Publishes the report of a request in five steps. The services store the progress. */
export function PublicationScreen() {
  const [search] = useSearchParams()
  const key = search.get(publicationRecord.param)
  const id = Number(key)
  const isKey = Number.isSafeInteger(id) && id > 0
  const found = useQuery({ ...publicationRecord.options(useApi(), id), enabled: isKey })
  // A publication created on this page is already cached, so the same page continues.
  if (key === null || found.data) return <PublicationPage publication={found.data} />
  return <NoRecord record={publicationRecord} isKey={isKey} found={found} />
}

interface PublicationPageProps {
  /** The publication as the services hold it now; undefined before a request is chosen. */
  publication: Publication | undefined
}

function StepContent({ step, publication }: PublicationPageProps & { step: PublicationStep }) {
  if (step === 'request' || !publication) return <RequestStep publication={publication} />
  if (step === 'report') return <ReportStep publication={publication} />
  if (step === 'documents') return <DocumentsStep publication={publication} />
  if (step === 'readers') return <ReadersStep publication={publication} />
  return <ValidationStep publication={publication} />
}

/** The page of a publication at one of its steps. */
function PublicationPage({ publication }: PublicationPageProps) {
  const { t } = useTranslation('publications')
  const locale = useLanguage()
  const [search] = useSearchParams()
  const [left] = useState(() => reachableStep(publication))
  const step = stepIn(search, publication, left)
  const isDraft = publication?.status === 'draft'
  const closedAs = publication?.status === 'draft' ? undefined : publication?.status
  const isClosed = closedAs !== undefined
  const reachable = publicationSteps.indexOf(reachableStep(publication))
  const isDone = (id: PublicationStep) =>
    isClosed ||
    (id === 'request' && publication !== undefined) ||
    (id === 'report' && reachable > 1) ||
    (id === 'documents' && publication !== undefined && publication.documents.length > 0)
  const askToAbandon = (close: () => void) =>
    publication && (
      <RecordAction
        namespace="publications"
        words="abandon"
        values={{ number: publication.requestNumber }}
        tone="danger"
        call={abandonPublication}
        thing={publication}
        say={sayNotAbandoned}
        onClose={close}
      />
    )
  return (
    <RecordPage
      list={{ label: t('list.title'), href: publicationRecord.list }}
      title={publication ? t('flow.of', { number: publication.requestNumber }) : t('record.name')}
      status={
        publication && { kind: statusLooks[publication.status], text: t(`status.${publication.status}`) }
      }
      sentence={
        publication
          ? t('flow.sentenceOf', {
              client: publication.accountName,
              solution: solutionIn(locale, publication),
            })
          : t('flow.sentence')
      }
      actionList={[{ id: 'abandon', label: t('abandon.open'), isShown: isDraft, dialog: askToAbandon }]}
    >
      <Stack gap={6}>
        {!isClosed && (
          <WizardSteps
            label={t('record.name')}
            current={step}
            reachable={reachableStep(publication)}
            lockedReason={t(publication ? 'flow.needsReport' : 'flow.needsRequest')}
            steps={publicationSteps.map(id => ({
              id,
              label: t(`step.${id}`),
              href: publication ? addressOfPublication(publication.id, id) : publications.address('record'),
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
    </RecordPage>
  )
}
