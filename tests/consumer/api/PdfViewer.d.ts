import type { PdfViewerProps } from './pdfProps.js';
export { pdfFits, pdfProblems } from './pdfProps.js';
export type { PdfAddress, PdfInfo, PdfOverlayPage, PdfPermissions, PdfProblem, PdfSource, PdfViewerProps, PdfZoom, } from './pdfProps.js';
/**
 * A PDF document to be read: pages, text, search, bookmarks. What draws it (pdf.js) is loaded with the first document.
 * Nothing in a document is run: no script, no form that is sent, no file that is opened.
 */
export declare function PdfViewer(props: PdfViewerProps): import("react").JSX.Element;
