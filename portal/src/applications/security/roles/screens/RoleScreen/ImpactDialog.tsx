import type { Schemas } from '@parvis/api-types/authorization'
import { questionOptions } from '@parvis/api-types/calls'
import { assessRolePlan } from '@parvis/api-types/calls/roles'
import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { DataGrid, type GridColumn } from '@parvis/design-system/DataGrid'
import { initialView } from '@parvis/design-system/grid-view'
import { Dialog } from '@parvis/design-system/Dialog'
import { KeyFigure, KeyFigureGroup } from '@parvis/design-system/KeyFigure'
import { Select } from '@parvis/design-system/Select'
import { Skeleton, SkeletonGroup } from '@parvis/design-system/Skeleton'
import { StatusBadge } from '@parvis/design-system/StatusBadge'
import { Stack } from '@parvis/design-system/Stack'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useLanguage } from '../../../../../i18n/formats.ts'
import type { Translate } from '../../../../../i18n/translations.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { ProblemState } from '../../../../../problems/ProblemState.tsx'
import { Uses } from '../../../../../problems/Uses.tsx'
import { readPeopleScope, type RolePerson, type RolePlan } from '../../role.ts'
import { fullName, roleForm, sayNotAssessed } from '../../rules/role-values.ts'
import { ImpactMenus, ImpactRaises, ImpactStranded } from './ImpactMenus.tsx'
import type { RoleEditor } from './useRoleEditor.ts'

type RoleImpact = Schemas['RoleImpact']

/** Number of people per page of the impact. */
const impactPageSize = 20

const changes = ['gains', 'loses'] as const
/** Filters the people shown to those who gain or lose something; undefined shows everybody affected. */
type Change = (typeof changes)[number] | undefined

interface ImpactDialogProps {
  editor: RoleEditor
  /** The plan to review before saving; `rolesId` is null for a new role. */
  question: { rolesId: number | null; plan: RolePlan }
}

/** Shows what saving would change, and for whom. Exactly the reviewed plan is saved. */
export function ImpactDialog({ editor, question }: ImpactDialogProps) {
  const { t } = useTranslation('roles')
  const [page, setPage] = useState(1)
  const [change, setChange] = useState<Change>()
  const found = useQuery({
    ...questionOptions(useApi(), assessRolePlan, {
      query: { $top: impactPageSize, $skip: (page - 1) * impactPageSize, ...(change && { change }) },
      body: question,
    }),
    // No request while saving: the plan may already be in effect.
    enabled: !editor.isPending,
    placeholderData: keepPreviousData,
    // Always assess afresh what is about to be saved.
    staleTime: 0,
    gcTime: 0,
  })
  const { error, isNew, refuse } = editor
  const { addedMembers, removedMembers } = editor.values
  const named = useMemo(() => [...addedMembers, ...removedMembers], [addedMembers, removedMembers])
  const { error: assessError } = found
  useEffect(() => {
    // A refused rule also shows the error at its conditions.
    if (assessError) refuse(assessError)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each answer: the editor is another with each change
  }, [assessError])
  const problem = error && roleForm.say(error)
  const refusal = assessError && sayNotAssessed(assessError)
  return (
    <Dialog
      isOpen
      onOpenChange={isOpen => {
        if (!isOpen) editor.back()
      }}
      title={t(isNew ? 'impact.titleNew' : 'impact.title')}
      size="large"
      isLocked={editor.isPending}
      footer={
        <>
          <Button onPress={editor.back} isDisabled={editor.isPending}>
            {t('impact.back')}
          </Button>
          <Button
            variant="primary"
            onPress={editor.save}
            isPending={editor.isPending}
            // Disabled without a message, since the reader cannot fix anything: the impact is still loading.
            isDisabled={!found.data}
          >
            {t(isNew ? 'impact.create' : 'impact.save')}
          </Button>
        </>
      }
    >
      <Stack gap={6}>
        {problem && (
          <ProblemBanner problem={problem}>
            <Uses error={error} />
          </ProblemBanner>
        )}
        {refusal ? (
          <ProblemState
            title={t('impact.failed')}
            onRetry={() => void found.refetch()}
            isRetrying={found.isFetching}
            problem={refusal}
          />
        ) : found.data ? (
          <Impact
            impact={found.data}
            named={named}
            isRefreshing={found.isPlaceholderData}
            page={page}
            onPage={setPage}
            change={change}
            onChange={next => {
              setChange(next)
              setPage(1)
            }}
          />
        ) : (
          <SkeletonGroup label={t('impact.assessing')}>
            <Stack gap={6}>
              <Skeleton shape="block" height="5rem" />
              <Skeleton shape="block" height="10rem" />
            </Stack>
          </SkeletonGroup>
        )}
      </Stack>
    </Dialog>
  )
}

type ImpactPerson = NonNullable<RoleImpact['people']>[number]
type ImpactScope = RoleImpact['scopes'][number]

const fixed = { isSortable: false, isFilterable: false }
const everybody = 'all'
const idOfPerson = ({ usersId }: ImpactPerson) => String(usersId)
const idOfScope = ({ scopeName }: ImpactScope) => scopeName

function personColumns(t: Translate<'roles'>): GridColumn<ImpactPerson>[] {
  return [
    { ...fixed, id: 'person', type: 'text', title: t('impact.person'), value: fullName, width: 180 },
    {
      ...fixed,
      id: 'gains',
      type: 'text',
      title: t('impact.personGains'),
      value: row => row.gains.join(', '),
      width: 200,
    },
    {
      ...fixed,
      id: 'loses',
      type: 'text',
      title: t('impact.personLoses'),
      value: row => row.loses.join(', '),
      width: 200,
    },
    {
      ...fixed,
      id: 'email',
      type: 'text',
      title: t('members.email'),
      value: row => row.userEmail,
      width: 200,
    },
  ]
}

