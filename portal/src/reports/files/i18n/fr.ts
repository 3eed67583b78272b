import type { en } from './en.ts'

/** The French texts about uploads that become reports. */
export const fr: typeof en = {
  refusal: {
    extension:
      'Choisissez un fichier .pbix. Dans Power BI Desktop, utilisez « Enregistrer sous » et le type .pbix.',
    templateExtension:
      'Choisissez un fichier .pbit. Dans Power BI Desktop, utilisez « Exporter » et le type .pbit.',
    tooLarge: 'Le rapport dépasse 1 Go. Retirez-en ce qu’il ne montre pas, puis enregistrez-le de nouveau.',
    unreadable: 'Ce fichier n’est pas un rapport Power BI. Choisissez un autre fichier.',
    truncated: 'La fin de ce fichier manque. Copiez-le ou téléchargez-le de nouveau.',
    encrypted: 'Ce fichier est chiffré. Enregistrez-le sans mot de passe ni étiquette de confidentialité.',
    unsafe: 'Ce fichier est endommagé ou dangereux. Enregistrez-le de nouveau avec Power BI Desktop.',
    template: 'C’est un modèle sans données. Ouvrez-le avec Power BI Desktop et enregistrez-le en .pbix.',
    notTemplate: 'C’est un rapport avec des données. Dans Power BI Desktop, exportez-le comme modèle .pbit.',
    documentExtension: 'Choisissez un fichier PDF, Office, CSV, texte ou image.',
    notDocument: 'Le contenu de ce fichier ne correspond pas à son extension. Choisissez un autre fichier.',
    withoutData:
      'Ce rapport n’a pas de modèle de données. Chargez ses données dans Power BI Desktop, puis enregistrez-le de nouveau.',
    liveConnection:
      'Ce rapport n’a pas de données propres. Il utilise une connexion dynamique. Choisissez un rapport avec des données.',
    layout:
      'Les pages de ce rapport ne peuvent pas être lues. Enregistrez-le de nouveau avec Power BI Desktop.',
    tooComplex:
      'Ce rapport est trop grand : au plus 500 pages, 5 000 visuels et 1 000 signets. Retirez-en ce qu’il ne montre pas.',
  },
  known: {
    loading: 'Chargement de vos envois',
    failed: 'Vos envois n’ont pas pu être chargés',
  },
  problem: {
    limit: 'Vous envoyez déjà cinq fichiers. Terminez-en ou retirez-en un d’abord.',
    publicationGone: 'La publication de ce fichier n’existe plus.',
    publicationClosed: 'Cette publication a été validée ou abandonnée entre-temps.',
    incomplete: 'Le fichier n’est pas encore entièrement envoyé.',
    full: 'Il n’y a plus d’espace pour les fichiers. Contactez l’assistance.',
    gone: 'La partie déjà envoyée de ce fichier n’est plus disponible. Envoyez-le de nouveau.',
    broken: 'La connexion se coupe sans cesse. Ce qui est déjà envoyé est conservé.',
  },
}
