import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { kindsOf } from '../../.storybook/docs/state-kinds.ts'
import { namesOfTests } from '../../.storybook/docs/names-of-tests.ts'
import { addOtherNames } from '../../.storybook/index-names.ts'
import { otherNames } from '../../.storybook/other-names.ts'
import { withWrittenWords } from '../../.storybook/written-words.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

test('every entry of other names is an existing component', () => {
  const gone = Object.keys(otherNames).filter(
    name =>
      !existsSync(`${root}design-system/src/components/${name}`) &&
      !existsSync(`${root}design-system/src/patterns/${name}`),
  )
  expect(gone).toEqual([])
})

test('only the docs page of a component gets its other names, also without accents', () => {
  const base = { name: 'x', importPath: './x', tags: [] }
  const index = addOtherNames({
    v: 5,
    entries: {
      'components-dialog--docs': {
        ...base,
        id: 'components-dialog--docs',
        title: 'Components/Dialog',
        type: 'docs',
        storiesImports: [],
      },
      'screens-home--docs': {
        ...base,
        id: 'screens-home--docs',
        title: 'Screens/Home',
        type: 'docs',
        storiesImports: [],
      },
    },
  })
  const [dialog, home] = Object.values(index.entries).map(
    entry => Reflect.get(entry, 'anchors') as { title: string }[] | undefined,
  )
  expect(dialog?.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['modal', 'fenêtre modale', 'fenetre modale']),
  )
  expect(home).toBeUndefined()
})

test('the table of props shows the words of a union, and other types as they are', () => {
  const told = withWrittenWords({
    size: {
      name: 'size',
      type: { name: 'enum', value: ['small', 'large'] },
      table: { type: { summary: 'union' } },
    },
    label: { name: 'label', type: { name: 'string' }, table: { type: { summary: 'string' } } },
  })
  expect(Object.values(told).map(({ table }) => table?.type?.summary)).toEqual([
    "'small' | 'large'",
    'string',
  ])
})

test('names of tests are distinguished from names of components', () => {
  const spec = [
    '## Use instead',
    '- `List` for a list',
    '## Must',
    '| # | MUST | test |',
    '| --- | --- | --- |',
    '| 1 | stand in a `Grid` | `List`, `Page` |',
    '## Keyboard',
    '| `Home` | `Page` |',
  ].join('\n')
  expect(namesOfTests(spec)).toBe(
    spec.replace('| `List`, `Page` |', '| <TestName>List</TestName>, <TestName>Page</TestName> |'),
  )
})

test.each([
  ['Loaded', ['Loaded']],
  ['Not Loaded', ['Errors']],
  ['Server Error', ['Errors']],
  ['Denied', ['Refused']],
  ['Empty Folder', ['Empty']],
  ['Refused By The Services', ['Refused']],
  ['Begun And Not Loaded', ['Errors']],
  ['Calendar', ['Others']],
])('the state "%s" is of the kind %s', (name, kinds) => {
  expect(kindsOf(name)).toEqual(kinds)
})
