import { PageMark } from '@parvis/design-system/PageMark'
import { PdfViewer, type PdfSource } from '@parvis/design-system/PdfViewer'
import { fieldBox } from '@parvis/signatures/field-box'
import { useState } from 'react'
import { moved, type PlacedSigner } from './rules-of-place.ts'

export interface MarkedPdfProps {
  name: string
  source: PdfSource
  /** Where people sign and what they fill in. @default nowhere */
  signers?: readonly PlacedSigner[]
  /** The signer whose place can be moved, and whose page is shown. @default none */
  chosen?: string
  onMove?: (place: PlacedSigner) => void
  /** Called when the document is visible. */
  onShown?: () => void
}

/** A document with the places of its signers on top; no code in it is run. */
export function MarkedPdf({ name, source, signers = [], chosen, onMove, onShown }: MarkedPdfProps) {
  const mark = signers.find(each => each.id === chosen)
  const [page, setPage] = useState<{ of: string; page: number }>()
  // Follow the chosen place to another page; the reader may turn away from it again.
  const wanted = mark && `${mark.id} ${mark.page}`
  if (wanted !== undefined && mark && page?.of !== wanted) setPage({ of: wanted, page: mark.page })
  return (
    <PdfViewer
      source={source}
      title={name}
      fileName={name}
      {...(page && {
        page: page.page,
        onPageChange: (next: number) => setPage({ of: page.of, page: next }),
      })}
      {...(onShown && { onDocumentLoaded: onShown })}
      overlay={({ page: number, width, height, scale }) =>
        signers
          .filter(each => each.page === number || each.isOnEveryPage)
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
}
