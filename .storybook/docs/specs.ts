const specs = import.meta.glob<string>('../../design-system/src/{components,patterns}/*/SPEC.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The SPEC.md of a component or pattern, by name. */
export function specOf(name: string): string | undefined {
  const path = Object.keys(specs).find(file => file.split('/').at(-2) === name)
  return path === undefined ? undefined : specs[path]
}
