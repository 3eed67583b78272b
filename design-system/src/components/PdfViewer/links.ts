/** The target of a PDF link: outside the document, a place in it, or one of the four steps. */
export type PdfTarget =
  | { kind: 'external'; url: string; place: string }
  | { kind: 'inside'; destination: string | readonly unknown[] }
  | { kind: 'step'; step: PageStep }

export const pageSteps = ['FirstPage', 'PrevPage', 'NextPage', 'LastPage'] as const
export type PageStep = (typeof pageSteps)[number]

/** The target fields of an annotation or outline entry. */
export interface TargetFields {
  url?: unknown
  dest?: unknown
  action?: unknown
}

const safeSchemes = ['http:', 'https:', 'mailto:']

/**
 * An address that is safe to link to: web and mail only, nothing that runs code, opens a file or disguises its target.
 */
export function safeAddress(url: unknown): { url: string; place: string } | undefined {
  if (typeof url !== 'string' || !URL.canParse(url)) return undefined
  const parsed = new URL(url)
  if (!safeSchemes.includes(parsed.protocol) || parsed.username !== '' || parsed.password !== '')
    return undefined
  return { url: parsed.href, place: parsed.protocol === 'mailto:' ? parsed.pathname : parsed.host }
}

/** The target of a link; undefined for scripts, embedded or launched files, and form submission. */
export function targetOf({ url, dest, action }: TargetFields): PdfTarget | undefined {
  const address = safeAddress(url)
  if (address) return { kind: 'external', ...address }
  if (typeof dest === 'string' && dest !== '') return { kind: 'inside', destination: dest }
  if (Array.isArray(dest) && dest.length > 0) return { kind: 'inside', destination: dest }
  const step = pageSteps.find(known => known === action)
  return step && { kind: 'step', step }
}

/** The page that a step leads to. */
export function stepFrom(page: number, pages: number, step: PageStep): number {
  const to = { FirstPage: 1, PrevPage: page - 1, NextPage: page + 1, LastPage: pages }[step]
  return Math.min(pages, Math.max(1, to))
}

/** A link on a page: its position in PDF points, its text and its target. */
export interface PdfLink {
  id: string
  rectangle: readonly [number, number, number, number]
  text: string
  target: PdfTarget
}

/** A form field: its readable name and its value. */
export interface PdfField {
  id: string
  name: string
  value: string
}

/** An annotation as pdf.js returns it. */
export interface Annotation extends TargetFields {
  id?: string
  subtype?: string
  rect?: readonly number[] | null
  overlaidText?: string
  alternativeText?: string
  fieldName?: string
  fieldType?: string
  fieldValue?: unknown
  hidden?: boolean
  password?: boolean
  exportValue?: unknown
}

export function linksOf(annotations: readonly Annotation[]): PdfLink[] {
  return annotations.flatMap((annotation, index) => {
    const { subtype, rect, overlaidText = '', id = String(index) } = annotation
    const [left, bottom, right, top] = rect ?? []
    const target = subtype === 'Link' ? targetOf(annotation) : undefined
    if (!target || left === undefined || bottom === undefined || right === undefined || top === undefined)
      return []
    return [{ id, rectangle: [left, bottom, right, top] as const, text: overlaidText.trim(), target }]
  })
}

/** The values of form fields: pictures of fields contain no text. */
export function fieldsOf(annotations: readonly Annotation[]): PdfField[] {
  return annotations.flatMap((annotation, index) => {
    const {
      subtype,
      fieldName = '',
      alternativeText = '',
      fieldValue,
      fieldType,
      id = String(index),
    } = annotation
    const { hidden = false, password = false } = annotation
    if (subtype !== 'Widget' || fieldType === 'Sig' || hidden || password) return []
    const value = Array.isArray(fieldValue) ? fieldValue.join(', ') : fieldValue
    if (typeof value !== 'string' || value.trim() === '' || value === 'Off') return []
    return [{ id, name: alternativeText || fieldName, value }]
  })
}
