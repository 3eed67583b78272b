import { Unzlib } from 'fflate'
import { type Dict, isDict, latin1, Name, PdfBroken, Reader, Ref, Stream, type Value } from './objects.ts'

/** The largest unpacked size of a stream of cross-references or objects, in bytes. */
const mostUnpacked = 64 * 1024 ** 2
/** The most cross-reference tables in a chain, and the most objects of a file. */
const [mostTables, mostObjects] = [1000, 2_000_000]

/** Where an object is stored: in the file, or in an object stream. */
type Entry = { at: number } | { stream: number; index: number }

/**
 * A PDF up to a given byte, as its cross-reference tables define it; anything after that byte was added later. Objects
 * that no table lists do not count, wherever they are.
 */
export class Revision {
  readonly bytes: Uint8Array
  readonly trailer: Dict
  readonly #entries = new Map<number, Entry | null>()
  readonly #objects = new Map<number, Value>()
  readonly #streams = new Map<number, ReadonlyMap<number, Value>>()

  /** @throws PdfBroken */
  constructor(bytes: Uint8Array) {
    this.bytes = bytes
    let trailer: Dict | undefined
    const seen = new Set<number>()
    const waiting = [startOfTable(bytes)]
    for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
      if (seen.has(at)) continue
      seen.add(at)
      if (seen.size > mostTables) throw new PdfBroken('too many tables')
      const dict = this.#readTable(at)
      trailer ??= dict
      for (const key of ['XRefStm', 'Prev']) {
        const next = dict.get(key)
        if (typeof next === 'number') waiting.push(next)
      }
    }
    if (!trailer) throw new PdfBroken('no table')
    this.trailer = trailer
  }

  get numbers(): readonly number[] {
    return [...this.#entries].flatMap(([number, entry]) => (entry === null ? [] : [number]))
  }

  /** Where an object is stored; the same place in two revisions of a file holds the same object. */
  placeOf(number: number): string | undefined {
    const entry = this.#entries.get(number) ?? null
    if (entry === null) return undefined
    if ('at' in entry) return `${entry.at}`
    return `${this.placeOf(entry.stream) ?? ''}/${entry.index}`
  }

  has(number: number): boolean {
    return (this.#entries.get(number) ?? null) !== null
  }

  /** Resolves a value that refers to an object. */
  resolve(value: Value | undefined): Value {
    let found = value ?? null
    for (let hops = 0; found instanceof Ref; hops += 1) {
      if (hops > 20) throw new PdfBroken('an object refers to itself')
      found = this.object(found.number)
    }
    return found
  }

  dict(value: Value | undefined): Dict | undefined {
    const found = this.resolve(value)
    if (found instanceof Stream) return found.dict
    return isDict(found) ? found : undefined
  }

  list(value: Value | undefined): readonly Value[] {
    const found = this.resolve(value)
    return Array.isArray(found) ? (found as readonly Value[]) : []
  }

  object(number: number): Value {
    const known = this.#objects.get(number)
    if (known !== undefined) return known
    const entry = this.#entries.get(number) ?? null
    let value: Value = null
    if (entry && 'at' in entry) value = this.#objectAt(entry.at, number)
    else if (entry) value = this.#objectsIn(entry.stream).get(number) ?? null
    this.#objects.set(number, value)
    return value
  }

  #objectAt(at: number, number: number): Value {
    const reader = new Reader(this.bytes, at)
    const found = reader.integer()
    reader.integer()
    if (found !== number || !reader.passes('obj')) throw new PdfBroken(`object ${number} is elsewhere`)
    return this.#body(reader)
  }

  #body(reader: Reader): Value {
    const value = reader.value()
    if (!isDict(value)) return value
    const back = reader.at
    if (!reader.passes('stream')) {
      reader.at = back
      return value
    }
    if (this.bytes[reader.at] === 13) reader.at += 1
    if (this.bytes[reader.at] === 10) reader.at += 1
    const length = this.resolve(value.get('Length'))
    if (typeof length !== 'number' || length < 0 || reader.at + length > this.bytes.length)
      throw new PdfBroken('a stream has no length')
    return new Stream(value, this.bytes.subarray(reader.at, reader.at + length))
  }

  #objectsIn(number: number): ReadonlyMap<number, Value> {
    const known = this.#streams.get(number)
    if (known) return known
    const entry = this.#entries.get(number)
    const stream = entry && 'at' in entry ? this.#objectAt(entry.at, number) : null
    if (!(stream instanceof Stream)) throw new PdfBroken('objects are packed in no stream')
    const bytes = unpack(stream)
    const [count, first] = [stream.dict.get('N'), stream.dict.get('First')]
    if (typeof count !== 'number' || typeof first !== 'number' || count > mostObjects)
      throw new PdfBroken('a stream of objects does not say what it holds')
    const heads = new Reader(bytes)
    const places = Array.from({ length: count }, () => [heads.integer(), heads.integer()] as const)
    const objects = new Map(
      places.map(([each, offset]) => [each, new Reader(bytes, first + offset).value()] as const),
    )
    this.#streams.set(number, objects)
    return objects
  }

  /** Reads one table; entries from newer tables take precedence. */
  #readTable(at: number): Dict {
    const reader = new Reader(this.bytes, at)
    if (reader.passes('xref')) return this.#readPlainTable(reader)
    reader.integer()
    reader.integer()
    if (!reader.passes('obj')) throw new PdfBroken('there is no table')
    const stream = this.#body(reader)
    if (!(stream instanceof Stream) || !isNamed(stream.dict.get('Type'), 'XRef'))
      throw new PdfBroken('there is no table')
    this.#readPackedTable(stream)
    return stream.dict
  }

  #note(number: number, entry: Entry | null): void {
    if (!this.#entries.has(number)) this.#entries.set(number, entry)
    if (this.#entries.size > mostObjects) throw new PdfBroken('too many objects')
  }

  #readPlainTable(reader: Reader): Dict {
    while (!reader.passes('trailer')) {
      const first = reader.integer()
      const count = reader.integer()
      if (count > mostObjects) throw new PdfBroken('too many objects')
      for (let at = 0; at < count; at += 1) {
        const offset = reader.integer()
        reader.integer()
        this.#note(first + at, reader.word() === 'n' ? { at: offset } : null)
      }
    }
    const trailer = reader.value()
    if (!isDict(trailer)) throw new PdfBroken('a table has no trailer')
    return trailer
  }

  #readPackedTable(stream: Stream): void {
    const bytes = unpack(stream)
    const widths = numbersOf(stream.dict.get('W'))
    const [kindWidth = 0, secondWidth = 0, thirdWidth = 0] = widths
    const size = stream.dict.get('Size')
    const index = stream.dict.get('Index')
    const ranges = index === undefined ? [0, typeof size === 'number' ? size : 0] : numbersOf(index)
    let at = 0
    const take = (width: number) => {
      let number = 0
      for (let byte = 0; byte < width; byte += 1) {
        number = number * 256 + (bytes[at] ?? 0)
        at += 1
      }
      return number
    }
    for (let range = 0; range + 1 < ranges.length; range += 2) {
      const [first = 0, count = 0] = ranges.slice(range, range + 2)
      for (let each = 0; each < count && at < bytes.length; each += 1) {
        const kind = kindWidth === 0 ? 1 : take(kindWidth)
        const [second, third] = [take(secondWidth), take(thirdWidth)]
        if (kind === 1) this.#note(first + each, { at: second })
        else if (kind === 2) this.#note(first + each, { stream: second, index: third })
        else this.#note(first + each, null)
      }
    }
  }
}

