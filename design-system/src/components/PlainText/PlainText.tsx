import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import * as styles from './PlainText.css.ts'

export interface PlainTextProps extends ElementProps<HTMLDivElement> {
  /** As it is, with its own lines and spaces: nothing in it is taken for markup. */
  text: string
  /** What text it is: the name of its file. */
  label: string
}

/** The text of a file, scrolled in its place. */
export function PlainText({ text, label, ...element }: PlainTextProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by keys too
    <div {...elementProps(element)} role="group" aria-label={label} tabIndex={0} className={styles.frame}>
      <pre className={styles.text}>{text}</pre>
    </div>
  )
}
