import type { Translation } from '../../../../i18n/translation.ts'
import type { en } from './en.ts'

/** Les textes de la page des signataires extérieurs, en français. */
export const fr = {
  title: 'Document à signer',
  loading: 'Chargement de votre document…',
  failed: 'Votre document n’a pas pu être chargé',
  retry: 'Réessayer',
  eyebrow: 'Signature électronique',
  asks: '{{sender}} vous demande de signer ce document.',
  message: 'Message de {{sender}}',
  due: 'À signer au plus tard le {{date}}.',
  signedBefore: 'Vous avez signé ce document. Vérifiez votre adresse e-mail pour le télécharger.',
  notSigned: 'Le document n’a pas été signé',
  code: {
    title: 'Vérifiez votre adresse e-mail',
    why: 'Nous envoyons un code à l’adresse qui a reçu le lien. Il prouve que l’adresse est la vôtre et ouvre le document. Vous n’avez pas besoin de compte.',
    send: 'Recevoir un code',
    notSent: 'Le code n’a pas été envoyé',
    label: 'Code de vérification',
    hint: 'Les six chiffres de l’e-mail que nous venons de vous envoyer.',
    expires: 'Ce code est valide jusqu’à {{time}}.',
    confirm: 'Vérifier',
    again: 'Envoyer un nouveau code',
    sent: 'Code envoyé. Les codes précédents ne fonctionnent plus.',
    missing: 'Saisissez les six chiffres du code.',
    wrong_one: 'Ce code est incorrect. Il reste {{count}} essai.',
    wrong_many: 'Ce code est incorrect. Il reste {{count}} essais.',
    wrong_other: 'Ce code est incorrect. Il reste {{count}} essais.',
    wrongCode: 'Ce code est incorrect.',
    spent: 'Ce code n’est plus utilisable. Demandez-en un nouveau.',
    limit: 'Trois codes ont déjà été envoyés en une heure. Réessayez plus tard.',
  },
  signed: {
    title: 'Vous avez signé le document',
    byAll: 'Tout le monde a signé « {{name}} ». Téléchargez-le pour le conserver.',
    waiting:
      'D’autres personnes doivent encore signer « {{name}} ». Vous recevrez un e-mail quand tout le monde aura signé. {{sender}} est prévenu.',
    download: 'Télécharger le document',
    notDownloaded: 'Le document n’a pas été téléchargé',
    until: 'Ce lien fonctionne jusqu’au {{date}}.',
  },
  copy: {
    before:
      '{{sender}} vous envoie une copie de ce document, signé par tous. Vérifiez votre adresse e-mail pour le télécharger.',
    title: 'Votre copie du document',
    text: 'Tout le monde a signé « {{name}} ». Vous n’avez rien à signer. Téléchargez-le pour le conserver.',
  },
  decline: {
    open: 'Refuser de signer…',
    title: 'Refuser de signer ?',
    text: 'Plus personne ne pourra signer le document. {{sender}} est prévenu immédiatement, avec votre motif.',
    label: 'Motif',
    confirm: 'Refuser de signer',
    cancel: 'Retour',
    missing: 'Saisissez votre motif.',
    tooLong: 'Utilisez au plus 1 000 caractères.',
  },
  unknown: {
    title: 'Ce lien n’existe pas',
    text: 'Ouvrez de nouveau le lien de l’e-mail, en entier, ou demandez-en un autre à la personne qui vous l’a envoyé.',
  },
  expired: {
    title: 'Ce lien a expiré',
    text: 'Demandez à la personne qui vous l’a envoyé de le renvoyer. Si vous avez reçu plusieurs e-mails, utilisez le dernier.',
  },
  replaced: {
    title: 'Un lien plus récent a été envoyé',
    text: 'Utilisez le lien du dernier e-mail que vous avez reçu.',
  },
  cancelled: {
    title: 'La demande a été annulée',
    text: '{{sender}} a annulé la demande pour « {{name}} ». Vous n’avez plus à le signer.',
  },
  declined: {
    title: 'Vous avez refusé de signer',
    text: '{{sender}} est prévenu, avec votre motif. Plus personne ne peut signer « {{name}} ».',
  },
  ended: {
    title: 'Un autre signataire a refusé',
    text: 'Vous n’avez plus à signer « {{name}} », que {{sender}} vous avait envoyé.',
  },
  signedDeclined: {
    title: 'Un autre signataire a refusé',
    text: 'Vous avez signé « {{name}} », mais une autre personne a refusé. Le document ne sera pas signé par tous. Pour en savoir plus, contactez {{sender}}.',
  },
  signedCancelled: {
    title: 'La demande a été annulée',
    text: 'Vous avez signé « {{name}} », mais {{sender}} a annulé la demande. Le document ne sera pas signé par tous.',
  },
  notYourTurn: {
    title: 'Ce n’est pas encore votre tour',
    text: 'D’autres personnes signent « {{name}} » avant vous. Vous recevrez un e-mail quand ce sera votre tour.',
  },
  problem: {
    failed: 'L’action n’a pas abouti',
    unknown: 'Ce lien n’existe pas.',
    closed: 'Ce lien n’est plus utilisable.',
    sessionExpired: 'Votre adresse e-mail a été vérifiée il y a trop longtemps. Saisissez un nouveau code.',
    status: 'Le document ne peut plus être signé.',
    notYourTurn: 'D’autres personnes signent avant vous. Vous recevrez un e-mail quand ce sera votre tour.',
    alreadySigned: 'Vous avez déjà signé.',
    empty: 'La signature ne montre rien. Écrivez votre nom ou dessinez.',
    picture: 'L’image de votre signature n’a pas été acceptée. Choisissez-en une autre ou dessinez.',
    signFailed: 'Le document n’a pas pu être signé. Il est inchangé.',
    certificateExpired:
      'Le certificat de signature du cabinet a expiré : rien n’a été signé. Contactez la personne qui vous a envoyé le document.',
    notStamped:
      'Le service d’horodatage ne répond pas correctement : rien n’a été signé. Réessayez dans une minute.',
    full: 'Il n’y a pas assez de place pour le fichier. Contactez la personne qui vous l’a envoyé.',
    wait_one: 'Réessayez dans {{count}} minute.',
    wait_many: 'Réessayez dans {{count}} minutes.',
    wait_other: 'Réessayez dans {{count}} minutes.',
  },
} as const satisfies Translation<typeof en>