export const isNamed = (value: Value | undefined, text: string) =>
  value instanceof Name && value.text === text

const numbersOf = (value: Value | undefined): number[] =>
  Array.isArray(value) ? value.filter(each => typeof each === 'number') : []

/** The offset of the last table of a file. */
function startOfTable(bytes: Uint8Array): number {
  const tail = latin1(bytes.subarray(Math.max(0, bytes.length - 2048)))
  const at = tail.lastIndexOf('startxref')
  const number = /^startxref\s+(\d{1,12})/.exec(tail.slice(Math.max(at, 0)))?.[1]
  if (at < 0 || number === undefined) throw new PdfBroken('it does not say where its table is')
  return Number(number)
}

/** The decoded bytes of a stream, such as a cross-reference or object stream. @throws PdfBroken */
export function unpack({ dict, bytes }: Stream): Uint8Array {
  const filter = dict.get('Filter')
  const filters = filter === undefined ? [] : Array.isArray(filter) ? (filter as readonly Value[]) : [filter]
  if (filters.length === 0) return bytes
  if (filters.length > 1 || !isNamed(filters[0], 'FlateDecode')) throw new PdfBroken('packed in another way')
  const unpacked = inflate(bytes)
  const parameters = dict.get('DecodeParms')
  const first = Array.isArray(parameters) ? (parameters as readonly Value[])[0] : parameters
  return isDict(first) ? withoutPrediction(unpacked, first) : unpacked
}

/** Inflates bytes, and stops once they exceed the limit. */
function inflate(bytes: Uint8Array): Uint8Array {
  const pieces: Uint8Array[] = []
  let length = 0
  const unzip = new Unzlib(piece => {
    length += piece.length
    if (length > mostUnpacked) throw new PdfBroken('unpacks to too much')
    pieces.push(piece)
  })
  try {
    for (let at = 0; at < bytes.length; at += 65_536)
      unzip.push(bytes.subarray(at, at + 65_536), at + 65_536 >= bytes.length)
  } catch (error) {
    throw error instanceof PdfBroken ? error : new PdfBroken('packed badly', { cause: error })
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

/** Reverses the prediction of each row from the one before, as in PNG. */
function withoutPrediction(bytes: Uint8Array, parameters: Dict): Uint8Array {
  const number = (key: string, otherwise: number) => {
    const value = parameters.get(key)
    return typeof value === 'number' ? value : otherwise
  }
  if (number('Predictor', 1) < 10) return bytes
  const pixel = Math.max(1, (number('Colors', 1) * number('BitsPerComponent', 8)) >> 3)
  const width = Math.ceil((number('Columns', 1) * number('Colors', 1) * number('BitsPerComponent', 8)) / 8)
  const rows = Math.floor(bytes.length / (width + 1))
  const plain = new Uint8Array(rows * width)
  for (let row = 0; row < rows; row += 1) {
    const kind = bytes[row * (width + 1)]
    for (let column = 0; column < width; column += 1) {
      const at = row * width + column
      const left = column >= pixel ? (plain[at - pixel] ?? 0) : 0
      const up = row > 0 ? (plain[at - width] ?? 0) : 0
      const corner = row > 0 && column >= pixel ? (plain[at - width - pixel] ?? 0) : 0
      const told = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][kind ?? 0] ?? 0
      plain[at] = ((bytes[row * (width + 1) + 1 + column] ?? 0) + told) & 255
    }
  }
  return plain
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner
  const [toLeft, toUp, toCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}
