import { useEffect, useState } from 'react'
import type { PDFPageProxy } from 'pdfjs-dist'
import { fieldsOf, linksOf, type PdfField, type PdfLink } from './links.ts'
import { annotationsOf, runsOf, structureOf } from './openPdf.ts'
import { readPage, type ReadPage } from './structure.ts'

/** The content of a page apart from its picture. */
export interface PageContent {
  /** The input for pdf.js's text layer. */
  text: Awaited<ReturnType<typeof runsOf>>['content']
  read: ReadPage
  links: readonly PdfLink[]
  fields: readonly PdfField[]
}

export async function contentOf(page: PDFPageProxy): Promise<PageContent> {
  const [{ content, runs }, tree, annotations] = await Promise.all([
    runsOf(page),
    // Text is still useful without its structure or links.
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

/** The content of a page, once it has loaded. */
export function usePageContent(page: PDFPageProxy): PageContent | undefined {
  const [content, setContent] = useState<PageContent>()
  useEffect(() => {
    let isGone = false
    contentOf(page).then(
      found => {
        if (!isGone) setContent(found)
      },
      // The picture of the page reports its own errors.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [page])
  return content
}
