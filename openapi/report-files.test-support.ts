import { deflateRawSync } from 'node:zlib'

/** Files that are sent as reports, whole and damaged, and what the contract answers of each: the browser and the services agree. */

/** An entry of a zip, and what its directory says of it against the truth. */
export interface ZipEntry {
  name: string
  data?: Uint8Array | string
  /** @default false: deflated */
  isStored?: boolean
  isEncrypted?: boolean
  /** Size before packing that the directory claims. */
  claimedSize?: number
  /** Packed size that the directory claims. */
  claimedPacked?: number
  /** Entry whose bytes this one claims to be. */
  sharesBytesOf?: number
}

/** How a zip is written. */
export interface ZipOptions {
  /** With the fields of ZIP64, as writers do that do not know the size beforehand. */
  isZip64?: boolean
}

const encode = (text: string) => new TextEncoder().encode(text)

/** The text as Power BI Desktop writes its layout. */
export function utf16(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text, 'utf16le'))
}

function crc32(bytes: Uint8Array): number {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1))
  }
  return ~crc >>> 0
}

/** Little-endian numbers of 2, 4 or 8 bytes. */
function numbers(...fields: readonly (readonly [bytes: 2 | 4 | 8, value: number])[]): Uint8Array {
  const out = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0))
  let at = 0
  for (const [bytes, value] of fields) {
    if (bytes === 8) out.writeBigUInt64LE(BigInt(value), at)
    else out.writeUIntLE(value, at, bytes)
    at += bytes
  }
  return out
}

const full = 0xffffffff

/** A zip, entry after entry, as PKWARE's APPNOTE describes it. */
export function zipOf(entries: readonly ZipEntry[], { isZip64 = false }: ZipOptions = {}): Uint8Array {
  const parts: Uint8Array[] = []
  const directory: Uint8Array[] = []
  const offsets: number[] = []
  let at = 0
  const add = (...bytes: Uint8Array[]) => {
    for (const part of bytes) {
      parts.push(part)
      at += part.length
    }
  }
  for (const entry of entries) {
    const name = encode(entry.name)
    const data = typeof entry.data === 'string' ? encode(entry.data) : (entry.data ?? new Uint8Array())
    const packed = entry.isStored ? data : deflateRawSync(data)
    const size = entry.claimedSize ?? data.length
    const packedSize = entry.claimedPacked ?? packed.length
    const offset = entry.sharesBytesOf === undefined ? at : (offsets[entry.sharesBytesOf] ?? 0)
    offsets.push(at)
    const flags = 0x800 | (entry.isEncrypted ? 1 : 0)
    const about = numbers(
      [2, isZip64 ? 45 : 20],
      [2, flags],
      [2, entry.isStored ? 0 : 8],
      [4, 0],
      [4, crc32(data)],
    )
    const sizes = isZip64 ? numbers([4, full], [4, full]) : numbers([4, packedSize], [4, size])
    const extra = isZip64 ? numbers([2, 1], [2, 16], [8, size], [8, packedSize]) : new Uint8Array()
    const lengths = numbers([2, name.length], [2, extra.length])
    if (entry.sharesBytesOf === undefined)
      add(numbers([4, 0x04034b50]), about, sizes, lengths, name, extra, packed)
    const placed = numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, offset])
    directory.push(numbers([4, 0x02014b50], [2, 45]), about, sizes, lengths, placed, name, extra)
  }
  const start = at
  add(...directory)
  const size = at - start
  const count = entries.length
  if (isZip64) {
    const record = at
    add(
      numbers(
        [4, 0x06064b50],
        [8, 44],
        [2, 45],
        [2, 45],
        [4, 0],
        [4, 0],
        [8, count],
        [8, count],
        [8, size],
        [8, start],
      ),
    )
    add(numbers([4, 0x07064b50], [4, 0], [8, record], [4, 1]))
  }
  const [c, s, o] = isZip64 ? [0xffff, full, full] : [count, size, start]
  add(numbers([4, 0x06054b50], [2, 0], [2, 0], [2, c], [2, c], [4, s], [4, o], [2, 0]))
  return new Uint8Array(Buffer.concat(parts))
}

/** A page of a made report. */
export interface MadePage {
  name: string
  displayName: string
  isHidden?: boolean
  visuals?: readonly MadeVisual[]
}

