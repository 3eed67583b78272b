/** The three kinds of screens that can be generated from an operation of the contract. */
import { addBeside, addPlace, addTexts, findApplication, pathOf, type Application } from './applications.ts'
import { findOperation, type Field, type KnownOperation } from './contract.ts'
import { type Draft, Refusal } from './draft.ts'
import { camelOf, kebabOf, needPascal } from './names.ts'

export const screenKinds = ['list', 'record', 'form'] as const
export type ScreenKind = (typeof screenKinds)[number]

interface Begun {
  draft: Draft
  application: Application
  /** Including `Screen`. */
  screen: string
  folder: string
  operation: KnownOperation
}

/** @throws Refusal */
export async function createScreen(
  draft: Draft,
  [of, kind, given, operationId]: readonly (string | undefined)[],
): Promise<string[]> {
  if (!screenKinds.includes(kind as ScreenKind))
    throw new Refusal(`A screen is a ${screenKinds.join(', a ')}, and not "${kind ?? ''}".`)
  const application = findApplication(draft, of)
  const name = needPascal(given, 'a screen').replace(/Screen$/, '')
  const operation = await findOperation(draft, operationId)
  return writeScreen(draft, application, kind as ScreenKind, name, operation)
}

/** @returns the next steps */
export function writeScreen(
  draft: Draft,
  application: Application,
  kind: ScreenKind,
  name: string,
  operation: KnownOperation,
): string[] {
  const screen = `${name}Screen`
  const folder = `${application.folder}/screens/${screen}`
  if (draft.has(folder)) throw new Refusal(`${folder} exists already.`)
  const write = { list: writeList, record: writeRecord, form: writeForm }[kind]
  return write({ draft, application, screen, folder, operation }, name)
}

const generated = (host: string) => `@parvis/api-types/generated/examples/${host}`

/** `report-name-taken` → `reportNameTaken`. */
function explained({ draft, application, operation }: Begun, also: readonly string[] = []): string {
  const own = operation.codes.map(code => `'${code}': '${application.namespace}:problem.${camelOf(code)}'`)
  if (own.length > 0) addTexts(draft, application, 'problem', operation.codes.map(camelOf))
  return `explain<'${operation.id}'>({${[...also, ...own].join(', ')}})`
}

/** The portal of the story: texts, a person with access, and the address. */
function portalOf({ application, operation }: Begun, place: string, params = ''): string {
  const { namespace, constant } = application
  const scopes = operation.scopes.map(scope => `, '${scope}'`).join('')
  return `const portal = {
  texts: { ${namespace}: ${namespace}Texts },
  person: { scopes: new Set([...storyPerson.scopes${scopes}]) },
  ...at(${constant}, '${place}'${params}),
}`
}

function needFree({ draft, application }: Begun, place: string, kind: string): void {
  if (pathOf(draft, application, place) !== undefined)
    throw new Refusal(
      `${application.name} has a ${kind} already, and its texts say one: a second one is an application of its own.`,
    )
}

/** The first text in the example, by which a story recognises that the content is shown. */
function shownField({ operation }: Begun): Field {
  const { example, fields } = operation
  const shown = fields.find(({ name, kind }) => kind === 'text' && example?.value[name])
  if (!example || !shown)
    throw new Refusal(
      `${operation.id} has no example with a text in it: stories are made of the contract's examples.`,
    )
  return shown
}

const storyTail = (states: readonly string[]) =>
  states.map(state => `export const ${state} = states.${state}`).join('\n')

