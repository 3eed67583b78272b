import { Button } from '@parvis/design-system/Button'
import { Inline } from '@parvis/design-system/Inline'
import { Stack } from '@parvis/design-system/Stack'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { fileDownloadOptions } from '../../../../../downloads/file-download.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { MarkedPdf, type MarkedPdfProps } from '../../../../../signing/MarkedPdf.tsx'
import { envelopeDownload, sayOfEnvelope, type Envelope } from '../../envelope.ts'

export interface EnvelopeViewerProps extends Omit<MarkedPdfProps, 'name' | 'source'> {
  envelope: Envelope
}

/** Shows the pages of a document on request. */
export function EnvelopeViewer({ envelope, ...marks }: EnvelopeViewerProps) {
  const { t } = useTranslation('signing')
  const { id, name, contentHash } = envelope
  // A ticket is valid for a quarter of an hour, so request it only when the reader wants to see the document.
  const shown = useMutation(fileDownloadOptions(useApi(), envelopeDownload))
  const [hash, setHash] = useState<string>()
  if (shown.data !== undefined && hash === contentHash)
    return <MarkedPdf {...marks} name={name} source={{ url: shown.data }} />
  return (
    <Stack gap={4}>
      {shown.error && <ProblemBanner title={t('viewer.failed')} problem={sayOfEnvelope(shown.error)} />}
      <Inline>
        <Button
          isPending={shown.isPending}
          onPress={() => {
            setHash(contentHash)
            shown.mutate({ id })
          }}
        >
          {t('viewer.show')}
        </Button>
      </Inline>
    </Stack>
  )
}
