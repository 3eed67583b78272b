import * as styles from './Prose.css.ts'

export interface ProseProps {
  /** Plain text: an empty line ends a paragraph, `## ` starts a heading. Nothing else is read as markup. */
  text: string
  /** Level of its headings in the page's outline. @default 2 */
  level?: 2 | 3
  /** Language of the text when it is not the page's. */
  lang?: string
}

/** A long text to read: terms, help. */
export function Prose({ text, level = 2, lang }: ProseProps) {
  const Heading = `h${level}` as const
  const blocks = text.split(/\r?\n\s*\r?\n/).filter(block => block.trim() !== '')
  return (
    <div className={styles.prose} {...(lang !== undefined && { lang })}>
      {blocks.map((block, index) =>
        block.startsWith('## ') ? (
          // The text is shown whole and in order: a block has no other name than its place.
          <Heading key={`${index}`} className={styles.heading}>
            {block.slice(3)}
          </Heading>
        ) : (
          <p key={`${index}`} className={styles.paragraph}>
            {block}
          </p>
        ),
      )}
    </div>
  )
}
