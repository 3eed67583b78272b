import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    skip: 'Skip the embedded application “{title}”',
    loading: 'Opening {title}…',
    forbiddenTitle: 'This application cannot be opened here',
    forbidden:
      'Its address is not on the list of applications that may be embedded. Your administrator can add it.',
    timeoutTitle: '{title} does not answer',
    timeout: 'The application did not start in time. It may be unavailable or refuse to be embedded.',
    refusedTitle: '{title} refused to open',
    refused: 'The application does not let you in. If you should have access, contact support.',
    unsupportedTitle: '{title} is out of step with the portal',
    unsupported: 'The application and the portal do not speak the same version. Please contact support.',
  },
  fr: {
    skip: 'Passer l’application intégrée «\u00a0{title}\u00a0»',
    loading: 'Ouverture de {title}…',
    forbiddenTitle: 'Cette application ne peut pas être ouverte ici',
    forbidden:
      'Son adresse ne figure pas parmi les applications qui peuvent être intégrées. Votre administrateur peut l’ajouter.',
    timeoutTitle: '{title} ne répond pas',
    timeout:
      'L’application n’a pas démarré à temps. Elle est peut-être indisponible, ou refuse d’être intégrée.',
    refusedTitle: '{title} a refusé de s’ouvrir',
    refused: 'L’application ne vous donne pas accès. Si vous devriez y avoir accès, contactez le support.',
    unsupportedTitle: '{title} n’est pas à jour avec le portail',
    unsupported: 'L’application et le portail ne parlent pas la même version. Veuillez contacter le support.',
  },
})