function writeList(begun: Begun, name: string): string[] {
  const { draft, application, screen, folder, operation } = begun
  const { namespace, constant } = application
  const columns = operation.fields.filter(({ name: field, kind }) => field !== 'id' && kind !== 'other')
  const [first] = columns
  if (operation.method !== 'get' || !operation.isList || operation.entity === undefined || !first)
    throw new Refusal(
      `${operation.id} reads no collection: a list is made of a GET with \`x-odata\`, such as listReports.`,
    )
  needFree(begun, 'list', 'list')
  const shown = shownField(begun)
  const example = operation.example?.name ?? ''
  const list = `${camelOf(kebabOf(name))}List`
  const module = `${kebabOf(name)}-list.ts`
  const choices = columns.filter(({ kind }) => kind === 'choice')
  for (const { name: field, values } of choices) addTexts(draft, application, field, values)
  const column = ({ name: field, kind }: Field) => {
    const choice = `choices: choicesOf('${namespace}:${field}', ${operation.entity ?? ''}.${field}.values),`
    return `{ field: '${field}', type: '${kind}',${kind === 'choice' ? choice : ''} ${field === first.name ? 'isHideable: false' : ''} }`
  }
  draft.create(
    `${folder}/${module}`,
    `import { ${operation.id} } from '@parvis/api-types/calls/${operation.subject}'
${choices.length > 0 ? `import { ${operation.entity} } from '@parvis/api-types/limits/${operation.subject}'\n` : ''}import { explain } from '../../../../../api/problem-messages.ts'
import { ${choices.length > 0 ? 'choicesOf, ' : ''}defineList } from '../../../../../screens/define-list.ts'

export const ${list} = defineList(${operation.id}, '${namespace}', {
  columns: [
    ${columns.map(column).join(',\n')}
  ],
  order: ['${first.name}'],
${operation.hasSearch ? '' : '  isSearchable: false,\n'}  say: ${explained(begun)},
})
`,
  )
  draft.create(
    `${folder}/${screen}.tsx`,
    `import { ListScreen } from '../../../../../screens/ListScreen.tsx'
import { ${list} } from './${module}'

export function ${screen}() {
  return <ListScreen list={${list}} />
}
`,
  )
  draft.create(
    `${folder}/${screen}.stories.tsx`,
    `import { ${operation.id} } from '${generated(operation.host)}'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { configure, within } from 'storybook/test'
import { answer } from '../../../../../stories/answers.ts'
import { at } from '../../../../../stories/at-its-address.tsx'
import { listStates } from '../../../../../stories/standard-states.ts'
import { storyPerson, withPortal } from '../../../../../stories/withPortal.tsx'
import { ${constant} } from '../../application.ts'
import { ${namespace}Texts } from '../../i18n/texts.ts'
import { ${screen} } from './${screen}.tsx'

// A whole screen with its grid takes more than the default second on a busy machine.
configure({ asyncUtilTimeout: 6000 })

${portalOf(begun, 'list')}
const [row, ...others] = ${operation.id}.success.${example}.value
if (!row) throw new Error('The example has no row')

const meta = {
  title: 'Screens/${application.title}/List',
  component: ${screen},
  decorators: [withPortal(portal)],
  parameters: { layout: 'fullscreen', msw: [answer(${operation.id}, '${example}')] },
} satisfies Meta<typeof ${screen}>
export default meta
type Story = StoryObj<typeof meta>

/** Also runs under the costly conditions, at 320 px as cards. */
export const Loaded: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText(row.${shown.name})
    throw new Error('Test what people come to this list for')
  },
}

const states = listStates({
  asks: ${operation.id},
  texts: ${namespace}Texts,
  rows: [row, ...others],
  shows: ({ ${shown.name} }) => ${shown.name},
})
${storyTail(['Loading', 'Slow', 'Empty', 'LongText', 'ServerError', 'Denied', 'Offline'])}
`,
  )
  addTexts(draft, application, 'list', ['title', 'sentence', 'failed', 'emptyTitle', 'empty', 'fileName'])
  addTexts(
    draft,
    application,
    'column',
    columns.map(({ name: field }) => field),
  )
  const path = `/app/${application.name}`
  addPlace(draft, application, {
    name: 'list',
    path,
    scopes: operation.scopes,
    title: 'list.title',
    screen,
    early: { from: `./screens/${screen}/${module}`, name: list },
  })
  return [
    `Choose the address in ${application.folder}/application.ts (now ${path}), and list it in openapi/portal/menu-routes.yaml.`,
    `Keep the columns that people need, in their order, with widths: ${folder}/${module}.`,
    ...(operation.scopes.length > 1
      ? [`Choose who may come: ${operation.id} needs ${operation.scopes.join(' and ')}.`]
      : []),
  ]
}

