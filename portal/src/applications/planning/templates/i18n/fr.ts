import type { Translation } from '../../../../i18n/translation.ts'
import type { en } from './en.ts'

/** Les textes des modèles de rapports en français. */
export const fr = {
  list: {
    title: 'Modèles de rapports',
    sentence:
      'Commencez un rapport à partir d’un modèle : pages, filtres et modèle de données de chaque solution.',
    fileName: 'modeles-de-rapports',
    create: 'Ajouter un modèle',
    open: 'Ouvrir',
    failed: 'Les modèles n’ont pas pu être chargés',
    emptyTitle: 'Aucun modèle pour l’instant',
    empty: 'Ajoutez un modèle Power BI (.pbit) pour le partager.',
  },
  column: {
    name: 'Nom',
    solution: 'Solution',
    description: 'Description',
    currentVersion: 'Version',
    useCount: 'Téléchargements',
    isRetired: 'Retiré',
    fileName: 'Fichier',
    createdBy: 'Ajouté par',
    modifiedDate: 'Dernière modification',
  },
  tab: { overview: 'Aperçu', versions: 'Versions', properties: 'Propriétés', uses: 'Téléchargements' },
  record: {
    name: 'Modèle de rapport',
    parts: 'Rubriques du modèle',
    loading: 'Chargement du modèle…',
    of: 'pour la solution {{solution}}',
    retired: 'Retiré',
    noDescription: 'Aucune description',
  },
  preview: {
    loading: 'Chargement des pages…',
    failed: 'Les pages n’ont pas pu être chargées',
    nothing: 'Aucun titre sur cette page.',
    drawn: 'Disposition de la page «\u00a0{{page}}\u00a0»',
  },
  measures: {
    title: 'Mesures en DAX',
    name: '{{table}} › {{name}}',
    formula: 'Formule de «\u00a0{{name}}\u00a0»',
  },
  version: { number: 'Version {{version}}', take: 'Télécharger {{fileName}}' },
  uses: {
    loading: 'Chargement des téléchargements…',
    failed: 'Les téléchargements n’ont pas pu être chargés',
    emptyTitle: 'Aucun téléchargement pour l’instant',
    empty: 'Les personnes qui téléchargent une version apparaissent ici.',
  },
  action: {
    take: 'Télécharger la version {{version}}',
    takeFailed: 'Le modèle n’a pas été téléchargé',
    addVersion: 'Ajouter une version',
    retire: 'Retirer…',
    takeUp: 'Rétablir…',
  },
  retire: {
    title: 'Retirer « {{name}} » ?',
    text: 'Seuls les administrateurs des rapports pourront encore le télécharger. Ses versions et l’historique des téléchargements sont conservés.',
    confirm: 'Retirer le modèle',
    done: 'Modèle retiré',
    changed: 'Une autre personne a modifié ce modèle entre-temps. Vérifiez-le avant de le retirer.',
  },
  takeUp: {
    title: 'Rétablir « {{name}} » ?',
    text: 'Tous les collaborateurs peuvent de nouveau le télécharger, et il peut recevoir de nouvelles versions.',
    confirm: 'Rétablir le modèle',
    done: 'Modèle rétabli',
  },
  file: {
    newTitle: 'Ajouter un modèle',
    newSentence: 'Choisissez un modèle de Power BI Desktop. Il devient la version 1.',
    versionTitle: 'Ajouter une version',
    versionSentence:
      'Choisissez un fichier plus récent pour {{name}}. Les versions précédentes sont conservées.',
    label: 'Fichier du modèle',
    hint: 'Si vous perdez la page ou le réseau, l’envoi reprend là où il s’est arrêté.',
    create: 'Ajouter le modèle',
    created: 'Modèle ajouté',
    add: 'Ajouter la version {{version}}',
    added: 'Version ajoutée',
  },
  field: {
    name: 'Nom',
    description: 'Description',
    offerId: 'Solution',
    note: 'Modifications',
  },
  hint: {
    description: 'À qui il s’adresse et à quelles questions il répond.',
    note: 'Ce qui a changé depuis la dernière version.',
  },
  form: { save: 'Enregistrer les propriétés', saved: 'Propriétés enregistrées' },
  gone: {
    title: 'Ce modèle n’existe pas',
    toList: 'Revenir aux modèles de rapports',
    failed: 'Le modèle n’a pas pu être chargé',
  },
  problem: {
    nameTaken: 'Un autre modèle a déjà ce nom.',
    solutionUnknown: 'Cette solution n’existe plus.',
    fileUnknown: 'Le fichier envoyé n’est plus disponible. Envoyez-le de nouveau.',
    fileMissing: 'Le fichier de cette version n’est pas disponible.',
    retired: 'Ce modèle est retiré. Rétablissez-le pour le télécharger ou lui ajouter une version.',
  },
} as const satisfies Translation<typeof en>
