import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    title: 'Someone saved this before you',
    titleBy: '{{person}} saved this before you',
    titleByNobody: 'Someone whose account was deleted saved this before you',
    saved: 'Saved on {{moment}}.',
    body: {
      one: 'One field differs between the saved version and yours.',
      other: '{{count}} fields differ between the saved version and yours.',
    },
    same: 'Your changes match the saved version.',
    field: 'Field',
    theirs: 'Saved version',
    mine: 'Your version',
    empty: 'Empty',
    back: 'Back to form',
    reload: 'Use the saved version',
    overwrite: 'Overwrite with my version',
  },
  fr: {
    title: 'Une autre personne a enregistré avant vous',
    titleBy: '{{person}} a enregistré avant vous',
    titleByNobody: 'Une personne dont le compte a été supprimé a enregistré avant vous',
    saved: 'Enregistré le {{moment}}.',
    body: {
      one: 'Un champ diffère entre la version enregistrée et la vôtre.',
      other: '{{count}} champs diffèrent entre la version enregistrée et la vôtre.',
    },
    same: 'Vos modifications correspondent à la version enregistrée.',
    field: 'Champ',
    theirs: 'Version enregistrée',
    mine: 'Votre version',
    empty: 'Vide',
    back: 'Revenir au formulaire',
    reload: 'Utiliser la version enregistrée',
    overwrite: 'Remplacer par ma version',
  },
})
