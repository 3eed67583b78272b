import { notify } from '../../database/notify.ts'
import type { CallOf, Handler, SomeHandlers } from '../../server/call.ts'
import { readList } from '../../server/list.ts'
import { answerRightsChanged, answerRightsNew } from '../answer-written.ts'
import { requireAdministrator } from '../administrators.ts'
import { lockRights } from '../rights-lock.ts'
import { refuseDuplicate } from '../unique.ts'
import { matchVersion } from '../version.ts'
import { circleOf } from './dependencies.ts'
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

/** @throws ProblemError when the feature does not belong to the application. */
async function checkFeature(
  call: CallOf<'createScope'> | CallOf<'updateScope'>,
  applicationId: number | null,
) {
  const { applicationFeatureId: id } = call.body
  if (id === null || id === undefined) return
  const feature = await readFeature(call.db, id)
  if (!feature || feature.application_id !== applicationId) throw call.problem('application-feature-unknown')
}

const createScope: Handler<'createScope'> = async call => {
  const form = call.body
  await lockRights(call.db)
  if (!(await readApplication(call.db, form.applicationId))) throw call.problem('application-unknown')
  await checkFeature(call, form.applicationId)
  const id = await nextScopeId(call.db)
  if (id === undefined) throw call.problem('scope-limit-reached')
  const columns = {
    scope_name: form.scopeName,
    scope_description: form.scopeDescription,
    scope_english_description: form.scopeEnglishDescription,
    application_id: form.applicationId,
    application_feature_id: form.applicationFeatureId,
  }
  await refuseDuplicate(call, 'scope-name-taken', insertScope(call.db, id, columns))
  return answerRightsNew(call, 'Scope', id, `/v1/Scopes(${id})`)
}

const updateScope: Handler<'updateScope'> = async call => {
  const id = call.path.id
  const form = call.body
  await lockRights(call.db)
  const scope = await readScope(call.db, id)
  if (!scope) throw call.problem('not-found')
  matchVersion(call, scope.version)
  await checkFeature(call, scope.application_id)
  const { scopeDescription, scopeEnglishDescription, applicationFeatureId } = form
  await updateScopeRow(call.db, id, {
    ...(scopeDescription !== undefined && { scope_description: scopeDescription }),
    ...(scopeEnglishDescription !== undefined && { scope_english_description: scopeEnglishDescription }),
    ...(applicationFeatureId !== undefined && { application_feature_id: applicationFeatureId }),
  })
  return answerRightsChanged(call, 'Scope', id)
}

const deleteScope: Handler<'deleteScope'> = async call => {
  const id = call.path.id
  await lockRights(call.db)
  const scope = await readScope(call.db, id)
  if (!scope) throw call.problem('not-found')
  matchVersion(call, scope.version)
  refuseUsed(call, 'scope-in-use', await usesOfScopes(call.db, [id]))
  await deleteRow(call.db, 'scope', id)
  await notify(call.db, 'rights', '')
  return {}
}

const createScopeDependency: Handler<'createScopeDependency'> = async call => {
  const added = call.body
  await lockRights(call.db)
  const scope = await readScope(call.db, added.scopeId)
  // A dependency belongs to the application whose scope requires the other.
  const applicationId = scope?.application_id ?? undefined
  if (applicationId === undefined || !(await readScope(call.db, added.requiredScopeId)))
    throw call.problem('scope-unknown')
  const circle = circleOf(await readDependencies(call.db), added)
  if (circle) throw call.problem('scope-cycle', { cycle: await readScopeNames(call.db, circle) })
  const id = await refuseDuplicate(
    call,
    'scope-dependency-taken',
    insertDependency(call.db, applicationId, added),
  )
  await requireAdministrator(call)
  return answerRightsNew(call, 'ScopeDependency', id, `/v1/ScopeDependencies(${id})`)
}

const deleteScopeDependency: Handler<'deleteScopeDependency'> = async call => {
  const id = call.path.id
  await lockRights(call.db)
  const dependency = await readDependency(call.db, id)
  if (!dependency) throw call.problem('not-found')
  matchVersion(call, dependency.version)
  await deleteRow(call.db, 'scope_dependency', id)
  await requireAdministrator(call)
  await notify(call.db, 'rights', '')
  return {}
}

/** Scopes and their dependencies. */
export const scopeHandlers = {
  createScope,
  createScopeDependency,
  deleteScope,
  deleteScopeDependency,
  listScopes: readList,
  updateScope,
} satisfies SomeHandlers
