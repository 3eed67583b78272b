import type { Ref } from 'react'
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

/** The graph, or what stands there until it is arranged: how far that is, or that it could not be. */
export function GraphStage({ network, arranged, ref }: GraphStageProps) {
  const { t } = network
  const { positions, progress, isRearranging, hasFailed, retry } = arranged
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
  if (!positions)
    return (
      <div className={styles.drawing}>
        <ProgressBar label={t('drawing')} value={Math.round(progress * 100)} />
      </div>
    )
  return <GraphCanvas key={network.layout} ref={ref} {...{ network, positions, isRearranging }} />
}