function scopeColumns(t: Translate<'roles'>, language: string): GridColumn<ImpactScope>[] {
  const ofType = (
    id: 'gains.staff' | 'loses.staff' | 'gains.clients' | 'loses.clients',
    value: (row: ImpactScope) => number,
  ): GridColumn<ImpactScope> => ({ id, type: 'number', title: t(`impact.${id}`), value, width: 180 })
  const mark = (row: ImpactScope) => (row.raises === null ? '' : t('impact.raisesMark'))
  return [
    { id: 'scope', type: 'text', title: t('impact.scope'), value: row => row.scopeName, width: 180 },
    {
      id: 'allows',
      type: 'text',
      title: t('scopes.allows'),
      value: row => (language === 'en' ? row.scopeEnglishDescription : row.scopeDescription),
      width: 220,
    },
    ofType('gains.staff', row => row.gainingStaffCount),
    ofType('loses.staff', row => row.losingStaffCount),
    ofType('gains.clients', row => row.gainingCount - row.gainingStaffCount),
    ofType('loses.clients', row => row.losingCount - row.losingStaffCount),
    {
      id: 'raises',
      type: 'text',
      title: t('impact.raisesColumn'),
      value: mark,
      render: row =>
        row.raises !== null && (
          <StatusBadge kind="warning" look="plain">
            {mark(row)}
          </StatusBadge>
        ),
      width: 170,
    },
  ]
}

/** How many of the people are staff, and how many are clients. */
function sayTypes(t: Translate<'roles'>, count: number, staff: number): string {
  return t('impact.types', { staff, clients: count - staff })
}

/** The people whose changes the services report by id, with the names the plan knows. */
function namedPeople({ namedPeople: changed }: RoleImpact, named: readonly RolePerson[]): ImpactPerson[] {
  const byId = new Map(named.map(person => [person.usersId, person]))
  return (changed ?? []).flatMap(change => {
    const person = byId.get(change.usersId)
    return person ? [{ ...person, ...change }] : []
  })
}

interface ImpactProps {
  impact: RoleImpact
  /** The people the plan adds or removes by name. Whoever named them may see what changes for them. */
  named: readonly RolePerson[]
  isRefreshing: boolean
  page: number
  onPage: (page: number) => void
  change: Change
  onChange: (change: Change) => void
}

function Impact({ impact, named, isRefreshing, page, onPage, change, onChange }: ImpactProps) {
  const { t } = useTranslation('roles')
  const language = useLanguage()
  const ofPeople = useMemo(() => personColumns(t), [t])
  const ofScopes = useMemo(() => scopeColumns(t, language), [t, language])
  const {
    gainingCount,
    losingCount,
    gainingStaffCount,
    losingStaffCount,
    membersBefore,
    membersAfter,
    addedDependencies,
    scopes,
    people,
  } = impact
  const known = useMemo(() => namedPeople(impact, named), [impact, named])
  const isNothing = gainingCount === 0 && losingCount === 0
  const ofPeopleGrid = {
    'aria-label': t('impact.people'),
    columns: ofPeople,
    getRowId: idOfPerson,
    status: isRefreshing ? 'refreshing' : 'ready',
    hasSearch: false,
    maxHeight: '18rem',
    actions: (
      <Select
        aria-label={t('impact.show')}
        value={change ?? everybody}
        onChange={id => onChange(changes.find(one => one === id))}
        options={[
          { id: everybody, label: t('impact.showAll') },
          { id: 'gains', label: t('impact.showGains') },
          { id: 'loses', label: t('impact.showLoses') },
        ]}
      />
    ),
  } as const
  return (
    <>
      <KeyFigureGroup columnWidth="10rem">
        <KeyFigure
          label={t('impact.gaining')}
          value={gainingCount}
          comparison={sayTypes(t, gainingCount, gainingStaffCount)}
        />
        <KeyFigure
          label={t('impact.losing')}
          value={losingCount}
          comparison={sayTypes(t, losingCount, losingStaffCount)}
        />
        <KeyFigure
          label={t('impact.membersAfter')}
          value={membersAfter}
          comparison={t('impact.membersBefore', { count: membersBefore })}
        />
      </KeyFigureGroup>
      {addedDependencies.length > 0 && (
        <Banner kind="info" title={t('impact.along', { names: addedDependencies.join(', ') })} />
      )}
      <ImpactRaises impact={impact} />
      <ImpactStranded impact={impact} />
      {isNothing ? (
        <>
          <p>{t('impact.nobody')}</p>
          <ImpactMenus impact={impact} />
        </>
      ) : (
        <>
          <DataGrid
            aria-label={t('impact.scopes')}
            rows={scopes}
            columns={ofScopes}
            getRowId={idOfScope}
            hasSearch={false}
            maxHeight="14rem"
          />
          <ImpactMenus impact={impact} />
          {people ? (
            <DataGrid
              {...ofPeopleGrid}
              mode="server"
              rows={people}
              rowCount={impact.peopleCount}
              pageSize={impactPageSize}
              view={{ ...initialView, page }}
              onViewChange={view => onPage(view.page)}
            />
          ) : (
            <>
              {(known.length > 0 || change) && <DataGrid {...ofPeopleGrid} rows={known} />}
              {known.length < impact.peopleCount && (
                <p>
                  {t(known.length > 0 ? 'impact.othersHidden' : 'impact.namesHidden', {
                    scope: readPeopleScope,
                  })}
                </p>
              )}
            </>
          )}
        </>
      )}
    </>
  )
}
