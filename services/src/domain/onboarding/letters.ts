import type { MailContent, MailLanguage } from '../../mail/content.ts'
import { codeMinutes, linkDays } from '../guest-links/codes.ts'
import type { News } from '../notifications/tell-people.ts'

/** The details of a request used in messages. */
export interface Told {
  id: number
  contactFirstName: string
  contactName: string
  accountName: string
  engagementCode: string
  offerName: string
  englishOfferName: string
  reason: string | null
}

/** Leads to the page of a request, also in a new tab: the portal would redirect the page's own address to the list. */
export const addressOf = ({ id }: Pick<Told, 'id'>): string => `/app/confirm/request/${id}`

/** The page of an invitation. */
const welcome = (token: string) => `/welcome#${token}`

interface Invitation {
  token: string
  /** Undefined if the person signs in with an existing account. */
  code: string | undefined
  /** The creator of the request. */
  invitedBy: string
}

/** The invitation, sent first and each time it is sent again. */
export function invitationLetter(
  language: MailLanguage,
  told: Told,
  { token, code, invitedBy }: Invitation,
): MailContent {
  const { contactFirstName: name, offerName, englishOfferName, accountName } = told
  const url = welcome(token)
  const withCode = code === undefined ? {} : { code }
  if (language === 'fr')
    return {
      subject: `Votre accès à ${offerName} pour ${accountName}`,
      heading: `Bonjour ${name},`,
      paragraphs: [
        `${invitedBy} vous ouvre l’accès à ${offerName} pour ${accountName}.`,
        code === undefined
          ? 'Ouvrez la page d’accueil et connectez-vous avec votre compte.'
          : `Ouvrez la page d’accueil et saisissez ce code, valide pendant ${codeMinutes} minutes. Passé ce délai, vous en demandez un autre sur la même page.`,
      ],
      ...withCode,
      action: { label: 'Ouvrir la page d’accueil', url },
      closing: `Le lien est valide pendant ${linkDays} jours et n’est destiné qu’à vous. Si vous n’attendiez pas cette invitation, vous pouvez la refuser sur la page.`,
    }
  return {
    subject: `Your access to ${englishOfferName} for ${accountName}`,
    heading: `Hello ${name},`,
    paragraphs: [
      `${invitedBy} has invited you to use ${englishOfferName} for ${accountName}.`,
      code === undefined
        ? 'Open the welcome page and sign in with your account.'
        : `Open the welcome page and enter this code. It is valid for ${codeMinutes} minutes; after that, request another one on the same page.`,
    ],
    ...withCode,
    action: { label: 'Open the welcome page', url },
    closing: `The link is valid for ${linkDays} days and is meant for you only. If you did not expect this invitation, you can decline it on the page.`,
  }
}

/** Sends the code requested on the page. Has no link, because the page is already open. */
export function codeLetter(language: MailLanguage, told: Told, code: string): MailContent {
  const { contactFirstName: name } = told
  if (language === 'fr')
    return {
      subject: 'Votre nouveau code',
      heading: `Bonjour ${name},`,
      paragraphs: [
        `Voici le code que vous avez demandé. Il est valide pendant ${codeMinutes} minutes et remplace les précédents.`,
      ],
      code,
      closing: 'Si vous n’avez pas demandé ce code, ignorez cet e-mail.',
    }
  return {
    subject: 'Your new code',
    heading: `Hello ${name},`,
    paragraphs: [
      `Here is the code that you requested. It is valid for ${codeMinutes} minutes and replaces the previous ones.`,
    ],
    code,
    closing: 'If you did not request this code, ignore this email.',
  }
}

/** An event of a request that people of the firm are notified of. */
export type Happening =
  | 'toDecide'
  | 'corrected'
  | 'validated'
  | 'rejected'
  | 'abandoned'
  | 'declined'
  | 'addressRefused'
  | 'mailGivenUp'
  | 'contactElsewhere'
  | 'succeeded'

const titles: Record<Happening, { fr: string; en: string }> = {
  toDecide: { fr: 'Demande d’onboarding à valider', en: 'Onboarding request to decide' },
  corrected: { fr: 'Demande d’onboarding corrigée', en: 'Onboarding request corrected' },
  validated: { fr: 'Demande d’onboarding validée', en: 'Onboarding request validated' },
  rejected: { fr: 'Demande d’onboarding rejetée', en: 'Onboarding request rejected' },
  abandoned: { fr: 'Demande d’onboarding abandonnée', en: 'Onboarding request abandoned' },
  declined: { fr: 'Invitation refusée', en: 'Invitation declined' },
  addressRefused: { fr: 'Adresse e-mail refusée', en: 'Email address refused' },
  mailGivenUp: { fr: 'Invitation non envoyée', en: 'Invitation not sent' },
  contactElsewhere: {
    fr: 'Contact d’un autre client ou membre du cabinet',
    en: 'Contact of another client, or a member of staff',
  },
  succeeded: { fr: 'Contact intégré', en: 'Contact on board' },
}

/** The notification in the bell. */
export function newsOf(what: Happening, told: Told): News {
  const { contactName, accountName, offerName, englishOfferName, reason } = told
  const about = { fr: `${accountName} – ${offerName}.`, en: `${accountName} – ${englishOfferName}.` }
  return {
    title: `${titles[what].fr} : ${contactName}`,
    englishTitle: `${titles[what].en}: ${contactName}`,
    text: reason === null ? about.fr : `${about.fr} Motif : ${reason}`,
    englishText: reason === null ? about.en : `${about.en} Reason: ${reason}`,
    severity: what === 'succeeded' || what === 'validated' ? 'success' : 'info',
    link: addressOf(told),
  }
}

/** The email about a decision. */
export function decisionLetter(
  language: MailLanguage,
  what: 'validated' | 'rejected',
  told: Told,
  decidedBy: string,
): MailContent {
  const { contactName, accountName, engagementCode, offerName, englishOfferName, reason } = told
  const title = titles[what][language]
  const isFrench = language === 'fr'
  const said = {
    validated: isFrench
      ? `${decidedBy} a validé la demande. L’invitation est envoyée au contact.`
      : `${decidedBy} validated the request. The invitation is being sent to the contact.`,
    rejected: isFrench
      ? `${decidedBy} a rejeté la demande. Vous pouvez la corriger et la soumettre à nouveau.`
      : `${decidedBy} rejected the request. You can correct it and submit it again.`,
  }[what]
  return {
    subject: isFrench ? `${title} : ${contactName}` : `${title}: ${contactName}`,
    heading: title,
    paragraphs: [said],
    facts: [
      { term: 'Contact', value: contactName },
      { term: 'Client', value: accountName },
      { term: isFrench ? 'Mission' : 'Engagement', value: engagementCode },
      { term: 'Solution', value: isFrench ? offerName : englishOfferName },
      ...(reason === null ? [] : [{ term: isFrench ? 'Motif' : 'Reason', value: reason }]),
    ],
    action: { label: isFrench ? 'Ouvrir la demande' : 'Open the request', url: addressOf(told) },
  }
}
