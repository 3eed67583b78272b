/** A name, such as /Type. */
export class Name {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** A string, byte by byte. */
export class Text {
  readonly bytes: Uint8Array
  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }
}

/** A reference to another object, by its number. */
export class Ref {
  readonly number: number
  constructor(number: number) {
    this.number = number
  }
}

export type Dict = ReadonlyMap<string, Value>

/** A dictionary with bytes. */
export class Stream {
  readonly dict: Dict
  readonly bytes: Uint8Array
  constructor(dict: Dict, bytes: Uint8Array) {
    this.dict = dict
    this.bytes = bytes
  }
}

export type Value = null | boolean | number | Name | Text | Ref | Stream | readonly Value[] | Dict

/** The bytes are not a PDF, or are incomplete. */
export class PdfBroken extends Error {
  override readonly name = 'PdfBroken'
}

export const isDict = (value: Value | undefined): value is Dict => value instanceof Map

/** The deepest nesting of objects; no real file goes that far. */
const deepest = 100

const whitespace = new Set([0, 9, 10, 12, 13, 32])
const delimiters = new Set(Array.from('()<>[]{}/%', each => each.charCodeAt(0)))
const isRegular = (byte: number | undefined) =>
  byte !== undefined && !whitespace.has(byte) && !delimiters.has(byte)

const [open, close] = [0x28, 0x29]
const [less, greater] = [0x3c, 0x3e]
const backslash = 0x5c

/** Reads objects from bytes, one after the other. */
export class Reader {
  readonly bytes: Uint8Array
  at: number
  readonly #end: number

  constructor(bytes: Uint8Array, at = 0, end: number = bytes.length) {
    if (!(at >= 0 && at < end)) throw new PdfBroken('outside of the file')
    this.bytes = bytes
    this.at = at
    this.#end = end
  }

  #byte(ahead = 0): number | undefined {
    const at = this.at + ahead
    return at < this.#end ? this.bytes[at] : undefined
  }

  skipSpace(): void {
    for (let byte = this.#byte(); byte !== undefined; byte = this.#byte()) {
      if (byte === 0x25)
        while (this.#byte() !== undefined && this.#byte() !== 10 && this.#byte() !== 13) this.at += 1
      else if (!whitespace.has(byte)) return
      else this.at += 1
    }
  }

  /** The next word: characters that are neither white space nor delimiters. */
  word(): string {
    this.skipSpace()
    const start = this.at
    while (isRegular(this.#byte())) this.at += 1
    return latin1(this.bytes.subarray(start, this.at))
  }

  /** Skips a word if it comes next. */
  passes(word: string): boolean {
    const start = this.at
    if (this.word() === word) return true
    this.at = start
    return false
  }

  integer(): number {
    const word = this.word()
    if (!/^\d{1,12}$/.test(word)) throw new PdfBroken(`${word} is no number`)
    return Number(word)
  }

  value(depth = 0): Value {
    if (depth > deepest) throw new PdfBroken('too deep')
    this.skipSpace()
    const byte = this.#byte()
    if (byte === undefined) throw new PdfBroken('ends early')
    if (byte === 0x2f) return this.#name()
    if (byte === open) return this.#text()
    if (byte === 0x5b) return this.#list(depth)
    if (byte === less) return this.#byte(1) === less ? this.#dict(depth) : this.#hex()
    return this.#plain()
  }

  #name(): Name {
    this.at += 1
    const start = this.at
    while (isRegular(this.#byte())) this.at += 1
    const text = latin1(this.bytes.subarray(start, this.at))
    return new Name(
      text.replaceAll(/#([0-9a-fA-F]{2})/g, (_, digits: string) =>
        String.fromCodePoint(Number.parseInt(digits, 16)),
      ),
    )
  }

  #list(depth: number): readonly Value[] {
    this.at += 1
    const list: Value[] = []
    for (;;) {
      this.skipSpace()
      if (this.#byte() === 0x5d) break
      list.push(this.value(depth + 1))
    }
    this.at += 1
    return list
  }

  #dict(depth: number): Dict {
    this.at += 2
    const dict = new Map<string, Value>()
    for (;;) {
      this.skipSpace()
      if (this.#byte() === greater && this.#byte(1) === greater) break
      const key = this.value(depth + 1)
      if (!(key instanceof Name)) throw new PdfBroken('a key is no name')
      dict.set(key.text, this.value(depth + 1))
    }
    this.at += 2
    return dict
  }

  #hex(): Text {
    this.at += 1
    const start = this.at
    while (this.#byte() !== undefined && this.#byte() !== greater) this.at += 1
    if (this.#byte() === undefined) throw new PdfBroken('a string does not end')
    const digits = latin1(this.bytes.subarray(start, this.at)).replaceAll(/\s/g, '')
    this.at += 1
    return new Text(fromHex(digits))
  }

  #text(): Text {
    this.at += 1
    const bytes: number[] = []
    for (let depth = 1; ; ) {
      const byte = this.#byte()
      if (byte === undefined) throw new PdfBroken('a string does not end')
      this.at += 1
      if (byte === backslash) this.#escaped(bytes)
      else {
        if (byte === open) depth += 1
        if (byte === close) depth -= 1
        if (depth === 0) return new Text(Uint8Array.from(bytes))
        bytes.push(byte)
      }
    }
  }

  #escaped(bytes: number[]): void {
    const letter = String.fromCodePoint(this.#byte() ?? 0)
    this.at += 1
    if (letter >= '0' && letter <= '7') {
      let code = Number(letter)
      for (let more = 0; more < 2; more += 1) {
        const digit = (this.#byte() ?? 0) - 0x30
        if (digit < 0 || digit > 7) break
        code = code * 8 + digit
        this.at += 1
      }
      bytes.push(code % 256)
    } else if (letter === '\r') {
      if (this.#byte() === 10) this.at += 1
    } else if (letter !== '\n')
      bytes.push({ n: 10, r: 13, t: 9, b: 8, f: 12 }[letter] ?? letter.codePointAt(0) ?? 0)
  }

  /** A number, a reference, or a word. */
  #plain(): Value {
    const word = this.word()
    if (/^[+-]?(\d+\.?\d*|\.\d+)$/.test(word)) {
      const back = this.at
      if (/^\d{1,10}$/.test(word) && /^\d{1,5}$/.test(this.word()) && this.word() === 'R')
        return new Ref(Number(word))
      this.at = back
      return Number(word)
    }
    if (word === 'true') return true
    if (word === 'false') return false
    if (word === 'null') return null
    throw new PdfBroken(`unexpected ${word.slice(0, 20)}`)
  }
}

/** Converts bytes to text, one character per byte. */
export function latin1(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return text
}

export function fromHex(digits: string): Uint8Array {
  const even = digits.length % 2 === 0 ? digits : `${digits}0`
  const bytes = new Uint8Array(even.length / 2)
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = Number.parseInt(even.slice(2 * at, 2 * at + 2), 16)
    if (Number.isNaN(byte)) throw new PdfBroken('a string in hexadecimal digits has others')
    bytes[at] = byte
  }
  return bytes
}

/** Decodes a text string: UTF-16, UTF-8, or one character per byte. */
export function readText(value: Value | undefined): string | undefined {
  if (!(value instanceof Text)) return undefined
  const { bytes } = value
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  if (bytes[0] === 0xef && bytes[1] === 0xbb) return new TextDecoder().decode(bytes)
  return latin1(bytes)
}
