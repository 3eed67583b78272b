import * as styles from './MessageFrame.css.ts'

export interface MessageFrameProps {
  /** The accessible name of the frame. */
  label: string
  /** The complete HTML document, as sent. */
  html: string
}

/**
 * Shows a message as its recipient sees it, in a sandboxed frame with an opaque origin: no scripts run, no forms are
 * sent, no link navigates. The content security policy of the page applies, so nothing is fetched.
 */
export function MessageFrame({ label, html }: MessageFrameProps) {
  return (
    <iframe
      className={styles.frame}
      title={label}
      sandbox=""
      // The sandbox blocks new windows, so a click on a link never loads a page of the portal in the frame.
      srcDoc={html.replace('<head>', '<head><base target="_blank">')}
    />
  )
}
