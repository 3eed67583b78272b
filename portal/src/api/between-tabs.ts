import { pause } from './event-stream.ts'

/** Milliseconds until a tab listens in the place of another one. */
const handOver = 500

export interface SharedNews<Message> {
  /** Of the channel and of the lock: tabs with the same name share them. */
  name: string
  /** Listens until the signal of `followTogether` ends it; `tell` reaches every tab, this one included. */
  listen: (tell: (message: Message) => void) => Promise<void>
  /** What was told, by whichever tab. */
  onMessage: (message: Message) => void
}

/**
 * Lets one tab listen for all until the signal ends it, and another one when that has gone: browsers allow few
 * connections to one host.
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
  /** The tab before may have gone because its person signed out, of which this one hears in a moment. */
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
