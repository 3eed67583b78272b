import { X } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { fold } from '../../internal/fold.ts'
import { ComboBox, type ComboBoxOption } from '../ComboBox/ComboBox.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { KindShape } from './KindShape.tsx'
import { linkWords } from './networkWords.ts'
import * as styles from './path.css.ts'
import { SenseIcon } from './SenseIcon.tsx'
import type { NetworkState, PathEnds } from './useNetworkState.ts'

/** Up to this many nodes, all of them are offered at once. */
const few = 200
/** In larger networks, how many are offered at a time. */
const pageSize = 30

interface PathFinderProps {
  network: NetworkState
  ends: PathEnds
  onClose: () => void
}

/** Finds the shortest path between two nodes and describes it in words. */
export default function PathFinder({ network, ends, onClose }: PathFinderProps) {
  const { model, kindOf, filter, setEnds, t } = network
  const optionOf = useCallback(
    (node: number): ComboBoxOption => {
      const { id = '', label = '', kind = '' } = model.nodes[node] ?? {}
      const found = kindOf.get(kind)
      return { id, label, description: found?.label ?? kind, icon: <KindShape kind={found} /> }
    },
    [model, kindOf],
  )
  const load = useCallback(
    ({ text, cursor }: { text: string; cursor: string | undefined }) => {
      const words = fold(text).split(/\s+/).filter(Boolean)
      const texts = model.texts()
      const found: number[] = []
      let node = Number(cursor ?? 0)
      for (; node < texts.length && found.length < pageSize; node += 1)
        if (filter.shown[node] === 1 && words.every(word => texts[node]?.includes(word))) found.push(node)
      return Promise.resolve({
        options: found.map(optionOf),
        ...(node < texts.length && { cursor: String(node) }),
      })
    },
    [model, filter.shown, optionOf],
  )
  const options = useMemo(
    () =>
      filter.shownCount > few
        ? undefined
        : model.nodes.flatMap((_, node) => (filter.shown[node] === 1 ? [optionOf(node)] : [])),
    [model, filter, optionOf],
  )
  const offered = options ? { options } : { load, minimumCharacters: 1 }
  const field = (end: keyof PathEnds) => {
    const node = model.numberOf(ends[end])
    return {
      ...offered,
      value: node === -1 ? null : optionOf(node),
      onChange: (option: ComboBoxOption | null) => setEnds({ ...ends, [end]: option?.id ?? null }),
    }
  }
  return (
    <div role="group" aria-label={t('findPath')} className={styles.finder}>
      <div className={styles.ends}>
        <div className={styles.end}>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- who asks for a path goes on by saying from where */}
          <ComboBox label={t('pathFrom')} autoFocus={ends.from === null} {...field('from')} />
        </div>
        <div className={styles.end}>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- from where is known already */}
          <ComboBox label={t('pathTo')} autoFocus={ends.from !== null} {...field('to')} />
        </div>
        <span className={styles.close}>
          <IconButton label={t('pathClose')} icon={<X aria-hidden size={18} />} onPress={onClose} />
        </span>
      </div>
      <div role="status" className={styles.outcome}>
        {outcomeWords(network, ends)}
      </div>
      {network.path && network.path.links.length > 0 && <PathSteps network={network} />}
    </div>
  )
}

/** The outcome of the search in a sentence. Empty while an end is missing. */
function outcomeWords({ model, path, hiddenKinds, t }: NetworkState, ends: PathEnds): string {
  const [from, to] = [model.nodes[model.numberOf(ends.from)], model.nodes[model.numberOf(ends.to)]]
  if (!from || !to) return ''
  if (from === to) return t('pathSame')
  if (path) return t('pathFound', { count: path.links.length })
  return t(hiddenKinds.size > 0 ? 'pathNoneShown' : 'pathNone', { from: from.label, to: to.label })
}

/** The path node by node, each with the link that leads to it. */
function PathSteps({ network }: { network: NetworkState }) {
  const { model, kindOf, path, selected, select, t } = network
  return (
    <ol className={styles.steps}>
      {path?.nodes.map((node, at) => {
        const item = model.nodes[node]
        const link = path.links[at - 1]
        const by = link === undefined ? undefined : linkWords(model, link, path.nodes[at - 1] ?? -1, t)
        return (
          <li key={item?.id} className={styles.step}>
            {by && (
              <span className={styles.by}>
                {by.words}
                <SenseIcon sense={by.sense} />
              </span>
            )}
            <button
              type="button"
              aria-pressed={node === selected}
              className={styles.node}
              onClick={() => select(node)}
            >
              <KindShape kind={kindOf.get(item?.kind ?? '')} size={16} />
              <bdi className={styles.nodeName}>{item?.label}</bdi>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
