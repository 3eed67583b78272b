/** A field of the data model that a visual uses: ReportField of the contract. */
export interface ReportField {
  /** '' where the file does not say it. */
  table: string
  name: string
  /** How a column is summed up, or `measure`; null: its values themselves. */
  summary:
    | 'measure'
    | 'sum'
    | 'average'
    | 'count'
    | 'countDistinct'
    | 'minimum'
    | 'maximum'
    | 'median'
    | 'other'
    | null
}

/** ReportAction of the contract. */
export interface ReportAction {
  kind: 'page' | 'back' | 'bookmark' | 'link' | 'unsupported'
  /** A key of the file, or an address of https. */
  target: string | null
}

/** ReportText of the contract. */
export interface ReportText {
  text: string
  isBold?: boolean
  isItalic?: boolean
  isUnderlined?: boolean
  size?: 'small' | 'large' | 'huge'
  /** `#rrggbb`, as all colors. */
  color?: string
  href?: string
}

/** ReportParagraph of the contract. */
export interface ReportParagraph {
  align?: 'left' | 'center' | 'right' | 'justify'
  runs: ReportText[]
}

/** How the author drew a visual: ReportDrawing of the contract. */
export interface ReportDrawing {
  /** From the outermost. */
  groups?: string[]
  description?: string
  fill?: string
  border?: string
  color?: string
  paragraphs?: ReportParagraph[]
  /** Place in the list of the pictures. */
  image?: number
  fit?: 'fit' | 'fill' | 'normal'
  shape?: 'rectangle' | 'rounded' | 'ellipse' | 'line' | 'triangle' | 'arrow'
  /** Degrees. */
  rotation?: number
  label?: string
  action?: ReportAction
}

/** A picture out of the file: ReportImage of the contract. */
export interface ReportImage {
  mediaType: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp' | 'image/svg+xml'
  /** Base64; empty where it is none that is shown. */
  content: string
}

/** A visual on a page: ReportVisual of the contract. */
export interface ReportVisual {
  name: string
  /** As the file names it, such as columnChart. */
  kind: string
  title: string | null
  fields: ReportField[]
  /** Whether its author narrows it by filters that stand in the file. */
  isFiltered: boolean
  /** In pixels of the page. */
  x: number
  y: number
  z: number
  width: number
  height: number
  drawing?: ReportDrawing
}

/** ReportPage of the contract. */
export interface ReportPage {
  name: string
  displayName: string
  isHidden: boolean
  width: number
  height: number
  background?: { color?: string; image?: number; fit?: 'fit' | 'fill' | 'normal' }
  /** Visuals and groups that only bookmarks show. */
  hidden?: string[]
  visuals: ReportVisual[]
}

/** A bookmark of the author: ReportBookmark of the contract. */
export interface ReportBookmark {
  name: string
  displayName: string
  /** Name of the page that it opens. */
  pageName: string | null
  groupName?: string
  /** What is hidden on a page, of some visuals or of all. */
  display?: { pageName: string; hidden: string[]; targets?: string[] }
  /** Whether it narrows the figures, which only Power BI can do. */
  isFiltered?: boolean
}

/** A measure that a visual uses, and what it computes: ReportMeasure of the contract. */
export interface ReportMeasure {
  table: string
  name: string
  /** In DAX. */
  expression: string
}

/** What was read from the file of a report, and is kept of it in the database: ReportLayout of the contract. */
export interface ReportLayout {
  pages: ReportPage[]
  bookmarks: ReportBookmark[]
  /** Of a template whose data model says it. */
  measures?: ReportMeasure[]
}

/** What a report without a file has. */
export const emptyLayout: ReportLayout = { pages: [], bookmarks: [] }
