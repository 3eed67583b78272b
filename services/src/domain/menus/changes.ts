import type { StreamHandler } from '../../server/call.ts'
import { openEventStream, type SendEvent } from '../../server/event-stream.ts'
import type { RightsFeed } from '../session/rights-feed.ts'
import { changedKinds } from '../work/contributions.ts'
import type { WorkFeed } from '../work/work-feed.ts'
import { type MenuChange, readRevision } from './statements.ts'

/**
 * Server-sent events: first the current version, then each change that any process makes to menus, rights, and the
 * caller's pending work.
 */
export const streamMenuChanges =
  (rights: RightsFeed, work: WorkFeed): StreamHandler<'streamMenuChanges'> =>
  async (call, request, reply) => {
    const { notifications, db } = call.services.connection
    const response = reply.raw
    // Listen before the first read, so that a change in between is not missed.
    let sendEvent: SendEvent | undefined
    const send = (change: MenuChange): void => sendEvent?.('menus', change.version, change)
    const waiting: string[] = []
    const hear = (payload: string): void => {
      if (!sendEvent) waiting.push(payload)
      else if (payload) send(JSON.parse(payload) as MenuChange)
      else readRevision(db).then(send, () => response.end())
    }
    const stop = notifications.listen('menus', hear)
    response.once('close', stop)
    let first: MenuChange
    try {
      first = await readRevision(db)
    } catch (error) {
      stop()
      throw error
    }
    sendEvent = openEventStream(request, reply)
    send(first)
    for (const payload of waiting) hear(payload)
    let { person } = call
    const leaveRights = rights.add(person, scopes => {
      person = { ...person, scopes: new Set(scopes) }
      sendEvent?.('rights', 'rights', { scopes })
    })
    const leaveWork = work.add(tables => {
      const kinds = changedKinds(tables, person)
      if (kinds.length > 0) sendEvent?.('work', 'work', { kinds })
    })
    const leave = (): void => {
      leaveRights()
      leaveWork()
    }
    if (response.destroyed) leave()
    else response.once('close', leave)
  }
