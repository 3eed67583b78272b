import { type Dict, isDict, latin1, Name, readText, Ref, Stream, Text, type Value } from './pdf/objects.ts'
import { isNamed, type Revision } from './pdf/revision.ts'

/**
 * What changed in a file after a signature: nothing, only validation data, further signatures, filled-in fields, or
 * something else, which readers must be told of.
 */
export const laterChanges = ['nothing', 'validation', 'signatures', 'fields', 'content'] as const
export type LaterChange = (typeof laterChanges)[number]

/** Serialises a value in a canonical form, regardless of the order of its keys. */
function canonical(value: Value | undefined): string {
  if (value === undefined) return ''
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return String(value)
  if (value instanceof Name) return `/${value.text}`
  if (value instanceof Text) return `(${latin1(value.bytes)})`
  if (value instanceof Ref) return `${value.number} R`
  if (value instanceof Stream) return `${canonical(value.dict)}stream${latin1(value.bytes)}`
  if (isDict(value))
    return `<<${[...value]
      .map(([key, each]) => `/${key} ${canonical(each)}`)
      .toSorted()
      .join(' ')}>>`
  return `[${value.map(canonical).join(' ')}]`
}

const dictOf = (value: Value): Dict =>
  value instanceof Stream ? value.dict : isDict(value) ? value : new Map()

/** Keys whose values differ. */
function changedKeys(before: Dict, after: Dict): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    key => canonical(before.get(key)) !== canonical(after.get(key)),
  )
}

const worse = (one: LaterChange, other: LaterChange): LaterChange =>
  laterChanges.indexOf(one) >= laterChanges.indexOf(other) ? one : other

const only = (keys: readonly string[], ...allowed: readonly string[]) =>
  keys.every(key => allowed.includes(key))

/** Whether a field is a signature field; its parent field may say so. */
function isSignatureField(revision: Revision, field: Dict): boolean {
  return isNamed(revision.resolve(field.get('FT') ?? revision.dict(field.get('Parent'))?.get('FT')), 'Sig')
}

/** Whether a signature locks a field, given its full name. */
export type Locks = (field: string) => boolean

/** Whether a dictionary is a signature that was made after the earlier revision and covers what it changed. */
export type IsNewSignature = (signature: Dict) => boolean

export interface Permitted {
  /** Fields that can no longer be filled in: changing them counts as content. */
  isLocked: Locks
  isNewSignature: IsNewSignature
}

/** The full name of a field or of one of its widgets. */
function nameOf(revision: Revision, field: Dict): string {
  const parts: string[] = []
  let at: Dict | undefined = field
  for (let above = 0; at && above < 32; above += 1) {
    const own = readText(revision.resolve(at.get('T')))
    if (own !== undefined) parts.unshift(own)
    at = revision.dict(at.get('Parent'))
  }
  return parts.join('.')
}

/** The items added to a list whose existing items stayed; undefined if any of them changed. */
function added(before: Revision, after: Revision, key: string, one: Dict, other: Dict): Value[] | undefined {
  const old = before.list(one.get(key)).map(canonical)
  const now = after.list(other.get(key))
  if (old.some((each, at) => each !== canonical(now[at]))) return undefined
  return now.slice(old.length)
}

/** The value of a field; its parent may hold it, if it has no other widget. */
function signatureOf(revision: Revision, field: Dict): Dict | undefined {
  const own = revision.dict(field.get('V'))
  if (own) return own
  const parent = revision.dict(field.get('Parent'))
  return revision.list(parent?.get('Kids')).length === 1 ? revision.dict(parent?.get('V')) : undefined
}

/** Whether a field without a signature shows nothing: it is no annotation, or a hidden or empty widget. */
function showsNothing(revision: Revision, field: Dict): boolean {
  // Actions could show something later.
  if (field.has('A') || field.has('AA')) return false
  if (!field.has('Subtype')) return !field.has('Rect') && !field.has('AP')
  if (!isNamed(revision.resolve(field.get('Subtype')), 'Widget')) return false
  const [flags, box] = [revision.resolve(field.get('F')), revision.list(field.get('Rect'))]
  const isHidden = typeof flags === 'number' && (flags & 2) !== 0
  const [left, low, right, high] = box
  return isHidden || (box.length === 4 && left === right && low === high)
}

/** Whether all added items are fields that were signed, or that show nothing. */
const areSignatures = (
  after: Revision,
  values: readonly Value[] | undefined,
  isNewSignature: IsNewSignature,
) =>
  values !== undefined &&
  values.every(value => {
    // A stream is drawn, whatever its dictionary says.
    const field = after.resolve(value)
    if (!isDict(field) || !isSignatureField(after, field)) return false
    const signature = signatureOf(after, field)
    if (!signature) return showsNothing(after, field)
    const kind = after.resolve(field.get('Subtype'))
    return (kind === null || isNamed(kind, 'Widget')) && isNewSignature(signature)
  })

/**
 * Whether the appearance of a field is still empty: other software adds an empty /MK when it fills in a form. Anything
 * else in /MK and /DA affects how the field looks: fonts, colours, and captions, but never its value.
 * @source ISO 32000-2, sections 12.5.6.19, 12.7.4.3, and 12.8.2.2.2
 */
const isEmptyLook = (key: string, one: Dict, other: Dict) =>
  key === 'MK' &&
  [one, other].every(field => {
    const look = field.get(key)
    return look === undefined || (isDict(look) && look.size === 0)
  })

/**
 * Classifies the change of one object.
 * @param roots objects of the file: its catalog, its form, and the lists of fonts for fields
 */