/** A visual of a made page, with the columns that it shows as they are, and those that it adds up. */
export interface MadeVisual {
  kind: string
  title?: string
  columns?: readonly (readonly [table: string, name: string])[]
  sums?: readonly (readonly [table: string, name: string])[]
  measures?: readonly (readonly [table: string, name: string])[]
  isFiltered?: boolean
  x: number
  y: number
  width: number
  height: number
}

/** A made report. */
export interface MadeReport {
  pages: readonly MadePage[]
  bookmarks?: readonly { name: string; displayName: string; page: string }[]
}

export const quarterly: MadeReport = {
  pages: [
    {
      name: 'ReportSection1',
      displayName: 'Vue d’ensemble',
      visuals: [
        { kind: 'card', title: 'Chiffre d’affaires', x: 20, y: 20, width: 240, height: 120 },
        {
          kind: 'clusteredColumnChart',
          columns: [['Calendrier', 'Mois']],
          sums: [['Honoraires', 'Honoraires']],
          measures: [['Ventes', 'Marge']],
          isFiltered: true,
          x: 280,
          y: 20,
          width: 640,
          height: 360,
        },
      ],
    },
    { name: 'ReportSection2', displayName: 'Détail', isHidden: true },
  ],
  bookmarks: [{ name: 'Bookmark1', displayName: 'Année en cours', page: 'ReportSection1' }],
}

const literal = (text: string) => ({ expr: { Literal: { Value: `'${text.replaceAll("'", "''")}'` } } })
const titleOf = (text: string) => ({ title: [{ properties: { text: literal(text) } }] })

type Shown = Required<Pick<MadeVisual, 'columns' | 'sums' | 'measures'>>

/** The fields of a visual as both forms write them. @param source how the query calls a table */
function expressionsOf(shown: Shown, source: (table: string) => object): object[] {
  const { columns, sums, measures } = shown
  const of = ([table, name]: readonly [string, string]) => ({
    Expression: { SourceRef: source(table) },
    Property: name,
  })
  return [
    ...columns.map(column => ({ Column: of(column) })),
    ...sums.map(column => ({ Aggregation: { Expression: { Column: of(column) }, Function: 0 } })),
    ...measures.map(measure => ({ Measure: of(measure) })),
  ]
}

/** A filter with a condition, and one that is only offered. */
const filtersOf = (isFiltered: boolean | undefined) => [
  { name: 'offered', type: 'Categorical' },
  ...(isFiltered ? [{ name: 'set', type: 'Categorical', filter: { Version: 2 } }] : []),
]

function legacyQuery(shown: Shown): object {
  const tables = [...shown.columns, ...shown.sums, ...shown.measures].map(([table]) => table)
  return {
    Version: 2,
    From: tables.map((table, at) => ({ Name: `t${at}`, Entity: table, Type: 0 })),
    Select: expressionsOf(shown, table => ({ Source: `t${tables.indexOf(table)}` })),
  }
}

/** The layout as Power BI Desktop keeps it in `Report/Layout`. */
export function layoutOf({ pages, bookmarks = [] }: MadeReport): object {
  return {
    id: 0,
    config: JSON.stringify({
      version: '5.50',
      bookmarks: bookmarks.map(({ name, displayName, page }) => ({
        name,
        displayName,
        explorationState: { version: '1.3', activeSection: page },
      })),
    }),
    sections: pages.map(({ name, displayName, isHidden, visuals = [] }, ordinal) => ({
      name,
      displayName,
      ordinal,
      width: 1280,
      height: 720,
      config: JSON.stringify(isHidden ? { visibility: 1 } : {}),
      visualContainers: visuals.map(
        ({ kind, title, columns = [], sums = [], measures = [], isFiltered, ...place }, z) => ({
          ...place,
          z,
          filters: JSON.stringify(filtersOf(isFiltered)),
          config: JSON.stringify({
            name: `${name}-${z}`,
            singleVisual: {
              visualType: kind,
              prototypeQuery: legacyQuery({ columns, sums, measures }),
              ...(title ? { vcObjects: titleOf(title) } : {}),
            },
          }),
        }),
      ),
    })),
  }
}

