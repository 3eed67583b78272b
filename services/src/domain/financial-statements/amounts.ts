/**
 * Converts cents to euros, for the contract. A double holds cents exactly up to 90,000,000,000,000.00 euros, which no
 * ledger reaches.
 */
export const eurosOf = (cents: bigint): number => Number(cents) / 100
