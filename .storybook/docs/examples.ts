const examples = import.meta.glob<string>('../../design-system/src/{components,patterns}/*/*.example.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** How a component or pattern is used, by its name: code that an application can take over. */
export function exampleOf(name: string): string | undefined {
  return Object.entries(examples)
    .find(([path]) => path.endsWith(`/${name}/${name}.example.tsx`))?.[1]
    .trimEnd()
}
