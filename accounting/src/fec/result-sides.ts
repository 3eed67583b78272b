import { CentTotal } from './amounts.ts'

/**
 * Detects a file with debits and credits swapped: either two columns were confused, or a single amount is a credit
 * where it is positive. No company earns from charges and pays income.
 */
export class ResultSides {
  readonly #charges = new CentTotal()
  readonly #income = new CentTotal()

  /** @param accountClass first digit of an account @param cents positive for a debit */
  add(accountClass: string | undefined, cents: number): void {
    if (accountClass === '6') this.#charges.add(cents)
    else if (accountClass === '7') this.#income.add(cents)
  }

  /**
   * The total of charges on the credit side and of income on the debit side, in cents; undefined unless both are on the
   * wrong side.
   */
  get reversed(): { charges: number; income: number } | undefined {
    const [charges, income] = [Number(this.#charges.value), Number(this.#income.value)]
    return charges < 0 && income > 0 ? { charges: -charges, income } : undefined
  }
}
