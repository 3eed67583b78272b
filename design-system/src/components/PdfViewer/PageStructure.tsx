import { Fragment } from 'react'
import type { Block } from './structure.ts'

interface PageStructureProps {
  blocks: readonly Block[]
  prefix: string
}

const owned = (prefix: string, ids: readonly string[]) =>
  ids.length > 0 ? { 'aria-owns': ids.map(id => prefix + id).join(' ') } : {}

/**
 * The structure of a tagged PDF for assistive technology: headings, lists and tables that own their parts of the text
 * layer. The screen shows the picture of the page.
 */
export function PageStructure({ blocks, prefix }: PageStructureProps) {
  return blocks.map((block, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- blocks of a page never change
    <Fragment key={index}>
      <StructureBlock block={block} prefix={prefix} />
    </Fragment>
  ))
}

function StructureBlock({ block, prefix }: { block: Block; prefix: string }) {
  switch (block.kind) {
    case 'heading':
      return <div role="heading" aria-level={block.level} {...owned(prefix, block.ids)} />
    case 'paragraph':
      return block.ids.length > 0 ? <div role="paragraph" {...owned(prefix, block.ids)} /> : null
    case 'figure':
      return <div role="img" aria-label={block.text} />
    case 'list':
      return (
        <div role="list">
          {block.items.map((item, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- blocks of a page never change
            <div key={index} role="listitem">
              <PageStructure blocks={item} prefix={prefix} />
            </div>
          ))}
        </div>
      )
    case 'table':
      return (
        <div role="table">
          {block.rows.map((row, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- blocks of a page never change
            <div key={index} role="row">
              {row.map((cell, column) => (
                <div
                  // oxlint-disable-next-line react/no-array-index-key -- blocks of a page never change
                  key={column}
                  role={cell.isHeader ? (index === 0 ? 'columnheader' : 'rowheader') : 'cell'}
                  {...owned(prefix, cell.ids)}
                />
              ))}
            </div>
          ))}
        </div>
      )
  }
}
