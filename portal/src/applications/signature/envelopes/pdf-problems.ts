/** Why a PDF cannot be signed. */
export const pdfProblems = {
  'signature-not-pdf': 'signatures:problem.notPdf',
  'signature-too-large': 'signatures:problem.tooLarge',
  'signature-broken': 'signatures:problem.broken',
  'signature-encrypted': 'signatures:problem.encrypted',
  'signature-xfa': 'signatures:problem.xfa',
  'signature-no-pages': 'signatures:problem.noPages',
  'signature-certified': 'signatures:problem.certified',
  'signature-signed': 'signatures:problem.signed',
  'signature-too-complex': 'signatures:problem.tooComplex',
  'signature-infected': 'signatures:problem.infected',
  'signature-scanner-unavailable': 'signatures:problem.scanner',
  'storage-full': 'signatures:problem.full',
} as const
