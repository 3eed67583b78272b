import { useEffect, useEffectEvent, useRef } from 'react'
import type { ElementProps } from '../../internal/elementProps.ts'
import { useElementProps } from '../../internal/useElementProps.ts'
import * as styles from './Viewfinder.css.ts'

export interface ViewfinderProps extends ElementProps<HTMLVideoElement> {
  /** What the camera sees. Whoever opened it closes it. */
  stream: MediaStream
  /** What it is for, for who does not see it. */
  label: string
  /** Called about five times a second with what is seen, as soon as something is. */
  onFrame: (picture: HTMLVideoElement) => void
}

/** Milliseconds between two looks. */
const pause = 200

/** What a camera sees, while something is looked for in it. */
export function Viewfinder({ stream, label, onFrame, ...element }: ViewfinderProps) {
  const video = useRef<HTMLVideoElement>(null)
  const attributes = useElementProps(element, video)
  const look = useEffectEvent(() => {
    if (video.current && video.current.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA)
      onFrame(video.current)
  })
  useEffect(() => {
    const { current } = video
    if (!current) return undefined
    current.srcObject = stream
    // One that is taken away at once does not play.
    current.play().catch(() => undefined)
    const timer = setInterval(() => look(), pause)
    return () => {
      clearInterval(timer)
      current.srcObject = null
    }
  }, [stream])
  return <video {...attributes} aria-label={label} muted playsInline className={styles.video} />
}
