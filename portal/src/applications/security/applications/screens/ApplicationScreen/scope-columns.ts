import type { GridColumn } from '@parvis/design-system/DataGrid'
import type { Translate } from '../../../../../i18n/translations.ts'
import type { WholeApplication } from '../../queries.ts'
import type { Requirement, Scope } from '../../rules/scope-graph.ts'

/** The columns of the scopes of an application: what each allows, what it belongs to, and what it requires. */
export function scopeColumns(
  t: Translate<'security'>,
  { applicationFeature }: WholeApplication,
  requirements: ReadonlyMap<number, readonly Requirement[]>,
): GridColumn<Scope>[] {
  const features = new Map(applicationFeature.map(({ id, name }) => [id, name]))
  return [
    {
      id: 'name',
      type: 'text',
      title: t('field.scopeName'),
      value: scope => scope.scopeName,
      width: 170,
      isHideable: false,
    },
    {
      id: 'french',
      type: 'text',
      title: t('field.scopeDescription'),
      value: scope => scope.scopeDescription,
      width: 150,
    },
    {
      id: 'english',
      type: 'text',
      title: t('field.scopeEnglishDescription'),
      value: scope => scope.scopeEnglishDescription,
      width: 150,
    },
    {
      id: 'feature',
      type: 'text',
      title: t('field.applicationFeatureId'),
      value: scope => features.get(scope.applicationFeatureId ?? 0) ?? t('scopes.ofApplication'),
      width: 140,
    },
    {
      id: 'requires',
      type: 'text',
      title: t('field.requires'),
      value: scope => (requirements.get(scope.id) ?? []).map(({ name }) => name).join(', '),
      width: 170,
    },
  ]
}
