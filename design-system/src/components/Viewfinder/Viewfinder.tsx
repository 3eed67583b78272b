import { useEffect, useEffectEvent, useRef } from 'react'
import type { ElementProps } from '../../internal/elementProps.ts'
import { useElementProps } from '../../internal/useElementProps.ts'
import * as styles from './Viewfinder.css.ts'

export interface ViewfinderProps extends ElementProps<HTMLVideoElement> {
  /** The stream of the camera. The component does not stop it; whoever opened it does. */
  stream: MediaStream
  /** What it is for, for screen readers. */
  label: string
  /** Called about five times a second with the current picture, once there is one. */
  onFrame: (picture: HTMLVideoElement) => void
}

/** Milliseconds between two frames. */
const pause = 200

/** Shows the camera's picture while something is searched for in it. */
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
    // Playback fails if the element is removed immediately.
    current.play().catch(() => undefined)
    const timer = setInterval(() => look(), pause)
    return () => {
      clearInterval(timer)
      current.srcObject = null
    }
  }, [stream])
  return <video {...attributes} aria-label={label} muted playsInline className={styles.video} />
}
