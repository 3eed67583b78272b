import { listApplications } from '@parvis/api-types/calls/applications'
import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { ConfirmDialog } from '@parvis/design-system/ConfirmDialog'
import { DataGrid, type GridColumn } from '@parvis/design-system/DataGrid'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { initialView } from '@parvis/design-system/grid-view'
import { MultiSelect } from '@parvis/design-system/MultiSelect'
import { Skeleton, SkeletonGroup } from '@parvis/design-system/Skeleton'
import { Stack } from '@parvis/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { readAllOptions } from '../../../../../api/all-pages.ts'
import { explain } from '../../../../../api/problem-messages.ts'
import { useLanguage } from '../../../../../i18n/formats.ts'
import type { Translate } from '../../../../../i18n/translations.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemState } from '../../../../../problems/ProblemState.tsx'
import { usePerson } from '../../../../../session/SessionContext.tsx'
import type { ChosenScope } from '../../rules/role-values.ts'
import {
  dependentsOf,
  givenScopes,
  scopeBook,
  scopeNames,
  withScope,
  type GivenScope,
  type ScopeBook,
} from '../../rules/scope-choice.ts'
import type { RoleEditor } from './useRoleEditor.ts'

/** The query for every scope with its application and dependencies. */
const everyScope = {
  select: ['id', 'name', 'englishName'],
  expand: { securityScopes: { orderby: ['scopeName'] }, scopesDependencies: {} },
  orderby: ['name'],
} as const
const sayNoScopes = explain<'listApplications'>({})

interface RoleScopesProps {
  editor: RoleEditor
  mayManage: boolean
}

/** The scopes the role gives, by application. Adding a scope adds its requirements, which stay as long as it does. */
export function RoleScopes({ editor, mayManage }: RoleScopesProps) {
  const { t } = useTranslation('roles')
  const language = useLanguage()
  const mayRead = usePerson().scopes.has('Applications.Read')
  const applications = useQuery({
    ...readAllOptions(useApi(), listApplications, everyScope),
    enabled: mayRead,
    staleTime: 60_000,
  })
  const book = useMemo(() => scopeBook(applications.data ?? [], language), [applications.data, language])
  if (applications.isLoading)
    return (
      <SkeletonGroup label={t('record.loading')}>
        <Stack>
          <Skeleton shape="block" height="2.75rem" />
          <Skeleton shape="block" height="8rem" />
        </Stack>
      </SkeletonGroup>
    )
  const problem = applications.isLoadingError ? sayNoScopes(applications.error) : undefined
  return (
    <Stack gap={6}>
      {problem ? (
        // The role's own scopes are known without the applications.
        mayManage && (
          <ProblemState
            title={t('scopes.failed')}
            onRetry={() => void applications.refetch()}
            isRetrying={applications.isFetching}
            problem={problem}
          />
        )
      ) : (
        <>{mayManage && mayRead && <AddScopes editor={editor} book={book} />}</>
      )}
      <GivenScopes editor={editor} book={book} mayManage={mayManage && applications.isSuccess} />
    </Stack>
  )
}

function AddScopes({ editor, book }: { editor: RoleEditor; book: ScopeBook }) {
  const { t } = useTranslation('roles')
  const language = useLanguage()
  const [along, setAlong] = useState<{ scope: string; scopes: ChosenScope[] }>()
  const { values, change } = editor
  const options = useMemo(() => {
    const chosen = new Set(values.scopes.map(({ id }) => id))
    return [...book.scopes.values()]
      .filter(({ id }) => !chosen.has(id))
      .map(({ id, scopeName, description, application }) => ({
        id: String(id),
        label: scopeName,
        description: `${application} · ${description}`,
      }))
  }, [book, values.scopes])
  const add = (ids: readonly number[]) => {
    let scopes = values.scopes
    let last: typeof along
    for (const id of ids) {
      const added = withScope(book, scopes, id)
      scopes = added.scopes
      if (added.along.length > 0) last = { scope: book.scopes.get(id)?.scopeName ?? '', scopes: added.along }
    }
    setAlong(last)
    change({ scopes })
  }
  return (
    <Stack gap={3}>
      <MultiSelect
        label={t('scopes.add')}
        description={t('scopes.addHint')}
        value={[]}
        onChange={added => add(added.map(({ id }) => Number(id)))}
        options={options}
      />
      {along && (
        <Banner
          kind="info"
          live="polite"
          title={t('scopes.along', {
            scope: along.scope,
            names: scopeNames(along.scopes, language),
          })}
          onDismiss={() => setAlong(undefined)}
        />
      )}
    </Stack>
  )
}

