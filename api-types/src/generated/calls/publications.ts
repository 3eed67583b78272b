// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** Publications, with their status, by whom and when. */
export const listPublications: Call<'listPublications'> = {
  id: 'listPublications',
  host: 'portal',
  method: 'get',
  path: "/v1/Publications",
}

/** Begins to publish what was requested. */
export const createPublication: Call<'createPublication'> = {
  id: 'createPublication',
  host: 'portal',
  method: 'post',
  path: "/v1/Publications",
  stale: ["listReports","getReport","assessReportChange","getReportLayout","getReportByPath","listPlanningRequests","getPlanningRequest","getPlanningChoices","getPlanningLoad","listPublications","getPublication"],
}

/** One publication. */
export const getPublication: Call<'getPublication'> = {
  id: 'getPublication',
  host: 'portal',
  method: 'get',
  path: "/v1/Publications({id})",
}

/** Says which report is published. */
export const updatePublication: Call<'updatePublication'> = {
  id: 'updatePublication',
  host: 'portal',
  method: 'patch',
  path: "/v1/Publications({id})",
  stale: ["listReports","getReport","assessReportChange","getReportLayout","getReportByPath","listPlanningRequests","getPlanningRequest","getPlanningChoices","getPlanningLoad","listPublications","getPublication"],
}

/** Adds a document that goes with the report. */
export const addPublicationDocument: Call<'addPublicationDocument'> = {
  id: 'addPublicationDocument',
  host: 'portal',
  method: 'post',
  path: "/v1/Publications({id})/Documents",
  stale: ["listReports","getReport","assessReportChange","getReportLayout","getReportByPath","listPlanningRequests","getPlanningRequest","getPlanningChoices","getPlanningLoad","listPublications","getPublication"],
}

/** Takes a document away. */
export const deletePublicationDocument: Call<'deletePublicationDocument'> = {
  id: 'deletePublicationDocument',
  host: 'portal',
  method: 'delete',
  path: "/v1/PublicationDocuments({id})",
  stale: ["listReports","getReport","assessReportChange","getReportLayout","getReportByPath","listPlanningRequests","getPlanningRequest","getPlanningChoices","getPlanningLoad","listPublications","getPublication"],
}

/** A ticket by which a browser fetches a document of a publication by its own means. */
export const getPublicationDocumentDownload: Call<'getPublicationDocumentDownload'> = {
  id: 'getPublicationDocumentDownload',
  host: 'portal',
  method: 'get',
  path: "/v1/PublicationDocuments({id})/Download",
}

/** Publishes the report, and closes the request as delivered. */
export const validatePublication: Call<'validatePublication'> = {
  id: 'validatePublication',
  host: 'portal',
  method: 'patch',
  path: "/v1/Publications({id})/Validate",
  stale: ["listReports","getReport","assessReportChange","getReportLayout","getReportByPath","listPlanningRequests","getPlanningRequest","getPlanningChoices","getPlanningLoad","listPublications","getPublication"],
}

/** Gives a publication up. */
export const abandonPublication: Call<'abandonPublication'> = {
  id: 'abandonPublication',
  host: 'portal',
  method: 'patch',
  path: "/v1/Publications({id})/Abandon",
  stale: ["listReports","getReport","assessReportChange","getReportLayout","getReportByPath","listPlanningRequests","getPlanningRequest","getPlanningChoices","getPlanningLoad","listPublications","getPublication"],
}
