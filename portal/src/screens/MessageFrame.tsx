import * as styles from './MessageFrame.css.ts'

export interface MessageFrameProps {
  /** What it is called for those who do not see it. */
  label: string
  /** A whole document, as it is sent. */
  html: string
}

/**
 * A message as its recipient sees it, in a frame of no origin in which nothing runs, nothing is sent, and no link leads anywhere.
 * The policy of the page holds in it: nothing is fetched.
 */
export function MessageFrame({ label, html }: MessageFrameProps) {
  return (
    <iframe
      className={styles.frame}
      title={label}
      sandbox=""
      // What opens another window is refused by the sandbox: a click shows no page of the portal in here.
      srcDoc={html.replace('<head>', '<head><base target="_blank">')}
    />
  )
}
