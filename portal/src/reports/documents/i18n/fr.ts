/** What is said of the documents of a report, in French. */
export const fr = {
  open_one: '{{count}} document',
  open_many: '{{count}} documents',
  open_other: '{{count}} documents',
  title: 'Documents de {{name}}',
  failed: 'Les documents n’ont pas pu être chargés',
  loading: 'Chargement des documents',
  preview: 'Aperçu de {{name}}',
  download: 'Télécharger {{name}}',
  back: 'Revenir aux documents',
  published: '{{size}}, publié le {{date}}',
  downloadFailed: 'Le document n’a pas été téléchargé',
  missing: 'Ce document n’est plus disponible.',
}
