import type { ReportAction, ReportDrawing, ReportParagraph, ReportText } from '../reports/layout.ts'
import { type Json, numberOf, plainListOf, plainObjectOf, textOf } from './layout-json.ts'

/**
 * Reads how an author drew a visual without figures: texts, pictures, shapes and buttons. Nothing in it is trusted.
 * What cannot be drawn is left out and is no reason to refuse a file: nothing here throws.
 */

/** Limits of one text box. */
const most = { paragraphs: 100, runs: 200, characters: 4000 }
/** The most pictures a report shows. */
const mostImages = 100
/** Transparency in percent from which a color is invisible. */
const transparent = 60

/** The pictures that a report shows, by resource name; a visual stores the index in this list. */
export class ShownImages {
  readonly names: string[] = []

  /** @returns undefined if there are too many */
  placeOf(name: string): number | undefined {
    const known = this.names.indexOf(name)
    if (known >= 0) return known
    return this.names.length < mostImages ? this.names.push(name) - 1 : undefined
  }
}

/** The colors that others refer to. */
export interface Theme {
  background: string
  foreground: string
  data: readonly string[]
}

/** Where colors and pictures are looked up. */
export interface DrawingParts {
  theme: Theme
  images: ShownImages
  /** Names of bookmark groups, by key. */
  bookmarkGroups: ReadonlyMap<string, string>
}

/** The theme of a file without one. */
const plainTheme: Theme = {
  background: '#ffffff',
  foreground: '#252423',
  data: ['#118dff', '#12239e', '#e66c37', '#6b007b', '#e044a7', '#744ec2', '#d9b300', '#d64550'],
}

export const plainParts = (): DrawingParts => ({
  theme: plainTheme,
  images: new ShownImages(),
  bookmarkGroups: new Map(),
})

/** Converts `#abc`, `#aabbcc` or `#ffaabbcc` to `#aabbcc`; undefined for anything else. */
function hexOf(value: unknown): string | undefined {
  const digits =
    typeof value === 'string' ? /^#([\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i.exec(value)?.[1] : undefined
  if (digits === undefined) return undefined
  const six = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits.slice(-6)
  return `#${six.toLowerCase()}`
}

/** Reads a Power BI theme; undefined if the file is something else. */
export function readTheme(value: unknown): Theme | undefined {
  const theme = plainObjectOf(value)
  const colors = Array.isArray(theme['dataColors']) ? theme['dataColors'].slice(0, 50) : []
  const data = colors.flatMap(color => hexOf(color) ?? [])
  if (data.length === 0) return undefined
  return {
    background: hexOf(theme['background']) ?? plainTheme.background,
    foreground: hexOf(theme['foreground']) ?? plainTheme.foreground,
    data,
  }
}

const literal = (value: unknown): unknown =>
  plainObjectOf(plainObjectOf(plainObjectOf(value)['expr'])['Literal'])['Value']

/** The text of a literal in Power BI's own language: `'L''année'`. */
function literalOf(value: unknown): string | null {
  const said = literal(value)
  const inner = typeof said === 'string' ? /^'([\s\S]*)'$/.exec(said)?.[1] : undefined
  return inner === undefined ? null : textOf(inner.replaceAll("''", "'")) || null
}

/** Whether something is switched on; `whenAbsent` if the file does not say. */
function isOn(value: unknown, whenAbsent: boolean): boolean {
  const said = typeof value === 'boolean' ? String(value) : literal(value)
  return said === undefined ? whenAbsent : said === 'true'
}

/** Parses numbers such as `30D` and `5L`. */
function amountOf(value: unknown): number {
  const said = literal(value)
  const number =
    typeof said === 'string' ? Number(/^-?\d{1,6}(?:\.\d+)?(?=[DL]?$)/.exec(said)?.[0]) : Number.NaN
  return Number.isFinite(number) ? number : 0
}

