import { Card } from '@parvis/design-system/Card'
import { FileUpload } from '@parvis/design-system/FileUpload'
import { Inline } from '@parvis/design-system/Inline'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Stack } from '@parvis/design-system/Stack'
import { isUnderWay } from '@parvis/design-system/upload'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../../api/ApiContext.tsx'
import { problemText } from '../../../../api/problem-messages.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../problems/ProblemBanner.tsx'
import { maximumFileBytes } from '../../../../report-files/check-report-file.ts'
import { useFileTransport } from '../../../../report-files/useFileTransport.ts'
import { useSendingWarning } from '../../../../unsaved/unsaved-changes.ts'
import { addressOfPublication } from '../../addresses.ts'
import { documentProblems } from '../../problems.ts'
import { addDocumentOptions, deleteDocumentOptions, invalidatePublications } from '../../queries.ts'
import type { Publication } from '../../rules/publication-steps.ts'
import { DocumentList } from './DocumentList.tsx'

/** As the services take them. */
const extensions = ['.pdf', '.docx', '.xlsx', '.pptx', '.csv', '.txt', '.png', '.jpg', '.jpeg']
/** Files that a person may have on their way at once, as the services have it. */
const filesAtOnce = 5

/** Documents that go with the report. They may be left out. */
export function DocumentsStep({ publication }: { publication: Publication }) {
  const { t } = useTranslation('publications')
  const api = useApi()
  const queryClient = useQueryClient()
  const { id, '@odata.etag': etag, documents } = publication
  const onSettled = () => invalidatePublications(queryClient)
  const addition = useMutation({ ...addDocumentOptions(api, id), onSettled })
  const removal = useMutation({ ...deleteDocumentOptions(api), onSettled })
  const transport = useFileTransport('document', (_uploadId, file) => addition.mutate(file.id))
  const [isSending, setSending] = useState(false)
  useSendingWarning(isSending || addition.isPending)
  const error = addition.error ?? removal.error
  return (
    <Stack gap={5}>
      <FileUpload
        label={t('documents.label')}
        description={t('documents.hint')}
        limits={{ extensions, maximumBytes: maximumFileBytes, maximumFiles: filesAtOnce }}
        transport={transport}
        leavesWhenSent
        onChange={items => setSending(items.some(({ phase }) => isUnderWay(phase)))}
      />
      {error && (
        <ProblemBanner
          title={t('documents.failed')}
          problem={problemText<'addPublicationDocument'>(documentProblems, error)}
        />
      )}
      <Card title={t('documents.title', { count: documents.length })}>
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
