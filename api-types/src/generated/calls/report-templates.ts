// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** Templates of reports. */
export const listReportTemplates: Call<'listReportTemplates'> = {
  id: 'listReportTemplates',
  host: 'portal',
  method: 'get',
  path: "/v1/ReportTemplates",
}

/** Makes a template of a file. */
export const createReportTemplate: Call<'createReportTemplate'> = {
  id: 'createReportTemplate',
  host: 'portal',
  method: 'post',
  path: "/v1/ReportTemplates",
  stale: ["listReportTemplates","getReportTemplate","listReportTemplateUses"],
}

/** One template. */
export const getReportTemplate: Call<'getReportTemplate'> = {
  id: 'getReportTemplate',
  host: 'portal',
  method: 'get',
  path: "/v1/ReportTemplates({id})",
}

/** Changes what is said of a template or retires it. */
export const updateReportTemplate: Call<'updateReportTemplate'> = {
  id: 'updateReportTemplate',
  host: 'portal',
  method: 'patch',
  path: "/v1/ReportTemplates({id})",
  stale: ["listReportTemplates","getReportTemplate","listReportTemplateUses"],
}

/** Gives a template a newer file. */
export const addReportTemplateVersion: Call<'addReportTemplateVersion'> = {
  id: 'addReportTemplateVersion',
  host: 'portal',
  method: 'post',
  path: "/v1/ReportTemplates({id})/Versions",
  stale: ["listReportTemplates","getReportTemplate","listReportTemplateUses"],
}

/** The pages of a version with what stands on them. */
export const getReportTemplateLayout: Call<'getReportTemplateLayout'> = {
  id: 'getReportTemplateLayout',
  host: 'portal',
  method: 'get',
  path: "/v1/ReportTemplates({id})/Layout",
}

/** A ticket by which a browser fetches the file of a template by its own means. */
export const getReportTemplateDownload: Call<'getReportTemplateDownload'> = {
  id: 'getReportTemplateDownload',
  host: 'portal',
  method: 'get',
  path: "/v1/ReportTemplates({id})/Download",
  stale: ["listReportTemplates","getReportTemplate","listReportTemplateUses"],
}

/** Who took which version of a template. */
export const listReportTemplateUses: Call<'listReportTemplateUses'> = {
  id: 'listReportTemplateUses',
  host: 'portal',
  method: 'get',
  path: "/v1/ReportTemplates({id})/Uses",
}
