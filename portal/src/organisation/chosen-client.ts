/** A client as it is chosen in a field. */
export interface ChosenClient {
  id: string
  label: string
  /** Its number in the firm. */
  description: string
}

interface KnownClient {
  id: number
  accountLegalName: string
  accountNumber: string
}

/** A client of the services, as a field offers it. */
export function chosenClient({ id, accountLegalName, accountNumber }: KnownClient): ChosenClient {
  return { id: String(id), label: accountLegalName, description: accountNumber }
}
