/** Sorts signers by the order that the sender chose; those without a place in it stay at the end, as they are. */
export function inOrder<Signer extends { id: string }>(
  signers: readonly Signer[],
  order: readonly string[],
): Signer[] {
  const placeOf = ({ id }: Signer) => (order.includes(id) ? order.indexOf(id) : order.length)
  return signers.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** The order in which a signer signs one place earlier (-1) or later (1); the same where there is no such place. */
export function movedInOrder(order: readonly string[], id: string, by: -1 | 1): readonly string[] {
  const from = order.indexOf(id)
  const to = from + by
  if (from < 0 || to < 0 || to >= order.length) return order
  return order.with(from, order[to] ?? id).with(to, id)
}
