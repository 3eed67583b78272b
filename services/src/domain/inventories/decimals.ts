/** Decimals that are stored. A number with more is refused, never rounded. */
export const decimals = { quantity: 3, packSize: 3, unitCost: 4 } as const

/** Whether a number has more decimals than are stored. */
export const hasMoreDecimals = (value: number, of: keyof typeof decimals): boolean =>
  Number(value.toFixed(decimals[of])) !== value
