import { listScopes } from '@parvis/api-types/calls/scopes'
import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { DataGrid, type GridColumn, type GridRowAction } from '@parvis/design-system/DataGrid'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { Stack } from '@parvis/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { readAllOptions } from '../../../../../api/all-pages.ts'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { explain } from '../../../../../api/problem-messages.ts'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { sayKey } from '../../../../../i18n/keys.ts'
import type { Translate } from '../../../../../i18n/translations.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { useMayManage, type WholeApplication } from '../../application-record.ts'
import {
  knownScopesQuery,
  requirementsOf,
  type KnownScope,
  type Requirement,
  type Scope,
} from '../../rules/scope-graph.ts'
import { ScopeNetwork } from './ScopeNetwork.tsx'
import { lateDialog } from '../../../../../screens/late.tsx'

const ScopeDialog = lateDialog(async () => ({ default: (await import('./ScopeDialog.tsx')).ScopeDialog }))
const DependencyDialog = lateDialog(async () => ({
  default: (await import('./DependencyDialog.tsx')).DependencyDialog,
}))
const loadDeletions = () => import('./ScopeDeletions.tsx')
const DeleteScopeDialog = lateDialog(async () => ({ default: (await loadDeletions()).DeleteScopeDialog }))
const RemoveRequirementDialog = lateDialog(async () => ({
  default: (await loadDeletions()).RemoveRequirementDialog,
}))

const sayNotKnown = explain<'listScopes'>({})

const none: readonly KnownScope[] = []
const idOf = ({ id }: Scope) => String(id)

/** The action in progress, and its scope. */
type Doing =
  | { kind: 'new' }
  | { kind: 'edit' | 'require' | 'delete'; scope: Scope }
  | { kind: 'remove'; scope: Scope; requirement: Requirement }

/** The scopes of an application: a list with the requirements of each scope, and a graph of all of them. */
export function ApplicationScopes({ application }: { application: WholeApplication }) {
  const { t } = useTranslation('security')
  const { t: tAny } = useTranslation()
  const locale = useLanguage()
  const mayManage = useMayManage()
  const known = useQuery({ ...readAllOptions(useApi(), listScopes, knownScopesQuery), staleTime: 60_000 })
  const [doing, setDoing] = useState<Doing>()
  const [newId, setNewId] = useState<number>()
  const close = () => setDoing(undefined)
  const others = useMemo(
    () => ({ scopes: known.data ?? none, unnamed: t('scopes.unnamed') }),
    [known.data, t],
  )
  const requirements = useMemo(() => requirementsOf(application, others), [application, others])
  const columns = useMemo(() => scopeColumns(t, application, requirements), [t, application, requirements])
  const requiredBy = ({ id }: Scope) => requirements.get(id) ?? []
  const actionsOf = (scope: Scope): GridRowAction[] => [
    { id: 'edit', label: t('scopes.change'), onAction: () => setDoing({ kind: 'edit', scope }) },
    { id: 'require', label: t('scopes.require'), onAction: () => setDoing({ kind: 'require', scope }) },
    ...requiredBy(scope).map(requirement => ({
      id: `remove-${requirement.dependency.id}`,
      label: t('scopes.removeOpen', { name: requirement.name }),
      onAction: () => setDoing({ kind: 'remove', scope, requirement }),
    })),
    {
      id: 'delete',
      label: t('delete.open'),
      isDanger: true,
      onAction: () => setDoing({ kind: 'delete', scope }),
    },
  ]
  const optionsFor = (scope: Scope) => {
    const taken = new Set(requiredBy(scope).map(({ dependency }) => dependency.requiredScopeId))
    return others.scopes
      .filter(({ id }) => id !== scope.id && !taken.has(id))
      .map(other => ({
        id: String(other.id),
        label: other.scopeName,
        description: locale === 'fr' ? other.scopeDescription : other.scopeEnglishDescription,
      }))
  }
  const latest = (scope: Scope) => application.securityScopes.find(({ id }) => id === scope.id) ?? scope
  return (
    <Stack gap={6}>
      {known.error && (
        <Banner
          kind="warning"
          live="polite"
          title={t('scopes.knownFailed')}
          actions={
            <Button size="small" isPending={known.isFetching} onPress={() => void known.refetch()}>
              {t('retry')}
            </Button>
          }
        >
          {sayKey(tAny, sayNotKnown(known.error).key)}
        </Banner>
      )}
      <DataGrid
        aria-label={t('scopes.title')}
        rows={application.securityScopes}
        columns={columns}
        getRowId={idOf}
        // Wait for the scopes of other applications, so that requirements are never shown incomplete.
        status={known.isPending ? 'loading' : 'ready'}
        exportName={t('scopes.file')}
        {...(newId !== undefined && { arrivedId: String(newId) })}
        emptyState={<EmptyState title={t('scopes.emptyTitle')}>{t('scopes.empty')}</EmptyState>}
        {...(mayManage && {
          rowActions: actionsOf,
          actions: <Button onPress={() => setDoing({ kind: 'new' })}>{t('scopes.add')}</Button>,
        })}
      />
      {application.scopesDependencies.length > 0 && (
        <ScopeNetwork application={application} others={others} isLoading={known.isPending} />
      )}
      <Suspense fallback={null}>
        {(doing?.kind === 'new' || doing?.kind === 'edit') && (
          <ScopeDialog
            application={application}
            scope={doing.kind === 'edit' ? latest(doing.scope) : undefined}
            onSaved={id => setNewId(doing.kind === 'new' ? id : undefined)}
            onClose={close}
          />
        )}
        {doing?.kind === 'require' && (
          <DependencyDialog scope={doing.scope} options={optionsFor(doing.scope)} onClose={close} />
        )}
        {doing?.kind === 'remove' && (
          <RemoveRequirementDialog scope={doing.scope} requirement={doing.requirement} onClose={close} />
        )}
        {doing?.kind === 'delete' && <DeleteScopeDialog scope={latest(doing.scope)} onClose={close} />}
      </Suspense>
    </Stack>
  )
}

/** Columns for what each scope allows, its feature, and its requirements. */
function scopeColumns(
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
