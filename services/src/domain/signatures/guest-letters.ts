import { dayIn } from '../../i18n/dates.ts'
import type { MailContent, MailLanguage } from '../../mail/content.ts'
import { codeMinutes, linkDays } from '../guest-links/codes.ts'

/** The details of a document that an outsider is told. */
export interface ToldGuest {
  signerName: string
  senderName: string
  documentName: string
  message: string
  /** YYYY-MM-DD. */
  dueDate: string | null
}

/** Why an outsider is sent a link. */
export type LinkReason = 'request' | 'reminder' | 'again' | 'completed' | 'copy'

/** The page of a link. Browsers never send the part after the hash to a server. */
const guestPage = (token: string) => `/sign/guest#${token}`

const titles = {
  request: { fr: 'Document à signer', en: 'Document to sign' },
  again: { fr: 'Document à signer', en: 'Document to sign' },
  reminder: { fr: 'Rappel de signature', en: 'Signature reminder' },
  completed: { fr: 'Document signé par tous', en: 'Document signed by everyone' },
  copy: { fr: 'Copie d’un document signé', en: 'Copy of a signed document' },
} as const satisfies Record<LinkReason, Record<MailLanguage, string>>

/** A letter with a link to read and sign the document, or to download it once everyone has signed. */
export function linkLetter(
  language: MailLanguage,
  reason: LinkReason,
  { signerName, senderName, documentName, message, dueDate }: ToldGuest,
  token: string,
): MailContent {
  const isFrench = language === 'fr'
  const title = titles[reason][language]
  const isCompleted = reason === 'completed' || reason === 'copy'
  const said = {
    request: isFrench
      ? `${senderName} vous demande de signer « ${documentName} ».`
      : `${senderName} asks you to sign “${documentName}”.`,
    again: isFrench
      ? `${senderName} vous demande de signer « ${documentName} ». Ce lien remplace les précédents.`
      : `${senderName} asks you to sign “${documentName}”. This link replaces the previous ones.`,
    reminder: isFrench
      ? `${senderName} attend votre signature sur « ${documentName} ».`
      : `${senderName} is waiting for you to sign “${documentName}”.`,
    completed: isFrench
      ? `« ${documentName} » est signé par tous. Vous pouvez le télécharger.`
      : `“${documentName}” is signed by everyone. You can download it.`,
    copy: isFrench
      ? `${senderName} vous envoie une copie de « ${documentName} », signé par tous. Vous n’avez rien à signer.`
      : `${senderName} sends you a copy of “${documentName}”, signed by everyone. You have nothing to sign.`,
  }[reason]
  const how = isFrench
    ? 'Ouvrez la page, puis demandez un code : il arrive à cette adresse e-mail et prouve qu’elle est la vôtre. Vous n’avez pas besoin de compte.'
    : 'Open the page, then request a code: it comes to this email address and proves that it is yours. You need no account.'
  return {
    subject: isFrench ? `${title} : ${documentName}` : `${title}: ${documentName}`,
    heading: isFrench ? `Bonjour ${signerName},` : `Hello ${signerName},`,
    paragraphs: [said, ...(isCompleted || message === '' ? [] : [message]), how],
    ...(dueDate !== null &&
      !isCompleted && {
        facts: [{ term: isFrench ? 'À signer au plus tard le' : 'Sign by', value: dayIn[language](dueDate) }],
      }),
    action: {
      label: isCompleted
        ? isFrench
          ? 'Télécharger le document'
          : 'Download the document'
        : isFrench
          ? 'Lire et signer le document'
          : 'Read and sign the document',
      url: guestPage(token),
    },
    closing: isFrench
      ? `Le lien est valide pendant ${linkDays} jours et n’est destiné qu’à vous. Ne transférez pas cet e-mail.`
      : `The link is valid for ${linkDays} days and is meant for you only. Do not forward this email.`,
  }
}

