import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import * as styles from './PlainText.css.ts'

export interface PlainTextProps extends ElementProps<HTMLDivElement> {
  /** The text with its own spaces and line breaks. Markup is not interpreted. */
  text: string
  /** What the text is: the name of its file. */
  label: string
}

/** Shows the text of a file in a scrollable frame. */
export function PlainText({ text, label, ...element }: PlainTextProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by keys too
    <div {...elementProps(element)} role="group" aria-label={label} tabIndex={0} className={styles.frame}>
      <pre className={styles.text}>{text}</pre>
    </div>
  )
}
