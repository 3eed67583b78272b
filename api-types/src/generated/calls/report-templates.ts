// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** List report templates. */
export const listReportTemplates: Call<'listReportTemplates'> = {
  id: 'listReportTemplates',
  host: 'portal',
  method: 'get',
  path: "/v1/ReportTemplates",
}

/** Create a template from a file. */
export const createReportTemplate: Call<'createReportTemplate'> = {
  id: 'createReportTemplate',
  host: 'portal',
  method: 'post',
  path: "/v1/ReportTemplates",
  stale: ["listReportTemplates","getReportTemplate","listReportTemplateUses"],
}

/** Get a template. */
export const getReportTemplate: Call<'getReportTemplate'> = {
  id: 'getReportTemplate',
  host: 'portal',
  method: 'get',
  path: "/v1/ReportTemplates({id})",
}

/** Update, retire, or restore a template. */
export const updateReportTemplate: Call<'updateReportTemplate'> = {
  id: 'updateReportTemplate',
  host: 'portal',
  method: 'patch',
  path: "/v1/ReportTemplates({id})",
  stale: ["listReportTemplates","getReportTemplate","listReportTemplateUses"],
}

/** Add a version to a template. */
export const addReportTemplateVersion: Call<'addReportTemplateVersion'> = {
  id: 'addReportTemplateVersion',
  host: 'portal',
  method: 'post',
  path: "/v1/ReportTemplates({id})/Versions",
  stale: ["listReportTemplates","getReportTemplate","listReportTemplateUses"],
}

/** Get the pages and visuals of a version. */
export const getReportTemplateLayout: Call<'getReportTemplateLayout'> = {
  id: 'getReportTemplateLayout',
  host: 'portal',
  method: 'get',
  path: "/v1/ReportTemplates({id})/Layout",
}

/** Get a download ticket for a template. */
export const getReportTemplateDownload: Call<'getReportTemplateDownload'> = {
  id: 'getReportTemplateDownload',
  host: 'portal',
  method: 'get',
  path: "/v1/ReportTemplates({id})/Download",
  stale: ["listReportTemplates","getReportTemplate","listReportTemplateUses"],
}

/** List the downloads of a template. */
export const listReportTemplateUses: Call<'listReportTemplateUses'> = {
  id: 'listReportTemplateUses',
  host: 'portal',
  method: 'get',
  path: "/v1/ReportTemplates({id})/Uses",
}
