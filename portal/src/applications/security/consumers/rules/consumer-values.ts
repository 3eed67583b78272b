import { apis } from '@parvis/api-types/apis'
import type { BodyOf, Operations } from '@parvis/api-types/operations'
import { differing } from '../../../../forms/changes.ts'

/** An API that can be subscribed to. */
export type ApiName = keyof typeof apis

/** Every API that can be subscribed to, in the order of the contract. */
export const apiNames = Object.keys(apis) as ApiName[]

/** What the form of an API consumer holds. Values that a form compares must be plain: the APIs are names with commas. */
export interface ConsumerValues {
  name: string
  description: string
  ownerId: number | null
  apis: string
  quotaPerMinute: number | null
  quotaPerDay: number | null
}

/** The form's fields in the order in which they stand. */
export const consumerFields = [
  'name',
  'description',
  'ownerId',
  'apis',
  'quotaPerMinute',
  'quotaPerDay',
] as const satisfies readonly (keyof ConsumerValues)[]
export type ConsumerField = (typeof consumerFields)[number]

type Body = BodyOf<Operations['createApiConsumer']>

/** The form of a new API consumer. The quotas are those of a program that looks something up now and then. */
export const newValues: ConsumerValues = {
  name: '',
  description: '',
  ownerId: null,
  apis: '',
  quotaPerMinute: 60,
  quotaPerDay: 10_000,
}

/** The form of an API consumer that exists. */
export function valuesOf(consumer: Body): ConsumerValues {
  const { name, description, ownerId, quotaPerMinute, quotaPerDay } = consumer
  return { name, description, ownerId, apis: consumer.apis.join(','), quotaPerMinute, quotaPerDay }
}

/** The APIs of a form's value, in the order of the contract. */
export function apisIn(value: string): ApiName[] {
  const chosen = value.split(',')
  return apiNames.filter(name => chosen.includes(name))
}

/** What the services are sent for the values of a form without faults. */
export function bodyOf(values: ConsumerValues): Body {
  const { ownerId, quotaPerMinute, quotaPerDay, ...texts } = values
  return {
    ...texts,
    apis: apisIn(values.apis),
    ownerId: ownerId ?? 0,
    quotaPerMinute: quotaPerMinute ?? 0,
    quotaPerDay: quotaPerDay ?? 0,
  }
}

/** What a PATCH has to say so that a consumer with the values `from` gets the values `to`. */
export function changesBetween(from: ConsumerValues, to: ConsumerValues): Partial<Body> {
  const body = bodyOf(to)
  return Object.fromEntries(differing(consumerFields, from, to).map(field => [field, body[field]]))
}

const isNumberOrNone = (value: unknown) => value === null || typeof value === 'number'

/** Whether a kept draft still has the shape of the form. */
export function isConsumerValues(value: unknown): value is ConsumerValues {
  return (
    typeof value === 'object' &&
    value !== null &&
    consumerFields.every(field => {
      const found: unknown = Reflect.get(value, field)
      return typeof newValues[field] === 'string' ? typeof found === 'string' : isNumberOrNone(found)
    })
  )
}
