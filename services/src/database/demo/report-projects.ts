import type { Row } from './insert.ts'
import type { Library } from './reports.ts'
import { lastDay } from './work.ts'
import { workingTime } from './working-hours.ts'

const day = 24 * 3_600_000

/** Names of projects with their purposes and numbers of reports. */
const sketches = [
  ['Clôture 2026', 'Les rapports du comité de clôture, dans l’ordre de la séance.', 3],
  ['Tableau de bord mensuel', 'À lire par la direction le cinquième jour ouvré du mois.', 5],
  ['Board pack', 'What the board is sent a week before it meets.', 2],
] as const

/** The client of the two demo customers has one of each; the other clients have some. */
const clients = 8

interface Projects {
  projects: Row[]
  reports: Row[]
}

/** The first clients' projects, each for the client's own engagement, with no report in two projects. */
export function makeProjects({ sketches: all }: Pick<Library, 'sketches'>): Projects {
  const made: Projects = { projects: [], reports: [] }
  for (const [accountId, reports] of Map.groupBy(all, ({ account }) => account.id)) {
    if (accountId > clients) break
    const names = accountId === 1 ? sketches : sketches.slice(accountId % 3, (accountId % 3) + 1)
    for (const [index, [name, description, count]] of names.entries()) {
      const id = made.projects.length + 1
      const created = new Date(lastDay - (10 + 7 * id) * day + workingTime(id)).toISOString()
      made.projects.push({
        id,
        account_id: accountId,
        // The first engagements belong to the clients, in the same order.
        engagement_id: accountId,
        name,
        description,
        created_by: 'manager@parvis.example',
        created_date: created,
        modified_by: 'manager@parvis.example',
        modified_date: created,
      })
      const grouped = reports.slice(index, index + count)
      for (const [place, report] of grouped.toReversed().entries())
        made.reports.push({ project_id: id, report_id: report.id, account_id: accountId, place: place + 1 })
    }
  }
  return made
}