/** Moves a color towards white by a share, or towards black where it is negative. */
function shaded(color: string, percent: number): string {
  const share = Math.min(1, Math.abs(percent))
  const end = percent > 0 ? 255 : 0
  const parts = [1, 3, 5].map(at => {
    const part = Number.parseInt(color.slice(at, at + 2), 16)
    return Math.round(part + (end - part) * share)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${parts.join('')}`
}

/** A color in the file: a literal, or one of its theme. */
function colorOf(value: unknown, theme: Theme): string | undefined {
  if (typeof value === 'string') return hexOf(value)
  const color = plainObjectOf(value)
  const inner = plainObjectOf(color['solid'])['color'] ?? color
  if (typeof inner === 'string') return hexOf(inner)
  const named = plainObjectOf(plainObjectOf(plainObjectOf(inner)['expr'])['ThemeDataColor'])
  const id = named['ColorId']
  if (typeof id !== 'number') return hexOf(literalOf(inner))
  const found = [theme.background, theme.foreground, ...theme.data][id]
  return found === undefined ? undefined : shaded(found, numberOf(named['Percent']))
}

/** The properties of an object of a visual in its normal state, not hovered or pressed. */
function propertiesOf(objects: unknown, name: string): Json {
  let all: Json = {}
  for (const each of plainListOf(plainObjectOf(objects)[name]).slice(0, 50).map(plainObjectOf)) {
    const state = plainObjectOf(each['selector'])['id']
    if (state === undefined || state === 'default') all = { ...all, ...plainObjectOf(each['properties']) }
  }
  return all
}

/** A color that is switched on and visible. */
function paintOf(properties: Json, key: string, whenAbsent: boolean, theme: Theme): string | undefined {
  if (!isOn(properties['show'], whenAbsent) || amountOf(properties['transparency']) >= transparent)
    return undefined
  return colorOf(properties[key], theme)
}

/** An https address, as a browser reads it; undefined for any other. */
export function linkOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 2000 || !URL.canParse(value)) return undefined
  const { protocol, href, username, password } = new URL(value)
  return protocol === 'https:' && username === '' && password === '' && href.length <= 2000 ? href : undefined
}

/** The size class of text in points: smaller or larger than normal. */
function sizeOf(value: unknown): ReportText['size'] {
  const [, digits, unit] = /^(\d{1,3}(?:\.\d+)?)(pt|px)?$/.exec(typeof value === 'string' ? value : '') ?? []
  if (digits === undefined) return undefined
  const points = Number(digits) * (unit === 'px' ? 0.75 : 1)
  return points < 10 ? 'small' : points >= 24 ? 'huge' : points >= 15 ? 'large' : undefined
}

const without = <Value extends object>(value: { [Key in keyof Value]: Value[Key] | undefined }): Value =>
  Object.fromEntries(
    Object.entries(value).filter(([, each]) => each !== undefined && each !== false),
  ) as Value

const alignments = ['left', 'center', 'right', 'justify'] as const

/** The paragraphs of a text box; a line break in a run starts a new paragraph. */
function paragraphsOf(value: unknown, theme: Theme): ReportParagraph[] {
  let left = most.characters
  const runsLeft = { count: most.runs }
  return plainListOf(value)
    .slice(0, most.paragraphs)
    .map(plainObjectOf)
    .map(paragraph => {
      const runs = plainListOf(paragraph['textRuns'])
        .slice(0, runsLeft.count)
        .map(plainObjectOf)
        .flatMap((run): ReportText[] => {
          const text = spaced(run['value'], left)
          if (text === '') return []
          left -= text.length
          runsLeft.count -= 1
          const style = plainObjectOf(run['textStyle'])
          return [
            without<ReportText>({
              text,
              isBold: /bold|[6-9]00/i.test(`${String(style['fontWeight'])} ${String(style['fontFamily'])}`),
              isItalic: style['fontStyle'] === 'italic',
              isUnderlined: style['textDecoration'] === 'underline',
              size: sizeOf(style['fontSize']),
              color: colorOf(style['color'], theme),
              href: linkOf(run['url']),
            }),
          ]
        })
      const align = alignments.find(each => each === paragraph['horizontalTextAlignment'])
      return without<ReportParagraph>({ align, runs })
    })
}

/** The text of a run, keeping the spaces at its ends, which separate words. */
function spaced(value: unknown, longest: number): string {
  if (typeof value !== 'string') return ''
  const inner = textOf(value, longest)
  if (inner === '') return value === '' ? '' : ' '
  return `${/^\s/.test(value) ? ' ' : ''}${inner}${/\s$/.test(value) ? ' ' : ''}`
}

/** The resource of the file that a property names. Pictures from elsewhere are not shown. */
function imageOf(value: unknown, images: ShownImages): number | undefined {
  const found = plainObjectOf(value)
  const expression = plainObjectOf(found['image'])['url'] ?? found['image'] ?? found
  const item = plainObjectOf(plainObjectOf(plainObjectOf(expression)['expr'])['ResourcePackageItem'])
  const name = item['ItemName']
  return typeof name === 'string' && name.length <= 200 && item['PackageName'] === 'RegisteredResources'
    ? images.placeOf(name)
    : undefined
}

const fits = { Fit: 'fit', Fill: 'fill', Normal: 'normal' } as const
const fitOf = (value: unknown) => Object.entries(fits).find(([name]) => name === literalOf(value))?.[1]

const shapes: readonly (readonly [RegExp, NonNullable<ReportDrawing['shape']>])[] = [
  [/round|pill/i, 'rounded'],
  [/oval|ellipse|circle/i, 'ellipse'],
  [/line/i, 'line'],
  [/triangle/i, 'triangle'],
  [/arrow|chevron/i, 'arrow'],
]
const shapeOf = (value: unknown) =>
  shapes.find(([pattern]) => pattern.test(literalOf(value) ?? ''))?.[1] ?? 'rectangle'

/** The action of a visual; undefined if it has none. */
function actionOf(container: unknown): ReportAction | undefined {
  const link = propertiesOf(container, 'visualLink')
  const type = literalOf(link['type'])
  if (!isOn(link['show'], false) || type === null) return undefined
  const to = (kind: ReportAction['kind'], key: string): ReportAction => {
    const target = literalOf(link[key])
    return target === null ? { kind: 'unsupported', target: null } : { kind, target }
  }
  if (type === 'Back') return { kind: 'back', target: null }
  if (type === 'PageNavigation') return to('page', 'navigationSection')
  if (type === 'Drillthrough') return to('page', 'drillthroughSection')
  if (type === 'Bookmark') return to('bookmark', 'bookmark')
  if (type !== 'WebUrl') return { kind: 'unsupported', target: null }
  const said = literal(link['webUrl'])
  const href = linkOf(typeof said === 'string' ? /^'([\s\S]*)'$/.exec(said)?.[1] : undefined)
  return href === undefined ? { kind: 'unsupported', target: null } : { kind: 'link', target: href }
}

const navigators = ['pageNavigator', 'bookmarkNavigator']

/** Kinds that are drawn from the file alone. */
const drawnKinds = ['textbox', 'image', 'basicShape', 'shape', 'actionButton', ...navigators]

/**
 * Reads how a visual is drawn.
 * @param objects properties of its content
 * @param container properties of its frame
 */
export function drawingOf(
  { kind, objects, container }: { kind: unknown; objects: unknown; container: unknown },
  { theme, images, bookmarkGroups }: DrawingParts,
): ReportDrawing {
  const background = paintOf(propertiesOf(container, 'background'), 'color', false, theme)
  const border = paintOf(propertiesOf(container, 'border'), 'color', false, theme)
  const description = literalOf(propertiesOf(container, 'general')['altText']) ?? undefined
  const frame = { description, action: actionOf(container), border, fill: background }
  if (typeof kind !== 'string' || !drawnKinds.includes(kind)) return without<ReportDrawing>({ description })
  const general = propertiesOf(objects, 'general')
  const fill = paintOf(propertiesOf(objects, 'fill'), 'fillColor', true, theme) ?? background
  const words = propertiesOf(objects, 'text')
  const label = isOn(words['show'], true) ? (literalOf(words['text']) ?? undefined) : undefined
  const color = colorOf(words['fontColor'], theme)
  if (kind === 'textbox')
    return without<ReportDrawing>({ ...frame, paragraphs: paragraphsOf(general['paragraphs'], theme) })
  if (kind === 'image') {
    const source = propertiesOf(objects, 'image')['sourceFile'] ?? general['imageUrl']
    const fit = fitOf(propertiesOf(objects, 'imageScaling')['imageScalingType'])
    return without<ReportDrawing>({ ...frame, image: imageOf(source, images), fit })
  }
  if (kind === 'actionButton') return without<ReportDrawing>({ ...frame, fill, label, color })
  if (kind === 'bookmarkNavigator') {
    const group = literalOf(propertiesOf(objects, 'bookmarks')['bookmarkGroup'])
    return without<ReportDrawing>({
      ...frame,
      fill,
      label: group === null ? undefined : bookmarkGroups.get(group),
    })
  }
  if (kind === 'pageNavigator') return without<ReportDrawing>({ ...frame, fill })
  const isOld = kind === 'basicShape'
  const turned = propertiesOf(objects, 'rotation')
  const line = propertiesOf(objects, isOld ? 'line' : 'outline')
  const rotation = amountOf(turned[isOld ? 'angle' : 'shapeAngle']) || amountOf(turned['angle'])
  return without<ReportDrawing>({
    ...frame,
    fill,
    border: paintOf(line, 'lineColor', true, theme) ?? border,
    shape: shapeOf(isOld ? general['shapeType'] : propertiesOf(objects, 'shape')['tileShape']),
    rotation: rotation % 360 || undefined,
    label,
    color,
  })
}

/** The background of a page; undefined if there is none. */
export function backgroundOf(objects: unknown, { theme, images }: DrawingParts) {
  const properties = propertiesOf(objects, 'background')
  const scaled = plainObjectOf(properties['image'])
  const background = without<{ color?: string; image?: number; fit?: 'fit' | 'fill' | 'normal' }>({
    color: paintOf(properties, 'color', true, theme),
    image:
      amountOf(properties['transparency']) < transparent
        ? imageOf(scaled['image'] ? scaled : {}, images)
        : undefined,
    fit: fitOf(plainObjectOf(scaled['image'])['scaling'] ?? scaled['scaling']),
  })
  return Object.keys(background).length > 0 ? background : undefined
}
