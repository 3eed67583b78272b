import { pause } from './event-stream.ts'

/** Milliseconds until a tab takes over listening from another one. */
const handOver = 500

export interface SharedNews<Message> {
  /** The name of the channel and of the lock, shared by all tabs that use it. */
  name: string
  /** Listens until the signal of `followTogether` aborts; `tell` reaches every tab, including this one. */
  listen: (tell: (message: Message) => void) => Promise<void>
  /** Called with each message, whichever tab received it. */
  onMessage: (message: Message) => void
}

/**
 * Lets one tab listen on behalf of all until the signal aborts, and another one take over when that tab is gone:
 * browsers allow few connections per host.
 */
export function followTogether<Message>(
  { name, listen, onMessage }: SharedNews<Message>,
  signal: AbortSignal,
): void {
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => onMessage(data))
  signal.addEventListener('abort', () => channel.close())
  const listenForAll = () =>
    listen(message => {
      if (signal.aborted) return
      onMessage(message)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin only
      channel.postMessage(message)
    })
  if (!('locks' in navigator)) {
    void listenForAll()
    return
  }
  const { locks } = navigator
  /** The previous tab may have closed because its person signed out, which this tab is about to hear. */
  const takeOver = async () => {
    await pause(handOver, signal)
    await listenForAll()
  }
  locks
    .request(name, { ifAvailable: true }, lock =>
      lock ? listenForAll() : locks.request(name, { signal }, takeOver),
    )
    .catch(() => undefined)
}
