import { dayIn } from '../../i18n/dates.ts'
import type { News } from '../notifications/tell-people.ts'

/** The details of a request that the people behind it know. */
export interface ToldRequest {
  id: number
  number: string
  engagementCode: string
  accountName: string
  solution: string
  englishSolution: string
  /** YYYY-MM-DD. */
  desiredDeliveryDate: string
}

/** The name of a report, and its address. */
export interface ToldReport {
  name: string
  accountName: string
  reportUrl: string
}

const addressOf = ({ id }: ToldRequest) => `/app/dshb2/requests/${id}`

function ofDelivery(request: ToldRequest, title: string, englishTitle: string): News {
  const { accountName, engagementCode: code, solution, englishSolution, desiredDeliveryDate: day } = request
  return {
    title: `${title} : ${request.number}`,
    englishTitle: `${englishTitle}: ${request.number}`,
    text: `${accountName} – ${solution}, mission ${code}. Livraison souhaitée le ${dayIn.fr(day)}.`,
    englishText: `${accountName} – ${englishSolution}, engagement ${code}. Requested for ${dayIn.en(day)}.`,
    severity: 'info',
    link: addressOf(request),
  }
}

/** News for the people behind a request. */
export const plannedNews = (request: ToldRequest): News =>
  ofDelivery(request, 'Demande planifiée', 'Request planned')

/** Tells them that its dates have changed. */
export const movedNews = (request: ToldRequest): News =>
  ofDelivery(request, 'Nouvelles dates', 'Dates changed')

/** Tells them that its report is published. */
export function deliveredNews(request: ToldRequest, { name, accountName }: ToldReport): News {
  return {
    title: `Rapport livré : ${name}`,
    englishTitle: `Report delivered: ${name}`,
    text: `${accountName} – ${request.solution}, demande ${request.number}.`,
    englishText: `${accountName} – ${request.englishSolution}, request ${request.number}.`,
    severity: 'success',
    link: addressOf(request),
  }
}

const documentsIn = {
  fr: (count: number) =>
    count === 0 ? '' : count === 1 ? ' 1 document joint.' : ` ${count} documents joints.`,
  en: (count: number) =>
    count === 0 ? '' : count === 1 ? ' 1 document attached.' : ` ${count} documents attached.`,
}

/** News for the readers of a report. @param isNew they could not read it before */
export function readerNews(
  { name, accountName, reportUrl }: ToldReport,
  { isNew, documents }: { isNew: boolean; documents: number },
): News {
  return {
    title: `${isNew ? 'Nouveau rapport' : 'Nouvelle version'} : ${name}`,
    englishTitle: `${isNew ? 'New report' : 'New version'}: ${name}`,
    text: `${accountName}.${documentsIn.fr(documents)}`,
    englishText: `${accountName}.${documentsIn.en(documents)}`,
    severity: 'info',
    link: reportUrl,
  }
}
