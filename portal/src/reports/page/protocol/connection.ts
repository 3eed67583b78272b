import { type EmbedAnswer, type EmbedRequest, eventMessage, readRequest } from './messages.ts'

/** The parts of a window that a connection needs. */
export interface EmbedWindow {
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  readonly parent: { postMessage(message: unknown, targetOrigin: string): void }
}

/** The connection to the page around the report. */
export interface EmbedConnection {
  /** Sends an event to the surrounding page. */
  tell(uid: string, name: string, value: unknown): void
  close(): void
}

/**
 * Listens only to the surrounding page. A message counts only if it comes from the parent window, and only while that
 * shows the origin that may control the report. Messages are addressed to that origin, so that a page that has
 * replaced it receives nothing.
 * @param origin of the portal
 */
export function connectEmbed(
  window: EmbedWindow,
  origin: string,
  answer: (request: EmbedRequest) => Promise<EmbedAnswer>,
): EmbedConnection {
  const { parent } = window
  const receive = (event: MessageEvent): void => {
    if (event.source !== parent || event.origin !== origin) return
    const request = readRequest(event.data)
    if (request) void answer(request).then(message => parent.postMessage(message, origin))
  }
  window.addEventListener('message', receive)
  return {
    tell: (uid, name, value) => parent.postMessage(eventMessage(uid, name, value), origin),
    close: () => window.removeEventListener('message', receive),
  }
}
