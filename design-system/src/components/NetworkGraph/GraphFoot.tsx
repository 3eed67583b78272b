import { Maximize, Move, Undo2, X, ZoomIn, ZoomOut } from 'lucide-react'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './graph.css.ts'
import type { NetworkState } from './useNetworkState.ts'

interface GraphFootProps {
  network: NetworkState
  /** The next click sets where the selected node goes. */
  isPutting: boolean
  onPutting: (isPutting: boolean) => void
  /** @param steps positive zooms in */
  onZoom: (steps: number) => void
  onFit: () => void
}

/** The graph's actions as buttons, below the graph and never over it. */
export function GraphFoot({ network, isPutting, onPutting, onZoom, onFit }: GraphFootProps) {
  const { model, selected, places, t } = network
  const label = model.nodes[selected]?.label
  const shared = { size: 'small', tooltipPlacement: 'top' } as const
  return (
    <div className={styles.foot}>
      <p aria-hidden className={styles.keys}>
        {t('keysSeen')}
      </p>
      <div className={styles.zoom}>
        {Object.keys(places.byId).length > 0 && places.isMovable && (
          <IconButton
            {...shared}
            label={t('arrangeAnew')}
            icon={<Undo2 aria-hidden size={18} />}
            onPress={places.takeBack}
          />
        )}
        {places.isMovable && label !== undefined && (
          <IconButton
            {...shared}
            label={t(isPutting ? 'putEnd' : 'put', { label })}
            icon={isPutting ? <X aria-hidden size={18} /> : <Move aria-hidden size={18} />}
            onPress={() => {
              onPutting(!isPutting)
              if (!isPutting) network.say(t('putHow', { label }))
            }}
          />
        )}
        <IconButton
          {...shared}
          label={t('zoomOut')}
          icon={<ZoomOut aria-hidden size={18} />}
          onPress={() => onZoom(-1)}
        />
        <IconButton
          {...shared}
          label={t('zoomIn')}
          icon={<ZoomIn aria-hidden size={18} />}
          onPress={() => onZoom(1)}
        />
        <IconButton {...shared} label={t('fit')} icon={<Maximize aria-hidden size={18} />} onPress={onFit} />
      </div>
    </div>
  )
}
