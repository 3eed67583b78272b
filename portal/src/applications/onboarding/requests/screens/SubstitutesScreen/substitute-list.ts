import { listOnBoardingSubstitutes } from '@parvis/api-types/calls/onboarding'
import { explain } from '../../../../../api/problem-messages.ts'
import { defineList } from '../../../../../screens/define-list.ts'

export const substituteList = defineList(listOnBoardingSubstitutes, 'onboarding', {
  group: 'substitutes',
  columns: [
    { id: 'substitute', field: 'substituteName', or: 'substituteEmail', type: 'text', isHideable: false },
    { id: 'for', field: 'forName', or: 'forEmail', type: 'text' },
    { field: 'fromDate', type: 'date', form: 'deadline', width: 140 },
    { field: 'untilDate', type: 'date', form: 'deadline', width: 140 },
    { field: 'isCurrent', type: 'boolean', width: 140 },
  ],
  also: ['isMine', 'forEmail', 'substituteEmail'],
  // Latest period first.
  order: ['untilDate desc', 'id desc'],
  say: explain<'listOnBoardingSubstitutes'>({}),
})
