import { Button } from '@parvis/design-system/Button'
import { Inline } from '@parvis/design-system/Inline'
import { PdfViewer } from '@parvis/design-system/PdfViewer'
import { Stack } from '@parvis/design-system/Stack'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { fileDownloadOptions } from '../../../../../downloads/file-download.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { sayOfDocument, type ClientDocument } from '../../document.ts'
import { versionDownload } from '../../version-download.ts'

/** What the viewer takes at most. */
const largestPreview = 100 * 1024 * 1024

/** A document as it looks, where it can be shown: nothing in it is run. */
export function PreviewPart({ document }: { document: ClientDocument }) {
  const { t } = useTranslation('documents')
  const { name, fileSize, versionId } = document
  // A ticket lasts a quarter of an hour: it is asked for when the reader wants to see the document.
  const preview = useMutation(fileDownloadOptions(useApi(), versionDownload))
  if (!/\.pdf$/i.test(name)) return <p>{t('record.noPreview')}</p>
  if (fileSize > largestPreview) return <p>{t('record.tooLarge')}</p>
  if (preview.data !== undefined && preview.variables?.id === versionId)
    return <PdfViewer source={{ url: preview.data }} title={name} />
  return (
    <Stack gap={4}>
      {preview.error && (
        <ProblemBanner title={t('record.previewFailed')} problem={sayOfDocument(preview.error)} />
      )}
      <Inline>
        <Button isPending={preview.isPending} onPress={() => preview.mutate({ id: versionId })}>
          {t('record.show')}
        </Button>
      </Inline>
    </Stack>
  )
}
