import type { PdfViewerProps } from './pdfProps.js';
export { pdfFits, pdfProblems } from './pdfProps.js';
export type { PdfAddress, PdfInfo, PdfOverlayPage, PdfPermissions, PdfProblem, PdfSource, PdfViewerProps, PdfZoom, } from './pdfProps.js';
/**
 * Shows a PDF document: pages, text, search and bookmarks. The renderer (pdf.js) is loaded with the first document.
 * Nothing in a document is executed: scripts do not run, forms are not submitted and embedded files are not opened.
 */
export declare function PdfViewer(props: PdfViewerProps): import("react").JSX.Element;
