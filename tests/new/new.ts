/**
 * `pnpm new`: creates an application, a screen, a component or an operation in the style of this repository, with
 * tests that fail where a person has to decide. Types, texts and stories come from the contract. A generator such as
 * Plop fills in templates; most of the work here is reading the contract and adding to existing sources, for which it
 * offers nothing.
 */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { repositoryRoot } from '../repository/sources.ts'
import { createApplication } from './applications.ts'
import { createComponent } from './component.ts'
import { findOperation } from './contract.ts'
import { Draft, Refusal } from './draft.ts'
import { pascalOf } from './names.ts'
import { createOperation } from './operation.ts'
import { createScreen, writeScreen } from './screen.ts'

const usage = `pnpm new application <area>/<name> <operation of its list> [--new-area]
pnpm new screen <area>/<application> list|record|form <Name> <operation>
pnpm new component <Name> "<What it is for.>"
pnpm new operation <host>/<file> <operationId> <Entity> <Scope>
`

type Create = (
  draft: Draft,
  names: readonly (string | undefined)[],
  isNewArea: boolean,
) => string[] | Promise<string[]>

const creators: Readonly<Record<string, Create>> = {
  application: async (draft, [name, operationId], isNewArea) => {
    const application = createApplication(draft, name, isNewArea)
    const operation = await findOperation(draft, operationId)
    return writeScreen(draft, application, 'list', pascalOf(application.namespace), operation)
  },
  screen: createScreen,
  component: createComponent,
  operation: createOperation,
}

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'new-area': { type: 'boolean', default: false } },
  })
  const [kind = '', ...names] = positionals
  const create = Object.hasOwn(creators, kind) ? creators[kind] : undefined
  if (!create) throw new Refusal(usage.trimEnd())
  const draft = new Draft(repositoryRoot)
  const next = await create(draft, names, values['new-area'])
  const paths = draft.save()
  const say = (program: string, ...args: string[]) =>
    execFileSync(program, args, { cwd: repositoryRoot, stdio: ['ignore', 'ignore', 'ignore'] })
  if (kind === 'operation') say(process.execPath, 'api-types/src/generate.ts')
  say(
    join(repositoryRoot, 'node_modules/.bin/biome'),
    'format',
    '--write',
    '--no-errors-on-unmatched',
    ...paths,
  )
  process.stdout.write(
    [
      ...paths.map(path => `  ${path}`),
      '',
      'Next:',
      ...next.map(line => `- ${line}`),
      ...(kind === 'application' || kind === 'screen'
        ? ['- Write the texts in i18n/en.ts and fr.ts: each that is empty fails.']
        : []),
      '- pnpm check says what is left: a test that you are to write fails with the words "Test …" or is of something empty.',
      '',
    ].join('\n'),
  )
}

try {
  await run()
} catch (error) {
  if (!(error instanceof Refusal) && !(error instanceof TypeError && 'code' in error)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
