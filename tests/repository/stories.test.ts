import { expect, test } from 'vitest'
import { readRepository } from './sources.ts'
import { isStories, storiesOf, unprovenStories } from './stories.ts'

const repository = readRepository()

test('every story is tested by a play function or a picture', () => {
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
])('a story with neither is detected: %s', story => {
  expect(unprovenStories([file(story)])).toHaveLength(1)
})

test('a story without a picture in its whole file is detected', () => {
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
])('a story with either is accepted: %s', story => {
  expect(unprovenStories([file(story)])).toEqual([])
})
