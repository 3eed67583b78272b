/** Control characters but line feed and tab. */
// oxlint-disable-next-line no-control-regex -- finding control characters is what this is for
const control = /[\u0000-\u0008\u000b-\u001f]/

/**
 * Where a JSON value holds text that is refused everywhere: C0 control characters except line feed and tab, and half a
 * surrogate pair, which no UTF-8 can carry.
 * @returns JSON pointers, at most 20. A body nested however deep is walked without recursion.
 */
export function findUnprintable(root: unknown): string[] {
  const found: string[] = []
  const open: { value: unknown; pointer: string }[] = [{ value: root, pointer: '' }]
  for (let next = open.pop(); next && found.length < 20; next = open.pop()) {
    const { value, pointer } = next
    if (typeof value === 'string') {
      if (control.test(value) || !value.isWellFormed()) found.push(pointer)
    } else if (typeof value === 'object' && value !== null) {
      // Beyond this depth no schema of the contract allows anything, so that the pointers need not grow.
      const deep = pointer.length > 500
      for (const [name, inner] of Object.entries(value)) {
        open.push({
          value: inner,
          pointer: deep ? pointer : `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
        })
      }
    }
  }
  return found
}
