import { isIPv6 } from 'node:net'

/**
 * What counts as one caller when counting addresses: an IPv4 address, or the /64 network of an IPv6 address, because
 * anyone who has one of its addresses has all of them.
 */
export function networkOf(address: string): string {
  const embedded = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (embedded) return embedded
  const plain = address.split('%')[0] ?? ''
  if (!isIPv6(plain)) return address
  // Normalized by the URL standard: lower-case hexadecimal groups, with the longest run of zeros omitted.
  const [front = '', back] = new URL(`http://[${plain}]/`).hostname.slice(1, -1).split('::')
  const head = front === '' ? [] : front.split(':')
  const tail = back ? back.split(':') : []
  const groups =
    back === undefined ? head : [...head, ...Array(8 - head.length - tail.length).fill('0'), ...tail]
  return `${groups.slice(0, 4).join(':')}::/64`
}
