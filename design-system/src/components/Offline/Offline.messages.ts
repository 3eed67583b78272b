import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    title: 'You are offline',
    text: 'The services cannot be reached. What you typed is kept; we try again as soon as the network is back.',
    retry: 'Try now',
  },
  fr: {
    title: 'Vous êtes hors connexion',
    text: 'Les services ne répondent pas. Votre saisie est conservée\u00a0; nous réessayons dès que le réseau revient.',
    retry: 'Réessayer maintenant',
  },
})
