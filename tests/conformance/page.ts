/**
 * Writes the page with the requirements of a host: `node tests/conformance/page.ts`. A test fails when it is outdated.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { hosts, readDocument } from '@parvis/openapi/document'
import { operationsOf } from '@parvis/openapi/model'
import type { PlacedOperation } from '@parvis/openapi/model'
import { isNeeded } from './try-host.ts'

export const pagePath = fileURLToPath(new URL('HOSTS.md', import.meta.url))

const opening = `# What a host must speak

A firm can serve one or more of the five hosts itself: their addresses stand under \`hosts\` in \`settings.json\`. This page is
written from the descriptions in \`openapi/\`, which say each call to the letter. \`pnpm conformance <settings.json> <origin of the
portal>\` tries a host and reports, call by call, what was tried, what came, and what the portal needs.

- **Token**: each call carries \`Authorization: Bearer …\`, of the identity provider in the settings.
- **Other origins**: where a host is not of the portal's origin, it answers \`OPTIONS\` with the portal's origin, the method, and
  the headers below, and exposes \`ETag\` and \`Location\`. Otherwise browsers do not send the call.
- **Lists** speak OData: the options below, and \`@odata.count\` where \`$count\` is asked for.
- **Refusals** are \`application/problem+json\` with a \`code\`. Without it, people read only that the service failed.
- **\`ETag\` and \`If-Match\`**: a change of a version that is over is answered 412. Without it, two people overwrite each
  other's changes unseen.
- **\`Idempotency-Key\`**: the same key with the same body is done once. Without it, what is sent again after the network broke
  is done twice.

Calls in **bold** are asked for everybody: the portal cannot do without them. Where another one is missing, what it is for does
not work, and the rest does. The command sends nothing that could add, change, or delete something: half a body, keys that
nothing has, and versions that are over. So it does not try deletions, files, streams, and whether an \`Idempotency-Key\` is kept.
`

function lineOf(placed: PlacedOperation): string {
  const { method, path, operation } = placed
  const call = `${method.toUpperCase()} ${path}`
  const parameters = (operation.parameters ?? []).filter(
    each => each.in === 'header' || each.name.startsWith('$'),
  )
  const speaks = [
    ...parameters.map(({ name }) => name),
    ...Object.values(operation.responses).flatMap(({ headers }) =>
      headers?.['ETag'] ? ['answers ETag'] : [],
    ),
  ]
  const named = isNeeded(placed) ? `**\`${call}\`**` : `\`${call}\``
  return `- ${named} ${operation.summary}${speaks.length > 0 ? ` (${speaks.join(', ')})` : ''}`
}

/** The page, generated from the descriptions of all hosts. */
export async function renderPage(): Promise<string> {
  const parts = [opening]
  for (const host of hosts) {
    const document = await readDocument(host)
    parts.push(`## ${host}\n`)
    for (const { name } of document.tags) {
      const lines = operationsOf(document).filter(each => each.operation.tags[0] === name)
      if (lines.length > 0) parts.push(`### ${name}\n\n${lines.map(lineOf).join('\n')}\n`)
    }
  }
  return parts.join('\n')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(pagePath, await renderPage())
