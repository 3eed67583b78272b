import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import * as styles from './Prose.css.ts'
import { proseParts } from './proseParts.ts'

export interface ProseProps extends ElementProps<HTMLDivElement> {
  /**
   * Plain text. An empty line ends a paragraph, `## ` starts a heading, and lines that begin with `- ` or `1. ` form a
   * list. No other markup is interpreted.
   */
  text: string
  /** Level of the headings in the page's outline. @default 2 */
  level?: 2 | 3 | 4
  /** Language of the text, if it differs from the page's. */
  lang?: string
}

/** A longer text to read, such as terms or help. */
export function Prose({ text, level = 2, lang, ...element }: ProseProps) {
  const Heading = `h${level}` as const
  return (
    <div {...elementProps(element)} className={styles.prose} {...(lang !== undefined && { lang })}>
      {proseParts(text).map((part, index) => {
        // Parts never change order, so the index can be the key.
        const key = `${index}`
        if (part.kind === 'heading')
          return (
            <Heading key={key} className={styles.heading}>
              {part.text}
            </Heading>
          )
        if ('text' in part)
          return (
            <p key={key} className={styles.paragraph}>
              {part.text}
            </p>
          )
        const List = part.kind === 'numbers' ? 'ol' : 'ul'
        return (
          <List
            key={key}
            className={styles.list[part.kind]}
            {...(part.kind === 'numbers' && { start: part.first })}
          >
            {part.items.map((item, at) => (
              <li key={`${at}`} className={styles.item}>
                {item}
              </li>
            ))}
          </List>
        )
      })}
    </div>
  )
}
