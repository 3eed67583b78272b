import { type Bound, bindFilter, bindPath } from './bind.ts'
import { excerpt, refuse, type Source } from './errors.ts'
import type { ODataLimits } from './limits.ts'
import {
  type EntityModel,
  type FieldModel,
  findField,
  findNavigation,
  type ModelRegistry,
  searchable,
} from './model.ts'
import { parseFilter } from './parse.ts'
import { parseSearch, type Search } from './parse-search.ts'
import type { Segment } from './syntax.ts'
import { tokenize } from './tokenize.ts'

export interface OrderItem {
  readonly path: Bound & { readonly kind: 'field' }
  readonly descending: boolean
}

/** The options of one collection or row: of the list itself, or of one expanded navigation. */
export interface Level {
  readonly model: EntityModel
  readonly filter?: Bound
  readonly orderby: readonly OrderItem[]
  /** The fields to return, in canonical case and in the order requested; all fields of the model without $select. */
  readonly select: readonly FieldModel[]
  readonly expand: readonly Expansion[]
  readonly top?: number
  readonly skip: number
  readonly count: boolean
  readonly search?: Search
}

export interface Expansion extends Level {
  /** Canonical name of the navigation. */
  readonly name: string
  readonly many: boolean
  readonly column: string
  readonly foreignColumn: string
  /** Offset of the item in $expand. */
  readonly at: number
}

export interface Context {
  readonly registry: ModelRegistry
  readonly limits: ODataLimits
  /** Counts the expanded navigations of the whole query. */
  readonly expanded: { count: number }
}

/** Reads the options of one level from their texts, keyed by lower-case name. Throws ODataError. */
export function readLevel(
  texts: ReadonlyMap<string, Source>,
  model: EntityModel,
  context: Context,
  depth: number,
): Level {
  const { registry, limits } = context
  const filter = texts.get('$filter')
  const orderby = texts.get('$orderby')
  const select = texts.get('$select')
  const expand = texts.get('$expand')
  const top = texts.get('$top')
  const skip = texts.get('$skip')
  const count = texts.get('$count')
  const search = texts.get('$search')
  if (search && !searchable(model)) refuse(search, 0, 'not-searchable', { entity: model.name })
  return {
    model,
    ...(filter ? { filter: bindFilter(parseFilter(filter, limits), model, registry, filter) } : {}),
    orderby: orderby ? readOrder(orderby, model, context) : [],
    select: select ? readSelect(select, model) : Object.values(model.fields),
    expand: expand ? readExpand(expand, model, context, depth) : [],
    ...(top ? { top: readNumber(top, limits.maxTop) } : {}),
    skip: skip ? readNumber(skip, limits.maxSkip) : 0,
    count: count ? readBoolean(count) : false,
    ...(search ? { search: parseSearch(search, limits) } : {}),
  }
}

function readOrder(source: Source, model: EntityModel, { registry, limits }: Context): OrderItem[] {
  const tokens = tokenize(source)
  const items: OrderItem[] = []
  const seen = new Set<string>()
  let index = 0
  if (tokens[0]?.kind === 'end') refuse(source, 0, 'empty')
  while (true) {
    const segments: Segment[] = []
    while (true) {
      const token = tokens[index++]
      if (token?.kind !== 'word') {
        return refuse(
          source,
          token?.at ?? source.text.length,
          !token || token.kind === 'end' ? 'unexpected-end' : 'unexpected-token',
          { text: excerpt(token?.text ?? '') },
        )
      }
      segments.push({ name: token.text, at: token.at })
      if (tokens[index]?.kind !== '/') break
      index += 1
    }
    const path = bindPath(segments, model, registry, source)
    const name = [...path.hops.map(hop => hop.navigation.name), path.field.name].join('/')
    if (seen.has(name)) refuse(source, segments[0]?.at ?? 0, 'repeated', { name })
    seen.add(name)
    const direction = tokens[index]
    const word = direction?.kind === 'word' ? direction.text.toLowerCase() : undefined
    if (word === 'asc' || word === 'desc') index += 1
    items.push({ path, descending: word === 'desc' })
    if (items.length > limits.items)
      refuse(source, segments[0]?.at ?? 0, 'too-many-terms', { maximum: limits.items })
    const after = tokens[index++]
    if (!after || after.kind === 'end') return items
    if (after.kind !== ',') refuse(source, after.at, 'unexpected-token', { text: excerpt(after.text) })
  }
}

function readSelect(source: Source, model: EntityModel): FieldModel[] {
  const fields = new Map<string, FieldModel>()
  for (const part of split(source, ',')) {
    const name = part.text.trim()
    const at = part.offset - source.offset + (part.text.length - part.text.trimStart().length)
    if (name === '') refuse(source, at, 'empty')
    if (name === '*') {
      for (const field of Object.values(model.fields)) fields.set(field.name, field)
      continue
    }
    const field = findField(model, name)
    if (field) fields.set(field.name, field)
    // In OData $select may also name a navigation, but only $expand decides whether it is returned.
    else if (!findNavigation(model, name))
      refuse(source, at, 'field-unknown', { name: excerpt(name), entity: model.name })
  }
  return fields.size > 0 ? [...fields.values()] : Object.values(model.fields)
}

const nestedOptions = ['$filter', '$orderby', '$select', '$expand', '$top', '$skip', '$count', '$levels']
const singleOptions = ['$select', '$expand', '$levels']

