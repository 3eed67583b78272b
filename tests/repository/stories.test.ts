import { expect, test } from 'vitest'
import { readRepository } from './sources.ts'
import { isStories, storiesOf, unprovenStories } from './stories.ts'

const repository = readRepository()

test('every story is proven by a play test or a picture', () => {
  expect(unprovenStories(repository)).toEqual([])
})

test('every state of a screen has a play test', () => {
  const stories = repository.filter(isStories).flatMap(storiesOf)
  expect(stories.length).toBeGreaterThan(2500)
  const silent = stories.filter(({ title, hasPlay }) => title.startsWith('Screens/') && !hasPlay)
  expect(silent.map(({ path, name }) => `${path}: ${name}`)).toEqual([])
})

const file = (story: string, meta = '') => ({
  path: 'portal/src/app/screens/AScreen/AScreen.stories.tsx',
  text: [
    `const meta = { title: 'Screens/A', component: AScreen, ${meta} } satisfies Meta<typeof AScreen>`,
    'export default meta',
    `const none = { picture: 'none' }`,
    'const play = async () => {}',
    `const made = () => ({ parameters: none, play })`,
    story,
  ].join('\n'),
})

test.each([
  `export const A: Story = { parameters: { picture: 'none' } }`,
  `export const A: Story = { parameters: { ...inPortal({}), picture: 'none', msw: [] } }`,
  `export const A: Story = { parameters: none }`,
  `const base: Story = { parameters: none }\nexport const A: Story = { ...base, args: {} }`,
])('one that is neither tested nor drawn is seen: %s', story => {
  expect(unprovenStories([file(story)])).toHaveLength(1)
})

test('one that no story of its file draws is seen', () => {
  expect(
    unprovenStories([file('export const A: Story = {}', `parameters: { picture: 'none' }`)]),
  ).toHaveLength(1)
})

test.each([
  'export const A: Story = {}',
  'export const A: Story = { parameters: none, play }',
  `export const A: Story = { parameters: none, play: async () => {} }`,
  'export const A: Story = made()',
  `export const A: Story = { ...made(), parameters: none }`,
  'export const A = states.Loading',
])('one that is tested or drawn is not: %s', story => {
  expect(unprovenStories([file(story)])).toEqual([])
})
