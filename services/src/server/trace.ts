import { randomBytes } from 'node:crypto'

/** Where a request stands in a distributed trace, W3C Trace Context level 1. */
export interface Trace {
  /** 32 hexadecimal digits, not all zero. */
  traceId: string
  /** 16 hexadecimal digits: this server's part. */
  spanId: string
  /** Two hexadecimal digits, handed on as they came. */
  flags: string
}

const pattern = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})(?:-.*)?$/

/** Goes on with the trace of a `traceparent` header, or starts one when there is none that is well formed. */
export function readTrace(traceparent: string | string[] | undefined): Trace {
  const found = typeof traceparent === 'string' ? pattern.exec(traceparent) : null
  return {
    traceId: found?.[1] ?? randomBytes(16).toString('hex'),
    spanId: randomBytes(8).toString('hex'),
    flags: found?.[2] ?? '00',
  }
}

/** The header that hands a trace on. */
export function printTrace(trace: Trace): string {
  return `00-${trace.traceId}-${trace.spanId}-${trace.flags}`
}
