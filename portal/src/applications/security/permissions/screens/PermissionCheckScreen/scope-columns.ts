import type { GridColumn } from '@parvis/design-system/DataGrid'
import type { Locale } from '@parvis/design-system/i18n/messages'
import { addressOfCheck } from '../../addresses.ts'
import type { ExplainedScope } from '../../rules/explain.ts'
import { reasonText, type ReasonWords } from './reason-text.ts'

/** What a scope allows, in the reader's language. */
export function scopeDescription(scope: ExplainedScope, language: Locale): string {
  return language === 'fr' ? scope.description : scope.englishDescription
}

/** The columns of the scopes of one person. */
export function scopeColumns(words: ReasonWords): GridColumn<ExplainedScope>[] {
  const { t, language } = words
  return [
    {
      id: 'scope',
      type: 'link',
      title: t('column.scope'),
      value: scope => scope.name,
      href: scope => addressOfCheck({ check: 'scope', show: 'scopes', scope: scope.id }),
      width: 270,
      isHideable: false,
    },
    {
      id: 'description',
      type: 'text',
      title: t('column.description'),
      value: scope => scopeDescription(scope, language),
      width: 230,
      isGroupable: false,
    },
    {
      id: 'why',
      type: 'text',
      title: t('column.why'),
      value: ({ reasons: [first] }) => (first ? reasonText(first, words) : ''),
      width: 380,
      isGroupable: false,
    },
    {
      id: 'kind',
      type: 'choice',
      title: t('column.kind'),
      choices: [
        { id: 'given', label: t('kind.given') },
        { id: 'required', label: t('kind.required') },
      ],
      value: scope => (scope.isDirect ? 'given' : 'required'),
      width: 140,
    },
    {
      id: 'roles',
      type: 'text',
      title: t('column.roles'),
      value: scope => scope.roles.join(', '),
      width: 220,
    },
    {
      id: 'ways',
      type: 'number',
      title: t('column.ways'),
      value: scope => scope.reasons.length + scope.furtherReasons.length,
      width: 100,
    },
    {
      id: 'application',
      type: 'text',
      title: t('column.application'),
      value: scope => scope.application || t('noApplication'),
      width: 170,
    },
  ]
}
