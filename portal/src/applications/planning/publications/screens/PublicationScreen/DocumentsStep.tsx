import { writeOptions } from '@parvis/api-types/calls'
import { deletePublicationDocument } from '@parvis/api-types/calls/publications'
import { Card } from '@parvis/design-system/Card'
import { Inline } from '@parvis/design-system/Inline'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Stack } from '@parvis/design-system/Stack'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { KnownFiles } from '../../../../../reports/files/KnownFiles.tsx'
import { addressOfPublication } from '../../addresses.ts'
import { sayOfDocument } from '../../problems.ts'
import type { Publication } from '../../rules/publication-steps.ts'
import { DocumentList } from './DocumentList.tsx'
import { SentDocuments } from './SentDocuments.tsx'

/** Documents that go with the report. They may be left out; what was on its way before goes on here. */
export function DocumentsStep({ publication }: { publication: Publication }) {
  const { t } = useTranslation('publications')
  const { id, '@odata.etag': ifMatch, documents } = publication
  const removal = useMutation(writeOptions(useApi(), deletePublicationDocument))
  return (
    <Stack gap={5}>
      <KnownFiles purpose={{ kind: 'document', publicationId: id }}>
        {known => <SentDocuments publicationId={id} known={known} />}
      </KnownFiles>
      {removal.error && (
        <ProblemBanner title={t('documents.failed')} problem={sayOfDocument(removal.error)} />
      )}
      <Card title={t('documents.title', { count: documents.length })} level={3}>
        <DocumentList
          documents={documents}
          onRemove={documentId => removal.mutate({ path: { id: documentId }, ifMatch })}
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
