import type { MailContent, MailLanguage } from '../../mail/content.ts'
import type { News } from '../notifications/tell-people.ts'
import { dayIn } from '../../i18n/dates.ts'
import type { ToldReport, ToldRequest } from './news.ts'

type Letters = Readonly<Record<MailLanguage, MailContent>>

const ofNews = ({ title, englishTitle, link }: News, language: MailLanguage, label: string) => {
  const subject = language === 'fr' ? title : englishTitle
  return { subject, heading: subject, action: { label, url: link } }
}

/** The email to the people behind a request, with the same news as the bell. */
export function requestLetters(
  news: News,
  { engagementCode, accountName, solution, englishSolution, desiredDeliveryDate: day }: ToldRequest,
): Letters {
  const engagement = { value: engagementCode }
  return {
    fr: {
      ...ofNews(news, 'fr', 'Ouvrir la demande'),
      paragraphs: [],
      facts: [
        { term: 'Client', value: accountName },
        { term: 'Mission', ...engagement },
        { term: 'Solution', value: solution },
        { term: 'Livraison souhaitée', value: dayIn.fr(day) },
      ],
    },
    en: {
      ...ofNews(news, 'en', 'Open request'),
      paragraphs: [],
      facts: [
        { term: 'Client', value: accountName },
        { term: 'Engagement', ...engagement },
        { term: 'Solution', value: englishSolution },
        { term: 'Requested delivery', value: dayIn.en(day) },
      ],
    },
  }
}

/** The email to the readers of a report. */
export function readerLetters(news: News, { name, accountName }: ToldReport): Letters {
  return {
    fr: {
      ...ofNews(news, 'fr', 'Ouvrir le rapport'),
      paragraphs: [news.text],
      facts: [
        { term: 'Rapport', value: name },
        { term: 'Client', value: accountName },
      ],
    },
    en: {
      ...ofNews(news, 'en', 'Open report'),
      paragraphs: [news.englishText],
      facts: [
        { term: 'Report', value: name },
        { term: 'Client', value: accountName },
      ],
    },
  }
}
