/** A field of the data model that a visual uses: ReportField of the contract. */
export interface ReportField {
  /** '' if the file does not name it. */
  table: string
  name: string
  /** How a column is aggregated, or `measure`; null: the values themselves. */
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
  /** A key within the file, or an https address. */
  target: string | null
}

/** ReportText of the contract. */
export interface ReportText {
  text: string
  isBold?: boolean
  isItalic?: boolean
  isUnderlined?: boolean
  size?: 'small' | 'large' | 'huge'
  /** `#rrggbb`, like all colors. */
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
  /** From the outside in. */
  groups?: string[]
  description?: string
  fill?: string
  border?: string
  color?: string
  paragraphs?: ReportParagraph[]
  /** Index in the list of pictures. */
  image?: number
  fit?: 'fit' | 'fill' | 'normal'
  shape?: 'rectangle' | 'rounded' | 'ellipse' | 'line' | 'triangle' | 'arrow'
  /** Degrees. */
  rotation?: number
  label?: string
  action?: ReportAction
}

/** A picture from the file: ReportImage of the contract. */
export interface ReportImage {
  mediaType: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp' | 'image/svg+xml'
  /** Base64; empty if it cannot be shown. */
  content: string
}

/** A visual on a page: ReportVisual of the contract. */
export interface ReportVisual {
  name: string
  /** As named in the file, such as columnChart. */
  kind: string
  title: string | null
  fields: ReportField[]
  /** Whether the author filters it within the file. */
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
  /** Visuals and groups that appear only through bookmarks. */
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
  /** What it hides on a page, among some visuals or all. */
  display?: { pageName: string; hidden: string[]; targets?: string[] }
  /** Whether it filters the figures, which only Power BI can do. */
  isFiltered?: boolean
}

/** A measure that a visual uses, and its formula: ReportMeasure of the contract. */
export interface ReportMeasure {
  table: string
  name: string
  /** In DAX. */
  expression: string
}

/** What was read from the file of a report and stored in the database: ReportLayout of the contract. */
export interface ReportLayout {
  pages: ReportPage[]
  bookmarks: ReportBookmark[]
  /** For a template whose data model contains them. */
  measures?: ReportMeasure[]
}

/** The layout of a report without a file. */
export const emptyLayout: ReportLayout = { pages: [], bookmarks: [] }