/** The entries of the newer form, `Report/definition`. */
export function definitionOf({ pages, bookmarks = [] }: MadeReport): ZipEntry[] {
  const json = (name: string, value: object) => ({
    name: `Report/definition/${name}`,
    data: JSON.stringify(value),
  })
  return [
    json('report.json', { themeCollection: {} }),
    json('pages/pages.json', { pageOrder: pages.map(({ name }) => name), activePageName: pages[0]?.name }),
    ...pages.flatMap(({ name, displayName, isHidden, visuals = [] }) => [
      json(`pages/${name}/page.json`, {
        name,
        displayName,
        width: 1280,
        height: 720,
        ...(isHidden ? { visibility: 'HiddenInViewMode' } : {}),
      }),
      ...visuals.map(({ kind, title, columns = [], sums = [], measures = [], isFiltered, ...place }, z) =>
        json(`pages/${name}/visuals/${name}-${z}/visual.json`, {
          name: `${name}-${z}`,
          position: { ...place, z },
          filterConfig: { filters: filtersOf(isFiltered) },
          visual: {
            visualType: kind,
            query: {
              queryState: {
                Values: {
                  projections: expressionsOf({ columns, sums, measures }, table => ({ Entity: table })).map(
                    field => ({ field }),
                  ),
                },
              },
            },
            ...(title ? { visualContainerObjects: titleOf(title) } : {}),
          },
        }),
      ),
    ]),
    ...(bookmarks.length === 0
      ? []
      : [json('bookmarks/bookmarks.json', { items: bookmarks.map(({ name }) => ({ name })) })]),
    ...bookmarks.map(({ name, displayName, page }) =>
      json(`bookmarks/${name}.bookmark.json`, {
        name,
        displayName,
        explorationState: { activeSection: page },
      }),
    ),
  ]
}

/** What stands beside the layout and the data of every report. */
export const frame: ZipEntry[] = [
  { name: 'Version', data: utf16('1.28') },
  { name: '[Content_Types].xml', data: '<Types/>' },
]
/** The data of a made report. */
export const model: ZipEntry = { name: 'DataModel', data: new Uint8Array(2000).fill(7), isStored: true }
/** The layout of a made report. */
export const layout = (report = quarterly): ZipEntry => ({
  name: 'Report/Layout',
  data: utf16(JSON.stringify(layoutOf(report))),
})
const connection: ZipEntry = { name: 'Connections', data: '{"Version":2}' }

/** A report with data as Power BI Desktop saves it. */
export function reportFile(report = quarterly, dataModel?: Uint8Array): Uint8Array {
  return zipOf([...frame, dataModel ? { ...model, data: dataModel } : model, layout(report)])
}

/** The least of a report that is one, with something else in it. */
const withOther = (...entries: ZipEntry[]) => zipOf([...frame, model, layout(), ...entries])
const ordinary = reportFile()

/** A template: what its data model would be, and no data. */
export const templateFile = (report = quarterly, schema = '{}'): Uint8Array =>
  zipOf([...frame, { name: 'DataModelSchema', data: utf16(schema) }, layout(report)])

/** A file and what becomes of it: undefined when it is taken. */
export interface FileCase {
  what: string
  name?: string
  bytes: Uint8Array
  code?: string
}

