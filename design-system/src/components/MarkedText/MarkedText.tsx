import * as styles from './MarkedText.css.ts'

/** A piece of plain text. It is never parsed as markup. */
export interface TextPiece {
  text: string
  /** Whether the piece is marked. */
  isMatch: boolean
}

export interface MarkedTextProps {
  /** The pieces in order, including the spaces between them. */
  pieces: readonly TextPiece[]
}

/** A text in which the search terms are marked. */
export function MarkedText({ pieces }: MarkedTextProps) {
  return pieces.map(({ text, isMatch }, index) =>
    isMatch ? (
      <mark key={index} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
