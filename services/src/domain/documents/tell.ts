import type { PersonCall } from '../../server/call.ts'
import { dayIn } from '../../i18n/dates.ts'
import type { MailContent, MailLanguage } from '../../mail/content.ts'
import { mailPeople } from '../notifications/mail-people.ts'
import { type News, tellPeople } from '../notifications/tell-people.ts'
import type { Shared } from './share-statements.ts'

const list = '/app/docs/uploadFiles'
/**
 * The list filtered by what is shared with its reader alone, which is hard to find among all documents of their
 * company.
 */
const sharedList = `${list}?f.sharedUntil=blank:false`

interface Told {
  id: number
  name: string
}

/** The most names that a letter lists. */
const mostNames = 20

/** The name of the person who shares; their email address where no name is known. */
async function nameOf({ db, person }: PersonCall): Promise<string> {
  if (!person.contact) return person.email
  const { name } = await db
    .selectFrom('contact')
    .select('contact_full_name as name')
    .where('id', '=', person.contact.id)
    .executeTakeFirstOrThrow()
  return name
}

function newsOf(documents: readonly Told[], by: string, untilDate: string): News {
  const [first] = documents
  const until = { fr: dayIn.fr(untilDate), en: dayIn.en(untilDate) }
  if (first && documents.length === 1)
    return {
      title: 'Un document est partagé avec vous',
      englishTitle: 'A document is shared with you',
      text: `${by} partage « ${first.name} » avec vous jusqu’au ${until.fr}.`,
      englishText: `${by} shares “${first.name}” with you until ${until.en}.`,
      severity: 'info',
      link: `${list}/document/${first.id}`,
    }
  return {
    title: 'Des documents sont partagés avec vous',
    englishTitle: 'Documents are shared with you',
    text: `${by} partage ${documents.length} documents avec vous jusqu’au ${until.fr}.`,
    englishText: `${by} shares ${documents.length} documents with you until ${until.en}.`,
    severity: 'info',
    link: sharedList,
  }
}

function letterOf(news: News, documents: readonly Told[], language: MailLanguage): MailContent {
  const isFrench = language === 'fr'
  const title = isFrench ? news.title : news.englishTitle
  const isOne = documents.length === 1
  const open = isFrench
    ? isOne
      ? 'Ouvrir le document'
      : 'Ouvrir les documents'
    : isOne
      ? 'Open document'
      : 'Open documents'
  return {
    subject: title,
    heading: title,
    paragraphs: [isFrench ? news.text : news.englishText],
    // A single document is named in the sentence.
    ...(!isOne && {
      facts: documents.slice(0, mostNames).map(({ name }) => ({ term: 'Document', value: name })),
    }),
    action: { label: open, url: news.link },
  }
}

/** Notifies contacts, in the bell and by email, of what is newly shared with them or shared until another day. */
export async function tellShared(
  call: PersonCall,
  documents: readonly Told[],
  shared: readonly Shared[],
  untilDate: string,
): Promise<void> {
  const { db, person, services } = call
  const by = { by: person.email, firmDomain: services.settings.firmDomain }
  const name = await nameOf(call)
  // Group them, since most contacts receive the same documents.
  const groups = Map.groupBy(
    Map.groupBy(shared, ({ contactId }) => contactId),
    ([, of]) => of.map(({ documentId }) => documentId).join(' '),
  )
  for (const group of groups.values()) {
    const [first] = group
    const [share] = first?.[1] ?? []
    if (!first || !share) continue
    const theirs = documents.filter(({ id }) => first[1].some(({ documentId }) => documentId === id))
    const contactIds = group.map(([contactId]) => contactId)
    const news = newsOf(theirs, name, untilDate)
    await tellPeople(db, contactIds, news, by)
    await mailPeople(
      db,
      contactIds,
      {
        kind: 'document-shared',
        content: { fr: letterOf(news, theirs, 'fr'), en: letterOf(news, theirs, 'en') },
        about: { entity: 'Document', id: share.documentId },
        // Each notification concerns another version of the share.
        event: `document-share ${share.id} ${share.version}`,
      },
      by,
    )
  }
}
