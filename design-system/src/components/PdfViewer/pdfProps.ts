import type { ReactNode } from 'react'
import type { ElementProps } from '../../internal/elementProps.ts'

/** Ways to fit pages to the available room. */
export const pdfFits = ['width', 'page'] as const
/** The zoom: a fraction of the printed size (1 is 100 %), or fitted to the available room. */
export type PdfZoom = number | (typeof pdfFits)[number]

/** The reasons why a document cannot be shown. */
export const pdfProblems = [
  'broken',
  'notPdf',
  'empty',
  'tooLarge',
  'protected',
  'missing',
  'denied',
  'network',
  'viewer',
] as const
export type PdfProblem = (typeof pdfProblems)[number]

/** A document to fetch, in ranges if the server supports that. */
export interface PdfAddress {
  url: string
  /** Headers for the requests. Called each time the document is opened. */
  headers?: () => Record<string, string> | Promise<Record<string, string>>
}
export type PdfSource = Blob | ArrayBuffer | PdfAddress

/** What the author allows: everything, unless the document says otherwise. */
export interface PdfPermissions {
  canPrint: boolean
  canCopy: boolean
  canChange: boolean
  canAnnotate: boolean
  canFillFields: boolean
}

/** Information about an open document. */
export interface PdfInfo {
  pages: number
  /** The title in the document's metadata. */
  title: string | undefined
  /** Language tag from the document. */
  language: string | undefined
  /** Whether it is encrypted, with or without a password for opening. */
  isEncrypted: boolean
  /** Whether it has a signed signature field. Verifying the signature is up to the services. */
  hasSignatures: boolean
  permissions: PdfPermissions
}

/** The page that an overlay is rendered for. */
export interface PdfOverlayPage {
  /** From 1. */
  page: number
  /** Size in PDF points as shown: a page rotated onto its side is wider than tall. */
  width: number
  height: number
  /** CSS pixels per PDF point. */
  scale: number
  /** Degrees clockwise by which the page is rotated, including its own rotation. */
  rotation: 0 | 90 | 180 | 270
  /** Converts CSS pixels on the page as shown to PDF coordinates, whose y axis points up. */
  toPdf: (x: number, y: number) => { x: number; y: number }
  /** Converts PDF coordinates to CSS pixels on the page as shown. */
  fromPdf: (x: number, y: number) => { x: number; y: number }
}

export interface PdfViewerProps extends ElementProps {
  /** The document: bytes, or where it is fetched. */
  source: PdfSource
  /** What the document is: "Rapport annuel 2025". Used as the accessible name. */
  title: string
  /** The current page, from 1. Makes it controlled, for example by the page's address. */
  page?: number
  /** Called when the current page changes, by scrolling too. */
  onPageChange?: (page: number) => void
  /** The zoom of the pages. Makes it controlled. @default 'width' */
  zoom?: PdfZoom
  /** Called when the reader changes the zoom. */
  onZoomChange?: (zoom: PdfZoom) => void
  /** Called once for each document that is opened. */
  onDocumentLoaded?: (info: PdfInfo) => void
  /** Called when the document cannot be opened. The viewer shows an error either way. */
  onProblem?: (problem: PdfProblem) => void
  /** Renders content over each page, positioned absolutely: signature fields, notes. */
  overlay?: (page: PdfOverlayPage) => ReactNode
  /** Name of the saved file, with its extension. @default the title with ".pdf" */
  fileName?: string
  /** The largest file to open. @default 100 MB */
  maximumBytes?: number
  /** Height of the whole viewer, as any CSS length. @default 'min(80vh, 60rem)' */
  height?: string
}
