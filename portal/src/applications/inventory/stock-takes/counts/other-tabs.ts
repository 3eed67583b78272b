import type { LocalCount } from './count-store.ts'

/** What a tab tells the others of the same browser. */
export interface CountNews {
  email: string
  takeId: number
  /** A count that was kept; absent where others are kept no more. */
  added?: LocalCount
  /** Counts that the services have now. */
  sent: readonly LocalCount[]
}

/** @param onNews what other tabs tell; never what this one tells */
export function joinTabs(onNews: (news: CountNews) => void): {
  tell: (news: CountNews) => void
  leave: () => void
} {
  const channel = new BroadcastChannel('parvis-counts')
  channel.addEventListener('message', ({ data }: MessageEvent<CountNews>) => onNews(data))
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin only
    tell: news => channel.postMessage(news),
    leave: () => channel.close(),
  }
}
