import { Card } from '@parvis/design-system/Card'
import { Inline } from '@parvis/design-system/Inline'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Stack } from '@parvis/design-system/Stack'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../../api/ApiContext.tsx'
import { problemText } from '../../../../api/problem-messages.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../problems/ProblemBanner.tsx'
import { KnownFiles } from '../../../../report-files/KnownFiles.tsx'
import { addressOfPublication } from '../../addresses.ts'
import { documentProblems } from '../../problems.ts'
import { deleteDocumentOptions, invalidatePublications } from '../../queries.ts'
import type { Publication } from '../../rules/publication-steps.ts'
import { DocumentList } from './DocumentList.tsx'
import { SentDocuments } from './SentDocuments.tsx'

/** Documents that go with the report. They may be left out; what was on its way before goes on here. */
export function DocumentsStep({ publication }: { publication: Publication }) {
  const { t } = useTranslation('publications')
  const queryClient = useQueryClient()
  const { id, '@odata.etag': etag, documents } = publication
  const removal = useMutation({
    ...deleteDocumentOptions(useApi()),
    onSettled: () => invalidatePublications(queryClient),
  })
  return (
    <Stack gap={5}>
      <KnownFiles purpose={{ kind: 'document', publicationId: id }}>
        {known => <SentDocuments publicationId={id} known={known} />}
      </KnownFiles>
      {removal.error && (
        <ProblemBanner
          title={t('documents.failed')}
          problem={problemText<'deletePublicationDocument'>(documentProblems, removal.error)}
        />
      )}
      <Card title={t('documents.title', { count: documents.length })} level={3}>
        <DocumentList
          documents={documents}
          onRemove={documentId => removal.mutate({ id: documentId, etag })}
          isRemoving={removal.isPending}
        />
      </Card>
      <Inline>
        <LinkButton variant="primary" href={addressOfPublication(id, 'validation')}>
          {t('flow.next')}
        </LinkButton>
      </Inline>
    </Stack>
  )
}
