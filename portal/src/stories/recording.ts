import { http, HttpResponse, type HttpHandler } from 'msw'

interface Answerable {
  method: 'get' | 'post' | 'patch' | 'delete'
  pattern: RegExp
  status: number
}

/** What was sent to an operation. */
export interface Sent {
  /** Of If-Match. */
  version: string | null
  body: unknown
}

/**
 * Gives each answer once, the last one again and again, and remembers what was sent to it. Empty `sent` before each story.
 * @param answers with the status of the example, where they have none of their own
 */
export function recording(
  example: Answerable,
  ...answers: readonly { status?: number; content?: object }[]
): { handler: HttpHandler; sent: Sent[] } {
  const sent: Sent[] = []
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