const idOf = ({ id }: GivenScope) => String(id)
const byApplication = { ...initialView, groupBy: ['application'] }

function scopeColumns(t: Translate<'roles'>): GridColumn<GivenScope>[] {
  return [
    { id: 'scopeName', type: 'text', title: t('impact.scope'), value: row => row.scopeName, width: 200 },
    { id: 'description', type: 'text', title: t('scopes.allows'), value: row => row.description, width: 300 },
    {
      id: 'application',
      type: 'text',
      title: t('ruleField.application'),
      value: row => row.application || t('scopes.noApplication'),
      width: 160,
    },
    {
      id: 'state',
      type: 'choice',
      title: t('scopes.state'),
      value: row => (row.isNew ? 'new' : 'kept'),
      choices: [
        { id: 'new', label: t('scopes.added'), status: 'info' },
        { id: 'kept', label: t('scopes.kept') },
      ],
      width: 120,
    },
  ]
}

function GivenScopes({ editor, book, mayManage }: RoleScopesProps & { book: ScopeBook }) {
  const { t } = useTranslation('roles')
  const language = useLanguage()
  const [asked, setAsked] = useState<ChosenScope>()
  const { values, start, change } = editor
  const rows = useMemo(
    () => givenScopes(book, values.scopes, start.scopes),
    [book, values.scopes, start.scopes],
  )
  const columns = useMemo(() => scopeColumns(t), [t])
  const has = new Set(values.scopes.map(({ id }) => id))
  const gone = start.scopes.filter(({ id }) => !has.has(id))
  const drop = (scopes: readonly ChosenScope[]) => {
    const ids = new Set(scopes.map(({ id }) => id))
    change({ scopes: values.scopes.filter(({ id }) => !ids.has(id)) })
  }
  const remove = (scope: ChosenScope) => {
    if (dependentsOf(book, values.scopes, scope.id).length > 0) setAsked(scope)
    else drop([scope])
  }
  return (
    <>
      {gone.length > 0 && (
        <Banner
          kind="warning"
          live="polite"
          title={t('scopes.removed', { names: scopeNames(gone, language) })}
          actions={
            <Button size="small" onPress={() => change({ scopes: [...values.scopes, ...gone] })}>
              {t('scopes.putBack')}
            </Button>
          }
        />
      )}
      <DataGrid
        aria-label={t('scopes.title')}
        rows={rows}
        columns={columns}
        getRowId={idOf}
        defaultView={byApplication}
        emptyState={<EmptyState title={t('scopes.none')}>{t('scopes.noneHelp')}</EmptyState>}
        exportName={t('scopes.file')}
        maxHeight="32rem"
        {...(mayManage && {
          rowActions: (scope: GivenScope) => [
            {
              id: 'remove',
              label: t('scopes.remove', { scope: scope.scopeName }),
              onAction: () => remove(scope),
            },
          ],
        })}
      />
      {asked && (
        <Dependents
          scope={asked}
          dependents={dependentsOf(book, values.scopes, asked.id)}
          onClose={() => setAsked(undefined)}
          onRemove={scopes => {
            drop(scopes)
            setAsked(undefined)
          }}
        />
      )}
    </>
  )
}

interface DependentsProps {
  scope: ChosenScope
  dependents: readonly ChosenScope[]
  onClose: () => void
  onRemove: (scopes: readonly ChosenScope[]) => void
}

/** Asks whether to remove a scope together with the scopes that depend on it, or to keep it. */
function Dependents({ scope, dependents, onClose, onRemove }: DependentsProps) {
  const { t } = useTranslation('roles')
  const all = [scope, ...dependents]
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={isOpen => {
        if (!isOpen) onClose()
      }}
      title={t('scopes.dependentsTitle', { scope: scope.scopeName })}
      confirmLabel={
        dependents.length === 1 ? t('scopes.removeBoth') : t('scopes.removeAll', { count: all.length })
      }
      onConfirm={() => onRemove(all)}
    >
      <p>{t('scopes.dependents')}</p>
      <ul>
        {dependents.map(({ id, scopeName }) => (
          <li key={id}>{scopeName}</li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
