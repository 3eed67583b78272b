// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** List publications, with status, author, and date. */
export const listPublications: Call<'listPublications'> = {
  id: 'listPublications',
  host: 'portal',
  method: 'get',
  path: "/v1/Publications",
}

/** Start a publication for a request. */
export const createPublication: Call<'createPublication'> = {
  id: 'createPublication',
  host: 'portal',
  method: 'post',
  path: "/v1/Publications",
  stale: ["listReports","getReport","assessReportChange","getReportLayout","getReportImages","getReportByPath","listPlanningRequests","getPlanningRequest","getPlanningChoices","getPlanningLoad","listPublications","getPublication","listReportDocuments","listNewReports","listWork"],
}

/** Get a publication. */
export const getPublication: Call<'getPublication'> = {
  id: 'getPublication',
  host: 'portal',
  method: 'get',
  path: "/v1/Publications({id})",
}

/** Choose the report to publish. */
export const updatePublication: Call<'updatePublication'> = {
  id: 'updatePublication',
  host: 'portal',
  method: 'patch',
  path: "/v1/Publications({id})",
  stale: ["listReports","getReport","assessReportChange","getReportLayout","getReportImages","getReportByPath","listPlanningRequests","getPlanningRequest","getPlanningChoices","getPlanningLoad","listPublications","getPublication","listReportDocuments","listNewReports","listWork"],
}

/** Add a document to a publication. */
export const addPublicationDocument: Call<'addPublicationDocument'> = {
  id: 'addPublicationDocument',
  host: 'portal',
  method: 'post',
  path: "/v1/Publications({id})/Documents",
  stale: ["listReports","getReport","assessReportChange","getReportLayout","getReportImages","getReportByPath","listPlanningRequests","getPlanningRequest","getPlanningChoices","getPlanningLoad","listPublications","getPublication","listReportDocuments","listNewReports","listWork"],
}

/** Remove a document from a publication. */
export const deletePublicationDocument: Call<'deletePublicationDocument'> = {
  id: 'deletePublicationDocument',
  host: 'portal',
  method: 'delete',
  path: "/v1/PublicationDocuments({id})",
  stale: ["listReports","getReport","assessReportChange","getReportLayout","getReportImages","getReportByPath","listPlanningRequests","getPlanningRequest","getPlanningChoices","getPlanningLoad","listPublications","getPublication","listReportDocuments","listNewReports","listWork"],
}

/** Get a download ticket for a document of a publication. */
export const getPublicationDocumentDownload: Call<'getPublicationDocumentDownload'> = {
  id: 'getPublicationDocumentDownload',
  host: 'portal',
  method: 'get',
  path: "/v1/PublicationDocuments({id})/Download",
}

/** Publish the report and close the request as delivered. */
export const validatePublication: Call<'validatePublication'> = {
  id: 'validatePublication',
  host: 'portal',
  method: 'patch',
  path: "/v1/Publications({id})/Validate",
  stale: ["listReports","getReport","assessReportChange","getReportLayout","getReportImages","getReportByPath","listPlanningRequests","getPlanningRequest","getPlanningChoices","getPlanningLoad","listPublications","getPublication","listReportDocuments","listNewReports","listWork"],
}

/** Abandon a publication. */
export const abandonPublication: Call<'abandonPublication'> = {
  id: 'abandonPublication',
  host: 'portal',
  method: 'patch',
  path: "/v1/Publications({id})/Abandon",
  stale: ["listReports","getReport","assessReportChange","getReportLayout","getReportImages","getReportByPath","listPlanningRequests","getPlanningRequest","getPlanningChoices","getPlanningLoad","listPublications","getPublication","listReportDocuments","listNewReports","listWork"],
}