function readExpand(source: Source, model: EntityModel, context: Context, depth: number): Expansion[] {
  const items: Expansion[] = []
  for (const part of split(source, ',')) {
    const start = part.text.search(/\S/)
    if (start < 0) refuse(part, 0, 'empty')
    const head = /^\s*([\p{L}_][\p{L}\p{N}_]*)\s*(\(|$)/u.exec(part.text)
    if (!head) return refuse(part, start, 'unexpected-token', { text: excerpt(part.text.trim()) })
    const name = head[1] ?? ''
    const navigation = findNavigation(model, name)
    if (!navigation)
      return refuse(part, start, 'navigation-unknown', { name: excerpt(name), entity: model.name })
    if (items.some(item => item.name === navigation.name))
      refuse(part, start, 'repeated', { name: navigation.name })
    const target = context.registry.get(navigation.entity)
    if (!target) throw new Error(`No model for entity ${navigation.entity}`)
    const allowed = navigation.many ? nestedOptions : singleOptions
    const texts = head[2] === '(' ? readNested(part, head[0].length, allowed) : new Map<string, Source>()
    const levels = texts.get('$levels')
    const count = levels ? readLevels(levels, context.limits) : 1
    const again = findNavigation(target, navigation.name)
    if (levels && count > 1 && again?.entity !== navigation.entity)
      refuse(levels, 0, 'navigation-unknown', { name: navigation.name, entity: target.name })
    const base = { ...navigation, at: part.offset + start }
    items.push(expandLevels(base, texts, target, context, depth + 1, count, part, start))
  }
  return items
}

function expandLevels(
  base: Pick<Expansion, 'name' | 'many' | 'column' | 'foreignColumn' | 'at'>,
  texts: ReadonlyMap<string, Source>,
  target: EntityModel,
  context: Context,
  depth: number,
  levels: number,
  part: Source,
  start: number,
): Expansion {
  const { limits, expanded } = context
  if (depth > limits.expandDepth) refuse(part, start, 'too-deep', { maximum: limits.expandDepth })
  expanded.count += 1
  if (expanded.count > limits.expandItems)
    refuse(part, start, 'too-many-terms', { maximum: limits.expandItems })
  const level = readLevel(texts, target, context, depth)
  const { name, many, column, foreignColumn, at } = base
  const item: Expansion = { ...level, name, many, column, foreignColumn, at }
  if (levels <= 1) return item
  if (item.expand.some(inner => inner.name === name)) refuse(part, start, 'repeated', { name })
  const deeper = expandLevels(base, texts, target, context, depth + 1, levels - 1, part, start)
  return { ...item, expand: [...item.expand, deeper] }
}

function readNested(part: Source, open: number, allowed: readonly string[]): Map<string, Source> {
  const close = part.text.trimEnd().length - 1
  if (part.text[close] !== ')' || close < open) refuse(part, part.text.length, 'unexpected-end')
  const inner: Source = {
    option: part.option,
    text: part.text.slice(open, close),
    offset: part.offset + open,
  }
  const texts = new Map<string, Source>()
  for (const piece of split(inner, ';')) {
    const equals = piece.text.indexOf('=')
    const start = Math.max(0, piece.text.search(/\S/))
    const written = (equals < 0 ? piece.text : piece.text.slice(0, equals)).trim()
    if (written === '') refuse(piece, start, 'empty')
    const name = written.toLowerCase()
    if (!allowed.includes(name)) refuse(piece, start, 'option-unknown', { name: excerpt(written) })
    if (equals < 0) refuse(piece, piece.text.length, 'unexpected-end')
    if (texts.has(name)) refuse(piece, start, 'option-repeated', { name })
    texts.set(name, {
      option: part.option,
      text: piece.text.slice(equals + 1),
      offset: piece.offset + equals + 1,
    })
  }
  return texts
}

/** Splits at separators outside strings and parentheses. Refuses unbalanced text. */
function split(source: Source, separator: string): Source[] {
  const { text } = source
  const parts: Source[] = []
  const open: number[] = []
  let start = 0
  const cut = (end: number) =>
    parts.push({ option: source.option, text: text.slice(start, end), offset: source.offset + start })
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (character === "'") {
      const end = text.indexOf("'", at + 1)
      if (end < 0) refuse(source, at, 'quote-unbalanced')
      at = end
    } else if (character === '(') open.push(at)
    else if (character === ')') {
      if (open.pop() === undefined) refuse(source, at, 'unexpected-token', { text: ')' })
    } else if (character === separator && open.length === 0) {
      cut(at)
      start = at + 1
    }
  }
  if (open.length > 0) refuse(source, text.length, 'unexpected-end')
  cut(text.length)
  return parts
}

/** Parses a whole number in decimal digits, as OData writes it: not `0x5`, `1e3`, `+5` or ` 5`. */
function readNumber(source: Source, maximum: number): number {
  const { text } = source
  if (!/^-?\d+$/.test(text)) refuse(source, 0, 'not-a-number', { text: excerpt(text) })
  const value = Number(text)
  if (value < 0) refuse(source, 0, 'minimum', { minimum: 0 })
  if (value > maximum) refuse(source, 0, 'maximum', { maximum })
  return value
}

function readLevels(source: Source, limits: ODataLimits): number {
  if (source.text.trim().toLowerCase() === 'max') return limits.expandDepth
  const levels = readNumber(source, limits.expandDepth)
  if (levels < 1) refuse(source, 0, 'minimum', { minimum: 1 })
  return levels
}

function readBoolean(source: Source): boolean {
  const text = source.text.trim().toLowerCase()
  if (text !== 'true' && text !== 'false') refuse(source, 0, 'value-unknown', { values: 'true, false' })
  return text === 'true'
}
