import { addressOf } from '../../../routing/route.ts'

export const consumersPath = '/app/security/consommateur'
export const newConsumerPath = `${consumersPath}/new` as const
export const consumerPath = `${consumersPath}/:consumerId` as const

/** The page of one API consumer. */
export function addressOfConsumer(id: number): string {
  return addressOf(consumerPath, { consumerId: String(id) })
}
