import { listWork } from '@parvis/api-types/generated/examples/portal'
import { expect, test } from 'vitest'
import { workOfMenu } from './work-of-menu.ts'

const { counts } = listWork.success.some
const planning = {
  menuLink: '/app/dshb2/requests',
  inverseMenuParent: [{ menuLink: '/app/dshb2/requests' }, { menuLink: '/app/dshb2/publications' }],
}

test('a tile has the work of its own menu and of its sub-menus, each once', () => {
  expect(workOfMenu(counts, planning).map(({ kind }) => kind)).toEqual([
    'planningToDecide',
    'planningToCorrect',
    'planningToDeliver',
    'publicationToFinish',
  ])
  expect(workOfMenu(counts, { menuLink: '/app/dshb2/publications' }).map(({ kind }) => kind)).toEqual([
    'publicationToFinish',
  ])
})

test('another menu has none of it, even if its address starts the same way', () => {
  expect(workOfMenu(counts, { menuLink: '/app/dshb2' })).toEqual([])
  expect(workOfMenu(counts, { menuLink: '/app/dshb2/requests/7', inverseMenuParent: [] })).toEqual([])
  expect(workOfMenu([], planning)).toEqual([])
})
