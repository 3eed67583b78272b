import type { LocalCount } from './count-store.ts'

/** A message from one tab to the others of the same browser. */
export interface CountNews {
  email: string
  takeId: number
  /** Counts that were stored; absent if stored counts were deleted. */
  added?: readonly LocalCount[]
  /** Counts that the services now have. */
  sent: readonly LocalCount[]
}

/** @param onNews receives the messages of other tabs, never those of this one */
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
