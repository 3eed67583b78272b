import { CentTotal } from './amounts.ts'

/**
 * What tells that a file has debits and credits the other way round: two columns that were mistaken for each other, or one
 * amount that is a credit where it is positive. Nobody earns by charges and pays income.
 */
export class ResultSides {
  readonly #charges = new CentTotal()
  readonly #income = new CentTotal()

  /** @param accountClass the first digit of an account @param cents positive where it is a debit */
  add(accountClass: string | undefined, cents: number): void {
    if (accountClass === '6') this.#charges.add(cents)
    else if (accountClass === '7') this.#income.add(cents)
  }

  /** What charges come to on the credit side and income on the debit side, in cents; undefined where not both do. */
  get reversed(): { charges: number; income: number } | undefined {
    const [charges, income] = [Number(this.#charges.value), Number(this.#income.value)]
    return charges < 0 && income > 0 ? { charges: -charges, income } : undefined
  }
}
