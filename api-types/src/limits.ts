/** What the contract says of one field. */
export interface FieldLimits {
  /** It cannot be left empty. */
  readonly isRequired?: boolean
  readonly minLength?: number
  /** Characters at most. */
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  /** What a text must look like; plain text needs nothing. */
  readonly pattern?: string
  /** The values that it may have, or that its items may. */
  readonly values?: readonly unknown[]
}

/** What the contract says of the fields of an entity or a body. */
export type Limits = Readonly<Record<string, FieldLimits>>