export const fileCases: readonly FileCase[] = [
  { what: 'an ordinary report', bytes: ordinary },
  { what: 'a report in the newer form', bytes: zipOf([...frame, model, ...definitionOf(quarterly)]) },
  { what: 'a report with ZIP64 fields', bytes: zipOf([...frame, model, layout()], { isZip64: true }) },
  { what: 'a report with data and a connection beside it', bytes: withOther(connection) },
  { what: 'a report whose extension is in capitals', name: 'Liasse.PBIX', bytes: ordinary },
  { what: 'a template', name: 'Liasse.pbit', bytes: ordinary, code: 'report-file-extension' },
  { what: 'a file without an extension', name: 'pbix', bytes: ordinary, code: 'report-file-extension' },
  { what: 'an empty file', bytes: new Uint8Array(), code: 'report-file-unreadable' },
  { what: 'a text', bytes: encode('Rapport trimestriel'), code: 'report-file-unreadable' },
  {
    what: 'another zip',
    bytes: zipOf([{ name: 'word/document.xml', data: '<x/>' }]),
    code: 'report-file-unreadable',
  },
  { what: 'a zip without entries', bytes: zipOf([]), code: 'report-file-unreadable' },
  {
    what: 'a document that Office has encrypted',
    bytes: new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...ordinary]),
    code: 'report-file-encrypted',
  },
  {
    what: 'a zip with a password',
    bytes: zipOf([...frame, model, { ...layout(), isEncrypted: true }]),
    code: 'report-file-encrypted',
  },
  { what: 'half a report', bytes: ordinary.slice(0, ordinary.length / 2), code: 'report-file-truncated' },
  {
    what: 'a report whose last byte is missing',
    bytes: ordinary.slice(0, -1),
    code: 'report-file-truncated',
  },
  {
    what: 'a template under the name of a report',
    bytes: templateFile(),
    code: 'report-file-template',
  },
  {
    what: 'a report on a live connection',
    bytes: zipOf([...frame, connection, layout()]),
    code: 'report-file-live-connection',
  },
  {
    what: 'a report without a data model and without a connection',
    bytes: zipOf([...frame, layout()]),
    code: 'report-file-without-data',
  },
  {
    what: 'a report whose data model is empty',
    bytes: zipOf([...frame, { name: 'DataModel', isStored: true }, layout()]),
    code: 'report-file-without-data',
  },
  {
    what: 'a name that leads out',
    bytes: withOther({ name: '../../etc/passwd', data: 'x' }),
    code: 'report-file-unsafe',
  },
  {
    what: 'an absolute name',
    bytes: withOther({ name: '/etc/passwd', data: 'x' }),
    code: 'report-file-unsafe',
  },
  { what: 'a name of Windows', bytes: withOther({ name: 'C:\\x', data: 'x' }), code: 'report-file-unsafe' },
  {
    what: 'a back slash that leads out',
    bytes: withOther({ name: '..\\x', data: 'x' }),
    code: 'report-file-unsafe',
  },
  { what: 'an entry that is there twice', bytes: withOther(layout()), code: 'report-file-unsafe' },
  {
    what: 'two names that differ in case only',
    bytes: withOther({ name: 'report/layout', data: 'x' }),
    code: 'report-file-unsafe',
  },
  {
    what: 'an entry that unpacks to a thousand times its size',
    bytes: withOther({ name: 'Metadata', data: new Uint8Array(80 * 1024 * 1024) }),
    code: 'report-file-unsafe',
  },
  {
    what: 'entries that share their bytes',
    bytes: withOther(
      { ...model, name: 'Settings', sharesBytesOf: 2 },
      { ...model, name: 'Metadata', sharesBytesOf: 2 },
    ),
    code: 'report-file-unsafe',
  },
  {
    what: 'more bytes of an entry than the file has',
    bytes: withOther({ name: 'Metadata', data: 'x', claimedPacked: 1_000_000 }),
    code: 'report-file-unsafe',
  },
  {
    what: 'a layout that claims to be larger than may be read',
    bytes: zipOf([...frame, model, { ...layout(), claimedSize: 40 * 1024 * 1024 }]),
    code: 'report-file-unsafe',
  },
  {
    what: 'a layout that is longer than it says',
    bytes: zipOf([...frame, model, { ...layout(), claimedSize: 10 }]),
    code: 'report-file-layout',
  },
  { what: 'a report without a layout', bytes: zipOf([...frame, model]), code: 'report-file-layout' },
  {
    what: 'a layout that is no JSON',
    bytes: zipOf([...frame, model, { name: 'Report/Layout', data: utf16('{"sections":[') }]),
    code: 'report-file-layout',
  },
  {
    what: 'a layout of another shape',
    bytes: zipOf([...frame, model, { name: 'Report/Layout', data: utf16('{"sections":{"a":1}}') }]),
    code: 'report-file-layout',
  },
  { what: 'a report without pages', bytes: reportFile({ pages: [] }), code: 'report-file-layout' },
]

/** Files that are sent as templates. */
export const templateCases: readonly FileCase[] = [
  { what: 'an ordinary template', bytes: templateFile() },
  { what: 'a template whose extension is in capitals', name: 'Liasse.PBIT', bytes: templateFile() },
  {
    what: 'a template under the name of a report',
    name: 'Liasse.pbix',
    bytes: templateFile(),
    code: 'report-file-template-extension',
  },
  { what: 'a report under the name of a template', bytes: ordinary, code: 'report-file-not-template' },
  {
    what: 'a template that has data as well',
    bytes: withOther({ name: 'DataModelSchema', data: utf16('{}') }),
    code: 'report-file-not-template',
  },
  {
    what: 'a template without pages',
    bytes: zipOf([...frame, { name: 'DataModelSchema', data: utf16('{}') }]),
    code: 'report-file-layout',
  },
  { what: 'another zip', bytes: zipOf([{ name: 'x', data: 'x' }]), code: 'report-file-unreadable' },
]
