import { http, HttpResponse, type HttpHandler } from 'msw'

interface Answerable {
  method: 'get' | 'post' | 'patch' | 'delete'
  pattern: RegExp
  status: number
}

/** A recorded request. */
export interface Sent {
  /** The If-Match header. */
  version: string | null
  body: unknown
}

const recordings: Sent[][] = []

/** Clears the requests recorded by earlier stories: `beforeEach` of a screen's stories. */
export function forgetSent(): void {
  for (const sent of recordings) sent.length = 0
}

/**
 * Gives each response once, repeats the last one, and records the requests until `forgetSent`.
 * @param answers with the status of the example, unless they have their own
 */
export function recording(
  example: Answerable,
  ...answers: readonly { status?: number; content?: object }[]
): { handler: HttpHandler; sent: Sent[] } {
  const sent: Sent[] = []
  recordings.push(sent)
  const handler = http[example.method](example.pattern, async ({ request }) => {
    const answer = answers[Math.min(sent.length, answers.length - 1)]
    const text = await request.text()
    sent.push({
      version: request.headers.get('if-match'),
      body: text === '' ? undefined : (JSON.parse(text) as unknown),
    })
    const status = answer?.status ?? example.status
    if (status === 204) return new HttpResponse(null, { status })
    return HttpResponse.text(JSON.stringify(answer?.content), {
      status,
      headers: {
        'content-type': status < 400 ? 'application/json' : 'application/problem+json',
        etag: '"4"',
      },
    })
  })
  return { handler, sent }
}
