import { ChevronRight, RotateCw, TriangleAlert } from 'lucide-react'
import { Badge } from '../Badge/Badge.tsx'
import { levelInset, rowPlace } from '../FolderTree/rowPlace.ts'
import * as row from '../FolderTree/row.css.ts'
import { KindShape } from './KindShape.tsx'
import type { ListPlace } from './listRows.ts'
import * as styles from './list.css.ts'
import { linkWords, nodeWords } from './networkWords.ts'
import { SenseIcon } from './SenseIcon.tsx'
import type { NetworkState } from './useNetworkState.ts'

interface NetworkRowProps {
  network: NetworkState
  collectionId: string
  id: string
  node: number
  /** The link through which it is listed below another node, −1 for a node's own row. */
  link: number
  /** The node below which it is listed, −1 for a node's own row. */
  owner: number
  /** Position among the visible rows, from 0. */
  position: number
  place: ListPlace
  isExpanded: boolean | undefined
  isTabStop: boolean
  isChosen: boolean
}

const toggleWords = (isGroup: boolean, isExpanded: boolean) =>
  isGroup ? (isExpanded ? 'closeGroupOf' : 'openGroupOf') : isExpanded ? 'hideLinks' : 'showLinks'

/** The row of a node, either its own or below a linked node. */
export function NetworkRow(props: NetworkRowProps) {
  const { network, node, link, owner, place, isExpanded, isChosen } = props
  const { model, kindOf, t } = network
  const item = model.nodes[node]
  if (!item) return null
  const isOwn = link === -1
  const by = isOwn ? undefined : linkWords(model, link, owner, t)
  const more = isOwn ? network.expandStateOf(node) : undefined
  const kind = kindOf.get(item.kind)
  const words = nodeWords(model, kindOf, node, t)
  const about = [
    by ? t('nodeBy', { link: by.words, node: words }) : words,
    item.description,
    item.badge?.label,
    more === 'possible' && t('hasMore'),
    more === 'failed' && t('expandFailed'),
  ]
  const second = by
    ? [by.words, kind?.label]
    : [kind?.label, t('links', { count: model.degreeOf(node) }), item.description]
  return (
    <div
      role="row"
      aria-rowindex={props.position + 1}
      aria-level={isOwn ? 1 : 2}
      aria-posinset={place.position}
      aria-setsize={place.size}
      aria-expanded={isExpanded}
      aria-selected={isOwn && isChosen}
      aria-busy={more === 'loading' || undefined}
      aria-label={about.filter(Boolean).join(', ')}
      tabIndex={props.isTabStop ? 0 : -1}
      data-collection={props.collectionId}
      data-key={props.id}
      data-chosen={isChosen || undefined}
      className={row.row}
      style={rowPlace(props.position)}
    >
      <div
        role="gridcell"
        aria-colindex={1}
        className={row.cell}
        style={{ paddingInlineStart: levelInset(isOwn ? 1 : 2) }}
      >
        {isExpanded === undefined ? (
          <span className={row.noChevron} />
        ) : (
          <button
            type="button"
            tabIndex={-1}
            data-part="toggle"
            className={row.chevron}
            aria-label={t(toggleWords(model.groupAt(node) !== undefined, isExpanded), { label: item.label })}
          >
            <ChevronRight aria-hidden size={16} className={row.chevronIcon} />
          </button>
        )}
        <span className={row.icon}>
          <KindShape kind={kind} />
        </span>
        <span className={row.words}>
          <bdi className={row.name}>{item.label}</bdi>
          <span className={by ? styles.by : row.description}>
            {by && <SenseIcon sense={by.sense} />}
            <span className={row.description}>{second.filter(Boolean).join(' · ')}</span>
          </span>
        </span>
        {more === 'loading' && (
          <span className={row.state}>
            <span aria-hidden className={row.spinner} />
          </span>
        )}
        {more === 'failed' && (
          <>
            <span className={row.failed}>
              <TriangleAlert aria-hidden size={16} />
              <span className={row.stateWords}>{t('expandFailed')}</span>
            </span>
            <button
              type="button"
              tabIndex={-1}
              data-part="expand"
              className={row.retry}
              aria-label={`${t('retry')}\u00a0– ${item.label}`}
            >
              <RotateCw aria-hidden size={16} />
            </button>
          </>
        )}
        {item.badge && isOwn && (
          <span className={row.badge}>
            <Badge {...(item.badge.tone && { tone: item.badge.tone })}>{item.badge.label}</Badge>
          </span>
        )}
      </div>
    </div>
  )
}