/** Tells someone that they no longer need to sign; has no link. */
export function endedLetter(
  language: MailLanguage,
  { signerName, senderName, documentName }: Pick<ToldGuest, 'signerName' | 'senderName' | 'documentName'>,
): MailContent {
  return language === 'fr'
    ? {
        subject: `Demande de signature terminée : ${documentName}`,
        heading: `Bonjour ${signerName},`,
        paragraphs: [
          `Vous n’avez plus à signer « ${documentName} », que ${senderName} vous avait envoyé. Le lien ne permet plus de le lire.`,
        ],
      }
    : {
        subject: `Signature request ended: ${documentName}`,
        heading: `Hello ${signerName},`,
        paragraphs: [
          `You no longer need to sign “${documentName}”, which ${senderName} sent you. The link no longer opens it.`,
        ],
      }
}

/** Tells someone who signed that not everyone will; has no link. */
export function unfinishedLetter(
  language: MailLanguage,
  why: 'declined' | 'cancelled',
  { signerName, senderName, documentName }: Pick<ToldGuest, 'signerName' | 'senderName' | 'documentName'>,
): MailContent {
  const said = {
    declined: {
      fr: `Une autre personne a refusé de signer « ${documentName} », que vous avez signé à la demande de ${senderName}.`,
      en: `Someone else declined to sign “${documentName}”, which you signed at the request of ${senderName}.`,
    },
    cancelled: {
      fr: `${senderName} a annulé la demande de signature de « ${documentName} », que vous avez signé.`,
      en: `${senderName} canceled the request to sign “${documentName}”, which you signed.`,
    },
  }[why][language]
  return language === 'fr'
    ? {
        subject: `Document non signé par tous : ${documentName}`,
        heading: `Bonjour ${signerName},`,
        paragraphs: [said, 'Le document ne sera pas signé par tous. Le lien ne permet plus de le lire.'],
      }
    : {
        subject: `Document not signed by everyone: ${documentName}`,
        heading: `Hello ${signerName},`,
        paragraphs: [said, 'The document will not be signed by everyone. The link no longer opens it.'],
      }
}

/** Tells a copy recipient that the document was not signed and no copy will come; has no link. */
export function noCopyLetter(
  language: MailLanguage,
  why: 'declined' | 'cancelled',
  { signerName, senderName, documentName }: Pick<ToldGuest, 'signerName' | 'senderName' | 'documentName'>,
): MailContent {
  const said = {
    declined: {
      fr: `La signature de « ${documentName} », envoyé par ${senderName}, a été refusée.`,
      en: `Someone declined to sign “${documentName}”, which ${senderName} sent.`,
    },
    cancelled: {
      fr: `${senderName} a annulé la demande de signature de « ${documentName} ».`,
      en: `${senderName} canceled the request to sign “${documentName}”.`,
    },
  }[why][language]
  return language === 'fr'
    ? {
        subject: `Document non signé : ${documentName}`,
        heading: `Bonjour ${signerName},`,
        paragraphs: [`${said} Vous deviez en recevoir une copie : il n’y en aura pas.`],
      }
    : {
        subject: `Document not signed: ${documentName}`,
        heading: `Hello ${signerName},`,
        paragraphs: [`${said} You were to receive a copy: there will be none.`],
      }
}

/** Sends the code requested on the page. Has no link, because the page is already open. */
export function signingCodeLetter(
  language: MailLanguage,
  { signerName, documentName }: Pick<ToldGuest, 'signerName' | 'documentName'>,
  code: string,
): MailContent {
  return language === 'fr'
    ? {
        subject: 'Votre code pour ouvrir le document',
        heading: `Bonjour ${signerName},`,
        paragraphs: [
          `Saisissez ce code sur la page de « ${documentName} ». Il est valide pendant ${codeMinutes} minutes et remplace les précédents.`,
        ],
        code,
        closing: 'Ne communiquez ce code à personne. Si vous ne l’avez pas demandé, ignorez cet e-mail.',
      }
    : {
        subject: 'Your code to open the document',
        heading: `Hello ${signerName},`,
        paragraphs: [
          `Enter this code on the page of “${documentName}”. It is valid for ${codeMinutes} minutes and replaces the previous ones.`,
        ],
        code,
        closing: 'Do not give this code to anyone. If you did not request it, ignore this email.',
      }
}
