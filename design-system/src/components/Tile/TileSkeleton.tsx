import { Skeleton } from '../Skeleton/Skeleton.tsx'
import * as styles from './Tile.css.ts'
import type { TileLayout } from './Tile.tsx'

const squares = { columns: '3rem', compact: '2rem', list: '1.5rem' } as const

export interface TileSkeletonProps {
  /** Layout of the tile. @default 'columns' */
  layout?: TileLayout
}

/** Placeholder for a tile. Decorative: `TileGrid` has the text. */
export function TileSkeleton({ layout = 'columns' }: TileSkeletonProps) {
  return (
    <div className={styles.tile({ layout })}>
      <Skeleton shape="square" width={squares[layout]} />
      <div className={styles.words}>
        <span className={styles.title({ layout })}>
          <Skeleton width="55%" />
        </span>
        {layout !== 'compact' && (
          <span className={styles.description}>
            <Skeleton width="85%" />
          </span>
        )}
      </div>
    </div>
  )
}
