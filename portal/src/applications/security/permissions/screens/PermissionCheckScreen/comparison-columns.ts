import type { GridColumn } from '@parvis/design-system/DataGrid'
import { addressOfCheck } from '../../addresses.ts'
import type { ComparedScope } from '../../rules/compare.ts'
import type { ExplainedScope } from '../../rules/explain.ts'
import { reasonText, type ReasonWords } from './reason-text.ts'
import { scopeDescription } from './scope-columns.ts'

/** The columns of the scopes of two people. */
export function comparisonColumns(
  words: ReasonWords,
  names: { first: string; second: string },
): GridColumn<ComparedScope>[] {
  const { t, language } = words
  const why = (scope: ExplainedScope | undefined) =>
    scope?.reasons[0] ? reasonText(scope.reasons[0], words) : ''
  return [
    {
      id: 'scope',
      type: 'link',
      title: t('column.scope'),
      value: ({ scope }) => scope.name,
      href: ({ scope }) => addressOfCheck({ check: 'scope', show: 'scopes', scope: scope.id }),
      width: 210,
      isHideable: false,
    },
    {
      id: 'side',
      type: 'choice',
      title: t('column.side'),
      choices: [
        { id: 'first', label: t('people.only', { person: names.first }) },
        { id: 'second', label: t('people.only', { person: names.second }) },
        { id: 'both', label: t('people.both') },
      ],
      value: ({ side }) => side,
      width: 210,
    },
    {
      id: 'first',
      type: 'text',
      title: t('people.whyOf', { person: names.first }),
      value: ({ first }) => why(first),
      width: 320,
      isGroupable: false,
    },
    {
      id: 'second',
      type: 'text',
      title: t('people.whyOf', { person: names.second }),
      value: ({ second }) => why(second),
      width: 320,
      isGroupable: false,
    },
    {
      id: 'application',
      type: 'text',
      title: t('column.application'),
      value: ({ scope }) => scope.application || t('noApplication'),
      width: 170,
    },
    {
      id: 'description',
      type: 'text',
      title: t('column.description'),
      value: ({ scope }) => scopeDescription(scope, language),
      width: 230,
      isGroupable: false,
    },
  ]
}
