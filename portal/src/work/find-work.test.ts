import { listWork } from '@parvis/api-types/generated/examples/portal'
import { expect, test } from 'vitest'
import { findWork } from './find-work.ts'

const { value } = listWork.success.some
const ids = (search: string) =>
  findWork(value, search, ({ kind }) => (kind === 'planningToDecide' ? 'Demande à planifier' : kind)).map(
    ({ id }) => id,
  )

test('an empty search returns the first items in order', () => {
  expect(ids('  ')).toEqual(value.map(({ id }) => id))
  expect(findWork([...value, ...value], '', ({ kind }) => kind)).toHaveLength(8)
})

test('every word must match the kind, title or detail, ignoring accents and case', () => {
  expect(ids('PLANIFIER demande')).toEqual([7, 21])
  expect(ids('tresorerie')).toEqual([21])
  expect(ids('cash monitoring')).toEqual([21])
  expect(ids('brasserie multirapports')).toEqual([3])
  expect(ids('brasserie zoe')).toEqual([])
})
