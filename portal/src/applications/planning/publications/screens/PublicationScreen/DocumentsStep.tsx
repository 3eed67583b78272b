import { writeOptions } from '@parvis/api-types/calls'
import { addPublicationDocument, deletePublicationDocument } from '@parvis/api-types/calls/publications'
import { Button } from '@parvis/design-system/Button'
import { Card } from '@parvis/design-system/Card'
import { Inline } from '@parvis/design-system/Inline'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Stack } from '@parvis/design-system/Stack'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { filesAtOnce } from '../../../../../reports/files/check-report-file.ts'
import { FileIntake } from '../../../../../reports/files/FileIntake.tsx'
import type { ReportFile } from '../../../../../reports/files/report-file.ts'
import { useSendingWarning } from '../../../../../unsaved/unsaved-changes.ts'
import { sayOfDocument, type Publication } from '../../publication.ts'
import { addressOfPublication } from '../../rules/publication-steps.ts'
import { DocumentList } from './DocumentList.tsx'

/** The file types the services accept. */
const extensions = ['.pdf', '.docx', '.xlsx', '.pptx', '.csv', '.txt', '.png', '.jpg', '.jpeg']

/** The documents published with the report, all optional. Uploads under way before the page was opened resume here. */
export function DocumentsStep({ publication }: { publication: Publication }) {
  const { t } = useTranslation('publications')
  const { id, '@odata.etag': ifMatch, documents } = publication
  const removal = useMutation(writeOptions(useApi(), deletePublicationDocument))
  return (
    <Stack gap={5}>
      <FileIntake
        purpose={{ kind: 'document', publicationId: id }}
        label={t('documents.label')}
        description={t('documents.hint')}
        extensions={extensions}
        maximumFiles={filesAtOnce}
        gap={3}
      >
        {({ file }, forget) => (
          <ArrivedDocument
            key={file.id}
            publicationId={id}
            file={file}
            onAdded={() => forget(true)}
            onLeftOut={() => forget()}
          />
        )}
      </FileIntake>
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
        <LinkButton variant="primary" href={addressOfPublication(id, 'readers')}>
          {t('flow.next')}
        </LinkButton>
      </Inline>
    </Stack>
  )
}

interface ArrivedDocumentProps {
  publicationId: number
  file: ReportFile
  onAdded: () => void
  /** Called when the author discards the document. */
  onLeftOut: () => void
}

/**
 * Adds an uploaded document to its publication. If the services refuse it, says why and offers to retry or discard it.
 */
function ArrivedDocument({ publicationId, file, onAdded, onLeftOut }: ArrivedDocumentProps) {
  const { t } = useTranslation('publications')
  // Kept while a retry is pending.
  const [failure, setFailure] = useState<Error>()
  const { mutate, isPending } = useMutation({
    ...writeOptions(useApi(), addPublicationDocument),
    onSuccess: () => onAdded(),
    onError: setFailure,
  })
  useSendingWarning(isPending)
  const { id, fileName: name } = file
  const add = useCallback(
    () => mutate({ path: { id: publicationId }, body: { fileId: id } }),
    [mutate, publicationId, id],
  )
  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    add()
  }, [add])
  if (!failure) return null
  return (
    <ProblemBanner
      title={t('documents.notAdded', { name })}
      problem={sayOfDocument(failure)}
      actions={
        <>
          <Button size="small" isPending={isPending} onPress={add}>
            {t('documents.addAgain', { name })}
          </Button>
          <Button size="small" variant="quiet" isDisabled={isPending} onPress={onLeftOut}>
            {t('documents.leaveOut', { name })}
          </Button>
        </>
      }
    />
  )
}
