import type { FieldPlace, PageSize } from '@parvis/signatures/field-box'
import type { ValidationData } from '@parvis/signatures/revocation'

/** The handwritings that a name is written in. */
export type Hand = 'casual' | 'rounded' | 'slanted'

/** How a signature looks: a name in a hand, lines that were drawn, or a picture. */
export type Look =
  | { kind: 'typed'; text: string; hand?: Hand | undefined }
  /** Each line as x, y, x, y … in thousandths of the width of the pad, whose height is 300. */
  | { kind: 'drawn'; lines: readonly (readonly number[])[] }
  /** Of a size that was looked at, with what is seen through around the ink. */
  | { kind: 'picture'; png: Uint8Array }

/** The field of a signer. */
export interface SignerField extends FieldPlace {
  /** Its name in the form. */
  name: string
  /** Who signs in it, for the tooltip. */
  label: string
}

export type FieldKind = 'signature' | 'initials' | 'date' | 'text' | 'checkbox'

/** What a signer fills in beside the signature. */
export interface FormField extends FieldPlace {
  /** Its name in the form: letters, digits and hyphens. */
  name: string
  /** What is to be filled in, for the tooltip. */
  label: string
  kind: FieldKind
  /** The field of the signature whose signer fills it in. */
  signer: string
  /** Letters of a text at most. */
  maxLength: number | null
}

/** What a field is filled in with. */
export type Value = { kind: 'text'; text: string } | { kind: 'checked' } | { kind: 'look'; look: Look }

/** What is written into a PDF for one signature. */
export interface SigningTask {
  kind: 'sign'
  /** Those of all signers: the first signature makes them. */
  fields: readonly SignerField[]
  /** What all signers fill in: the first signature makes these as well. @default nothing */
  formFields?: readonly FormField[]
  /** What this signer fills in, by the names of the fields. @default nothing */
  filled?: readonly { field: string; value: Value }[]
  /** The one that is signed. */
  field: string
  look: Look
  /** Lines of small text beside the signature. */
  lines: readonly string[]
  signerName: string
  reason: string
  /** Milliseconds since 1970. */
  moment: number
  isFirst: boolean
  isLast: boolean
  /** Bytes that its value takes at most. */
  holeBytes: number
}

/** What is added to a PDF behind a signature, to verify its certificates by. */
export interface ValidationTask {
  kind: 'validate'
  /** What was added to the file and signed: it comes before. */
  signed: Uint8Array
  data: ValidationData
}

export type PdfTask = { kind: 'inspect' } | SigningTask | ValidationTask

/** Why a file cannot be signed. */
export const pdfRefusals = ['broken', 'encrypted', 'xfa', 'empty', 'certified', 'signed'] as const
export type PdfRefusal = (typeof pdfRefusals)[number]

/** What is told of a file that was looked into. */
export type Inspected = { pages: number; pageSizes: PageSize[] } | { refusal: PdfRefusal }

/** What is added to the file. */
export interface Increment {
  bytes: Uint8Array
  /** Where the signature's value goes, in hexadecimal digits: its first digit, counted from the start of the increment. */
  holeStart: number
  /** Bytes that the value takes at most. */
  holeBytes: number
}
