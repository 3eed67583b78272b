/** The texts of the audit trail. */
import type { SignatureEventKind, SignatureStatus, SignerStatus } from '../../../database/signature-tables.ts'

export type Language = 'fr' | 'en'

export interface Words {
  /** The file name, before the name of the document. */
  fileName: string
  title: (name: string) => string
  /** The label of the seal, and its details: when it was made, and why. */
  sealed: string
  sealedAt: (moment: string) => string
  reason: string
  introduction: string
  attached: (name: string) => string
  notAttached: string
  about: string
  value: string
  status: string
  statusOf: Record<Exclude<SignatureStatus, 'draft' | 'open'>, string>
  sender: string
  sent: string
  ended: string
  pages: string
  originalHash: string
  finalHash: string
  message: string
  consent: string
  consentText: string
  signers: string
  signer: string
  result: string
  resultOf: Record<SignerStatus, string>
  /** How a signer was identified. */
  inPortal: string
  byLink: string
  stamped: (moment: string, authority: string) => string
  declinedBecause: (reason: string) => string
  place: (page: number) => string
  everyPage: string
  filled: (fields: string) => string
  leftEmpty: (fields: string) => string
  copies: string
  events: string
  event: string
  eventOf: Record<SignatureEventKind, string>
  moment: string
  hashes: string
  before: (hash: string) => string
  after: (hash: string) => string
  by: (name: string, email: string) => string
  byClock: string
  to: (name: string) => string
  from: (address: string) => string
  page: (page: number, of: number) => string
}

const fr: Words = {
  fileName: 'Journal de signature',
  title: name => `Journal de signature : ${name}`,
  sealed: 'Journal scellé par Parvis',
  sealedAt: moment => `le ${moment}`,
  reason: 'Journal de signature établi par le portail',
  introduction:
    'Ce journal dit qui a fait quoi, et quand. Il est signé : une modification ultérieure se voit à la vérification. Les heures sont en temps universel (UTC).',
  attached: name => `Le document signé est joint à ce fichier : ${name}.`,
  notAttached: 'Le document n’a pas été signé par tous. Il n’est pas joint.',
  about: 'Document',
  value: 'Valeur',
  status: 'État',
  statusOf: { completed: 'Signé par tous', declined: 'Refusé', cancelled: 'Demande annulée' },
  sender: 'Envoyé par',
  sent: 'Envoyé le',
  ended: 'Terminé le',
  pages: 'Pages',
  originalHash: 'Empreinte du fichier d’origine (SHA-256)',
  finalHash: 'Empreinte du fichier final (SHA-256)',
  message: 'Message aux signataires',
  consent: 'Phrase acceptée par chaque signataire',
  consentText: 'J’ai lu ce document et je l’approuve',
  signers: 'Signataires',
  signer: 'Signataire',
  result: 'Résultat',
  resultOf: { waiting: 'N’a pas signé', signed: 'A signé', declined: 'A refusé' },
  inPortal: 'Connecté au portail',
  byLink: 'Adresse e-mail vérifiée par un lien et un code',
  stamped: (moment, authority) => `Horodaté le ${moment} par ${authority}`,
  declinedBecause: reason => `Motif : ${reason}`,
  place: page => `Page ${String(page)}`,
  everyPage: 'toutes les pages',
  filled: fields => `A rempli : ${fields}`,
  leftEmpty: fields => `A laissé vide : ${fields}`,
  copies: 'Destinataires d’une copie',
  events: 'Événements',
  event: 'Événement',
  eventOf: {
    created: 'Ajouté',
    sent: 'Envoyé pour signature',
    opened: 'Ouvert',
    reminded: 'Relance envoyée',
    signed: 'Signé',
    declined: 'Refusé',
    cancelled: 'Annulé',
    completed: 'Signé par tous',
    linkSent: 'Lien de signature envoyé',
    copied: 'Copie envoyée',
    proved: 'Adresse e-mail vérifiée par un lien et un code',
  },
  moment: 'Date et heure (UTC)',
  hashes: 'Empreinte du fichier (SHA-256)',
  before: hash => `Avant : ${hash}`,
  after: hash => `Après : ${hash}`,
  by: (name, email) => (name === email ? name : `${name} (${email})`),
  byClock: 'Envoi automatique',
  to: name => `À ${name}`,
  from: address => `Depuis l’adresse réseau ${address}`,
  page: (page, of) => `Page ${String(page)} sur ${String(of)}`,
}

const en: Words = {
  fileName: 'Signature audit trail',
  title: name => `Signature audit trail: ${name}`,
  sealed: 'Audit trail sealed by Parvis',
  sealedAt: moment => `on ${moment}`,
  reason: 'Signature audit trail written by the portal',
  introduction:
    'This audit trail says who did what, and when. It is signed: a later change shows when it is verified. Times are in Coordinated Universal Time (UTC).',
  attached: name => `The signed document is attached to this file: ${name}.`,
  notAttached: 'Not everyone signed the document. It is not attached.',
  about: 'Document',
  value: 'Value',
  status: 'Status',
  statusOf: { completed: 'Signed by everyone', declined: 'Declined', cancelled: 'Request canceled' },
  sender: 'Sent by',
  sent: 'Sent on',
  ended: 'Ended on',
  pages: 'Pages',
  originalHash: 'Fingerprint of the original file (SHA-256)',
  finalHash: 'Fingerprint of the final file (SHA-256)',
  message: 'Message to the signers',
  consent: 'Sentence that each signer agreed to',
  consentText: 'I have read this document and agree to it',
  signers: 'Signers',
  signer: 'Signer',
  result: 'Result',
  resultOf: { waiting: 'Did not sign', signed: 'Signed', declined: 'Declined' },
  inPortal: 'Signed in to the portal',
  byLink: 'Email address verified by a link and a code',
  stamped: (moment, authority) => `Time-stamped on ${moment} by ${authority}`,
  declinedBecause: reason => `Reason: ${reason}`,
  place: page => `Page ${String(page)}`,
  everyPage: 'all pages',
  filled: fields => `Filled in: ${fields}`,
  leftEmpty: fields => `Left empty: ${fields}`,
  copies: 'Recipients of a copy',
  events: 'Events',
  event: 'Event',
  eventOf: {
    created: 'Added',
    sent: 'Sent for signature',
    opened: 'Opened',
    reminded: 'Reminder sent',
    signed: 'Signed',
    declined: 'Declined',
    cancelled: 'Canceled',
    completed: 'Signed by everyone',
    linkSent: 'Signing link sent',
    copied: 'Copy sent',
    proved: 'Email address verified by a link and a code',
  },
  moment: 'Date and time (UTC)',
  hashes: 'Fingerprint of the file (SHA-256)',
  before: hash => `Before: ${hash}`,
  after: hash => `After: ${hash}`,
  by: (name, email) => (name === email ? name : `${name} (${email})`),
  byClock: 'Sent automatically',
  to: name => `To ${name}`,
  from: address => `From the network address ${address}`,
  page: (page, of) => `Page ${String(page)} of ${String(of)}`,
}

export const words: Readonly<Record<Language, Words>> = { fr, en }
