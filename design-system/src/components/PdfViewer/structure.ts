import type { KnownWords } from './lineEnds.ts'
import { knownWords, paragraphOf, paragraphsOf, type TextRun } from './pageText.ts'

/** A node of the structure tree of a tagged PDF as pdf.js returns it: elements have a role, content has an id. */
export interface StructureNode {
  role?: string
  children?: readonly StructureNode[]
  alt?: string
  type?: string
  id?: string
}

/** A table cell. */
export interface Cell {
  isHeader: boolean
  text: string
  ids: readonly string[]
}

/** A part of a page for reading aloud and reflowing. `ids` are the pieces of marked text that it consists of. */
export type Block =
  | { kind: 'heading'; level: number; text: string; ids: readonly string[] }
  | { kind: 'paragraph'; text: string; ids: readonly string[] }
  | { kind: 'figure'; text: string; ids: readonly string[] }
  | { kind: 'list'; items: readonly (readonly Block[])[] }
  | { kind: 'table'; rows: readonly (readonly Cell[])[] }

/** Text by the id of its marked content; unmarked text is `loose`. */
interface MarkedText {
  byId: Map<string, TextRun[]>
  loose: TextRun[]
}

/** Sorts the runs by their marked content. Artifacts (page numbers, running heads) are left out. */
function markedText(runs: readonly TextRun[]): MarkedText {
  const marked: MarkedText = { byId: new Map(), loose: [] }
  const open: { id: string | undefined; isArtifact: boolean }[] = []
  for (const run of runs) {
    if (run.type?.startsWith('beginMarkedContent') === true) {
      open.push({ id: run.id, isArtifact: run.tag === 'Artifact' })
    } else if (run.type === 'endMarkedContent') {
      open.pop()
    } else if (!open.some(({ isArtifact }) => isArtifact)) {
      const id = open.findLast(mark => mark.id !== undefined)?.id
      if (id === undefined) marked.loose.push(run)
      else marked.byId.set(id, [...(marked.byId.get(id) ?? []), run])
    }
  }
  return marked
}

const headingLevel = (role = '') =>
  role === 'H' || role === 'Title' ? 1 : /^H[1-6]$/.test(role) ? Number(role[1]) : undefined

/** Roles that are blocks; any other element is either inline or a container. */
const ownBlock = /^(H[1-6]?|Title|P|L|TOC|Table|Figure|Formula|Caption|BlockQuote|Note|FENote|Index|Code)$/
const containers =
  /^(Document|DocumentFragment|Part|Art|Sect|Div|Aside|NonStruct|TOCI|LBody|LI|THead|TBody|TFoot|TR)$/
const isBlock = ({ role = '' }: StructureNode) => ownBlock.test(role) || containers.test(role)

/** Reads the structure of one page. */
class Reader {
  readonly used = new Set<string>()
  private readonly marked: MarkedText
  private readonly known: KnownWords

  constructor(marked: MarkedText, known: KnownWords) {
    this.marked = marked
    this.known = known
  }

  /** The text of the nodes and all their descendants. */
  words(nodes: readonly StructureNode[]): { text: string; ids: string[] } {
    const ids: string[] = []
    const all: TextRun[] = []
    const visit = (node: StructureNode) => {
      if (node.type === 'content' && node.id !== undefined) {
        const runs = this.marked.byId.get(node.id)
        if (!runs) return
        this.used.add(node.id)
        ids.push(node.id)
        all.push(...runs)
      }
      for (const child of node.children ?? []) visit(child)
    }
    for (const node of nodes) visit(node)
    return { text: paragraphOf(all, this.known), ids }
  }

  paragraph(nodes: readonly StructureNode[]): Block[] {
    const { text, ids } = this.words(nodes)
    return text === '' ? [] : [{ kind: 'paragraph', text, ids }]
  }

  /** The blocks among the children, with the content between them as paragraphs. */
  blocks(children: readonly StructureNode[]): Block[] {
    const blocks: Block[] = []
    let line: StructureNode[] = []
    const endLine = () => {
      blocks.push(...this.paragraph(line))
      line = []
    }
    for (const child of children) {
      if (!isBlock(child)) {
        line.push(child)
        continue
      }
      endLine()
      blocks.push(...this.block(child))
    }
    endLine()
    return blocks
  }

  block(node: StructureNode): Block[] {
    const { role = '', children = [], alt } = node
    const level = headingLevel(role)
    if (level !== undefined) {
      const { text, ids } = this.words(children)
      return text === '' ? [] : [{ kind: 'heading', level, text, ids }]
    }
    if (role === 'Figure' || role === 'Formula') {
      const { text, ids } = this.words(children)
      const said = alt?.trim() ?? text
      return said === '' ? [] : [{ kind: 'figure', text: said, ids }]
    }
    if (role === 'L' || role === 'TOC') return this.list(children)
    if (role === 'Table') return this.table(children)
    return children.some(isBlock) ? this.blocks(children) : this.paragraph(children)
  }

  list(children: readonly StructureNode[]): Block[] {
    const isItem = ({ role }: StructureNode) => role === 'LI' || role === 'TOCI'
    const items = children.filter(isItem).map(({ children: own = [] }) => {
      const isBody = ({ role }: StructureNode) => role === 'LBody'
      const hasBlocks = own.some(child => isBody(child) && child.children?.some(isBlock))
      return hasBlocks ? this.blocks(own) : this.paragraph(own)
    })
    const others = this.blocks(children.filter(child => !isItem(child)))
    const filled = items.filter(item => item.length > 0)
    return [...others, ...(filled.length > 0 ? [{ kind: 'list' as const, items: filled }] : [])]
  }

  table(children: readonly StructureNode[]): Block[] {
    const rowsIn = (nodes: readonly StructureNode[]): StructureNode[] =>
      nodes.flatMap(node => (node.role === 'TR' ? [node] : rowsIn(node.children ?? [])))
    const rows = rowsIn(children).map(({ children: cells = [] }) =>
      cells
        .filter(({ role }) => role === 'TH' || role === 'TD')
        .map(cell => ({ isHeader: cell.role === 'TH', ...this.words(cell.children ?? []) })),
    )
    const caption = this.blocks(children.filter(({ role }) => role === 'Caption'))
    const filled = rows.filter(row => row.length > 0)
    return [...caption, ...(filled.length > 0 ? [{ kind: 'table' as const, rows: filled }] : [])]
  }
}

/** A page in reading order: by its tags if it is tagged, otherwise by its layout. */
export interface ReadPage {
  blocks: readonly Block[]
  /** Whether the blocks come from the document's tags rather than a guess. */
  isTagged: boolean
}

export function readPage(runs: readonly TextRun[], tree: StructureNode | null): ReadPage {
  const marked = markedText(runs)
  const known = knownWords(runs)
  const reader = new Reader(marked, known)
  const blocks = tree ? reader.blocks(tree.children ?? []) : []
  const isTagged = blocks.length > 0
  // Text missing from the structure is still read, at the end.
  const forgotten = [...marked.byId].flatMap(([id, own]) => (reader.used.has(id) ? [] : own))
  const rest = isTagged ? [...forgotten, ...marked.loose] : runs.filter(({ str }) => str !== undefined)
  const guessed = paragraphsOf(rest, known).map((text): Block => ({ kind: 'paragraph', text, ids: [] }))
  return { blocks: [...blocks, ...guessed], isTagged }
}
