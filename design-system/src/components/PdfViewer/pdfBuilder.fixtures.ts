/**
 * Writes small PDF files for stories and tests: text and shapes on pages, and the special cases that a reader must
 * handle.
 */

type Rectangle = readonly [left: number, bottom: number, right: number, top: number]

export interface SampleLine {
  text: string
  /** Structure element in a tagged document. @default 'P' */
  role?: 'H1' | 'H2' | 'P' | 'LI'
  /** Whether it continues the previous paragraph. @default false */
  goesOn?: boolean
  /** Font size in points. @default 13 */
  size?: number
  /** Space above the line, in points. @default 8 */
  gap?: number
}

export interface SampleLink {
  rectangle: Rectangle
  /** The action of a link (`/S /URI …`, `/S /JavaScript …`), or the page it leads to, from 1. */
  action: string | number
}

export interface SamplePage {
  lines?: readonly (string | SampleLine)[]
  /** Drawing operators that come before the text. */
  shapes?: string
  links?: readonly SampleLink[]
  /** Filled-in text fields, by name. */
  fields?: Readonly<Record<string, string>>
  /** In points. @default A4 upright */
  size?: readonly [width: number, height: number]
  /** Degrees. @default 0 */
  rotate?: number
  /** Puts something else in place of the page. @default false */
  isDamaged?: boolean
}

export interface SampleBookmark {
  title: string
  /** From 1. */
  page: number
  items?: readonly SampleBookmark[]
}

export interface SampleDocument {
  pages: readonly SamplePage[]
  title?: string
  language?: string
  outline?: readonly SampleBookmark[]
  isTagged?: boolean
  /** Adds a signature field, unsigned or signed. */
  signature?: 'wanted' | 'given'
}

/** Encrypts each object of an encrypted file. */
export interface Encryption {
  dictionary: string
  encrypt: (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>
}

export const bytesOfText = (text: string) =>
  Uint8Array.from(text, character => character.codePointAt(0) ?? 0x3f)

/** A PDF string literal in WinAnsi, which equals Latin-1 for everything these samples contain. */
const literal = (text: string) =>
  `(${text
    .replaceAll(/[\\()]/g, String.raw`\$&`)
    .replaceAll('’', '\u0092')
    .replaceAll('€', '\u0080')})`

class Writer {
  private readonly objects: { dictionary: string; stream?: string }[] = []

  /** @returns the number of the object */
  add(dictionary: string, stream?: string): number {
    return this.objects.push(stream === undefined ? { dictionary } : { dictionary, stream })
  }

  /** Reserves a number for an object written later. */
  reserve(): number {
    return this.add('')
  }

  set(id: number, dictionary: string): void {
    this.objects[id - 1] = { dictionary }
  }

