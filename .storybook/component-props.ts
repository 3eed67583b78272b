/**
 * Documents the props of the design system's components with our own reader. Storybook's reader cannot resolve a type
 * declared in another file: a union derived from a list becomes `unknown[number]`.
 */
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { propsByModule } from '../design-system/componentProps.ts'
import type { Prop } from '../design-system/propReader.ts'

const root = fileURLToPath(new URL('../design-system/', import.meta.url))

/** A type in the form that Storybook expects: string unions become choices in the table. */
function docgenType(type: string) {
  const parts = type.split(' | ')
  if (parts.length > 1 && parts.every(part => /^(?:'[^']*'|-?\d+)$/.test(part)))
    return { name: 'union', raw: type, elements: parts.map(value => ({ name: 'literal', value })) }
  if (type.includes('=>')) return { name: 'signature', type: 'function', raw: type }
  return { name: type, raw: type }
}

const docgenProps = (props: readonly Prop[]) =>
  Object.fromEntries(
    props.map(({ name, type, isRequired, description, default: value }) => [
      name,
      {
        required: isRequired,
        description,
        tsType: docgenType(type),
        ...(value !== undefined && { defaultValue: { value, computed: false } }),
      },
    ]),
  )

export function componentProps(): Plugin {
  let known: ReturnType<typeof propsByModule> | undefined
  return {
    name: 'parvis:component-props',
    // Runs after Storybook's own reader and after compilation.
    enforce: 'post',
    transform(code, id) {
      const [path = ''] = id.split('?')
      if (!path.startsWith(root)) return undefined
      known ??= propsByModule()
      const components = known.get(path.slice(root.length))
      if (components === undefined || components.size === 0) return undefined
      const lines = [...components].map(
        ([name, props]) =>
          `${name}.__docgenInfo = { ...${name}.__docgenInfo, props: ${JSON.stringify(docgenProps(props))} };`,
      )
      return { code: `${code}\n${lines.join('\n')}\n`, map: null }
    },
  }
}
