import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    title: 'You are offline',
    text: 'The services are not responding. What you typed is kept. We try again once you are back online.',
    retry: 'Try now',
  },
  fr: {
    title: 'Vous êtes hors ligne',
    text: 'Les services ne répondent pas. Votre saisie est conservée. Nous réessayons dès que le réseau revient.',
    retry: 'Réessayer maintenant',
  },
})
