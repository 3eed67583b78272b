/** A list of document names. */
export function Names({ of }: { of: readonly { name: string }[] }) {
  if (of.length === 0) return null
  return (
    <ul>
      {of.map(({ name }, at) => (
        // Two documents may have the same name.
        // oxlint-disable-next-line react/no-array-index-key -- the list never changes its order
        <li key={at}>{name}</li>
      ))}
    </ul>
  )
}
