import { Refusal } from './draft.ts'

/** Words that a file or identifier cannot be called, or that say nothing about its content. */
const reserved = [
  ...'break case catch class const continue default delete do else enum export extends false finally for function if'.split(
    ' ',
  ),
  ...'import in instanceof new null package return static super switch this throw true try typeof var void while with'.split(
    ' ',
  ),
  ...'await interface let private protected public yield constructor prototype shell index'.split(' '),
  ...'util utils common helper helpers misc lib component screen application operation'.split(' '),
]

function refuseReserved(name: string, what: string): void {
  if (reserved.includes(name.toLowerCase())) throw new Refusal(`"${name}" cannot be the name of ${what}.`)
}

/** @throws Refusal */
export function needPascal(name: string | undefined, what: string): string {
  if (name === undefined || !/^[A-Z][a-z\d]+(?:[A-Z][a-z\d]*)*$/.test(name))
    throw new Refusal(`The name of ${what} is written in PascalCase: "KeyFigure", not "${name ?? ''}".`)
  refuseReserved(name, what)
  return name
}

/** @throws Refusal */
export function needKebab(name: string | undefined, what: string): string {
  if (name === undefined || !/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(name))
    throw new Refusal(
      `The name of ${what} is written in kebab-case: "report-templates", not "${name ?? ''}".`,
    )
  refuseReserved(name, what)
  return name
}

/** @throws Refusal */
export function needCamel(name: string | undefined, what: string): string {
  if (name === undefined || !/^[a-z]+(?:[A-Z][a-z\d]*)+$/.test(name))
    throw new Refusal(
      `The name of ${what} is a verb and a noun in camelCase: "archiveReport", not "${name ?? ''}".`,
    )
  return name
}

/** `report-templates` → `reportTemplates`. */
export const camelOf = (kebab: string) =>
  kebab.replaceAll(/-([a-z\d])/g, (_, letter: string) => letter.toUpperCase())

/** `reportTemplates` → `ReportTemplates`. */
export const pascalOf = (name: string) => {
  const camel = camelOf(name)
  return camel.charAt(0).toUpperCase() + camel.slice(1)
}

/** `ReportTemplate` → `report-template`. */
export const kebabOf = (name: string) =>
  name.replaceAll(/(?<=[a-z\d])[A-Z]/g, letter => `-${letter}`).toLowerCase()

/** `ReportTemplate` → `report template`. */
export const wordsOf = (name: string) => kebabOf(name).replaceAll('-', ' ')

/** `report-templates` → `Report templates`. */
export const sentenceOf = (name: string) => {
  const words = wordsOf(name)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
