import { useMessages } from '../../i18n/useMessages.ts'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import * as styles from './TextComparison.css.ts'
import { messages } from './TextComparison.messages.ts'

/** Where a piece of a text stands: in both versions, in the newer one alone, or in the older one alone. */
export const comparedKinds = ['same', 'added', 'removed'] as const
export type ComparedKind = (typeof comparedKinds)[number]

/** A piece of a text, as it is: nothing in it is taken for markup. */
export interface ComparedPiece {
  kind: ComparedKind
  text: string
}

export interface TextComparisonProps extends ElementProps<HTMLDivElement> {
  /** One after the other, with the spaces and line breaks between them: those that are not removed are the newer version. */
  pieces: readonly ComparedPiece[]
  /** Language of the text when it is not the page's. */
  lang?: string
}

/** A text in which it is marked what another version of it has and has not. */
export function TextComparison({ pieces, lang, ...element }: TextComparisonProps) {
  const t = useMessages(messages)
  return (
    <div {...elementProps(element)} className={styles.text} {...(lang !== undefined && { lang })}>
      {pieces.map(({ kind, text }, index) => {
        // Pieces have no other name than their place.
        const key = `${index}`
        if (kind === 'same') return <span key={key}>{text}</span>
        const Piece = kind === 'added' ? 'ins' : 'del'
        return (
          <Piece key={key} className={styles.changed[kind]}>
            {/* Screen readers do not tell of `ins` and `del` by themselves. */}
            <span className={styles.said} {...(lang !== undefined && { lang: t('lang') })}>
              {t(kind)}
            </span>
            {text}
            <span className={styles.said} {...(lang !== undefined && { lang: t('lang') })}>
              {t('end')}
            </span>
          </Piece>
        )
      })}
    </div>
  )
}
