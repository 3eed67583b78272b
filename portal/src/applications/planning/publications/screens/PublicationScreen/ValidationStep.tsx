import { writeOptions } from '@parvis/api-types/calls'
import { validatePublication } from '@parvis/api-types/calls/publications'
import { isProblem } from '@parvis/api-types/problems'
import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { DateTime } from '@parvis/design-system/DateTime'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { Inline } from '@parvis/design-system/Inline'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Stack } from '@parvis/design-system/Stack'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { explain } from '../../../../../api/problem-messages.ts'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { solutionIn } from '../../../../../organisation/solution-name.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { SavedReaders } from '../../../../../reports/access/SavedReaders.tsx'
import {
  addressOfRequest,
  notOpen,
  ofAnotherEngagement,
  ofDraft,
  publicationRecord,
  type Publication,
} from '../../publication.ts'
import { addressOfPublication } from '../../rules/publication-steps.ts'
import { DocumentList } from './DocumentList.tsx'

const sayNotValidated = explain<'validatePublication'>({
  ...ofDraft,
  ...notOpen,
  'publication-report-missing': 'publications:problem.reportMissing',
  ...ofAnotherEngagement,
  'publication-without-readers': 'publications:problem.withoutReaders',
  'report-content-missing': 'publications:problem.contentMissing',
})

/** A summary before publishing, and the outcome afterwards. */
export function ValidationStep({ publication }: { publication: Publication }) {
  const { t } = useTranslation('publications')
  const locale = useLanguage()
  const validation = useMutation({
    ...writeOptions(useApi(), validatePublication),
    onSuccess: () => showToast({ title: t('validation.done') }),
  })
  const {
    id,
    '@odata.etag': ifMatch,
    status,
    requestId,
    documents,
    closedDate,
    closedByName,
    closedBy,
  } = publication
  return (
    <Stack gap={5}>
      {status !== 'draft' && (
        <Banner kind={status === 'validated' ? 'success' : 'info'} title={t(`validation.${status}`)}>
          {t(`validation.${status}Help`)}
        </Banner>
      )}
      <DescriptionList
        items={[
          { term: t('column.request'), value: publication.requestNumber },
          { term: t('column.engagement'), value: publication.engagementCode },
          { term: t('column.account'), value: publication.accountName },
          { term: t('column.solution'), value: solutionIn(locale, publication) },
          { term: t('column.report'), value: publication.reportName ?? t('validation.noReport') },
          { term: t('column.folder'), value: publication.folderPath ?? t('validation.noReport') },
          { term: t('documents.label'), value: <DocumentList documents={documents} /> },
          ...(status === 'draft' && publication.reportId !== null
            ? [{ term: t('readers.label'), value: <SavedReaders reportId={publication.reportId} /> }]
            : []),
          {
            term: t('column.deliveryDate'),
            value: <DateTime value={publication.desiredDeliveryDate} form="day" />,
          },
          ...(closedDate === null
            ? []
            : [
                { term: t('column.closedBy'), value: closedByName ?? closedBy },
                { term: t('column.closedDate'), value: <DateTime value={closedDate} /> },
              ]),
        ]}
      />
      {validation.error && (
        <ProblemBanner
          title={t('validation.failed')}
          problem={sayNotValidated(validation.error)}
          {...(isProblem(validation.error, 'publication-without-readers') && {
            actions: (
              <LinkButton size="small" href={addressOfPublication(id, 'readers')}>
                {t('readers.choose')}
              </LinkButton>
            ),
          })}
        />
      )}
      <Inline>
        {status === 'draft' && (
          <Button
            variant="primary"
            isPending={validation.isPending}
            onPress={() => validation.mutate({ path: { id }, ifMatch })}
          >
            {t('validation.confirm')}
          </Button>
        )}
        <LinkButton href={addressOfRequest(requestId)}>{t('list.request')}</LinkButton>
        {status !== 'draft' && <LinkButton href={publicationRecord.list}>{t('gone.toList')}</LinkButton>}
      </Inline>
    </Stack>
  )
}
