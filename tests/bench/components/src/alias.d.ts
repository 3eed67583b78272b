declare module '@subject' {
  import type { Subject } from './subject.ts'

  /** What this build measures. */
  export const subject: Subject<unknown>
}
