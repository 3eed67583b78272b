export const messages = {
  en: {
    choose: 'Choose a file',
    another: 'Choose another file',
    drop: 'or drop it here',
    dropTarget: 'Drop a file: {{field}}',
    folder: 'You cannot choose a folder. Choose a file in it.',
    several: 'Choose only one file.',
  },
  fr: {
    choose: 'Choisir un fichier',
    another: 'Choisir un autre fichier',
    drop: 'ou déposez-le ici',
    dropTarget: 'Déposer un fichier : {{field}}',
    folder: 'Vous ne pouvez pas choisir de dossier. Choisissez un fichier qu’il contient.',
    several: 'Choisissez un seul fichier.',
  },
}
