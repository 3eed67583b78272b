import { Button } from '@parvis/design-system/Button'
import { Inline } from '@parvis/design-system/Inline'
import { PageMark } from '@parvis/design-system/PageMark'
import { PdfViewer } from '@parvis/design-system/PdfViewer'
import { Stack } from '@parvis/design-system/Stack'
import { fieldBox } from '@parvis/signatures/field-box'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { fileDownloadOptions } from '../../../../../downloads/file-download.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { envelopeDownload, sayOfEnvelope, type Envelope } from '../../envelope.ts'
import { moved, type PlacedSigner } from '../../rules-of-place.ts'

export interface EnvelopeViewerProps {
  envelope: Envelope
  /** Where people sign. @default nowhere */
  signers?: readonly PlacedSigner[]
  /** The one whose place can be moved, and the page that is looked at with it. @default none */
  chosen?: string
  onMove?: (place: PlacedSigner) => void
  /** The reader has the document before them. */
  onShown?: () => void
}

/** A document as it is, with the places of its signers over it; nothing in it is run. */
export function EnvelopeViewer({ envelope, signers = [], chosen, onMove, onShown }: EnvelopeViewerProps) {
  const { t } = useTranslation('signatures')
  const { id, name, contentHash } = envelope
  // A ticket lasts a quarter of an hour: it is asked for when the reader wants to see the document.
  const shown = useMutation(fileDownloadOptions(useApi(), envelopeDownload))
  const [hash, setHash] = useState<string>()
  const mark = signers.find(each => each.id === chosen)
  const [page, setPage] = useState<{ of: string; page: number }>()
  // Where the chosen place is moved to another page, that page is looked at; the reader may turn away from it.
  const wanted = mark && `${mark.id} ${mark.page}`
  if (wanted !== undefined && mark && page?.of !== wanted) setPage({ of: wanted, page: mark.page })
  if (shown.data !== undefined && hash === contentHash)
    return (
      <PdfViewer
        source={{ url: shown.data }}
        title={name}
        fileName={name}
        {...(page && {
          page: page.page,
          onPageChange: (next: number) => setPage({ of: page.of, page: next }),
        })}
        {...(onShown && { onDocumentLoaded: onShown })}
        overlay={({ page: number, width, height, scale }) =>
          signers
            .filter(each => each.page === number)
            .map(signer => {
              const { left, top, width: wide, height: high } = fieldBox(width, height, signer)
              return (
                <PageMark
                  key={signer.id}
                  label={signer.name}
                  left={left * scale}
                  top={top * scale}
                  width={wide * scale}
                  height={high * scale}
                  {...(signer.id === chosen &&
                    onMove && {
                      onMove: (right: number, down: number) =>
                        onMove({ ...signer, ...moved(signer, { width, height, scale }, right, down) }),
                    })}
                />
              )
            })
        }
      />
    )
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
