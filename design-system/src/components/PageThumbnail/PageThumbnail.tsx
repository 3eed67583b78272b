import { useEffect, useEffectEvent, useRef } from 'react'
import type { ElementProps } from '../../internal/elementProps.ts'
import { useElementProps } from '../../internal/useElementProps.ts'
import * as styles from './PageThumbnail.css.ts'
import { drawnPage, type ThumbnailPage, type ThumbnailVisual } from './pageDrawing.ts'

export { thumbnailKinds } from './pageDrawing.ts'
export type { ThumbnailPage, ThumbnailVisual } from './pageDrawing.ts'

export interface PageThumbnailProps extends ElementProps<SVGSVGElement> {
  /** Names the page, if no name is written beside it. @default decorative */
  label?: string
  /** The page to draw. Leave it out while it loads or if nothing is known about it: the frame stays empty. */
  page?: ThumbnailPage | undefined
  /** Called once, when the thumbnail comes near the viewport: the time to load the page. @default nothing */
  onSeen?: () => void
}

/** The symbol of each kind of visual, in a 100 by 100 box that is stretched to the visual's size. */
const marks: Readonly<Record<ThumbnailVisual['kind'], string>> = {
  chart: 'M14 88V52H30V88ZM42 88V20H58V88ZM70 88V38H86V88Z',
  table: 'M8 18H92M8 40H92M8 62H92M8 84H92M40 18V84',
  card: 'M24 38H76V62H24Z',
  slicer: 'M12 50H70M80 44L86 54L92 44',
  text: 'M4 25H96M4 50H84M4 75H52',
  image: 'M6 92L36 40L56 70L70 54L94 92ZM66 22H82V38H66Z',
  shape: '',
}

/** How far below the viewport to load: about one row of cards. */
const ahead = '300px'
const nothing: ThumbnailPage = { width: 0, height: 0, visuals: [] }

/** A miniature of a report page: shows the position and kind of each visual, without figures or text. */
export function PageThumbnail({ label, page, onSeen, ...element }: PageThumbnailProps) {
  const place = useRef<SVGSVGElement>(null)
  const attributes = useElementProps(element, place)
  const see = useEffectEvent(() => onSeen?.())
  useEffect(() => {
    if (!place.current) return undefined
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        see()
      },
      { rootMargin: ahead },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  const { width, height, visuals } = drawnPage(page ?? nothing)
  return (
    <svg
      {...attributes}
      viewBox={`0 0 ${width} ${height}`}
      className={styles.place}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {page && (
        <>
          {/* Its own viewport clips everything outside the page. */}
          <svg width={width} height={height}>
            <rect width="100%" height="100%" className={styles.page} />
            {visuals.map((visual, at) => (
              // The index is part of the key, because copies of a visual may have kept its name.
              <g
                key={`${visual.name} ${at}`}
                data-kind={visual.kind}
                transform={`translate(${visual.x} ${visual.y}) scale(${visual.width / 100} ${visual.height / 100})`}
              >
                <rect width="100" height="100" className={styles.box[visual.kind]} />
                {marks[visual.kind] && <path d={marks[visual.kind]} className={styles.mark[visual.kind]} />}
              </g>
            ))}
          </svg>
          <rect width={width} height={height} className={styles.border} />
        </>
      )}
    </svg>
  )
}
