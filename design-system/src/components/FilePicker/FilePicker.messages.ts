export const messages = {
  en: {
    choose: 'Choose a file',
    another: 'Choose another file',
    drop: 'or drop it here',
    dropTarget: 'Drop a file: {{field}}',
  },
  fr: {
    choose: 'Choisir un fichier',
    another: 'Choisir un autre fichier',
    drop: 'ou déposez-le ici',
    dropTarget: 'Déposer un fichier : {{field}}',
  },
}
