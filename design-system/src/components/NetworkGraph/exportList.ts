import type { Locale } from '../../i18n/messages.ts'
import { toCsv, type ExportColumn } from '../../internal/files/csv.ts'
import { linkWords } from './networkWords.ts'
import type { NetworkState } from './useNetworkState.ts'

/** One line of the file: a node with one of its links. A node without links gets a line too. */
interface ExportedLink {
  element: string
  kind: string
  description: string
  link: string
  linked: string
  linkedKind: string
}

type Exported = Pick<NetworkState, 'model' | 'filter' | 'kindOf' | 't'>

/** What is shown as CSV, with one line per link of each node found. Formulas are neutralised. */
export function listAsCsv(network: Exported, locale: Locale): string {
  const { t } = network
  const column = (id: keyof ExportedLink, title: string): ExportColumn<ExportedLink> => ({
    id,
    title,
    type: 'text',
    value: row => row[id],
  })
  const columns = [
    column('element', t('columnElement')),
    column('kind', t('columnKind')),
    column('description', t('columnDescription')),
    column('link', t('columnLink')),
    column('linked', t('columnLinked')),
    column('linkedKind', t('columnLinkedKind')),
  ]
  return toCsv(columns, exportedLinks(network), locale, { yes: '', no: '' })
}

function* exportedLinks({ model, filter, kindOf, t }: Exported): Generator<ExportedLink> {
  const kindLabel = (kind: string | undefined) => kindOf.get(kind ?? '')?.label ?? kind ?? ''
  for (const [number, { label, kind, description = '' }] of model.nodes.entries()) {
    if (filter.found[number] !== 1) continue
    const own = { element: label, kind: kindLabel(kind), description }
    let count = 0
    for (let slot = model.startOf(number); slot < model.endOf(number); slot += 1) {
      const neighbour = model.neighbourAt(slot)
      const linked = model.nodes[neighbour]
      if (!linked || filter.shown[neighbour] !== 1) continue
      count += 1
      yield {
        ...own,
        link: linkWords(model, model.linkAt(slot), number, t).words,
        linked: linked.label,
        linkedKind: kindLabel(linked.kind),
      }
    }
    if (count === 0) yield { ...own, link: '', linked: '', linkedKind: '' }
  }
}
