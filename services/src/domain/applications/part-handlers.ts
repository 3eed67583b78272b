import type { Call, CallOf, Handler, KeyCall, Refuses, SomeHandlers } from '../../server/call.ts'
import { answerRightsChanged, answerRightsNew } from '../answer-written.ts'
import { lockRights } from '../rights-lock.ts'
import { refuseDuplicate } from '../unique.ts'
import { matchVersion } from '../version.ts'
import {
  deleteRow,
  insertFeature,
  insertModule,
  readApplication,
  readFeature,
  readFeaturesBelow,
  readModule,
  renamePart,
} from './statements.ts'
import { refuseUsed, scopesOfFeatures } from './uses.ts'

const moduleTaken = 'application-module-name-taken'
const featureTaken = 'application-feature-name-taken'

/**
 * The module that is to contain something new; undefined for the application itself.
 * @throws ProblemError when the application or the module does not exist, or the module belongs to another application.
 */
async function findPlace(
  call: CallOf<'createApplicationModule'> | CallOf<'createApplicationFeature'>,
  moduleId: number | null,
) {
  const { applicationId } = call.body
  await lockRights(call.db)
  if (!(await readApplication(call.db, applicationId))) throw call.problem('application-unknown')
  if (moduleId === null) return undefined
  const found = await readModule(call.db, moduleId)
  if (found?.application_id !== applicationId) throw call.problem('application-module-unknown')
  return found
}

/** The row to change, read under the lock. @throws ProblemError not-found, precondition-failed */
async function find<Row extends { version: number }>(
  call: KeyCall & Refuses<'not-found' | 'precondition-failed'>,
  read: (db: Call['db'], id: number) => Promise<Row | undefined>,
): Promise<number> {
  const id = call.path.id
  await lockRights(call.db)
  const row = await read(call.db, id)
  if (!row) throw call.problem('not-found')
  matchVersion(call, row.version)
  return id
}

const createApplicationModule: Handler<'createApplicationModule'> = async call => {
  const { applicationId, parentModuleId, name } = call.body
  const parent = await findPlace(call, parentModuleId)
  if (typeof parent?.parent_module_id === 'number') throw call.problem('application-module-too-deep')
  const columns = { application_id: applicationId, parent_module_id: parentModuleId, name }
  const id = await refuseDuplicate(call, moduleTaken, insertModule(call.db, columns))
  return answerRightsNew(call, 'ApplicationModule', id, `/v1/ApplicationModules(${id})`)
}

const updateApplicationModule: Handler<'updateApplicationModule'> = async call => {
  const id = await find(call, readModule)
  const { name } = call.body
  await refuseDuplicate(call, moduleTaken, renamePart(call.db, 'application_module', id, name))
  return answerRightsChanged(call, 'ApplicationModule', id)
}

const deleteApplicationModule: Handler<'deleteApplicationModule'> = async call => {
  const id = await find(call, readModule)
  const features = await readFeaturesBelow(call.db, id)
  refuseUsed(call, 'application-module-in-use', await scopesOfFeatures(call.db, features))
  await deleteRow(call.db, 'application_module', id)
  return {}
}

const createApplicationFeature: Handler<'createApplicationFeature'> = async call => {
  const { applicationId, applicationModuleId, name } = call.body
  await findPlace(call, applicationModuleId)
  const columns = { application_id: applicationId, application_module_id: applicationModuleId, name }
  const id = await refuseDuplicate(call, featureTaken, insertFeature(call.db, columns))
  return answerRightsNew(call, 'ApplicationFeature', id, `/v1/ApplicationFeatures(${id})`)
}

const updateApplicationFeature: Handler<'updateApplicationFeature'> = async call => {
  const id = await find(call, readFeature)
  const { name } = call.body
  await refuseDuplicate(call, featureTaken, renamePart(call.db, 'application_feature', id, name))
  return answerRightsChanged(call, 'ApplicationFeature', id)
}

const deleteApplicationFeature: Handler<'deleteApplicationFeature'> = async call => {
  const id = await find(call, readFeature)
  refuseUsed(call, 'application-feature-in-use', await scopesOfFeatures(call.db, [id]))
  await deleteRow(call.db, 'application_feature', id)
  return {}
}

/** Modules, sub-modules and features of applications. */
export const partHandlers = {
  createApplicationFeature,
  createApplicationModule,
  deleteApplicationFeature,
  deleteApplicationModule,
  updateApplicationFeature,
  updateApplicationModule,
} satisfies SomeHandlers
