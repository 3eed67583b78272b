// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Call } from '../../calls.ts'

/** Get the options for test data. */
export const getTestData: Call<'getTestData'> = {
  id: 'getTestData',
  host: 'portal',
  method: 'get',
  path: "/v1/TestData",
}

/** List test people. */
export const listTestUsers: Call<'listTestUsers'> = {
  id: 'listTestUsers',
  host: 'portal',
  method: 'get',
  path: "/v1/TestUsers",
}

/** Create a test person. */
export const createTestUser: Call<'createTestUser'> = {
  id: 'createTestUser',
  host: 'portal',
  method: 'post',
  path: "/v1/TestUsers",
  stale: ["listDocuments","findKnownDocuments","getDocument","listDocumentLinks","listDocumentVersions","listDocumentDeletions","listDocumentUploads","getTestData","listTestUsers","assessTestPurge","getTestUser","listTestTransactions"],
}

/** Assess what a purge would delete. */
export const assessTestPurge: Call<'assessTestPurge'> = {
  id: 'assessTestPurge',
  host: 'portal',
  method: 'post',
  path: "/v1/TestUsers/AssessPurge",
}

/** Delete test people with all their data. */
export const purgeTestUsers: Call<'purgeTestUsers'> = {
  id: 'purgeTestUsers',
  host: 'portal',
  method: 'post',
  path: "/v1/TestUsers/Purge",
  stale: ["listDocuments","findKnownDocuments","getDocument","listDocumentLinks","listDocumentVersions","listDocumentDeletions","listDocumentUploads","getTestData","listTestUsers","assessTestPurge","getTestUser","listTestTransactions"],
}

/** Get a test person. */
export const getTestUser: Call<'getTestUser'> = {
  id: 'getTestUser',
  host: 'portal',
  method: 'get',
  path: "/v1/TestUsers({id})",
}

/** List the transactions of a test person. */
export const listTestTransactions: Call<'listTestTransactions'> = {
  id: 'listTestTransactions',
  host: 'portal',
  method: 'get',
  path: "/v1/TestUsers({id})/Transactions",
}

/** Add transactions to the bank account of a test person. */
export const addTestTransactions: Call<'addTestTransactions'> = {
  id: 'addTestTransactions',
  host: 'portal',
  method: 'post',
  path: "/v1/TestUsers({id})/Transactions",
  stale: ["listDocuments","findKnownDocuments","getDocument","listDocumentLinks","listDocumentVersions","listDocumentDeletions","listDocumentUploads","getTestData","listTestUsers","assessTestPurge","getTestUser","listTestTransactions"],
}

/** Create documents for a test person. */
export const addTestDocuments: Call<'addTestDocuments'> = {
  id: 'addTestDocuments',
  host: 'portal',
  method: 'post',
  path: "/v1/TestUsers({id})/Documents",
  stale: ["listDocuments","findKnownDocuments","getDocument","listDocumentLinks","listDocumentVersions","listDocumentDeletions","listDocumentUploads","getTestData","listTestUsers","assessTestPurge","getTestUser","listTestTransactions"],
}
