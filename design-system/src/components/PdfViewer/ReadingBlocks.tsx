import { Fragment, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useMessages } from '../../i18n/useMessages.ts'
import { messages } from './PdfViewer.messages.ts'
import * as styles from './reading.css.ts'
import { findAll, type SearchOptions } from './search.ts'
import type { Block } from './structure.ts'

/** What is searched for and highlighted. */
export interface MarkedWords {
  query: string
  options: SearchOptions
}

interface ReadingBlocksProps {
  blocks: readonly Block[]
  marked: MarkedWords | undefined
  /** Index of the page's highlights that is the current match, from 0. */
  shown: number | undefined
  /** Changes each time the match should be scrolled into view. */
  token: unknown
}

/** The blocks of a page as running text, with matches highlighted. */
export function ReadingBlocks({ blocks, marked, shown, token }: ReadingBlocksProps) {
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const marks = [...(frame.current?.querySelectorAll('mark') ?? [])]
    // Matches in running heads exist on the page but not in its text, so the nearest highlight is used.
    const here = shown === undefined ? undefined : marks[Math.min(shown, marks.length - 1)]
    for (const mark of marks) mark.toggleAttribute('data-shown', mark === here)
    here?.scrollIntoView({ block: 'nearest' })
    // oxlint-disable-next-line react/exhaustive-deps -- what is marked decides which marks there are, the token when to show one
  }, [shown, marked, token])
  return (
    <div ref={frame} className={styles.parts}>
      <Blocks blocks={blocks} marked={marked} />
    </div>
  )
}

type WordsProps = Pick<ReadingBlocksProps, 'marked'>

function Blocks({ blocks, marked }: WordsProps & { blocks: readonly Block[] }) {
  return blocks.map((block, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- blocks of a page never change
    <Fragment key={index}>{showBlock(block, marked)}</Fragment>
  ))
}

function showBlock(block: Block, marked: MarkedWords | undefined): ReactNode {
  switch (block.kind) {
    case 'heading': {
      // Below the page's own heading, which is an h2.
      const Heading = block.level === 1 ? 'h3' : block.level === 2 ? 'h4' : 'h5'
      return (
        <Heading className={block.level === 1 ? styles.heading : styles.subheading}>
          <Words text={block.text} marked={marked} />
        </Heading>
      )
    }
    case 'paragraph':
      return (
        <p>
          <Words text={block.text} marked={marked} />
        </p>
      )
    case 'figure':
      return (
        <p className={styles.figure}>
          <Words text={block.text} marked={marked} />
        </p>
      )
    case 'list':
      return (
        <ul className={styles.list}>
          {block.items.map((item, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- blocks of a page never change
            <li key={index}>
              <Blocks blocks={item} marked={marked} />
            </li>
          ))}
        </ul>
      )
    case 'table':
      return <ReadingTable block={block} marked={marked} />
  }
}

function ReadingTable({ block, marked }: WordsProps & { block: Extract<Block, { kind: 'table' }> }) {
  const t = useMessages(messages)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is scrolled by keys
    <div role="group" aria-label={t('table')} className={styles.scroller} tabIndex={0}>
      <table className={styles.table}>
        <tbody>
          {block.rows.map((row, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- blocks of a page never change
            <tr key={index}>
              {row.map(({ isHeader, text }, column) => {
                const Cell = isHeader ? 'th' : 'td'
                return (
                  // oxlint-disable-next-line react/no-array-index-key -- blocks of a page never change
                  <Cell
                    key={column}
                    className={styles.cell}
                    {...(isHeader && { scope: index === 0 ? 'col' : 'row' })}
                  >
                    <Words text={text} marked={marked} />
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Words({ text, marked }: WordsProps & { text: string }): ReactNode {
  if (!marked) return text
  const parts: ReactNode[] = []
  let at = 0
  for (const { start, end } of findAll(text, marked.query, marked.options)) {
    parts.push(
      text.slice(at, start),
      <mark key={start} className={styles.mark}>
        {text.slice(start, end)}
      </mark>,
    )
    at = end
  }
  return [...parts, text.slice(at)]
}
