import type { Ref } from 'react'
import { useLate } from '../../internal/waiting/useLate.ts'
import { Button } from '../Button/Button.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx'
import { GraphCanvas, type GraphHandle } from './GraphCanvas.tsx'
import * as styles from './NetworkGraph.css.ts'
import type { NetworkState } from './useNetworkState.ts'
import type { GraphLayout } from './useGraphLayout.ts'

interface GraphStageProps {
  network: NetworkState
  arranged: GraphLayout
  ref?: Ref<GraphHandle>
}

/** The graph; until it is laid out, its progress, or an error if the layout failed. */
export function GraphStage({ network, arranged: layout, ref }: GraphStageProps) {
  const { t } = network
  const { positions: arranged, progress, isRearranging, hasFailed, retry } = layout
  // Most graphs are ready at once, so no loading state flashes before them.
  const isLate = useLate(!arranged && !hasFailed)
  if (hasFailed)
    return (
      <ErrorState
        title={t('graphFailed')}
        onRetry={retry}
        actions={<Button onPress={() => network.setView('list')}>{t('showList')}</Button>}
      >
        {t('graphFailedHelp')}
      </ErrorState>
    )
  if (!arranged)
    return (
      <div className={styles.drawing}>
        {isLate && <ProgressBar label={t('drawing')} value={Math.round(progress * 100)} />}
      </div>
    )
  return <GraphCanvas key={network.layout} ref={ref} {...{ network, arranged, isRearranging }} />
}
