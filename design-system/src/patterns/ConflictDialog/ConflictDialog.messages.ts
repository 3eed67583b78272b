import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    title: 'Someone saved this before you',
    titleBy: '{person} saved this before you',
    body: {
      one: 'One field differs between the saved version and yours.',
      other: '{count} fields differ between the saved version and yours.',
    },
    same: 'Nothing that you entered differs from the saved version.',
    field: 'Field',
    theirs: 'Saved version',
    mine: 'Your version',
    empty: 'Empty',
    back: 'Back to the form',
    reload: 'Take the saved version',
    overwrite: 'Save my version over it',
  },
  fr: {
    title: 'Une autre personne a enregistré avant vous',
    titleBy: '{person} a enregistré avant vous',
    body: {
      one: 'Un champ diffère entre la version enregistrée et la vôtre.',
      other: '{count} champs diffèrent entre la version enregistrée et la vôtre.',
    },
    same: 'Rien de ce que vous avez saisi ne diffère de la version enregistrée.',
    field: 'Champ',
    theirs: 'Version enregistrée',
    mine: 'Votre version',
    empty: 'Vide',
    back: 'Revenir au formulaire',
    reload: 'Prendre la version enregistrée',
    overwrite: 'Enregistrer la mienne par-dessus',
  },
})
