import { useMessages } from '../../i18n/useMessages.ts'
import { elementProps, type ElementProps } from '../../internal/elementProps.ts'
import * as styles from './TextComparison.css.ts'
import { messages } from './TextComparison.messages.ts'

/** Where a piece occurs: in both versions, only in the newer one, or only in the older one. */
export const comparedKinds = ['same', 'added', 'removed'] as const
export type ComparedKind = (typeof comparedKinds)[number]

/** A piece of a text. Markup is not interpreted. */
export interface ComparedPiece {
  kind: ComparedKind
  text: string
}

export interface TextComparisonProps extends ElementProps<HTMLDivElement> {
  /** The pieces in order, including spaces and line breaks. Without the removed ones they form the newer version. */
  pieces: readonly ComparedPiece[]
  /** Language of the text, if it differs from the page's. */
  lang?: string
}

/** Shows a text with the additions and removals between two versions. */
export function TextComparison({ pieces, lang, ...element }: TextComparisonProps) {
  const t = useMessages(messages)
  return (
    <div {...elementProps(element)} className={styles.text} {...(lang !== undefined && { lang })}>
      {pieces.map(({ kind, text }, index) => {
        // Pieces never change order, so the index can be the key.
        const key = `${index}`
        if (kind === 'same') return <span key={key}>{text}</span>
        const Piece = kind === 'added' ? 'ins' : 'del'
        return (
          <Piece key={key} className={styles.changed[kind]}>
            {/* Screen readers do not announce `ins` and `del` by themselves. */}
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
