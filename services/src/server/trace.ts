import { randomBytes } from 'node:crypto'

/** The position of a request in a distributed trace (W3C Trace Context, level 1). */
export interface Trace {
  /** 32 hexadecimal digits, not all zero. */
  traceId: string
  /** 16 hexadecimal digits: this server's span. */
  spanId: string
  /** Two hexadecimal digits, passed on unchanged. */
  flags: string
}

const pattern = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})(?:-.*)?$/

/** Continues the trace of a `traceparent` header, or starts a new one if there is no well-formed header. */
export function readTrace(traceparent: string | string[] | undefined): Trace {
  const found = typeof traceparent === 'string' ? pattern.exec(traceparent) : null
  return {
    traceId: found?.[1] ?? randomBytes(16).toString('hex'),
    spanId: randomBytes(8).toString('hex'),
    flags: found?.[2] ?? '00',
  }
}

/** Formats the `traceparent` header that passes a trace on. */
export function printTrace(trace: Trace): string {
  return `00-${trace.traceId}-${trace.spanId}-${trace.flags}`
}
