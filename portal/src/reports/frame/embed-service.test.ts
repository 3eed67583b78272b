import type { IReportEmbedConfiguration, Report } from 'powerbi-client'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { connectEmbed } from '../page/protocol/connection.ts'
import { createEmbedRouter } from '../page/protocol/router.ts'
import { TestElement, twoWindows } from '../page/protocol/windows.test-support.ts'

const origin = 'https://portal.example'
const { outside, inside } = twoWindows(origin)
const frames: (TestElement & { src: string })[] = []

/** The part of a document that the client and the service use. */
const testDocument = {
  createElement: () => {
    const frame = Object.assign(new TestElement(), { src: '', style: {} })
    frame.contentWindow = inside
    frames.push(frame)
    return frame
  },
}
/** The element that a frame is inserted into. */
class Holder extends TestElement {
  readonly children: unknown[] = []
  get firstChild(): unknown {
    return this.children[0]
  }
  replaceChildren(child: unknown): void {
    this.children.push(child)
  }
  appendChild(child: unknown): void {
    this.children.push(child)
  }
}

let serviceFor: typeof import('./embed-service.ts')['serviceFor']
const stub = () => {
  vi.stubGlobal('window', outside)
  vi.stubGlobal('self', outside)
  vi.stubGlobal('location', { origin })
  vi.stubGlobal('document', testDocument)
}
beforeAll(async () => {
  stub()
  ;({ serviceFor } = await import('./embed-service.ts'))
})
beforeEach(() => {
  stub()
  frames.length = 0
  inside.addressedTo.length = 0
})
afterAll(() => vi.unstubAllGlobals())

const config = (embedUrl: string): IReportEmbedConfiguration => ({
  type: 'report',
  id: '41',
  uniqueId: 'nobody guesses it',
  embedUrl,
  accessToken: 'secret',
})
const embed = (embedUrl: string) => {
  const element = new Holder()
  const report = serviceFor(embedUrl).embed(element as never, config(embedUrl)) as Report
  return { element, report }
}

test('a report of the portal is shown in a frame of ours, whose address has the name but no token', () => {
  const { element, report } = embed('/report-page/?reportId=41')
  expect(frames).toHaveLength(1)
  expect(element.children).toEqual(frames)
  expect(frames[0]?.src).toBe('/report-page/?reportId=41&uid=nobody%20guesses%20it')
  expect(report.iframe).toBe(frames[0])
})

test('the token is sent only to the portal’s origin, whatever the frame shows', async () => {
  embed('/report-page/?reportId=41')
  frames[0]?.dispatchEvent(new Event('load'))
  await vi.waitFor(() => expect(inside.received).not.toEqual([]))
  expect(new Set(inside.addressedTo)).toEqual(new Set([origin]))
})

test('a report of Power BI is left to the client, which refuses any other address', () => {
  const { report } = embed('https://app.powerbi.com/reportEmbed?reportId=r1')
  expect(frames[0]?.getAttribute('src')).toContain('https://app.powerbi.com/reportEmbed?reportId=r1')
  expect(report.service).toBe(serviceFor('https://app.powerbi.com/other'))
  expect(report.service).not.toBe(serviceFor('/report-page/'))
  expect(() => embed('https://evil.example/reportEmbed?reportId=r1')).toThrow('Invalid embed URL')
})

test('a report refused while loading leaves no unhandled rejection', async () => {
  const unhandled = vi.fn<(reason: unknown) => void>()
  process.on('unhandledRejection', unhandled)
  // A page without routes refuses every request.
  const line = connectEmbed(inside as never, origin, createEmbedRouter({}))
  embed('/report-page/?reportId=41')
  const before = outside.received.length
  frames[0]?.dispatchEvent(new Event('load'))
  await vi.waitFor(() =>
    expect(outside.received.slice(before)).toContainEqual(expect.objectContaining({ statusCode: 501 })),
  )
  await new Promise(resolve => setTimeout(resolve))
  expect(unhandled).not.toHaveBeenCalled()
  line.close()
  process.off('unhandledRejection', unhandled)
})
