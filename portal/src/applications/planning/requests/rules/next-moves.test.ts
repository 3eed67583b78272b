import { PlanningRequest } from '@parvis/api-types/limits/planning'
import { expect, test } from 'vitest'
import { movesOf } from './next-moves.ts'

const moves = (mayChange: boolean, mayPlan: boolean, engagementType: 'real' | 'provisional' = 'real') =>
  PlanningRequest.status.values.map(
    status => `${status}: ${movesOf({ status, mayChange, engagementType }, mayPlan).join(' ')}`,
  )

test('a planner decides, and changes planned requests', () => {
  expect(moves(true, true)).toEqual([
    'submitted: accept refuse change cancel',
    'accepted: begin publish change cancel',
    'inProgress: publish deliver change cancel',
    'delivered: ',
    'refused: change cancel',
    'cancelled: ',
  ])
})

test('the requester edits a request before work starts, and replaces a provisional engagement', () => {
  expect(moves(true, false, 'provisional')).toEqual([
    'submitted: change cancel',
    'accepted: relink cancel',
    'inProgress: relink cancel',
    'delivered: ',
    'refused: change cancel',
    'cancelled: ',
  ])
})

test('the requester of a real engagement cannot change a request in progress, but may cancel it', () => {
  expect(moves(true, false)).toEqual([
    'submitted: change cancel',
    'accepted: cancel',
    'inProgress: cancel',
    'delivered: ',
    'refused: change cancel',
    'cancelled: ',
  ])
})

test('a person who only works on a request reads it', () => {
  expect(new Set(moves(false, false).map(each => each.split(': ')[1]))).toEqual(new Set(['']))
})
