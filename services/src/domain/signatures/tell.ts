import { sql } from 'kysely'
import type { Database, Tx } from '../../database/schema.ts'
import { dayIn } from '../../i18n/dates.ts'
import type { MailContent } from '../../mail/content.ts'
import { mailPeople } from '../notifications/mail-people.ts'
import { type News, type PlainNews, tellPeople } from '../notifications/tell-people.ts'
import { isOutsider, sendLink, writeEnded, writeNoCopy, writeUnfinished } from './links.ts'
import {
  type Copy,
  type Envelope,
  nameOf,
  noteEvent,
  readAsked,
  readCopies,
  readNextSigners,
  readSigners,
  type Signer,
} from './statements.ts'

const pageOf = (id: number) => `/app/sign/document/${id}`

async function firmDomainOf(db: Database | Tx): Promise<string> {
  const { domain } = await db.selectFrom('firm').select('domain').executeTakeFirstOrThrow()
  return domain
}

/** The sender's contact. */
async function senderOf(db: Database | Tx, { createdBy }: Pick<Envelope, 'createdBy'>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from contact where lower(contact_email_office) = ${createdBy}::text order by id limit 1`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

async function tell(
  db: Database | Tx,
  contactIds: readonly number[],
  news: News | PlainNews,
  by: string,
): Promise<void> {
  await tellPeople(db, contactIds, news, { by, firmDomain: await firmDomainOf(db) })
}

/** The contacts of signers and copy recipients who are people of the portal. */
const contactsOf = (signers: readonly (Signer | Copy)[]): number[] =>
  signers.flatMap(({ contactId }) => contactId ?? [])

interface Asking {
  news: Omit<News, 'severity' | 'link'>
  kind: 'signature-request' | 'signature-reminder'
  /** Identifies the event, so that nobody is emailed about it twice. */
  event: string
  message: string
  /** YYYY-MM-DD. */
  dueDate: string | null
  /** Email of the person who has links sent to outsiders; null: they are sent automatically. */
  sentBy: string | null
}

/**
 * Asks those whose turn it is to sign: in the portal and by email, outsiders by a link.
 * @param by the person who already knows and is not notified
 */
async function askNext(
  db: Database | Tx,
  envelope: Envelope,
  { news, kind, event, message, dueDate, sentBy }: Asking,
  by: string,
): Promise<void> {
  const { id, name } = envelope
  const signers = await readNextSigners(db, envelope)
  const reason = kind === 'signature-reminder' ? 'reminder' : 'request'
  for (const signer of signers.filter(isOutsider)) await sendLink(db, envelope, signer, reason, sentBy)
  const people = contactsOf(signers)
  if (people.length === 0) return
  const link = pageOf(id)
  const told = { ...news, severity: 'info' } as const
  await tell(db, people, link === null ? { ...told, link } : { ...told, link }, by)
  const content = (language: 'fr' | 'en'): MailContent => {
    const isFrench = language === 'fr'
    return {
      subject: isFrench ? `${news.title} : ${name}` : `${news.englishTitle}: ${name}`,
      heading: isFrench ? news.title : news.englishTitle,
      paragraphs: [isFrench ? news.text : news.englishText, ...(message ? [message] : [])],
      ...(dueDate !== null && {
        facts: [{ term: isFrench ? 'À signer au plus tard le' : 'Sign by', value: dayIn[language](dueDate) }],
      }),
      action: { label: isFrench ? 'Lire et signer le document' : 'Read and sign the document', url: link },
    }
  }
  await mailPeople(
    db,
    people,
    {
      kind,
      content: { fr: content('fr'), en: content('en') },
      about: { entity: 'SignatureEnvelope', id },
      event,
    },
    { by, firmDomain: await firmDomainOf(db) },
  )
}

/**
 * Asks those whose turn it is to sign.
 * @param by the person whose action made it their turn
 * @param sentBy email of the person who has links sent; null: they are sent because someone has signed
 */
export async function tellNext(
  db: Database | Tx,
  envelope: Envelope,
  by: string,
  sentBy: string | null,
): Promise<void> {
  const { id, name, createdBy } = envelope
  const sender = await nameOf(db, createdBy)
  const news = {
    title: 'Document à signer',
    englishTitle: 'Document to sign',
    text: `${sender} vous demande de signer « ${name} ».`,
    englishText: `${sender} asks you to sign “${name}”.`,
  }
  const event = `signature-request:${id}`
  await askNext(
    db,
    envelope,
    {
      news,
      kind: 'signature-request',
      event,
      sentBy,
      ...(await readAsked(db, envelope)),
    },
    by,
  )
}

/**
 * Reminds those whose turn it is, except the sender.
 * @param today YYYY-MM-DD; nobody is reminded twice on that day
 * @param sentBy email of the sender; null: the scheduled job
 */
export async function tellReminder(
  db: Database | Tx,
  envelope: Envelope,
  today: string,
  sentBy: string | null,
): Promise<void> {
  const { id, name, createdBy } = envelope
  const sender = await nameOf(db, createdBy)
  const asked = await readAsked(db, envelope)
  const late = asked.dueDate !== null && asked.dueDate < today ? asked.dueDate : undefined
  const news = {
    title: 'Rappel de signature',
    englishTitle: 'Signature reminder',
    text: late
      ? `« ${name} » devait être signé au plus tard le ${dayIn.fr(late)}. ${sender} attend votre signature.`
      : `${sender} attend votre signature sur « ${name} ».`,
    englishText: late
      ? `“${name}” was to be signed by ${dayIn.en(late)}. ${sender} is waiting for your signature.`
      : `${sender} is waiting for you to sign “${name}”.`,
  }
  const event = `signature-reminder:${id}:${today}`
  await askNext(db, envelope, { news, kind: 'signature-reminder', event, sentBy, ...asked }, createdBy)
}

/** Tells everyone that all have signed; outsiders get a link to download the document. */
export async function tellCompleted(db: Database | Tx, envelope: Envelope, by: string): Promise<void> {
  const { id, name } = envelope
  const all = await readSigners(db, id)
  for (const signer of all.filter(isOutsider)) await sendLink(db, envelope, signer, 'completed', null)
  const signers = contactsOf(all)
  const news: News = {
    title: 'Document signé par tous',
    englishTitle: 'Document signed by everyone',
    text: `« ${name} » est signé par tous. Vous pouvez le télécharger.`,
    englishText: `“${name}” is signed by everyone. You can download it.`,
    severity: 'success',
    link: pageOf(id),
  }
  await tell(db, [...(await senderOf(db, envelope)), ...signers], news, by)
  await tellCopies(db, envelope, by)
}

/** Tells copy recipients that there is a copy: in the portal and by email, or by a link. */
async function tellCopies(db: Database | Tx, envelope: Envelope, by: string): Promise<void> {
  const { id, name } = envelope
  const copies = await readCopies(db, id)
  for (const copy of copies)
    if (isOutsider(copy)) await sendLink(db, envelope, copy, 'copy', null)
    else await noteEvent(db, id, 'copied', null, { signerId: copy.id })
  const sender = await nameOf(db, envelope.createdBy)
  await writeToCopies(
    db,
    envelope,
    copies,
    {
      title: 'Copie d’un document signé',
      englishTitle: 'Copy of a signed document',
      text: `${sender} vous envoie une copie de « ${name} », signé par tous.`,
      englishText: `${sender} sends you a copy of “${name}”, signed by everyone.`,
      link: pageOf(id),
    },
    by,
  )
}

/** Tells copy recipients of the portal how the document ended; includes a link to the document where there is one. */
async function writeToCopies(
  db: Database | Tx,
  { id, name }: Envelope,
  copies: readonly Copy[],
  { link, ...news }: Omit<News, 'severity' | 'link'> & { link: string | null },
  by: string,
): Promise<void> {
  const people = contactsOf(copies)
  if (people.length === 0) return
  await tell(db, people, { ...news, severity: 'info', link }, by)
  const content = (language: 'fr' | 'en'): MailContent => {
    const isFrench = language === 'fr'
    return {
      subject: isFrench ? `${news.title} : ${name}` : `${news.englishTitle}: ${name}`,
      heading: isFrench ? news.title : news.englishTitle,
      paragraphs: [isFrench ? news.text : news.englishText],
      ...(link !== null && {
        action: { label: isFrench ? 'Ouvrir le document' : 'Open the document', url: link },
      }),
    }
  }
  await mailPeople(
    db,
    people,
    {
      kind: 'signature-copy',
      content: { fr: content('fr'), en: content('en') },
      about: { entity: 'SignatureEnvelope', id },
      event: `signature-copy:${id}`,
    },
    { by, firmDomain: await firmDomainOf(db) },
  )
}

/** Tells the sender that someone has signed while others have not. */
export async function tellSigned(
  db: Database | Tx,
  envelope: Envelope,
  { name: signer, email: by }: Pick<Signer, 'name' | 'email'>,
): Promise<void> {
  const { id, name } = envelope
  const news: News = {
    title: 'Document signé',
    englishTitle: 'Document signed',
    text: `${signer} a signé « ${name} ».`,
    englishText: `${signer} signed “${name}”.`,
    severity: 'success',
    link: pageOf(id),
  }
  await tell(db, await senderOf(db, envelope), news, by)
}

/**
 * Tells those who have signed that not everyone will.
 * @param except contacts who are told otherwise
 */
async function tellThoseWhoSigned(
  db: Database | Tx,
  envelope: Envelope,
  why: 'declined' | 'cancelled',
  news: News,
  { by, except = [] }: { by: string; except?: readonly number[] },
): Promise<void> {
  const signed = (await readSigners(db, envelope.id)).filter(({ status }) => status === 'signed')
  await writeUnfinished(db, envelope, why, signed.filter(isOutsider))
  const people = contactsOf(signed).filter(contactId => !except.includes(contactId))
  await tell(db, people, news, by)
}

/**
 * Tells the sender that someone declined to sign, those who signed that not everyone will, and the other signers that
 * they no longer need to.
 */
export async function tellDeclined(
  db: Database | Tx,
  envelope: Envelope,
  reason: string,
  { name: signer, email: by }: Pick<Signer, 'name' | 'email'>,
): Promise<void> {
  const { id, name } = envelope
  const news: News = {
    title: 'Signature refusée',
    englishTitle: 'Signature declined',
    text: `${signer} refuse de signer « ${name} » : ${reason}`.slice(0, 1000),
    englishText: `${signer} declines to sign “${name}”: ${reason}`.slice(0, 1000),
    severity: 'info',
    link: pageOf(id),
  }
  const sender = await senderOf(db, envelope)
  await tell(db, sender, news, by)
  const copies = await readCopies(db, id)
  await writeNoCopy(db, envelope, 'declined', copies.filter(isOutsider))
  await writeToCopies(
    db,
    envelope,
    copies,
    {
      title: news.title,
      englishTitle: news.englishTitle,
      text: `${signer} refuse de signer « ${name} ». Vous deviez en recevoir une copie : il n’y en aura pas.`,
      englishText: `${signer} declines to sign “${name}”. You were to receive a copy: there will be none.`,
      link: null,
    },
    by,
  )
  const toSigned: News = {
    ...news,
    text: `${signer} refuse de signer « ${name} ». Le document ne sera pas signé par tous.`,
    englishText: `${signer} declines to sign “${name}”. It will not be signed by everyone.`,
  }
  await tellThoseWhoSigned(db, envelope, 'declined', toSigned, { by, except: sender })
  // In an ordered document, later signers have not been asked yet.
  if (envelope.isOrdered) return
  const others: News = {
    ...news,
    text: `${signer} refuse de signer « ${name} ». Vous n’avez plus à le signer.`,
    englishText: `${signer} declines to sign “${name}”. You no longer need to sign it.`,
  }
  const asked = await readNextSigners(db, envelope)
  await writeEnded(db, envelope, asked.filter(isOutsider))
  await tell(
    db,
    contactsOf(asked).filter(contactId => !sender.includes(contactId)),
    others,
    by,
  )
}

/**
 * Tells those who were asked to sign that they no longer need to, those who signed that not everyone will, and copy
 * recipients that there will be no copy.
 */
export async function tellCancelled(db: Database | Tx, envelope: Envelope, by: string): Promise<void> {
  const { id, name } = envelope
  const news: News = {
    title: 'Demande de signature annulée',
    englishTitle: 'Signature request canceled',
    text: `Vous n’avez plus à signer « ${name} ».`,
    englishText: `You no longer need to sign “${name}”.`,
    severity: 'info',
    link: pageOf(id),
  }
  const asked = await readNextSigners(db, envelope)
  await writeEnded(db, envelope, asked.filter(isOutsider))
  await tell(db, contactsOf(asked), news, by)
  const sender = await nameOf(db, envelope.createdBy)
  const toSigned: News = {
    ...news,
    text: `${sender} a annulé la demande pour « ${name} », que vous avez signé. Le document ne sera pas signé par tous.`,
    englishText: `${sender} canceled the request for “${name}”, which you signed. It will not be signed by everyone.`,
  }
  await tellThoseWhoSigned(db, envelope, 'cancelled', toSigned, { by })
  const copies = await readCopies(db, id)
  await writeNoCopy(db, envelope, 'cancelled', copies.filter(isOutsider))
  await writeToCopies(
    db,
    envelope,
    copies,
    {
      title: news.title,
      englishTitle: news.englishTitle,
      text: `${sender} a annulé la demande pour « ${name} ». Vous deviez en recevoir une copie : il n’y en aura pas.`,
      englishText: `${sender} canceled the request for “${name}”. You were to receive a copy: there will be none.`,
      link: null,
    },
    by,
  )
}

/** Tells the sender that an email with a link to sign, a copy or the signed document did not reach an outsider. */
export async function tellLinkFailed(db: Database | Tx, signerId: number): Promise<void> {
  const found = await db
    .selectFrom('signature_signer as signer')
    .innerJoin('signature_envelope as envelope', 'envelope.id', 'signer.envelope_id')
    .select(['envelope.id', 'envelope.name', 'envelope.created_by as createdBy'])
    .select(['signer.name as signer', 'signer.email', 'signer.status'])
    .where('signer.id', '=', signerId)
    .executeTakeFirst()
  if (!found) return
  const { id, name, signer, email, status } = found
  const copy = {
    title: 'Copie non envoyée',
    englishTitle: 'Copy not sent',
    text: `L’e-mail à ${signer} (${email}) avec une copie de « ${name} » n’est pas parti.`,
    englishText: `The email to ${signer} (${email}) with a copy of “${name}” was not sent.`,
  }
  const signed = {
    title: 'Document signé non envoyé',
    englishTitle: 'Signed document not sent',
    text: `L’e-mail à ${signer} (${email}) avec le document signé « ${name} » n’est pas parti.`,
    englishText: `The email to ${signer} (${email}) with the signed document “${name}” was not sent.`,
  }
  const link = {
    title: 'Lien de signature non envoyé',
    englishTitle: 'Signing link not sent',
    text: `L’e-mail à ${signer} (${email}) pour signer « ${name} » n’est pas parti.`,
    englishText: `The email to ${signer} (${email}) to sign “${name}” was not sent.`,
  }
  const words: Partial<Record<typeof status, typeof link>> = { copy, signed }
  const news: News = {
    ...(words[status] ?? link),
    severity: 'info',
    link: pageOf(id),
  }
  await tell(db, await senderOf(db, found), news, `portal@${await firmDomainOf(db)}`)
}
