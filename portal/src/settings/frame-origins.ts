/**
 * Whether an absolute address has an origin that the settings allow in frames. Only such addresses are embedded, or
 * linked as belonging to the firm.
 */
export function isOfFrameOrigin(address: string, frameOrigins: readonly string[]): boolean {
  const origin = URL.parse(address)?.origin
  return origin !== undefined && frameOrigins.includes(origin)
}
