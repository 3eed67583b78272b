/** The contract's limits for one field. */
export interface FieldLimits {
  /** It cannot be left empty. */
  readonly isRequired?: boolean
  readonly minLength?: number
  /** Maximum number of characters. */
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  /** A regular expression for the text; omitted for plain text. */
  readonly pattern?: string
  /** The allowed values of the field, or of its items. */
  readonly values?: readonly unknown[]
}

/** The contract's limits for the fields of an entity or a body. */
export type Limits = Readonly<Record<string, FieldLimits>>
