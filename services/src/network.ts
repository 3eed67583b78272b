import { isIPv6 } from 'node:net'

/**
 * What counts as one caller when addresses are counted: an IPv4 address, or the /64 of an IPv6 one, of which anyone who
 * has one address has all the others too.
 */
export function networkOf(address: string): string {
  const embedded = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (embedded) return embedded
  const plain = address.split('%')[0] ?? ''
  if (!isIPv6(plain)) return address
  // As the URL standard writes it: hexadecimal groups in lower case, the longest run of zeros left out.
  const [front = '', back] = new URL(`http://[${plain}]/`).hostname.slice(1, -1).split('::')
  const head = front === '' ? [] : front.split(':')
  const tail = back ? back.split(':') : []
  const groups =
    back === undefined ? head : [...head, ...Array(8 - head.length - tail.length).fill('0'), ...tail]
  return `${groups.slice(0, 4).join(':')}::/64`
}
