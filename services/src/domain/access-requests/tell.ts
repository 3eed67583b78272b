import type { PersonCall } from '../../server/call.ts'
import type { MailContent, MailLanguage } from '../../mail/content.ts'
import { isKnownLink } from '../links.ts'
import { mailPeople } from '../notifications/mail-people.ts'
import { contactsOfStaff } from '../notifications/staff-contacts.ts'
import { type News, tellPeople } from '../notifications/tell-people.ts'
import type { RequestRow } from './statements.ts'

/** The page that shows a person's requests. */
const home = '/'
/** The contract's limit on the text of a notification. */
const mostText = 1000

/** The address of a granted application; another site is reached through its tile. */
function linkOf({ menuLink }: RequestRow): string {
  return menuLink.startsWith('/') && isKnownLink(menuLink, []) ? menuLink : home
}

/** @param answer the reason for a refusal; undefined when it is granted */
function newsOf(request: RequestRow, answer: string | undefined): News {
  const { menuTitle: title, menuEnglishTitle: english } = request
  if (answer === undefined)
    return {
      title: 'Accès accordé',
      englishTitle: 'Access granted',
      text: `Vous pouvez maintenant ouvrir « ${title} ».`,
      englishText: `You can now open “${english}”.`,
      severity: 'success',
      link: linkOf(request),
    }
  return {
    title: 'Demande d’accès refusée',
    englishTitle: 'Access request refused',
    text: `Vous ne pouvez pas ouvrir « ${title} » : ${answer}`.slice(0, mostText),
    englishText: `You cannot open “${english}”: ${answer}`.slice(0, mostText),
    severity: 'info',
    link: home,
  }
}

function letterOf(
  news: News,
  request: RequestRow,
  answer: string | undefined,
  decidedBy: string,
  language: MailLanguage,
): MailContent {
  const isFrench = language === 'fr'
  const application = isFrench ? request.menuTitle : request.menuEnglishTitle
  const title = isFrench ? news.title : news.englishTitle
  const said =
    answer === undefined
      ? isFrench
        ? news.text
        : news.englishText
      : isFrench
        ? `Vous avez demandé à utiliser « ${application} ». La demande est refusée.`
        : `You asked to use “${application}”. The request was refused.`
  return {
    subject: isFrench ? `${title} : ${application}` : `${title}: ${application}`,
    heading: title,
    paragraphs: [said],
    facts: [
      ...(answer === undefined ? [] : [{ term: isFrench ? 'Motif' : 'Reason', value: answer }]),
      { term: isFrench ? 'Décidé par' : 'Decided by', value: decidedBy },
    ],
    action:
      answer === undefined && news.link !== home
        ? { label: isFrench ? 'Ouvrir l’application' : 'Open application', url: news.link }
        : { label: isFrench ? 'Ouvrir le portail' : 'Open portal', url: home },
  }
}

/**
 * Notifies the person who asked of the decision, in the bell and by email.
 * @param request in its current state
 */
export async function tellDecision({ db, person, services }: PersonCall, request: RequestRow): Promise<void> {
  const contactIds = await contactsOfStaff(db, [request.personEmail])
  const by = { by: person.email, firmDomain: services.settings.firmDomain }
  const answer = request.answer ?? undefined
  const news = newsOf(request, answer)
  await tellPeople(db, contactIds, news, by)
  const letter = (language: MailLanguage) =>
    letterOf(news, request, answer, request.decidedByName ?? person.email, language)
  await mailPeople(
    db,
    contactIds,
    {
      kind: 'access-decision',
      content: { fr: letter('fr'), en: letter('en') },
      about: { entity: 'AccessRequest', id: request.id },
      event: `access-decision ${request.id}`,
    },
    by,
  )
}
