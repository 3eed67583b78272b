/**
 * Whether an absolute address has an origin that the settings let into frames. What is shown, and what is linked as ours, is of
 * one of these.
 */
export function isOfFrameOrigin(address: string, frameOrigins: readonly string[]): boolean {
  const origin = URL.parse(address)?.origin
  return origin !== undefined && frameOrigins.includes(origin)
}
