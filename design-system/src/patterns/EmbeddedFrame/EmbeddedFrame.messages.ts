import { defineMessages } from '../../i18n/messages.ts'

export const messages = defineMessages({
  en: {
    skip: 'Skip embedded application “{{title}}”',
    loading: 'Opening {{title}}…',
    forbiddenTitle: 'This application cannot be opened here',
    forbidden: 'Its address is not on the list of allowed applications. Ask your administrator to add it.',
    timeoutTitle: '{{title}} is not responding',
    timeout: 'The application did not start in time. It may be unavailable, or may refuse to be embedded.',
    refusedTitle: '{{title}} refused to open',
    refused: 'The application denied you access. If you should have access, contact support.',
    unsupportedTitle: '{{title}} does not work with this version of the portal',
    unsupported: 'The versions of the application and the portal do not match. Contact support.',
  },
  fr: {
    skip: 'Passer l’application intégrée «\u00a0{{title}}\u00a0»',
    loading: 'Ouverture de {{title}}…',
    forbiddenTitle: 'Cette application ne peut pas être ouverte ici',
    forbidden:
      'Son adresse ne figure pas dans la liste des applications autorisées. Demandez à votre administrateur de l’ajouter.',
    timeoutTitle: '{{title}} ne répond pas',
    timeout:
      'L’application n’a pas démarré à temps. Elle est peut-être indisponible, ou refuse d’être intégrée.',
    refusedTitle: '{{title}} a refusé de s’ouvrir',
    refused: 'L’application vous a refusé l’accès. Si vous devriez y avoir accès, contactez l’assistance.',
    unsupportedTitle: '{{title}} ne fonctionne pas avec cette version du portail',
    unsupported: 'Les versions de l’application et du portail ne correspondent pas. Contactez l’assistance.',
  },
})
