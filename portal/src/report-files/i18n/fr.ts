import type { en } from './en.ts'

/** What is said of files on their way to become reports, in French. */
export const fr: typeof en = {
  refusal: {
    extension:
      'Seul un fichier .pbix devient un rapport. Dans Power BI Desktop, choisissez « Enregistrer sous » et le type .pbix.',
    templateExtension:
      'Seul un fichier .pbit devient un modèle. Dans Power BI Desktop, choisissez « Exporter » et le type .pbit.',
    tooLarge:
      'Un rapport fait 1 Go au plus. Retirez-en ce qu’il ne montre pas, puis enregistrez-le de nouveau.',
    unreadable: 'Ce n’est pas un rapport Power BI, quel que soit son nom.',
    truncated: 'La fin de ce fichier manque : il n’a pas été copié ou téléchargé en entier.',
    encrypted: 'Ce fichier est chiffré. Enregistrez-le sans mot de passe ni étiquette de confidentialité.',
    unsafe:
      'Ce fichier est construit comme aucun rapport ne l’est. Enregistrez-le de nouveau avec Power BI Desktop.',
    template: 'C’est un modèle, sans données. Ouvrez-le avec Power BI Desktop et enregistrez-le en .pbix.',
    notTemplate:
      'C’est un rapport avec des données. Exportez-le depuis Power BI Desktop comme modèle, .pbit.',
    documentExtension: 'Seuls des fichiers PDF, Office, CSV, texte ou image accompagnent un rapport.',
    notDocument: 'Ce fichier n’est pas ce que dit son extension.',
    withoutData: 'Ce rapport n’a pas de données propres : il les lit ailleurs, par une connexion dynamique.',
    layout:
      'Les pages de ce rapport ne peuvent pas être lues. Enregistrez-le de nouveau avec Power BI Desktop.',
    tooComplex:
      'Ce rapport contient plus que ce qui peut être lu ici : au plus 500 pages, 5 000 visuels et 1 000 signets. Retirez-en ce qu’il ne montre pas.',
  },
  known: {
    loading: 'Chargement de vos envois en cours',
    failed: 'Vos envois en cours n’ont pas pu être chargés',
  },
  problem: {
    limit: 'Vous envoyez déjà cinq fichiers. Terminez-en ou retirez-en un d’abord.',
    publicationGone: 'La publication que ce fichier devait accompagner n’existe plus.',
    publicationClosed: 'La publication a été validée ou abandonnée entre-temps.',
    incomplete: 'Le fichier n’est pas encore arrivé en entier.',
    full: 'Il n’y a plus de place pour les fichiers. Prévenez l’assistance.',
    gone: 'Ce qui avait été envoyé de ce fichier n’existe plus. Envoyez-le de nouveau.',
    broken: 'La connexion se coupe sans cesse. Ce qui est arrivé est conservé.',
  },
}