function judge(
  before: Revision,
  after: Revision,
  number: number,
  {
    catalog,
    form,
    info,
    fonts,
  }: {
    catalog: number | undefined
    form: number | undefined
    info: number | undefined
    fonts: ReadonlySet<number>
  },
  { isLocked, isNewSignature }: Permitted,
): LaterChange {
  if (before.placeOf(number) === after.placeOf(number)) return 'nothing'
  const [old, now] = [before.object(number), after.object(number)]
  if (canonical(old) === canonical(now)) return 'nothing'
  // The author and the date of the file are not shown in it.
  if (number === info) return 'nothing'
  const [one, other] = [dictOf(old), dictOf(now)]
  if (isNamed(other.get('Type'), 'XRef') || isNamed(other.get('Type'), 'ObjStm')) return 'nothing'
  if (old instanceof Stream || now instanceof Stream) return 'content'
  const keys = changedKeys(one, other)
  if (number === catalog) {
    if (!only(keys, 'AcroForm', 'Perms', 'DSS', 'Extensions', 'Version')) return 'content'
    if (keys.includes('DSS') && !other.has('DSS')) return 'content'
    if (only(keys, 'DSS', 'Extensions')) return 'validation'
    const forms = [before.dict(one.get('AcroForm')), after.dict(other.get('AcroForm'))] as const
    return keys.includes('AcroForm') ? judgeForm(before, after, forms, isNewSignature) : 'signatures'
  }
  if (number === form) return judgeForm(before, after, [one, other], isNewSignature)
  if (fonts.has(number)) return keepsFonts(one, other) ? 'signatures' : 'content'
  if (isNamed(other.get('Type'), 'Page') && only(keys, 'Annots'))
    return areSignatures(after, added(before, after, 'Annots', one, other), isNewSignature)
      ? 'signatures'
      : 'content'
  if (Array.isArray(old) && Array.isArray(now)) {
    // A list of annotations or fields that is a separate object.
    const same = old.every((each: Value, at) => canonical(each) === canonical(now[at] as Value))
    return same && areSignatures(after, now.slice(old.length) as Value[], isNewSignature)
      ? 'signatures'
      : 'content'
  }
  if (one.has('FT') || one.has('Parent') || isNamed(one.get('Subtype'), 'Widget')) {
    if (isSignatureField(after, other)) {
      // What a field locks is set by whoever requests the signature, or by the signature itself; no revision without a
      // signature sets it, or draws the field.
      const signature = signatureOf(after, other)
      return !signatureOf(before, one) &&
        only(keys, 'V', 'AP', 'Lock', 'AS', 'M') &&
        signature !== undefined &&
        isNewSignature(signature)
        ? 'signatures'
        : 'content'
    }
    if (isLocked(nameOf(before, one))) return 'content'
    return only(
      keys.filter(key => !isEmptyLook(key, one, other)),
      'V',
      'AP',
      'AS',
      'M',
    )
      ? 'fields'
      : 'content'
  }
  return 'content'
}

/** Whether all resources that fields are drawn with are still there, whatever was added. */
function keepsFonts(old: Dict | undefined, now: Dict | undefined): boolean {
  return [...(old ?? [])].every(([kind, value]) => {
    const other = now?.get(kind)
    if (canonical(value) === canonical(other)) return true
    // Dictionaries of fonts and the like, by name; a reference to another object counts as a change.
    const [one, another] = [value, other].map(each => (isDict(each) ? each : undefined))
    return (
      one !== undefined && [...one].every(([name, font]) => canonical(font) === canonical(another?.get(name)))
    )
  })
}

function judgeForm(
  before: Revision,
  after: Revision,
  [one, other]: readonly [Dict | undefined, Dict | undefined],
  isNewSignature: IsNewSignature,
): LaterChange {
  if (!other) return one ? 'content' : 'nothing'
  const old: Dict = one ?? new Map<string, Value>()
  const keys = changedKeys(old, other)
  // Other signing software adds its fonts. Changed fonts, another default font, or redrawing by readers would change
  // how untouched fields look.
  if (!only(keys, 'Fields', 'SigFlags', 'DR', 'DA')) return 'content'
  if (keys.includes('DA') && old.has('DA')) return 'content'
  if (keys.includes('DR') && !keepsFonts(before.dict(old.get('DR')), after.dict(other.get('DR'))))
    return 'content'
  return areSignatures(after, added(before, after, 'Fields', old, other), isNewSignature)
    ? 'signatures'
    : 'content'
}

const numberOf = (value: Value | undefined) => (value instanceof Ref ? value.number : undefined)

/** The object numbers of the font lists and other resources of fields, where they are separate objects. */
function fontLists(before: Revision, catalog: number): ReadonlySet<number> {
  const form = before.dict(dictOf(before.object(catalog)).get('AcroForm'))
  const resources = form?.get('DR')
  const lists = [resources, ...(before.dict(resources)?.values() ?? [])]
  return new Set(lists.flatMap(list => numberOf(list) ?? []))
}

/** Classifies what changed between two revisions of a file. */
export function compare(before: Revision, after: Revision, permitted: Permitted): LaterChange {
  const catalog = numberOf(after.trailer.get('Root'))
  if (catalog === undefined || catalog !== numberOf(before.trailer.get('Root'))) return 'content'
  const roots = {
    catalog,
    form: numberOf(after.dict(after.trailer.get('Root'))?.get('AcroForm')),
    info: numberOf(after.trailer.get('Info')),
    fonts: fontLists(before, catalog),
  }
  let change: LaterChange = 'nothing'
  for (const number of before.numbers) {
    // An object that was removed is no longer shown.
    if (!after.has(number)) return 'content'
    change = worse(change, judge(before, after, number, roots, permitted))
    if (change === 'content') break
  }
  return change
}
