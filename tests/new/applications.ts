/** The applications of the portal: where each one is, what it declares, and how to add to it. */
import { type Draft, Refusal } from './draft.ts'
import { addImport, addTo, keysOf } from './insert.ts'
import { camelOf, needKebab, sentenceOf } from './names.ts'

const applications = 'portal/src/applications'
const routes = 'portal/src/app/routes.ts'

export interface Application {
  /** `planning/templates` */
  name: string
  /** Path in the repository. */
  folder: string
  /** The name of its declaration in code. */
  constant: string
  /** The namespace of its texts. */
  namespace: string
  /** The title of its stories. */
  title: string
}

function splitName(name: string | undefined): { area: string; own: string } {
  const [area, own, ...others] = (name ?? '').split('/')
  if (own === undefined || others.length > 0)
    throw new Refusal(
      `An application is named with its area of the sidebar: "planning/templates", not "${name ?? ''}".`,
    )
  return { area: needKebab(area, 'an area'), own: needKebab(own, 'an application') }
}

const areasOf = (draft: Draft) => [
  ...new Set(draft.find(`${applications}/*/*/`).map(path => path.split('/').at(3) ?? '')),
]

/** Declares an application without places. @throws Refusal */
export function createApplication(draft: Draft, name: string | undefined, isNewArea: boolean): Application {
  const { area, own } = splitName(name)
  const areas = areasOf(draft)
  if (!areas.includes(area) && !isNewArea)
    throw new Refusal(
      `There is no area "${area}": ${areas.join(', ')}. For a new area of the sidebar add --new-area.`,
    )
  const folder = `${applications}/${area}/${own}`
  if (draft.has(folder)) throw new Refusal(`${folder} exists already.`)
  const namespace = camelOf(own)
  const taken = draft
    .find('portal/src/**/i18n/texts.ts')
    .find(path => new RegExp(`^ {4}${namespace}: typeof`, 'm').test(draft.read(path)))
  if (taken !== undefined) throw new Refusal(`The texts of ${taken} are called "${namespace}" already.`)
  const title = sentenceOf(own)
  const words = title.charAt(0).toLowerCase() + title.slice(1)
  draft.create(
    `${folder}/application.ts`,
    `import { defineApplication } from '../../../routing/application.ts'

export const ${namespace} = defineApplication('${namespace}', {})
`,
  )
  draft.create(
    `${folder}/parts.ts`,
    `import type { ApplicationParts } from '../../../routing/application.ts'
import type { ${namespace} } from './application.ts'

/** What the places of the application are made of: loaded when somebody comes, beside no other page. */
export const parts: ApplicationParts<keyof (typeof ${namespace})['places']> = {
  texts: {
    en: async () => (await import('./i18n/en.ts')).en,
    fr: async () => (await import('./i18n/fr.ts')).fr,
  },
  places: {},
}
`,
  )
  draft.create(
    `${folder}/i18n/en.ts`,
    `/** The texts of ${words} in English. English decides the keys. */
export const en = {} as const
`,
  )
  draft.create(
    `${folder}/i18n/fr.ts`,
    `import type { Translation } from '../../../../i18n/translation.ts'
import type { en } from './en.ts'

/** The texts of ${words} in French. */
export const fr = {} as const satisfies Translation<typeof en>
`,
  )
  draft.create(
    `${folder}/i18n/texts.ts`,
    `import { en } from './en.ts'
import { fr } from './fr.ts'

declare module '../../../../i18n/translations.ts' {
  interface TextNamespaces {
    ${namespace}: typeof en
  }
}

/** The texts of ${words} in both languages, for stories; the portal loads one with the screen. */
export const ${namespace}Texts = { en, fr }
`,
  )
  addImport(draft, routes, `import { ${namespace} } from '../applications/${area}/${own}/application.ts'`)
  addTo(
    draft,
    routes,
    'routes',
    `...routesOf(${namespace}, () => import('../applications/${area}/${own}/parts.ts'))`,
  )
  reviewPage(draft, area, title)
  return { name: `${area}/${own}`, folder, constant: namespace, namespace, title }
}

/** Adds the screens of an application to the review page of its area. */
function reviewPage(draft: Draft, area: string, title: string): void {
  const name = area.charAt(0).toUpperCase() + area.slice(1)
  const page = `.storybook/docs/${name}.mdx`
  if (draft.has(page)) {
    draft.edit(page, text =>
      text.replace(
        /titles=\{\[([^\]]*)\]\}/,
        (_, titles: string) => `titles={[${titles}, 'Screens/${title}']}`,
      ),
    )
    return
  }
  draft.create(
    page,
    `import { Meta } from '@storybook/addon-docs/blocks'
import { ContactSheet } from './ContactSheet.tsx'

<Meta title="Review/${name}" />

# ${name}

<ContactSheet titles={['Screens/${title}']} />
`,
  )
}

