/** A client as a field's option. */
export interface ChosenClient {
  id: string
  label: string
  /** The client's number in the firm. */
  description: string
}

interface KnownClient {
  id: number
  accountLegalName: string
  accountNumber: string
}

/** Converts a client of the services to a field's option. */
export function chosenClient({ id, accountLegalName, accountNumber }: KnownClient): ChosenClient {
  return { id: String(id), label: accountLegalName, description: accountNumber }
}
