import { addressOf } from '../../routing/route.ts'

export const templatesPath = '/app/dshb2/Templates'
export const newTemplatePath = `${templatesPath}/new` as const
export const templatePath = `${templatesPath}/:templateId` as const
export const newVersionPath = `${templatePath}/version` as const

/** The parts of a template's page, in their order; the first one is the page's own address. */
export const templateTabs = ['overview', 'versions', 'properties', 'uses'] as const
export type TemplateTab = (typeof templateTabs)[number]

/** The part that an address names. */
export function tabIn(search: URLSearchParams): TemplateTab {
  return templateTabs.find(tab => tab === search.get('tab')) ?? 'overview'
}

/** The page of one template. */
export function addressOfTemplate(id: number, tab: TemplateTab = 'overview'): string {
  const page = addressOf(templatePath, { templateId: String(id) })
  return tab === 'overview' ? page : `${page}?tab=${tab}`
}

/** Where a template is given a newer file. */
export function addressOfNewVersion(id: number): string {
  return addressOf(newVersionPath, { templateId: String(id) })
}