/** @throws Refusal when it does not exist or is not declared yet */
export function findApplication(draft: Draft, name: string | undefined): Application {
  const { area, own } = splitName(name)
  const folder = `${applications}/${area}/${own}`
  if (!draft.has(folder) && !draft.has(`${folder}/application.ts`)) {
    const known = draft.find(`${applications}/*/*/`).map(path => path.split('/').slice(3, 5).join('/'))
    throw new Refusal(`There is no application "${area}/${own}": ${known.join(', ')}.`)
  }
  const declared = draft.has(`${folder}/application.ts`)
    ? /export const (\w+) = defineApplication\('(\w+)'/.exec(draft.read(`${folder}/application.ts`))
    : null
  const [, constant, namespace] = declared ?? []
  if (constant === undefined || namespace === undefined)
    throw new Refusal(`${folder} has no application.ts with \`export const … = defineApplication('…'\`.`)
  const [stories] = draft.find(`${folder}/screens/*/*.stories.tsx`)
  const title = stories === undefined ? undefined : /title: 'Screens\/([^/']+)/.exec(draft.read(stories))?.[1]
  return { name: `${area}/${own}`, folder, constant, namespace, title: title ?? sentenceOf(own) }
}

/** The path of a place, as its application declares it. */
export function pathOf(draft: Draft, { folder, constant }: Application, place: string): string | undefined {
  const file = `${folder}/application.ts`
  if (!keysOf(draft, file, constant)?.includes(place)) return undefined
  return new RegExp(`^ {2}${place}: \\{\\s*path: '([^']+)'`, 'm').exec(draft.read(file))?.[1]
}

/** A place to add to the declaration, and its implementation. */
export interface NewPlace {
  name: string
  path: string
  /** Product scopes that the operation of its screen needs. */
  scopes: readonly string[]
  /** Key in the texts of the application. */
  title: string
  /** Name of the screen, including `Screen`. */
  screen: string
  /** The prefetch: a module beside the screen or in the application's folder, and its export. */
  early?: { from: string; name: string }
}

export function addPlace(draft: Draft, application: Application, place: NewPlace): void {
  const { folder, constant, namespace } = application
  const [scope] = place.scopes
  const access = scope === undefined ? `'signed-in'` : `{ scope: '${scope}' }`
  addTo(
    draft,
    `${folder}/application.ts`,
    constant,
    `  ${place.name}: {
    path: '${place.path}',
    access: ${access},
    title: '${namespace}:${place.title}',
  }`,
  )
  const { screen, early } = place
  addTo(
    draft,
    `${folder}/parts.ts`,
    'parts.places',
    `    ${place.name}: {
      screen: async () => (await import('./screens/${screen}/${screen}.tsx')).${screen},
      ${early ? `prefetch: async () => (await import('${early.from}')).${early.name}.prefetch,` : ''}
    }`,
  )
  // A model application lists the names of its places instead of deriving them from the declaration.
  draft.edit(`${folder}/parts.ts`, text =>
    text.replace(
      /ApplicationParts<('\w+'(?: \| '\w+')*)>/,
      (_, names: string) => `ApplicationParts<${names} | '${place.name}'>`,
    ),
  )
}

/** Adds texts that only a person can write: empty in both languages, which the test of all texts refuses. */
export function addTexts(
  draft: Draft,
  { folder }: Application,
  group: string,
  keys: readonly string[],
): readonly string[] {
  const added = new Set<string>()
  for (const language of ['en', 'fr']) {
    const path = `${folder}/i18n/${language}.ts`
    const known = keysOf(draft, path, `${language}.${group}`)
    const missing = keys.filter(key => !known?.includes(key))
    for (const key of missing) added.add(`${group}.${key}`)
    const entries = missing.map(key => `${/^\w+$/.test(key) ? key : `'${key}'`}: ''`)
    if (!known) addTo(draft, path, language, `${group}: { ${entries.join(', ')} }`)
    else for (const entry of entries) addTo(draft, path, `${language}.${group}`, entry)
  }
  return [...added]
}

/** Records in the test of the route table that no menu leads to a place, because it belongs to one item of a list. */
export function addBeside(draft: Draft, path: string): void {
  addTo(draft, 'portal/src/app/routes.test.ts', 'beside', `'${path}'`)
}
