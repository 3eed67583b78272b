/** Converts accounts of a trial balance to rows of a cube, so that statements are computed as from entries. */
import { openingPeriod, type CubeRow } from '../statements/trial-balance.ts'
import type { FileBalance } from './check.ts'

/**
 * The opening and the movements of an account. Without movements in the file, they are the difference of both balances,
 * and without an opening the whole balance.
 * @param period month of the movements, YYYY-MM: a balance has no months
 */
export function cubeRows(balance: FileBalance, period: string): CubeRow[] {
  const { number, opening, debit, credit, closing } = balance
  const { account, accountLabel, auxiliary, auxiliaryLabel } = balance
  const names = { account, accountLabel, auxiliary, auxiliaryLabel, line: number }
  const onSides = (cents: number) => ({
    debit: BigInt(Math.max(0, cents)),
    credit: BigInt(Math.max(0, 0 - cents)),
  })
  const moved =
    debit === undefined || credit === undefined
      ? onSides(closing - (opening ?? 0))
      : { debit: BigInt(debit), credit: BigInt(credit) }
  return [
    ...(opening === undefined ? [] : [{ ...names, period: openingPeriod, ...onSides(opening) }]),
    { ...names, period, ...moved },
  ]
}
