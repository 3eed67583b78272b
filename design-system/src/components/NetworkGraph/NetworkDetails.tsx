import { Route, X } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { useLocale } from '../../i18n/useMessages.ts'
import { useFocusKept } from '../../internal/focus/useFocusKept.ts'
import { Badge } from '../Badge/Badge.tsx'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx'
import * as styles from './details.css.ts'
import { KindShape } from './KindShape.tsx'
import { linkWords } from './networkWords.ts'
import { SenseIcon } from './SenseIcon.tsx'
import type { NetworkState } from './useNetworkState.ts'

/** How many links the details of a node show at most; the list shows all of them. */
const mostLinks = 30

interface NetworkDetailsProps {
  network: NetworkState
  /** Opens the selected node. Without it there is no button. */
  onOpen: (() => void) | undefined
  openLabel: string | undefined
  /** The caller's own details about the node. */
  children: ReactNode
}

/** Details of the selected node, or of the whole network when no node is selected. */
export function NetworkDetails({ network, onOpen, openLabel, children }: NetworkDetailsProps) {
  const { model, selected, t } = network
  const part = useRef<HTMLElement>(null)
  const focus = useFocusKept(() => part.current)
  return (
    <section
      ref={part}
      {...focus}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long overview is scrolled, and has nothing in it that takes the focus
      tabIndex={selected === -1 && network.kinds.length > 8 ? 0 : -1}
      aria-label={t(selected === -1 ? 'overview' : 'details')}
      className={styles.details}
    >
      {selected === -1 ? (
        <Overview network={network} />
      ) : (
        <Chosen key={model.nodes[selected]?.id} {...{ network, onOpen, openLabel }}>
          {children}
        </Chosen>
      )}
    </section>
  )
}

function Overview({ network: { kinds, counts, amount, t } }: { network: NetworkState }) {
  const number = new Intl.NumberFormat(useLocale())
  return (
    <>
      <h3 className={styles.title}>{t('overview')}</h3>
      <p className={styles.muted}>{amount}</p>
      <ul className={styles.legend}>
        {kinds.map(kind => (
          <li key={kind.id} className={styles.legendItem}>
            <KindShape kind={kind} />
            <span className={styles.legendName}>{kind.pluralLabel}</span>
            <span className={styles.count}>{number.format(counts.get(kind.id) ?? 0)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.muted}>{t('overviewHelp')}</p>
    </>
  )
}

function Chosen({ network, onOpen, openLabel, children }: NetworkDetailsProps) {
  const { model, selected, kindOf, filter, t } = network
  const node = model.nodes[selected]
  if (!node) return null
  const kind = kindOf.get(node.kind)
  const more = network.expandStateOf(selected)
  const group = model.groupAt(selected)
  return (
    <>
      <div className={styles.head}>
        <div className={styles.words}>
          <p className={styles.kind}>
            <KindShape kind={kind} size={16} />
            {kind?.label ?? node.kind}
          </p>
          <h3 className={styles.title}>
            <bdi>{node.label}</bdi>
          </h3>
        </div>
        <span className={styles.close}>
          <IconButton
            label={t('closeDetails')}
            icon={<X aria-hidden size={18} />}
            size="small"
            onPress={() => network.clear()}
          />
        </span>
      </div>
      {node.badge && (
        <span>
          <Badge {...(node.badge.tone && { tone: node.badge.tone })}>{node.badge.label}</Badge>
        </span>
      )}
      {node.description !== undefined && <p className={styles.muted}>{node.description}</p>}
      {filter.shown[selected] !== 1 && (
        <StatusBadge look="plain" kind="info">
          {t('isHidden')}
        </StatusBadge>
      )}
      {children}
      <div className={styles.actions}>
        {group && (
          <Button variant="primary" size="small" onPress={() => network.toggleGroup(selected)}>
            {t(group.isOpen ? 'closeGroup' : 'openGroup')}
          </Button>
        )}
        {onOpen && (
          <Button variant="primary" size="small" onPress={onOpen}>
            {openLabel ?? t('open')}
          </Button>
        )}
        <Button
          size="small"
          icon={<Route aria-hidden size={16} />}
          onPress={() => network.setEnds({ from: node.id, to: null })}
        >
          {t('pathFromHere')}
        </Button>
      </div>
      <Links network={network} />
      {more !== undefined && (
        <div className={styles.more}>
          {more === 'failed' && (
            <StatusBadge look="plain" kind="danger">
              {t('expandFailed')}
            </StatusBadge>
          )}
          <Button size="small" isPending={more === 'loading'} onPress={() => network.expand(selected)}>
            {t(more === 'failed' ? 'retry' : 'expand')}
          </Button>
        </div>
      )}
    </>
  )
}

/** The links of the selected node; pressing one goes to that node. */
function Links({ network }: { network: NetworkState }) {
  const { model, selected, kindOf, t } = network
  const [start, end] = [model.startOf(selected), model.endOf(selected)]
  const slots = Array.from({ length: Math.min(mostLinks, end - start) }, (_, at) => start + at)
  const rest = end - start - slots.length
  return (
    <div className={styles.links}>
      <h4 className={styles.subtitle}>
        {t('linksOf')} <span className={styles.count}>{t('links', { count: end - start })}</span>
      </h4>
      {slots.length === 0 ? (
        <p className={styles.muted}>{t('noLinks')}</p>
      ) : (
        <ul className={styles.linkList}>
          {slots.map(slot => {
            const link = model.linkAt(slot)
            const other = model.nodes[model.neighbourAt(slot)]
            const { words, sense } = linkWords(model, link, selected, t)
            return (
              <li key={model.edges[link]?.id}>
                <button
                  type="button"
                  className={styles.link}
                  onClick={() => network.select(model.neighbourAt(slot))}
                >
                  <span className={styles.linkWords}>
                    {words}
                    <SenseIcon sense={sense} />
                  </span>
                  <span className={styles.linked}>
                    <KindShape kind={kindOf.get(other?.kind ?? '')} size={16} />
                    <bdi className={styles.linkedName}>{other?.label}</bdi>
                  </span>
                </button>
              </li>
            )
          })}
        </ul>
      )}
      {rest > 0 && <p className={styles.muted}>{t('moreLinks', { count: rest })}</p>}
    </div>
  )
}
