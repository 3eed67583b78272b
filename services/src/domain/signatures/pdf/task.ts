import type { FieldPlace, PageSize } from '@parvis/signatures/field-box'
import type { ValidationData } from '@parvis/signatures/revocation'

/** The handwritings for a typed name. */
export type Hand = 'casual' | 'rounded' | 'slanted'

/** The look of a signature: a name in a handwriting, drawn lines, or a picture. */
export type Look =
  | { kind: 'typed'; text: string; hand?: Hand | undefined }
  /** Each line as x, y, x, y … in thousandths of the pad's width; its height is 300. */
  | { kind: 'drawn'; lines: readonly (readonly number[])[] }
  /** A picture of checked size, transparent around the ink. */
  | { kind: 'picture'; png: Uint8Array }

/** The signature field of a signer. */
export interface SignerField extends FieldPlace {
  /** Its name in the form. */
  name: string
  /** The signer, for the tooltip. */
  label: string
}

export type FieldKind = 'signature' | 'initials' | 'date' | 'text' | 'checkbox'

/** A field that a signer fills in beside the signature. */
export interface FormField extends FieldPlace {
  /** Its name in the form: letters, digits and hyphens. */
  name: string
  /** What to fill in, for the tooltip. */
  label: string
  kind: FieldKind
  /** Name of the signature field whose signer fills it in. */
  signer: string
  /** The most characters of a text. */
  maxLength: number | null
}

/** The value of a field. */
export type Value = { kind: 'text'; text: string } | { kind: 'checked' } | { kind: 'look'; look: Look }

/** What to write into a PDF for one signature. */
export interface SigningTask {
  kind: 'sign'
  /** The signature fields of all signers; the first signature creates them. */
  fields: readonly SignerField[]
  /** The form fields of all signers; the first signature creates these as well. @default nothing */
  formFields?: readonly FormField[]
  /** This signer's values, by field name. @default nothing */
  filled?: readonly { field: string; value: Value }[]
  /** The field to sign. */
  field: string
  look: Look
  /** Small text beside the signature, by line. */
  lines: readonly string[]
  signerName: string
  reason: string
  /** Milliseconds since 1970. */
  moment: number
  isFirst: boolean
  isLast: boolean
  /** The most bytes its value takes. */
  holeBytes: number
}

/** Validation data to append after a signature, for verifying its certificates. */
export interface ValidationTask {
  kind: 'validate'
  /** The signed increment, which comes first. */
  signed: Uint8Array
  data: ValidationData
}

export type PdfTask = { kind: 'inspect' } | SigningTask | ValidationTask

/** Why a file cannot be signed. */
export const pdfRefusals = ['broken', 'encrypted', 'xfa', 'empty', 'certified', 'signed'] as const
export type PdfRefusal = (typeof pdfRefusals)[number]

/** The result of inspecting a file. */
export type Inspected = { pages: number; pageSizes: PageSize[] } | { refusal: PdfRefusal }

/** What to append to the file. */
export interface Increment {
  bytes: Uint8Array
  /** Offset of the first hexadecimal digit of the signature's value, from the start of the increment. */
  holeStart: number
  /** The most bytes the value takes. */
  holeBytes: number
}
