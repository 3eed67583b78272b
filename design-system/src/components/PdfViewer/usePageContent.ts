import { useEffect, useState } from 'react'
import type { PDFPageProxy } from 'pdfjs-dist'
import { fieldsOf, linksOf, type PdfField, type PdfLink } from './links.ts'
import { annotationsOf, runsOf, structureOf } from './openPdf.ts'
import { readPage, type ReadPage } from './structure.ts'

/** What a page has beside its picture. */
export interface PageContent {
  /** As pdf.js gives it, for its text layer. */
  text: Awaited<ReturnType<typeof runsOf>>['content']
  read: ReadPage
  links: readonly PdfLink[]
  fields: readonly PdfField[]
}

export async function contentOf(page: PDFPageProxy): Promise<PageContent> {
  const [{ content, runs }, tree, annotations] = await Promise.all([
    runsOf(page),
    // Without its structure, or its links, the text of a page is still its text.
    structureOf(page).catch(() => null),
    annotationsOf(page).catch(() => []),
  ])
  return {
    text: content,
    read: readPage(runs, tree),
    links: linksOf(annotations),
    fields: fieldsOf(annotations),
  }
}

/** The content of a page, once it is known. */
export function usePageContent(page: PDFPageProxy): PageContent | undefined {
  const [content, setContent] = useState<PageContent>()
  useEffect(() => {
    let isGone = false
    contentOf(page).then(
      found => {
        if (!isGone) setContent(found)
      },
      // The picture of the page is there, and says on its own when it is not.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [page])
  return content
}
