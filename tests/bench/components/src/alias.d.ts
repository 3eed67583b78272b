declare module '@subject' {
  import type { Subject } from './subject.ts'

  /** The subject of this build. */
  export const subject: Subject<unknown>
}
