import { addressOf } from '../../../routing/route.ts'

export const listPath = '/notif/allnotif'
export const newPath = '/notif/new'
export const newForClientsPath = '/notif/client/new'
export const notificationPath = `${listPath}/:notificationId` as const

/** The page of one notification. */
export function addressOfNotification(id: number): string {
  return addressOf(notificationPath, { notificationId: String(id) })
}
