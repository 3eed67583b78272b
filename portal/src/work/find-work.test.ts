import { listWork } from '@parvis/api-types/generated/examples/portal'
import { expect, test } from 'vitest'
import { findWork } from './find-work.ts'

const { value } = listWork.success.some
const ids = (search: string) =>
  findWork(value, search, ({ kind }) => (kind === 'planningToDecide' ? 'Demande à planifier' : kind)).map(
    ({ id }) => id,
  )

test('before anything is typed the first of all are there, in their order', () => {
  expect(ids('  ')).toEqual(value.map(({ id }) => id))
  expect(findWork([...value, ...value], '', ({ kind }) => kind)).toHaveLength(8)
})

test('all words are found, in kind, title and detail, accents and case folded', () => {
  expect(ids('PLANIFIER demande')).toEqual([7, 21])
  expect(ids('tresorerie')).toEqual([21])
  expect(ids('cash monitoring')).toEqual([21])
  expect(ids('brasserie multirapports')).toEqual([3])
  expect(ids('brasserie zoe')).toEqual([])
})
