import { mutationOptions } from '@tanstack/react-query'
import type { Api } from '../../../api/clients.ts'
import type { Part } from './rules/part-tree.ts'

export interface CreatePartVariables {
  kind: Part['kind']
  applicationId: number
  parentId: number | null
  name: string
  /** One per opened dialog, so that a double click or another try adds one part. */
  idempotencyKey: string
}

export const createPartOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['createApplicationPart'],
    mutationFn: async ({ kind, applicationId, parentId, name, idempotencyKey }: CreatePartVariables) => {
      if (kind === 'module') {
        const body = { applicationId, parentModuleId: parentId, name }
        return (await api.authorization.post('/v1/ApplicationModules', { body, idempotencyKey })).data
      }
      const body = { applicationId, applicationModuleId: parentId, name }
      return (await api.authorization.post('/v1/ApplicationFeatures', { body, idempotencyKey })).data
    },
  })

export interface RenamePartVariables {
  /** In the version that the author has seen. */
  part: Part
  name: string
}

export const renamePartOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['renameApplicationPart'],
    mutationFn: async ({ part, name }: RenamePartVariables) => {
      const init = { path: { id: part.id }, ifMatch: part['@odata.etag'], body: { name } }
      if (part.kind === 'module') await api.authorization.patch('/v1/ApplicationModules({id})', init)
      else await api.authorization.patch('/v1/ApplicationFeatures({id})', init)
    },
  })

export const deletePartOptions = (api: Api) =>
  mutationOptions({
    mutationKey: ['deleteApplicationPart'],
    mutationFn: async (part: Part) => {
      const init = { path: { id: part.id }, ifMatch: part['@odata.etag'] }
      if (part.kind === 'module') await api.authorization.delete('/v1/ApplicationModules({id})', init)
      else await api.authorization.delete('/v1/ApplicationFeatures({id})', init)
    },
  })
