import { useRef, type CSSProperties, type Ref } from 'react'
import { useLocale } from '../../i18n/useMessages.ts'
import { elementProps } from '../../internal/elementProps.ts'
import { useElementProps } from '../../internal/useElementProps.ts'
import { saveFile } from '../../internal/files/saveFile.ts'
import { useFocusKept } from '../../internal/focus/useFocusKept.ts'
import { loadedPart } from '../../loading/loadedPart.tsx'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { Skeleton, SkeletonGroup } from '../Skeleton/Skeleton.tsx'
import type { NetworkExport } from './ExportMenu.tsx'
import * as details from './details.css.ts'
import type { GraphHandle } from './GraphCanvas.tsx'
import { GraphStage } from './GraphStage.tsx'
import { NetworkDetails } from './NetworkDetails.tsx'
import * as styles from './NetworkGraph.css.ts'
import { NetworkList } from './NetworkList.tsx'
import type { NetworkGraphProps } from './networkProps.ts'
import type { NetworkNode } from './networkTypes.ts'
import { NetworkToolbar } from './NetworkToolbar.tsx'
import { PrintedList } from './PrintedList.tsx'
import { runLayout } from './runLayout.ts'
import * as toolbar from './toolbar.css.ts'
import { useGraphLayout, type GraphLayout } from './useGraphLayout.ts'
import { useNetworkState, type NetworkState } from './useNetworkState.ts'

export type { NetworkGraphProps } from './networkProps.ts'
export { networkLayouts, networkShapes, networkStatuses, networkTones, networkViews } from './networkTypes.ts'
export type {
  NetworkEdge,
  NetworkKind,
  NetworkLayout,
  NetworkNode,
  NetworkPlace,
  NetworkPositions,
  NetworkShape,
  NetworkStatus,
  NetworkTone,
  NetworkView,
} from './networkTypes.ts'

const PathFinder = loadedPart(() => import('./PathFinder.tsx'))

/**
 * Shows nodes and the links between them as a graph and as a list. Both views have the same content and stay in sync.
 */
export function NetworkGraph<Node extends NetworkNode>(props: NetworkGraphProps<Node>) {
  const { status = 'ready', height = '34rem', onRetry, onNodeAction } = props
  const network = useNetworkState(props)
  const locale = useLocale()
  const arranged = useGraphLayout({
    model: network.model,
    layout: network.layout,
    isShown: status === 'ready' && network.view === 'graph' && !network.isGrouping && !network.hasFailed,
    arrange: runLayout,
  })
  const graph = useRef<GraphHandle>(null)
  const root = useRef<HTMLDivElement>(null)
  const attributes = useElementProps(props, root)
  const pathPart = useRef<HTMLSpanElement>(null)
  // When a pressed control removes itself, the focus moves to the view switcher.
  const focus = useFocusKept(() => root.current?.querySelector<HTMLElement>('[role="radio"][tabindex="0"]'))
  const { model, selected, ends, title, say, t } = network
  const room = { '--network-height': height } as CSSProperties

  if (status === 'loading' || (status === 'ready' && network.isGrouping))
    return (
      <SkeletonGroup {...elementProps(props)} label={t(status === 'loading' ? 'loading' : 'grouping')}>
        <div className={styles.root} style={room}>
          <div className={toolbar.tools}>
            <div className={toolbar.row}>
              <Skeleton shape="block" width="10rem" height="2.5rem" />
              <Skeleton shape="block" width="min(22rem, 100%)" height="2.5rem" />
            </div>
            <div className={toolbar.kinds}>
              {['6rem', '7rem', '6.5rem', '8rem'].map(width => (
                <Skeleton key={width} shape="block" width={width} height="2rem" />
              ))}
            </div>
          </div>
          <div className={styles.parts}>
            <div className={styles.main} />
            <div className={styles.aside}>
              <div className={details.details}>
                {['50%', '70%', '85%', '80%', '75%'].map(width => (
                  <Skeleton key={width} width={width} />
                ))}
              </div>
            </div>
          </div>
        </div>
      </SkeletonGroup>
    )
  if (status === 'error')
    return <ErrorState {...elementProps(props)} title={t('failed')} {...(onRetry && { onRetry })} />
  if (network.hasFailed)
    return <ErrorState {...elementProps(props)} title={t('failed')} onRetry={network.retry} />
  if (model.nodes.length === 0)
    return props.emptyState ?? <EmptyState {...elementProps(props)} title={t('empty')} />

  const exports: Record<NetworkExport, () => Promise<[ending: string, file: Blob] | undefined>> = {
    picture: async () => {
      const picture = await graph.current?.picture()
      return picture && ['png', picture]
    },
    vector: async () => {
      const vector = await graph.current?.vector()
      return vector === undefined ? undefined : ['svg', new Blob([vector], { type: 'image/svg+xml' })]
    },
    list: async () => {
      const { listAsCsv } = await import('./exportList.ts')
      return ['csv', new Blob([listAsCsv(network, locale)], { type: 'text/csv;charset=utf-8' })]
    },
    graphml: async () => {
      const { networkAsGraphml } = await import('./exportGraphml.ts')
      return ['graphml', new Blob([networkAsGraphml(network)], { type: 'application/xml' })]
    },
  }
  const save = async (what: NetworkExport) => {
    try {
      const made = await exports[what]()
      if (!made) return
      saveFile(made[1], `${title}.${made[0]}`)
      say(t('exported'))
    } catch {
      say(t('exportFailed'))
    }
  }
  // Except for groups, the model holds the caller's own objects.
  const chosen = model.groupAt(selected) ? undefined : (model.nodes[selected] as Node | undefined)
  return (
    <div {...attributes} {...focus} role="group" aria-label={title} className={styles.root} style={room}>
      <NetworkToolbar network={network} pathPart={pathPart} onSave={what => void save(what)} />
      {ends && (
        <PathFinder
          network={network}
          ends={ends}
          onClose={() => {
            pathPart.current?.querySelector('button')?.focus()
            network.setEnds(undefined)
          }}
        />
      )}
      <div className={styles.parts}>
        <div className={network.view === 'list' ? `${styles.main} ${styles.screenOnly}` : styles.main}>
          <View network={network} arranged={arranged} graph={graph} />
        </div>
        <div className={styles.aside}>
          <NetworkDetails
            network={network}
            onOpen={chosen && onNodeAction && (() => onNodeAction(chosen))}
            openLabel={props.nodeActionLabel}
          >
            {chosen && props.renderDetails?.(chosen)}
          </NetworkDetails>
        </div>
      </div>
      <PrintedList network={network} />
      <div role="status" className={styles.hidden}>
        {network.said}
      </div>
    </div>
  )
}

interface ViewProps {
  network: NetworkState
  arranged: GraphLayout
  graph: Ref<GraphHandle>
}

/** One of the two views, or the reason why it is empty. */
function View({ network, arranged, graph }: ViewProps) {
  const { filter, view, query, t } = network
  const isNothingShown = filter.shownCount === 0
  if (isNothingShown || (filter.foundCount === 0 && view === 'list'))
    return (
      <div className={styles.state}>
        <EmptyState
          title={isNothingShown ? t('nothingShown') : t('noMatch', { query: query.trim() })}
          actions={<Button onPress={network.showAll}>{t('showAll')}</Button>}
        >
          {t(isNothingShown ? 'nothingShownHelp' : 'noMatchHelp')}
        </EmptyState>
      </div>
    )
  return view === 'graph' ? (
    <GraphStage ref={graph} network={network} arranged={arranged} />
  ) : (
    <NetworkList network={network} />
  )
}
