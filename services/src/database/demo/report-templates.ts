import type { Row } from './insert.ts'
import { slug } from './names.ts'
import { createRandom } from './random.ts'
import { makeLayout } from './report-layouts.ts'
import { lastDay } from './work.ts'
import { workingTime } from './working-hours.ts'

const day = 24 * 60 * 60 * 1000

/** Name, purpose, solution, number of versions, and whether it is retired. */
const templates: readonly (readonly [
  name: string,
  description: string,
  offerId: number,
  versions: number,
  isRetired: boolean,
])[] = [
  [
    'Tableau mensuel',
    'Chiffre d’affaires, marge et trésorerie du mois, comparés à l’an dernier.',
    2,
    3,
    false,
  ],
  ['Espace client', 'Page d’accueil, sommaire et chartes pour plusieurs rapports réunis.', 1, 2, false],
  [
    'Prévision à 13 semaines',
    'Encaissements et décaissements par semaine, avec trois scénarios.',
    5,
    1,
    false,
  ],
  ['Stocks et inventaires', 'Rotation, ruptures et écarts d’inventaire par site.', 6, 2, false],
  ['Suivi de mission', 'Heures, avancement et questions ouvertes d’un commissariat.', 7, 4, false],
  ['Ancien tableau 2023', 'Remplacé par le tableau mensuel.', 2, 2, true],
]

/** The rows of templates, their versions, and their uses. Like the demo reports, they have no file. */
export function makeReportTemplates(): { templates: Row[]; versions: Row[]; uses: Row[] } {
  const random = createRandom(33)
  const rows = { templates: [] as Row[], versions: [] as Row[], uses: [] as Row[] }
  for (const [index, [name, description, offerId, count, isRetired]] of templates.entries()) {
    const id = index + 1
    const firstDay = lastDay - (120 + random.below(500)) * day
    const at = (version: number) => new Date(firstDay + version * 31 * day + 9 * 3_600_000).toISOString()
    rows.templates.push({
      id,
      name,
      description,
      offer_id: offerId,
      is_retired: isRetired,
      created_by: 'manager@parvis.example',
      created_date: at(0),
      modified_date: at(count - 1),
      version: count,
    })
    for (let version = 1; version <= count; version += 1) {
      const versionId = rows.versions.length + 1
      rows.versions.push({
        id: versionId,
        template_id: id,
        number: version,
        note: version === 1 ? '' : 'Filtres par période et par établissement revus.',
        file_name: `${slug(name, '-')}${version === 1 ? '' : `-${version}`}.pbit`,
        file_size: 180_000 + random.below(600_000),
        layout: makeLayout(versionId, true, true),
        created_by: 'manager@parvis.example',
        created_date: at(version - 1),
      })
      for (let use = random.below(4); use > 0; use -= 1)
        rows.uses.push({
          template_id: id,
          version_id: versionId,
          used_by: random.pick(['staff@parvis.example', 'partner@parvis.example', 'manager@parvis.example']),
          used_date: new Date(
            firstDay + (version * 31 + random.below(30)) * day + workingTime(versionId + use),
          ).toISOString(),
        })
    }
  }
  return rows
}
