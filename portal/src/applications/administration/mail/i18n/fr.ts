import type { Translation } from '../../../../i18n/translation.ts'
import type { en } from './en.ts'

/** Les textes de la messagerie sortante en français. */
export const fr = {
  list: {
    title: 'Messagerie sortante',
    sentence: 'Chaque message que le portail écrit à quelqu’un, et ce qu’il est devenu.',
    fileName: 'messagerie-sortante',
    open: 'Ouvrir',
    failed: 'Les messages n’ont pas pu être chargés',
    emptyTitle: 'Aucun message pour l’instant',
    empty: 'Les messages apparaissent ici dès que le portail écrit à quelqu’un.',
  },
  column: {
    subject: 'Objet',
    recipient: 'Destinataire',
    kind: 'Sujet',
    status: 'Statut',
    language: 'Langue',
    createdDate: 'Écrit le',
    sentDate: 'Envoyé le',
    attempts: 'Tentatives',
    nextAttemptDate: 'Prochaine tentative',
    lastError: 'Réponse du serveur',
  },
  server: {
    noneTitle: 'Les messages sont conservés ici et ne partent pas',
    none: 'Aucun serveur de messagerie n’est défini. Pour envoyer des e-mails, renseignez SMTP_URL dans les paramètres des services et redémarrez-les.',
    failed:
      'Impossible de vérifier si un serveur de messagerie est défini. Rechargez la page pour réessayer.',
  },
  kind: {
    'onboarding-invitation': 'Invitation à l’onboarding',
    'onboarding-decision': 'Décision d’onboarding',
    'finder-reminder': 'Relance pour une fiche de référence',
    'report-planned': 'Demande planifiée',
    'report-moved': 'Dates de la demande modifiées',
    'report-delivered': 'Rapport livré',
    'report-available': 'Rapport à consulter',
    'audit-reminder': 'Rappel de documents à remettre',
    'signature-request': 'Demande de signature',
    'signature-reminder': 'Rappel de signature',
    'signature-guest': 'Lien de signature',
    'signature-code': 'Code de signature',
    'signature-copy': 'Copie d’un document signé',
    'document-shared': 'Document partagé',
    'access-decision': 'Décision sur une demande d’accès',
    'password-code': 'Code pour un nouveau mot de passe',
    'password-changed': 'Mot de passe modifié',
  },
  status: {
    queued: 'En attente',
    sending: 'En cours d’envoi',
    sent: 'Envoyé',
    kept: 'Conservé ici',
    failed: 'Abandonné',
  },
  language: { fr: 'Français', en: 'Anglais' },
  record: {
    name: 'Message',
    loading: 'Chargement du message…',
    to: 'à {{recipient}}',
    details: 'Détails',
    text: 'En texte seul',
    html: 'Comme la plupart des personnes le voient',
    frame: 'Le message «\u00a0{{subject}}\u00a0»',
    recipient: 'Destinataire',
    secretUntil: 'Code valide jusqu’au',
    closedDate: 'Terminé le',
    messageId: 'Message-ID',
  },
  state: {
    queued: {
      title: 'Ce message est en attente',
      text: 'Il part dans la minute qui suit sa prochaine tentative. Il n’y a rien à faire.',
    },
    sending: {
      title: 'Ce message est en cours d’envoi',
      text: 'Il est remis au serveur de messagerie. Rechargez la page dans un instant pour voir le résultat.',
    },
    sent: {
      title: 'Le serveur de messagerie a accepté ce message',
      text: 'S’il n’arrive pas, cherchez son Message-ID dans le journal du serveur de messagerie.',
    },
    kept: {
      title: 'Ce message n’est pas parti',
      text: 'Aucun serveur de messagerie n’est défini. Transmettez vous-même son contenu, ou renseignez SMTP_URL pour les prochains messages.',
    },
    failed: {
      title: 'L’envoi de ce message a été abandonné',
      text: 'Aucune autre tentative n’a lieu.',
    },
  },
  reason: {
    address:
      'L’adresse e-mail n’est pas valide. Corrigez-la à l’endroit où elle a été saisie, puis écrivez de nouveau depuis cet endroit.',
    recipientRefused:
      'Le serveur de messagerie n’accepte pas ce destinataire. Vérifiez l’adresse e-mail avec la personne.',
    messageRefused:
      'Le serveur de messagerie n’accepte pas ce message. Demandez pourquoi à son administrateur.',
    signInRefused:
      'Le serveur de messagerie a refusé la connexion. Vérifiez le nom d’utilisateur et le mot de passe de SMTP_URL.',
    postponed: 'Le serveur de messagerie a demandé de réessayer plus tard.',
    unreachable: 'Le serveur de messagerie est injoignable. Vérifiez SMTP_URL et le réseau.',
    timeout: 'Le serveur de messagerie n’a pas répondu à temps.',
    interrupted: 'La connexion s’est interrompue avant que le serveur de messagerie accepte le message.',
    expired:
      'Le code qu’il contient a expiré avant l’envoi. Demandez-en un nouveau à l’endroit où il a été créé.',
    other: 'La réponse du serveur de messagerie n’a pas été comprise. Elle est affichée ci-dessous.',
  },
  body: {
    withheld:
      'Ce message contient un code destiné à son seul destinataire. Il n’est pas affiché tant qu’un serveur de messagerie le distribue.',
    erased: 'Le texte n’est plus conservé.',
    erasedSecret: 'Ce message contenait un code. Son texte a été effacé à l’envoi ou à l’expiration du code.',
    erasedOld: 'Le texte d’un message est effacé après 30 jours.',
  },
  action: { resend: 'Envoyer de nouveau…' },
  resend: {
    title: 'Envoyer de nouveau «\u00a0{{subject}}\u00a0»\u00a0?',
    text: 'Des tentatives ont lieu pendant 24 heures de plus.',
    confirm: 'Envoyer le message',
    done: 'Message mis en attente',
    changed: 'Ce message a changé entre-temps. Vérifiez-le avant de l’envoyer de nouveau.',
    notGivenUp: 'L’envoi de ce message n’a pas été abandonné. Il n’est donc pas renvoyé.',
    erased: 'Le texte de ce message n’est plus conservé. Il ne peut donc pas être renvoyé.',
  },
  gone: {
    title: 'Ce message n’existe pas',
    toList: 'Revenir à la messagerie sortante',
    failed: 'Le message n’a pas pu être chargé',
  },
} as const satisfies Translation<typeof en>
