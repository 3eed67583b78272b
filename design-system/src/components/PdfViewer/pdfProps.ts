import type { ReactNode } from 'react'
import type { ElementProps } from '../../internal/elementProps.ts'

/** How large pages are shown when they are fitted to the room. */
export const pdfFits = ['width', 'page'] as const
/** A share of the printed size (1 is 100 %), or fitted to the room. */
export type PdfZoom = number | (typeof pdfFits)[number]

/** Why there is no document to be shown. */
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

/** A document that is fetched, in parts where the server offers that. */
export interface PdfAddress {
  url: string
  /** Headers of the requests, asked for each time that the document is opened. */
  headers?: () => Record<string, string> | Promise<Record<string, string>>
}
export type PdfSource = Blob | ArrayBuffer | PdfAddress

/** What its author allows; everything, where the document does not say. */
export interface PdfPermissions {
  canPrint: boolean
  canCopy: boolean
  canChange: boolean
  canAnnotate: boolean
  canFillFields: boolean
}

/** What is known of a document once it is open. */
export interface PdfInfo {
  pages: number
  /** The title that its author gave it. */
  title: string | undefined
  /** Language tag, as the document says it. */
  language: string | undefined
  /** Whether it is encrypted, with or without a password for opening. */
  isEncrypted: boolean
  /** Whether it has a field that is signed; whether the signature holds is for the services to say. */
  hasSignatures: boolean
  permissions: PdfPermissions
}

/** A page as an overlay finds it. */
export interface PdfOverlayPage {
  /** From 1. */
  page: number
  /** PDF points, as the page is shown: a page lying on its side is wider than high. */
  width: number
  height: number
  /** CSS pixels per PDF point. */
  scale: number
  /** Degrees clockwise by which the page is shown, its own rotation included. */
  rotation: 0 | 90 | 180 | 270
  /** From CSS pixels on the shown page to the coordinates of the PDF, whose y goes up. */
  toPdf: (x: number, y: number) => { x: number; y: number }
  /** From the coordinates of the PDF to CSS pixels on the shown page. */
  fromPdf: (x: number, y: number) => { x: number; y: number }
}

export interface PdfViewerProps extends ElementProps {
  /** The document: bytes, or where it is fetched. */
  source: PdfSource
  /** What the document is, for people: "Rapport annuel 2025". The accessible name. */
  title: string
  /** The page that is read, from 1; makes it controlled, as with a page in the address. */
  page?: number
  /** Called as another page comes to be read, by scrolling too. */
  onPageChange?: (page: number) => void
  /** How large pages are shown; makes it controlled. @default 'width' */
  zoom?: PdfZoom
  /** Hears how large the pages are shown. */
  onZoomChange?: (zoom: PdfZoom) => void
  /** Called once for each document that was opened. */
  onDocumentLoaded?: (info: PdfInfo) => void
  /** Called when it cannot be opened; the reader is told in words anyway. */
  onProblem?: (problem: PdfProblem) => void
  /** What lies on each page, positioned absolutely: fields to sign, notes. */
  overlay?: (page: PdfOverlayPage) => ReactNode
  /** Name of the file that is saved, with its ending. @default the title with ".pdf" */
  fileName?: string
  /** More than this is not opened. @default 100 MB */
  maximumBytes?: number
  /** Height of the whole viewer, any CSS length. @default 'min(80vh, 60rem)' */
  height?: string
}
