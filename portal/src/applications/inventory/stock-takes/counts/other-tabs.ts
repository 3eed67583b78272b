import type { LocalCount } from './count-store.ts'

/** What a tab tells the others of the same browser: a count was kept, or these were sent. */
export interface CountNews {
  email: string
  takeId: number
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
