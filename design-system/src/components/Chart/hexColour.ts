/** Converts `color(srgb 0.1 0.2 0.3)`, the computed value of a mix, to hex, the only form every program reads. */
export function hexOf(computed: string): string {
  const channels = /^color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)/.exec(computed)?.slice(1)
  if (!channels) throw new RangeError(`Not a colour in sRGB: ${computed}`)
  const hex = channels.map(channel => {
    const byte = Math.round(Math.min(1, Math.max(0, Number(channel))) * 255)
    return byte.toString(16).padStart(2, '0')
  })
  return `#${hex.join('')}`
}
