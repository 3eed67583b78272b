import { notify } from '../../database/notify.ts'
import type { Call, Handler, Handlers } from '../../server/call.ts'
import { listOf } from '../../server/list.ts'
import { ProblemError } from '../../server/problem.ts'
import { answerWritten } from '../answer-written.ts'
import { requireAdministrator } from '../administrators.ts'
import { lockRights } from '../rights-lock.ts'
import { refuseTaken } from '../unique.ts'
import { matchVersion } from '../version.ts'
import { circleOf, type Dependency } from './dependencies.ts'
import {
  insertDependency,
  insertScope,
  nextScopeId,
  readDependencies,
  readDependency,
  readScope,
  readScopeNames,
  updateScopeRow,
} from './scope-statements.ts'
import { deleteRow, readApplication, readFeature } from './statements.ts'
import { refuseUsed, usesOfScopes } from './uses.ts'

/** ScopeForm of the contract. */
interface ScopeForm {
  scopeName: string
  scopeDescription: string
  scopeEnglishDescription: string
  applicationId: number
  applicationFeatureId: number | null
}

/** ScopePatch of the contract. */
type ScopePatch = Partial<Omit<ScopeForm, 'scopeName' | 'applicationId'>>

/** @throws ProblemError when the feature is not one of the application. */
async function checkFeature(call: Call, applicationId: number | null, id: number | null | undefined) {
  if (id === null || id === undefined) return
  const feature = await readFeature(call.db, id)
  if (!feature || feature.application_id !== applicationId)
    throw new ProblemError('application-feature-unknown')
}

const createScope: Handler = async call => {
  const form = call.body as ScopeForm
  await lockRights(call.db)
  if (!(await readApplication(call.db, form.applicationId))) throw new ProblemError('application-unknown')
  await checkFeature(call, form.applicationId, form.applicationFeatureId)
  const id = await nextScopeId(call.db)
  if (id === undefined) throw new ProblemError('scope-limit-reached')
  const columns = {
    scope_name: form.scopeName,
    scope_description: form.scopeDescription,
    scope_english_description: form.scopeEnglishDescription,
    application_id: form.applicationId,
    application_feature_id: form.applicationFeatureId,
  }
  await refuseTaken('scope-name-taken', insertScope(call.db, id, columns))
  return answerWritten(call, 'Scope', id, `/v1/Scopes(${id})`)
}

const updateScope: Handler = async call => {
  const id = Number(call.params['id'])
  const form = call.body as ScopePatch
  await lockRights(call.db)
  const scope = await readScope(call.db, id)
  if (!scope) throw new ProblemError('not-found')
  matchVersion(call.ifMatch, scope.version)
  await checkFeature(call, scope.application_id, form.applicationFeatureId)
  const { scopeDescription, scopeEnglishDescription, applicationFeatureId } = form
  await updateScopeRow(call.db, id, {
    ...(scopeDescription !== undefined && { scope_description: scopeDescription }),
    ...(scopeEnglishDescription !== undefined && { scope_english_description: scopeEnglishDescription }),
    ...(applicationFeatureId !== undefined && { application_feature_id: applicationFeatureId }),
  })
  return answerWritten(call, 'Scope', id)
}

const deleteScope: Handler = async call => {
  const id = Number(call.params['id'])
  await lockRights(call.db)
  const scope = await readScope(call.db, id)
  if (!scope) throw new ProblemError('not-found')
  matchVersion(call.ifMatch, scope.version)
  refuseUsed('scope-in-use', await usesOfScopes(call.db, [id]))
  await deleteRow(call.db, 'scope', id)
  await notify(call.db, 'rights', '')
  return {}
}

const createScopeDependency: Handler = async call => {
  const added = call.body as Dependency
  await lockRights(call.db)
  const scope = await readScope(call.db, added.scopeId)
  // A dependency belongs to the application whose scope needs it.
  const applicationId = scope?.application_id ?? undefined
  if (applicationId === undefined || !(await readScope(call.db, added.requiredScopeId)))
    throw new ProblemError('scope-unknown')
  const circle = circleOf(await readDependencies(call.db), added)
  if (circle) throw new ProblemError('scope-cycle', { cycle: await readScopeNames(call.db, circle) })
  const id = await refuseTaken('scope-dependency-taken', insertDependency(call.db, applicationId, added))
  await requireAdministrator(call.db)
  return answerWritten(call, 'ScopeDependency', id, `/v1/ScopeDependencies(${id})`)
}

const deleteScopeDependency: Handler = async call => {
  const id = Number(call.params['id'])
  await lockRights(call.db)
  const dependency = await readDependency(call.db, id)
  if (!dependency) throw new ProblemError('not-found')
  matchVersion(call.ifMatch, dependency.version)
  await deleteRow(call.db, 'scope_dependency', id)
  await requireAdministrator(call.db)
  await notify(call.db, 'rights', '')
  return {}
}

/** Scopes and what they require of each other. */
export const scopeHandlers: Handlers = {
  createScope,
  createScopeDependency,
  deleteScope,
  deleteScopeDependency,
  listScopes: listOf(),
  updateScope,
}
