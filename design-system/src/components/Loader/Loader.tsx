import { useEffect, useState } from 'react'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import { archPath } from '../../internal/illustrations/Drawing.tsx'
import * as styles from './Loader.css.ts'

export interface LoaderProps extends ElementProps<HTMLDivElement> {
  /** What is awaited, in words: "Vérification de vos droits…". Shown and announced. */
  label: string
  /** Milliseconds before the loader appears, so that it does not flash on a fast response. @default 300 */
  delay?: number
}

/** The arch draws itself while a whole screen is awaited. For parts of a screen use `Skeleton`. */
export function Loader({ label, delay = 300, ...element }: LoaderProps) {
  const [isShown, setShown] = useState(delay === 0)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), delay)
    return () => clearTimeout(timer)
  }, [delay])
  // Render the live region from the start: not every screen reader announces one that is added with its text.
  return (
    <div {...elementProps(element)} role="status" className={styles.awaiting}>
      {isShown && (
        <div className={styles.loader}>
          <svg className={styles.arch} viewBox="44 22 72 90" aria-hidden focusable="false">
            <path className={styles.track} d={archPath} />
            <path className={styles.stroke} d={archPath} pathLength={1} />
          </svg>
          {label}
        </div>
      )}
    </div>
  )
}
