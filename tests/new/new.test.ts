import { execFile, execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { repositoryRoot } from '../repository/sources.ts'
import { createApplication } from './applications.ts'
import { createComponent } from './component.ts'
import { copyRepository, removeCopy } from './copy.ts'
import { Draft } from './draft.ts'
import { createOperation } from './operation.ts'
import { createScreen } from './screen.ts'

const draft = () => new Draft(repositoryRoot)

describe('an invalid name', () => {
  test.each([
    [['gauge'], /PascalCase/],
    [['HTMLView'], /PascalCase/],
    [['Utils'], /cannot be the name/],
    [['Button', 'Shows.'], /Button exists already/],
    [['AppShell', 'Shows.'], /AppShell exists already/],
    [['Gauge'], /in a sentence what it is for/],
  ])('is refused for a component: %j', (names, message) => {
    expect(() => createComponent(draft(), names)).toThrow(message)
  })
  test.each([
    ['offers', false, /with its area/],
    ['planning/Offers', false, /kebab-case/],
    ['planning/index', false, /cannot be the name/],
    ['planning/templates', false, /exists already/],
    ['planing/offers', false, /no area "planing": administration, .*--new-area/],
    ['planning/report-files', false, /called "reportFiles" already/],
  ])('is refused for an application: %s', (name, isNewArea, message) => {
    expect(() => createApplication(draft(), name, isNewArea)).toThrow(message)
  })
  test('does not include a new area that is intended', () => {
    expect(createApplication(draft(), 'inventory/counts', true).folder).toMatch(/inventory\/counts$/)
  })
  test.each([
    [['planning/templates', 'table', 'Offers', 'listOffers'], /a list, a record, a form/],
    [['planning/nothing', 'list', 'Offers', 'listOffers'], /no application "planning\/nothing"/],
    [['planning/templates', 'list', 'offers', 'listOffers'], /PascalCase/],
    [['planning/templates', 'list', 'Offers', 'listOffer'], /no operation "listOffer"\. It has listOffers/],
    [['planning/templates', 'list', 'Offers', 'listOffers'], /has a list already/],
    [['planning/templates', 'list', 'Offers', 'getReportTemplate'], /reads no collection/],
    [['planning/templates', 'record', 'Offer', 'listOffers'], /reads no single thing/],
    [['planning/templates', 'form', 'Offer', 'updateReportTemplate'], /<EditForm>/],
  ])('is refused for a screen: %j', async (names, message) => {
    await expect(createScreen(draft(), names)).rejects.toThrow(message)
  })
  test.each([
    [['nowhere/offers', 'getOffer', 'Offer', 'Offers.Read'], /in a file of a host/],
    [['organisation/offers', 'offer', 'Offer', 'Offers.Read'], /a verb and a noun/],
    [['organisation/offers', 'listOffers', 'Offer', 'Offers.Read'], /"listOffers" already/],
    [['organisation/offers', 'getOffer', 'Offer', 'Offers.Nothing'], /no scope/],
    [['organisation/offers', 'getOfer', 'Ofer', 'Offers.Read'], /no entity "Ofer".*row rule/],
    [['organisation/offers', 'createOffer', 'Offer', 'Offers.Read'], /describe OfferForm/],
  ])('is refused for an operation: %j', async (names, message) => {
    await expect(createOperation(draft(), names)).rejects.toThrow(message)
  })
})

describe('generated code', () => {
  let root = ''
  const runs: string[][] = [
    ['application', 'planning/offers', 'listOffers'],
    ['screen', 'planning/offers', 'record', 'Template', 'getReportTemplate'],
    ['screen', 'planning/offers', 'form', 'NewTemplate', 'createReportTemplate'],
    ['component', 'Gauge', 'Shows how full something is.'],
    ['operation', 'portal/report-templates', 'archiveReportTemplate', 'ReportTemplate', 'Reports.Manage'],
  ]
  const written = new Set<string>()
  /** What the command printed. */
  const told: string[] = []

  beforeAll(async () => {
    root = copyRepository()
    // The command for the other operation generates the types of both, which takes long.
    const read = new Draft(root)
    await createOperation(read, ['organisation/offers', 'getOffer', 'Offer', 'Offers.Read'])
    const begun = read.save()
    for (const path of begun) written.add(path)
    execFileSync(bin('biome'), ['format', '--write', '--no-errors-on-unmatched', ...begun], {
      cwd: root,
      stdio: 'ignore',
    })
    for (const args of runs) {
      const said = execFileSync(process.execPath, ['tests/new/new.ts', ...args], {
        cwd: root,
        encoding: 'utf8',
      })
      for (const [, path = ''] of said.matchAll(/^ {2}(\S+)$/gm)) written.add(path)
      told.push(said)
    }
  })
  afterAll(() => removeCopy(root))

  const code = () => [...written].filter(path => /\.tsx?$/.test(path))
  const bin = (name: string) => join(root, 'node_modules/.bin', name)

  /** The output of a program, whether it succeeds or fails. */
  const say = (program: string, args: readonly string[]) =>
    new Promise<string>(resolve => {
      // All generated files are tested, whatever share of the services this run has.
      const { VITEST: _vitest, NODE_OPTIONS: _options, SERVICES_SHARE: _share, ...env } = process.env
      execFile(program, args, { cwd: root, env, maxBuffer: 64 * 1024 * 1024 }, (_error, out, err) =>
        resolve(out + err),
      )
    })

  test('compiles and passes lint', async () => {
    expect(code().length).toBeGreaterThan(20)
    expect(await say(bin('oxlint'), ['--type-aware', '--type-check', ...code()])).toMatch(
      /Found 0 warnings and 0 errors/,
    )
  })

  test('is formatted', async () => {
    const said = await say(bin('biome'), ['format', '--no-errors-on-unmatched', ...written])
    expect(said).toMatch(/No fixes applied/)
    expect(said).not.toMatch(/would have printed/)
  })

  /** The failed tests of some files, and the total. */
  const failuresOf = async (...files: string[]) => {
    await say(bin('vitest'), [
      'run',
      '--project=unit',
      '--reporter=json',
      '--outputFile=test-results/begun.json',
      ...files,
    ])
    const { testResults } = JSON.parse(readFileSync(join(root, 'test-results/begun.json'), 'utf8')) as {
      testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[]
    }
    const results = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ status, fullName }) => ({
        status,
        test: `${name.slice(root.length + 1)}: ${fullName}`,
      })),
    )
    const failed = results.flatMap(each => (each.status === 'failed' ? [each.test] : []))
    return { count: results.length, failed: failed.toSorted() }
  }

  // Separate tests: each takes a while on a busy machine.
  test('follows the repository rules except where a person has to decide', async () => {
    expect((await failuresOf('tests/repository')).failed).toEqual([
      'tests/repository/specs.test.ts: a SPEC.md says when, how and of what in this repository',
      'tests/repository/unused.test.ts: every component is used, or offered with a reason',
      'tests/repository/words.test.ts: French equals English keys, placeholders and plurals, both ways',
    ])
  })

  test('fits the portal and the contract except for the missing menu', async () => {
    const { count, failed } = await failuresOf(
      'tests/stories/review-pages.test.ts',
      'portal/src/app/routes.test.ts',
      'portal/src/i18n/texts.test.ts',
      'openapi/document.test.ts',
      'api-types/src/example.test.ts',
    )
    expect(count).toBeGreaterThan(1000)
    expect(failed).toEqual([
      'portal/src/app/routes.test.ts: the route table and the contract a menu may lead to /app/planning/offers',
    ])
  })

  test('has a test of the operation that fails until it does what it says', async () => {
    expect(
      (await failuresOf('services/src/domain/report-templates/archive-report-template.test.ts')).failed,
    ).toEqual([
      'services/src/domain/report-templates/archive-report-template.test.ts: archiveReportTemplate does what it says',
    ])
  })

  test('is followed by the next steps, in a few lines', () => {
    for (const said of told) {
      const [, next = ''] = said.split('\nNext:\n')
      expect(next.trim().split('\n').length).toBeLessThanOrEqual(6)
      expect(next).toMatch(/^- /)
    }
    expect(told).toHaveLength(runs.length)
  })

  test('has stories that fail until they test something', () => {
    const stories = [...written].filter(path => path.endsWith('.stories.tsx'))
    expect(stories).toHaveLength(4)
    for (const path of stories)
      expect(readFileSync(join(root, path), 'utf8'), path).toMatch(
        /export const (?:Loaded|Default): Story = \{\s*play: (?:.*\n){1,4}? {4}throw new Error\(/,
      )
  })
})