  async write(trailer: string, encryption?: Encryption): Promise<Uint8Array<ArrayBuffer>> {
    const parts: Uint8Array<ArrayBuffer>[] = []
    let length = 0
    const put = (part: string | Uint8Array<ArrayBuffer>) => {
      const bytes = typeof part === 'string' ? bytesOfText(part) : part
      parts.push(bytes)
      length += bytes.length
    }
    put('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n')
    const offsets: number[] = []
    for (const [index, { dictionary, stream }] of this.objects.entries()) {
      offsets.push(length)
      put(`${String(index + 1)} 0 obj\n`)
      if (stream === undefined) put(dictionary)
      else {
        const plain = bytesOfText(stream)
        const bytes = encryption ? await encryption.encrypt(plain) : plain
        put(`<< ${dictionary} /Length ${String(bytes.length)} >>\nstream\n`)
        put(bytes)
        put('\nendstream')
      }
      put('\nendobj\n')
    }
    const table = length
    const rows = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
    const size = String(this.objects.length + 1)
    put(`xref\n0 ${size}\n0000000000 65535 f \n${rows}`)
    put(`trailer\n<< /Size ${size} ${trailer} >>\nstartxref\n${String(table)}\n%%EOF\n`)
    return new Uint8Array(await new Blob(parts).arrayBuffer())
  }
}

const margin = 56
const ref = (id: number) => `${String(id)} 0 R`
const numbers = (values: readonly number[]) => values.map(String).join(' ')

interface Placed extends Required<SampleLine> {
  y: number
}

function placeLines({ lines = [], size: [, height] = [595, 842] }: SamplePage): Placed[] {
  let y = height - margin
  return lines.map(line => {
    const {
      text,
      role = 'P',
      goesOn = false,
      size = 13,
      gap = 8,
    } = typeof line === 'string' ? { text: line } : line
    y -= size + gap
    return { text, role, goesOn, size, gap, y }
  })
}

function contentOf(page: SamplePage, isTagged: boolean): string {
  const texts = placeLines(page).map(({ text, role, size, y }, index) => {
    const show = `BT /F1 ${String(size)} Tf ${String(margin)} ${String(y)} Td ${literal(text)} Tj ET`
    return isTagged ? `/${role} << /MCID ${String(index)} >> BDC ${show} EMC` : show
  })
  return [page.shapes ?? '', '0 g', ...texts].join('\n')
}

/** The structure elements of one page: consecutive list items form one list. */
function addStructure(
  writer: Writer,
  page: SamplePage,
  own: number,
  root: number,
): [top: number[], marked: number[]] {
  const top: number[] = []
  const marked: number[] = []
  let list: { id: number; items: number[] } | undefined
  const closeList = () => {
    if (list) writer.set(list.id, element('L', root, list.items.map(ref).join(' ')))
    list = undefined
  }
  const element = (role: string, parent: number, kids: string) =>
    `<< /Type /StructElem /S /${role} /P ${ref(parent)} /Pg ${ref(own)} /K [${kids}] >>`
  const lines = placeLines(page)
  for (const [mark, { role, goesOn }] of lines.entries()) {
    if (goesOn) {
      marked.push(top.at(-1) ?? root)
      continue
    }
    if (role !== 'LI') {
      closeList()
      const rest = lines.slice(mark + 1)
      const end = rest.findIndex(line => !line.goesOn)
      const marks = Array.from({ length: 1 + (end < 0 ? rest.length : end) }, (_, index) => mark + index)
      const id = writer.add(element(role, root, numbers(marks)))
      top.push(id)
      marked.push(id)
      continue
    }
    if (!list) {
      list = { id: writer.reserve(), items: [] }
      top.push(list.id)
    }
    const item = writer.reserve()
    const body = writer.add(element('LBody', item, String(mark)))
    writer.set(item, element('LI', list.id, ref(body)))
    list.items.push(item)
    marked.push(body)
  }
  closeList()
  return [top, marked]
}

function addOutline(writer: Writer, bookmarks: readonly SampleBookmark[], pages: readonly number[]): number {
  const root = writer.reserve()
  const addLevel = (items: readonly SampleBookmark[], parent: number): string => {
    const ids = items.map(() => writer.reserve())
    for (const [index, { title, page, items: children = [] }] of items.entries()) {
      const own = ids[index] ?? 0
      const [before, after] = [ids[index - 1], ids[index + 1]]
      const kids = children.length > 0 ? addLevel(children, own) : ''
      writer.set(
        own,
        `<< /Title ${literal(title)} /Parent ${ref(parent)} /Dest [${ref(pages[page - 1] ?? 0)} /XYZ 0 800 0]` +
          `${before ? ` /Prev ${ref(before)}` : ''}${after ? ` /Next ${ref(after)}` : ''} ${kids} >>`,
      )
    }
    return `/First ${ref(ids[0] ?? 0)} /Last ${ref(ids.at(-1) ?? 0)} /Count ${String(-ids.length)}`
  }
  writer.set(root, `<< /Type /Outlines ${addLevel(bookmarks, root)} >>`)
  return root
}

/** The bytes of a document. Its catalogue comes last, so that a truncated file has none. */
export async function buildPdf(
  sample: SampleDocument,
  encryption?: Encryption,
): Promise<Uint8Array<ArrayBuffer>> {
  const { pages, title, language, outline, isTagged = false, signature } = sample
  const writer = new Writer()
  const font = writer.add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>')
  const ids = pages.map(() => writer.reserve())
  const tree = writer.reserve()
  const structure = isTagged ? writer.reserve() : undefined
  const elements: number[] = []
  const marks: string[] = []
  const fields: number[] = []
  for (const [index, page] of pages.entries()) {
    const own = ids[index] ?? 0
    const content = writer.add('', contentOf(page, isTagged))
    const annotations = (page.links ?? []).map(({ rectangle, action }) =>
      writer.add(
        `<< /Type /Annot /Subtype /Link /Border [0 0 0] /Rect [${numbers(rectangle)}] ` +
          (typeof action === 'number'
            ? `/Dest [${ref(ids[action - 1] ?? 0)} /XYZ 0 800 0] >>`
            : `/A << /Type /Action ${action} >> >>`),
      ),
    )
    for (const [name, value] of Object.entries(page.fields ?? {})) {
      const field = writer.add(
        `<< /Type /Annot /Subtype /Widget /FT /Tx /T ${literal(name)} /V ${literal(value)} ` +
          `/Rect [${numbers([margin, 100 + 30 * fields.length, 300, 120 + 30 * fields.length])}] ` +
          `/DA (/F1 12 Tf 0 g) /F 4 /P ${ref(own)} >>`,
      )
      fields.push(field)
      annotations.push(field)
    }
    if (structure !== undefined) {
      const [top, marked] = addStructure(writer, page, own, structure)
      elements.push(...top)
      marks.push(`${String(index)} [${marked.map(ref).join(' ')}]`)
    }
    writer.set(
      own,
      page.isDamaged
        ? '(no page)'
        : `<< /Type /Page /Parent ${ref(tree)} /MediaBox [0 0 ${numbers(page.size ?? [595, 842])}] ` +
            `/Rotate ${String(page.rotate ?? 0)} /Contents ${ref(content)} ` +
            `/Resources << /Font << /F1 ${ref(font)} >> >> ` +
            (annotations.length > 0 ? `/Annots [${annotations.map(ref).join(' ')}] ` : '') +
            `${isTagged ? `/StructParents ${String(index)} ` : ''}>>`,
    )
  }
  writer.set(tree, `<< /Type /Pages /Count ${String(ids.length)} /Kids [${ids.map(ref).join(' ')}] >>`)
  if (structure !== undefined) {
    const parents = writer.add(`<< /Nums [${marks.join(' ')}] >>`)
    writer.set(
      structure,
      `<< /Type /StructTreeRoot /K [${elements.map(ref).join(' ')}] /ParentTree ${ref(parents)} >>`,
    )
  }
  if (signature) {
    const value =
      signature === 'given' &&
      writer.add(
        '<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /ByteRange [0 10 20 10] /Contents <00> >>',
      )
    fields.push(
      writer.add(
        `<< /Type /Annot /Subtype /Widget /FT /Sig /T (Signature) /Rect [0 0 0 0] /F 132 ${value ? `/V ${ref(value)}` : ''} >>`,
      ),
    )
  }
  const bookmarks = outline && addOutline(writer, outline, ids)
  const information = title === undefined ? undefined : writer.add(`<< /Title ${literal(title)} >>`)
  const catalogue = writer.add(
    [
      `<< /Type /Catalog /Pages ${ref(tree)}`,
      language === undefined ? '' : `/Lang ${literal(language)}`,
      bookmarks === undefined ? '' : `/Outlines ${ref(bookmarks)}`,
      structure === undefined ? '' : `/StructTreeRoot ${ref(structure)} /MarkInfo << /Marked true >>`,
      fields.length > 0
        ? `/AcroForm << /Fields [${fields.map(ref).join(' ')}] ${signature ? '/SigFlags 1' : ''} ` +
          `/DR << /Font << /F1 ${ref(font)} >> >> >>`
        : '',
      '>>',
    ].join(' '),
  )
  const trailer = [
    `/Root ${ref(catalogue)}`,
    information === undefined ? '' : `/Info ${ref(information)}`,
    encryption ? `/Encrypt ${encryption.dictionary} /ID [<00> <00>]` : '',
  ].join(' ')
  return writer.write(trailer, encryption)
}
