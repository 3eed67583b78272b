import { describe, expect, test } from 'vitest'
import { propsByModule } from '../../design-system/componentProps.ts'
import { PropReader } from '../../design-system/propReader.ts'

const all = [...propsByModule()].flatMap(([file, components]) =>
  [...components].flatMap(([component, props]) => props.map(prop => ({ file, component, ...prop }))),
)
const named = ({ file, component, name }: (typeof all)[number]) => `${file}: ${component}.${name}`
/** The words of a string union; undefined for any other type. */
const wordsOf = (type: string) => {
  const words = type.split(' | ')
  return words.every(word => /^(?:'[^']*'|-?\d+)$/.test(word)) ? words : undefined
}

describe('the props of each component of the package', () => {
  test('have a description', () => {
    expect(all.length).toBeGreaterThan(1000)
    expect(all.filter(({ description }) => description === '').map(named)).toEqual([])
  })

  test('have legible types: unions are written out', () => {
    expect(all.filter(({ type }) => /\bunknown\[|typeof|\[number\]/.test(type)).map(named)).toEqual([])
    expect(all.filter(({ type }) => (wordsOf(type)?.length ?? 0) > 1).length).toBeGreaterThan(80)
  })

  test('have defaults that are values of their type', () => {
    const wrong = all.filter(({ type, default: value }) => {
      const words = wordsOf(type)
      if (value === undefined) return false
      if (words) return !words.includes(value)
      return type === 'boolean' && value !== 'true' && value !== 'false'
    })
    expect(wrong.map(prop => `${named(prop)} = ${String(prop.default)} of ${prop.type}`)).toEqual([])
  })
})

describe('the reader', () => {
  const propsOf = (source: string) =>
    new PropReader([
      { path: 'a/A.tsx', text: source },
      {
        path: 'a/lists.ts',
        text: `export const sizes = ['small', 'large'] as const\nexport type Size = (typeof sizes)[number]`,
      },
    ])
      .propsOf('a/A.tsx')
      .get('A')

  test('writes out unions, even from another file', () => {
    const props = propsOf(`
      import { sizes, type Size } from './lists.ts'
      const tones = { calm: 1, loud: 2 }
      interface AProps {
        size: Size
        other?: (typeof sizes)[number]
        tone: keyof typeof tones
        sizes: readonly Size[]
      }
      export function A(props: AProps) {}`)
    expect(props?.map(({ name, type }) => `${name}: ${type}`)).toEqual([
      "size: 'small' | 'large'",
      "other: 'small' | 'large'",
      "tone: 'calm' | 'loud'",
      "sizes: readonly ('small' | 'large')[]",
    ])
  })

  test('requires a prop that every alternative requires', () => {
    const props = propsOf(`
      type AProps = { both: string } & ({ one: string; either: string } | { one?: never; either: string })
      export function A(props: AProps) {}`)
    expect(props?.filter(({ isRequired }) => isRequired).map(({ name }) => name)).toEqual(['both', 'either'])
  })

  test('distinguishes a default value from a description of one', () => {
    const props = propsOf(`
      interface AProps {
        /** How large. @default 'small' */
        size?: string
        /** How it is written. @default as the browser does */
        format?: string
      }
      export function A(props: AProps) {}`)
    expect(props?.map(({ description, default: value }) => [description, value])).toEqual([
      ['How large.', "'small'"],
      ['How it is written. Where it is left out: as the browser does.', undefined],
    ])
  })

  test('describes common props centrally unless the component does', () => {
    const props = propsOf(`
      interface AProps {
        children: string
        /** The words. */
        label: string
        odd: string
      }
      export function A(props: AProps) {}`)
    expect(props?.map(({ description }) => description)).toEqual([
      'Content of the component.',
      'The words.',
      '',
    ])
  })
})
