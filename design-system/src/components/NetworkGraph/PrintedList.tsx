import { usePrinting } from '../../internal/media/usePrinting.ts'
import * as styles from './NetworkGraph.css.ts'
import { linkWords, nodeWords } from './networkWords.ts'
import type { NetworkState } from './useNetworkState.ts'

/** Everything shown, as plain lists. Rendered only while the page is being printed. */
export function PrintedList({ network }: { network: NetworkState }) {
  if (!usePrinting()) return null
  const { model, filter, kindOf, title, summary, t } = network
  const linksOf = (node: number) =>
    Array.from({ length: model.degreeOf(node) }, (_, at) => model.startOf(node) + at).filter(
      slot => filter.shown[model.neighbourAt(slot)] === 1,
    )
  return (
    <div data-part="printed" className={styles.printed}>
      <h2 className={styles.printedTitle}>{title}</h2>
      <p>{summary}</p>
      <ul className={styles.printedNodes}>
        {model.nodes.map((item, node) =>
          filter.found[node] === 1 ? (
            <li key={item.id} className={styles.printedNode}>
              {nodeWords(model, kindOf, node, t)}
              <ul className={styles.printedLinks}>
                {linksOf(node).map(slot => (
                  <li key={model.edges[model.linkAt(slot)]?.id}>
                    {t('nodeBy', {
                      link: linkWords(model, model.linkAt(slot), node, t).words,
                      node: model.nodes[model.neighbourAt(slot)]?.label ?? '',
                    })}
                  </li>
                ))}
              </ul>
            </li>
          ) : null,
        )}
      </ul>
    </div>
  )
}
