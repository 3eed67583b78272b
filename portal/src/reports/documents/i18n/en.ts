/** The English texts about the documents of a report. English defines the keys. */
export const en = {
  open_one: '{{count}} document',
  open_other: '{{count}} documents',
  title: 'Documents of {{name}}',
  failed: 'The documents could not be loaded',
  loading: 'Loading the documents',
  preview: 'Preview {{name}}',
  download: 'Download {{name}}',
  back: 'Back to documents',
  published: '{{size}}, published on {{date}}',
  downloadFailed: 'The document was not downloaded',
  emptyTitle: 'No documents',
  empty: 'Documents appear here once a publication with documents is completed.',
  found: 'Documents found',
  beside: 'With “{{report}}”, {{client}}',
  openReport: 'Open {{name}}',
  missing: 'This document is no longer available.',
} as const
