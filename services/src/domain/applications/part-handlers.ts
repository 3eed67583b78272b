import type { Call, Handler, Handlers } from '../../server/call.ts'
import { ProblemError } from '../../server/problem.ts'
import { answerWritten } from '../answer-written.ts'
import { lockRights } from '../rights-lock.ts'
import { refuseTaken } from '../unique.ts'
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

/** ApplicationModuleForm of the contract. */
interface ModuleForm {
  applicationId: number
  parentModuleId: number | null
  name: string
}

/** ApplicationFeatureForm of the contract. */
interface FeatureForm {
  applicationId: number
  applicationModuleId: number | null
  name: string
}

const moduleTaken = 'application-module-name-taken'
const featureTaken = 'application-feature-name-taken'

/**
 * The module that something new is to stand in; undefined for the application itself.
 * @throws ProblemError when the application or the module is not there, or the module is one of another application.
 */
async function findPlace(call: Call, applicationId: number, moduleId: number | null) {
  await lockRights(call.db)
  if (!(await readApplication(call.db, applicationId))) throw new ProblemError('application-unknown')
  if (moduleId === null) return undefined
  const found = await readModule(call.db, moduleId)
  if (found?.application_id !== applicationId) throw new ProblemError('application-module-unknown')
  return found
}

/** The row to change, as it is once nobody else changes it. @throws ProblemError not-found, precondition-failed */
async function find<Row extends { version: number }>(
  call: Call,
  read: (db: Call['db'], id: number) => Promise<Row | undefined>,
): Promise<number> {
  const id = Number(call.params['id'])
  await lockRights(call.db)
  const row = await read(call.db, id)
  if (!row) throw new ProblemError('not-found')
  matchVersion(call.ifMatch, row.version)
  return id
}

const createApplicationModule: Handler = async call => {
  const { applicationId, parentModuleId, name } = call.body as ModuleForm
  const parent = await findPlace(call, applicationId, parentModuleId)
  if (typeof parent?.parent_module_id === 'number') throw new ProblemError('application-module-too-deep')
  const columns = { application_id: applicationId, parent_module_id: parentModuleId, name }
  const id = await refuseTaken(moduleTaken, insertModule(call.db, columns))
  return answerWritten(call, 'ApplicationModule', id, `/v1/ApplicationModules(${id})`)
}

const updateApplicationModule: Handler = async call => {
  const id = await find(call, readModule)
  const { name } = call.body as { name: string }
  await refuseTaken(moduleTaken, renamePart(call.db, 'application_module', id, name))
  return answerWritten(call, 'ApplicationModule', id)
}

const deleteApplicationModule: Handler = async call => {
  const id = await find(call, readModule)
  const features = await readFeaturesBelow(call.db, id)
  refuseUsed('application-module-in-use', await scopesOfFeatures(call.db, features))
  await deleteRow(call.db, 'application_module', id)
  return {}
}

const createApplicationFeature: Handler = async call => {
  const { applicationId, applicationModuleId, name } = call.body as FeatureForm
  await findPlace(call, applicationId, applicationModuleId)
  const columns = { application_id: applicationId, application_module_id: applicationModuleId, name }
  const id = await refuseTaken(featureTaken, insertFeature(call.db, columns))
  return answerWritten(call, 'ApplicationFeature', id, `/v1/ApplicationFeatures(${id})`)
}

const updateApplicationFeature: Handler = async call => {
  const id = await find(call, readFeature)
  const { name } = call.body as { name: string }
  await refuseTaken(featureTaken, renamePart(call.db, 'application_feature', id, name))
  return answerWritten(call, 'ApplicationFeature', id)
}

const deleteApplicationFeature: Handler = async call => {
  const id = await find(call, readFeature)
  refuseUsed('application-feature-in-use', await scopesOfFeatures(call.db, [id]))
  await deleteRow(call.db, 'application_feature', id)
  return {}
}

/** Modules, sub-modules and features of applications. */
export const partHandlers: Handlers = {
  createApplicationFeature,
  createApplicationModule,
  deleteApplicationFeature,
  deleteApplicationModule,
  updateApplicationFeature,
  updateApplicationModule,
}