function writeRecord(begun: Begun, name: string): string[] {
  const { draft, application, screen, folder, operation } = begun
  const { namespace, constant } = application
  const { method, path: called } = operation
  const listPath = pathOf(draft, application, 'list')
  if (listPath === undefined)
    throw new Refusal(`${application.name} has no list in which a record is found: write that first.`)
  if (method !== 'get' || !/^[^{]*\(\{id\}\)$/.test(called))
    throw new Refusal(
      `${operation.id} reads no single thing by its key: a record is made of a GET of /v1/Things({id}).`,
    )
  needFree(begun, 'record', 'record')
  const shown = shownField(begun)
  const example = operation.example?.name ?? ''
  const record = `${camelOf(kebabOf(name))}Record`
  const module = `${kebabOf(name)}.ts`
  const param = `${camelOf(kebabOf(name))}Id`
  const id = Number(operation.example?.value['id'] ?? 1)
  const facts = operation.fields.filter(
    ({ name: field, kind }) =>
      field !== 'id' && field !== shown.name && ['text', 'number', 'dateTime', 'date'].includes(kind),
  )
  const left = operation.fields.filter(({ kind }) => ['boolean', 'choice', 'other'].includes(kind))
  const dates = facts.filter(({ kind }) => kind === 'dateTime' || kind === 'date')
  const fact = ({ name: field, kind, isNullable }: Field) => {
    const value = `thing.${field}`
    const date = `<DateTime value={${value}} />`
    const shownAs = kind === 'text' || kind === 'number' ? value : isNullable ? `${value} && ${date}` : date
    return `{ term: t('fact.${field}'), value: ${shownAs} }`
  }
  draft.create(
    `${application.folder}/${module}`,
    `import type { ReadOf } from '@parvis/api-types/calls'
import { ${operation.id} } from '@parvis/api-types/calls/${operation.subject}'
import { explain } from '../../../api/problem-messages.ts'
import { defineRecord } from '../../../screens/define-record.ts'
import { ${constant} } from './application.ts'

export type ${name} = ReadOf<'${operation.id}'>

export const ${record} = defineRecord(${operation.id}, '${namespace}', {
  param: '${param}',
  list: ${constant}.address('list'),
  say: ${explained(begun, [`'not-found': '${namespace}:gone.text'`])},
})
`,
  )
  draft.create(
    `${folder}/${screen}.tsx`,
    `${dates.length > 0 ? `import { DateTime } from '@parvis/design-system/DateTime'\n` : ''}import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { useTranslation } from '${translationOf(draft)}'
import { RecordPage, RecordScreen } from '../../../../../screens/RecordScreen.tsx'
import { ${record}, type ${name} } from '../../${module}'

export function ${screen}() {
  return <RecordScreen record={${record}}>{thing => <${name}Page thing={thing} />}</RecordScreen>
}

function ${name}Page({ thing }: { thing: ${name} }) {
  const { t } = useTranslation('${namespace}')
  return (
    <RecordPage list={{ label: t('list.title'), href: ${record}.list }} title={thing.${shown.name}${shown.isNullable ? ` ?? t('record.name')` : ''}}>
      <DescriptionList
        items={[
          ${facts.map(fact).join(',\n')}
        ]}
      />
    </RecordPage>
  )
}
`,
  )
  draft.create(
    `${folder}/${screen}.stories.tsx`,
    `import { ${operation.id} } from '${generated(operation.host)}'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { configure, within } from 'storybook/test'
import { answer } from '../../../../../stories/answers.ts'
import { at, atItsAddress } from '../../../../../stories/at-its-address.tsx'
import { recordStates } from '../../../../../stories/standard-states.ts'
import { storyPerson, withPortal } from '../../../../../stories/withPortal.tsx'
import { ${constant} } from '../../application.ts'
import { ${namespace}Texts } from '../../i18n/texts.ts'
import { ${screen} } from './${screen}.tsx'

configure({ asyncUtilTimeout: 6000 })

${portalOf(begun, 'record', `, { ${param}: ${String(id)} }`)}
const thing = ${operation.id}.success.${example}

const meta = {
  title: 'Screens/${application.title}/Record',
  component: ${screen},
  decorators: [atItsAddress(${constant}.paths.record), withPortal(portal)],
  parameters: { layout: 'fullscreen', msw: [answer(${operation.id}, '${example}')] },
} satisfies Meta<typeof ${screen}>
export default meta
type Story = StoryObj<typeof meta>

/** Also runs under the costly conditions. */
export const Loaded: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText(thing.${shown.name})
    throw new Error('Test what people come to this page for')
  },
}

const states = recordStates({
  asks: ${operation.id},
  texts: ${namespace}Texts,
  thing,
  shows: ({ ${shown.name} }) => ${shown.name},
})
${storyTail(['Loading', 'Slow', 'Gone', 'LongText', 'ServerError', 'Denied', 'Offline'])}
`,
  )
  addTexts(draft, application, 'record', ['name', 'loading'])
  addTexts(draft, application, 'gone', ['title', 'text', 'toList', 'failed'])
  addTexts(
    draft,
    application,
    'fact',
    facts.map(({ name: field }) => field),
  )
  const path = `${listPath}/:${param}`
  addPlace(draft, application, {
    name: 'record',
    path,
    scopes: operation.scopes,
    title: 'record.name',
    screen,
    early: { from: `./${module}`, name: record },
  })
  addBeside(draft, path)
  return [
    `Make a column of the list lead here: type 'link' with href: ${param} => ${constant}.address('record', { ${param} }).`,
    ...(left.length > 0
      ? [`Not shown yet: ${left.map(({ name: field }) => field).join(', ')} (${folder}/${screen}.tsx).`]
      : []),
  ]
}

/** Current screens translate through one hook, wherever they are. */
function translationOf(draft: Draft): string {
  return draft.has('portal/src/i18n/useTranslation.ts')
    ? '../../../../../i18n/useTranslation.ts'
    : 'react-i18next'
}

function writeForm(begun: Begun, name: string): string[] {
  const { draft, application, screen, folder, operation } = begun
  const { namespace, constant } = application
  const { body } = operation
  if (operation.method !== 'post' || operation.path.includes('{') || !body)
    throw new Refusal(
      `${operation.id} creates nothing from a body. The form of a thing that exists is a part of its record: <EditForm>, as in planning/templates.`,
    )
  const listPath = pathOf(draft, application, 'list')
  if (listPath === undefined)
    throw new Refusal(`${application.name} has no list to which a form leads back: write that first.`)
  needFree(begun, 'create', 'form')
  const asked = body.fields.filter(({ kind }) => kind === 'text' || kind === 'boolean')
  if (asked.length === 0)
    throw new Refusal(
      `${body.name} has no text and no yes or no: write this form by hand, as in planning/templates.`,
    )
  const left = body.fields.filter(field => !asked.includes(field))
  const missing = left.filter(({ isRequired }) => isRequired)
  const form = `${camelOf(kebabOf(name))}Form`
  const module = `${kebabOf(name)}-form.ts`
  const hasText = asked.some(({ kind }) => kind === 'text')
  const hasFlag = asked.some(({ kind }) => kind === 'boolean')
  const isLong = ({ kind, maxLength }: Field) => kind === 'text' && (maxLength ?? 0) >= 300
  const isShort = (field: Field) => field.kind === 'text' && !isLong(field)
  const kinds = [hasText && 'text', hasFlag && 'flag'].filter(each => each !== false)
  const notAsked = missing.map(({ name: field }) => `'${field}'`).join(' | ')
  draft.create(
    `${folder}/${module}`,
    `${missing.length > 0 ? `import type { BodyOf, Operations } from '@parvis/api-types/operations'\n` : ''}${hasText ? `import { ${body.name} } from '@parvis/api-types/limits/${operation.subject}'\n` : ''}import { explain } from '../../../../../api/problem-messages.ts'
import { defineForm, ${kinds.join(', ')} } from '../../../../../screens/define-form.ts'

export const ${form} = defineForm(
  '${kebabOf(name)}',
  { ${asked.map(({ name: field, kind }) => `${field}: ${kind === 'text' ? `text(${body.name}.${field})` : 'flag()'}`).join(', ')} },
  { say: ${explained(begun)} },
)
${
  missing.length > 0
    ? `
/** What the contract needs and the form does not ask yet. */
export function notAskedYet(): Pick<BodyOf<Operations['${operation.id}']>, ${notAsked}> {
  throw new Error('Ask for ${missing.map(({ name: field }) => field).join(', ')}')
}
`
    : ''
}`,
  )
  const input = (field: Field) => {
    if (field.kind === 'boolean')
      return `<FormField name="${field.name}" control={control} label={t('field.${field.name}')}>
        {({ label, ...field }) => <Checkbox {...field} isRequired={false}>{label}</Checkbox>}
      </FormField>`
    const limit = `limit={${form}.fields.${field.name}.limit}`
    return `<FormField name="${field.name}" control={control} label={t('field.${field.name}')}>
        {field => ${isLong(field) ? `<TextArea {...field} ${limit} rows={3} />` : `<TextField {...field} ${field.isFilled ? 'isRequired' : ''} ${limit} autoComplete="off" />`}}
      </FormField>`
  }
  const hasRecord = pathOf(draft, application, 'record')
  const param = hasRecord === undefined ? undefined : /:(\w+)$/.exec(hasRecord)?.[1]
  const after =
    param === undefined ? `${constant}.address('list')` : `${constant}.address('record', { ${param}: id })`
  const components = [
    ...(hasFlag ? ['Checkbox'] : []),
    ...(asked.some(isLong) ? ['TextArea'] : []),
    ...(asked.some(isShort) ? ['TextField'] : []),
  ]
  draft.create(
    `${folder}/${screen}.tsx`,
    `import { ${operation.id} } from '@parvis/api-types/calls/${operation.subject}'
${components.map(each => `import { ${each} } from '@parvis/design-system/${each}'`).join('\n')}
import { useNavigate } from 'react-router'
import { FormField } from '../../../../../forms/FormField.tsx'
import { useTranslation } from '${translationOf(draft)}'
import { CreateForm } from '../../../../../screens/EditorForm.tsx'
import { RecordPage } from '../../../../../screens/RecordScreen.tsx'
import { ${constant} } from '../../application.ts'
import { ${form}${missing.length > 0 ? ', notAskedYet' : ''} } from './${module}'

export function ${screen}() {
  const { t } = useTranslation('${namespace}')
  const navigate = useNavigate()
  return (
    <RecordPage
      list={{ label: t('list.title'), href: ${constant}.address('list') }}
      title={t('create.title')}
      sentence={t('create.sentence')}
    >
      <CreateForm
        form={${form}}
        namespace="${namespace}"
        create={${operation.id}}
        draft="new"
        params={body => ({ body: ${missing.length > 0 ? '{ ...body, ...notAskedYet() }' : 'body'} })}
        name={t('create.title')}
        submit={t('create.submit')}
        said={t('create.done')}
        onCreated={${param === undefined ? '()' : 'id'} => void navigate(${after}, { replace: true })}
      >
        {control => (
          <>
            ${asked.map(input).join('\n')}
          </>
        )}
      </CreateForm>
    </RecordPage>
  )
}
`,
  )
  draft.create(
    `${folder}/${screen}.stories.tsx`,
    `import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { at, atItsAddress } from '../../../../../stories/at-its-address.tsx'
import { storyPerson, withPortal } from '../../../../../stories/withPortal.tsx'
import { ${constant} } from '../../application.ts'
import { ${namespace}Texts } from '../../i18n/texts.ts'
import { ${screen} } from './${screen}.tsx'

${portalOf(begun, 'create')}

const meta = {
  title: 'Screens/${application.title}/New',
  component: ${screen},
  decorators: [atItsAddress(${constant}.paths.create), withPortal(portal)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ${screen}>
export default meta
type Story = StoryObj<typeof meta>

/** Also runs under the costly conditions. */
export const Loaded: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('form')
    throw new Error('Fill in the form, send it (stories/recording.ts), and test what is sent and where refusals stand')
  },
}
`,
  )
  addTexts(draft, application, 'create', ['title', 'sentence', 'submit', 'done'])
  addTexts(draft, application, 'form', ['unsaved', 'saved', 'reset', 'failed'])
  addTexts(draft, application, 'gone', ['title'])
  addTexts(
    draft,
    application,
    'field',
    asked.map(({ name: field }) => field),
  )
  const path = `${listPath}/new`
  addPlace(draft, application, {
    name: 'create',
    path,
    scopes: operation.scopes,
    title: 'create.title',
    screen,
  })
  addBeside(draft, path)
  return [
    `Lead here from the list: create={{ href: ${constant}.address('create'), label: … }} for who may.`,
    ...(left.length > 0
      ? [
          `Not asked yet: ${left.map(({ name: field, isRequired }) => `${field}${isRequired ? ' (needed)' : ''}`).join(', ')}: ${folder}/${module}.`,
        ]
      : []),
    ...(operation.codes.length > 0
      ? [`Say in \`refusals\` which fields the refusals are about: ${operation.codes.join(', ')}.`]
      : []),
  ]
}
