import { Button } from '@parvis/design-system/Button'
import { Inline } from '@parvis/design-system/Inline'
import { PdfViewer } from '@parvis/design-system/PdfViewer'
import { Stack } from '@parvis/design-system/Stack'
import { useMutation } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { fileDownloadOptions } from '../../../../../downloads/file-download.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { latePart } from '../../../../../screens/late.tsx'
import { sayOfDocument, type ClientDocument } from '../../document.ts'
import { isTooLarge, previewKind } from '../../preview/preview-kind.ts'
import { versionDownload } from '../../version-download.ts'

const ContentPreview = latePart(async () => ({
  default: (await import('../../preview/ContentPreview.tsx')).ContentPreview,
}))

export interface PreviewPartProps {
  document: ClientDocument
  onDownload: () => void
}

/** The preview of a document, if there is one. Nothing in it is run. */
export function PreviewPart({ document, onDownload }: PreviewPartProps) {
  const { t } = useTranslation('documents')
  const { name, fileSize, versionId } = document
  // A ticket is valid for a quarter of an hour, so request it only when the reader wants to see the document.
  const {
    mutate,
    reset,
    data: address,
    error,
    isPending,
    variables,
  } = useMutation(fileDownloadOptions(useApi(), versionDownload))
  const kind = previewKind(name)
  const without =
    kind === undefined ? t('record.noPreview') : isTooLarge(kind, fileSize) ? t('record.tooLarge') : undefined
  if (kind === undefined || without !== undefined)
    return (
      <Stack gap={4}>
        <p>{without}</p>
        <Inline>
          <Button onPress={onDownload}>{t('action.download')}</Button>
        </Inline>
      </Stack>
    )
  const isShown = address !== undefined && variables?.id === versionId
  return (
    <Stack gap={4}>
      {error && <ProblemBanner title={t('record.previewFailed')} problem={sayOfDocument(error)} />}
      <Inline>
        <Button isPending={isPending} onPress={() => (isShown ? reset() : mutate({ id: versionId }))}>
          {t(isShown ? 'preview.hide' : 'record.show')}
        </Button>
      </Inline>
      {isShown &&
        (kind === 'pdf' ? (
          <PdfViewer source={{ url: address }} title={name} />
        ) : (
          <Suspense fallback={null}>
            <ContentPreview document={document} kind={kind} address={address} onDownload={onDownload} />
          </Suspense>
        ))}
    </Stack>
  )
}
