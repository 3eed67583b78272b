// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Example } from '../../example.ts'

/** Get the current terms of use, in both languages. */
export const getCurrentTerms = {
  host: 'consent',
  method: 'get',
  path: "/v1/Terms/Current",
  pattern: /\/api\/consent\/v1\/Terms\/Current$/,
  status: 200,
  body: {},
  success: {
    "current": {
      "version": 3,
      "hash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
      "publishedDate": "2026-02-01T00:00:00Z",
      "title": "Conditions générales d’utilisation",
      "englishTitle": "Terms of use",
      "text": "## Objet\n\nLe portail donne accès aux rapports et documents préparés par le cabinet.",
      "englishText": "## Purpose\n\nThe portal gives access to the reports and documents that the firm prepares.",
      "changes": "La durée de conservation des documents passe à dix ans.",
      "englishChanges": "Documents are now kept for ten years."
    }
  },
  problem: {
    "terms-missing": {
      "type": "urn:parvis:problem:terms-missing",
      "title": "There are no terms of use",
      "status": 404,
      "code": "terms-missing",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    },
    "database-unavailable": {
      "type": "urn:parvis:problem:database-unavailable",
      "title": "The database is not responding",
      "status": 503,
      "code": "database-unavailable",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'getCurrentTerms'>

/** Get the draft of the next version, if there is one. */
export const listTermsDrafts = {
  host: 'consent',
  method: 'get',
  path: "/v1/TermsDrafts",
  pattern: /\/api\/consent\/v1\/TermsDrafts$/,
  status: 200,
  body: {},
  success: {
    "one": {
      "value": [
        {
          "@odata.etag": "\"2\"",
          "id": 4,
          "title": "Conditions générales d’utilisation",
          "englishTitle": "Terms of use",
          "text": "## Objet\n\nLe portail donne accès aux rapports et documents préparés par le cabinet.\n\n## Vos documents\n\nLes documents que vous déposez restent les vôtres. Ils sont conservés pendant dix ans.",
          "englishText": "## Purpose\n\nThe portal gives access to the reports and documents that the firm prepares.\n\n## Your documents\n\nThe documents that you upload remain yours. They are kept for ten years.",
          "changes": "Un chapitre dit ce que deviennent vos documents.",
          "englishChanges": "A chapter says what becomes of your documents.",
          "askedAgain": 128,
          "versionInForce": 3,
          "createdBy": "admin@parvis.example",
          "createdByName": "Inès Rocher",
          "createdDate": "2026-03-02T09:15:00Z",
          "modifiedBy": "admin@parvis.example",
          "modifiedByName": "Inès Rocher",
          "modifiedDate": "2026-03-03T09:15:00Z"
        }
      ]
    },
    "none": {
      "value": []
    }
  },
  problem: {
    "scope-missing": {
      "type": "urn:parvis:problem:scope-missing",
      "title": "The person does not have a scope that this operation requires",
      "status": 403,
      "code": "scope-missing",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'listTermsDrafts'>

/** Create a draft of the next version. */
export const createTermsDraft = {
  host: 'consent',
  method: 'post',
  path: "/v1/TermsDrafts",
  pattern: /\/api\/consent\/v1\/TermsDrafts$/,
  status: 201,
  body: {},
  success: {
    "new": {
      "@odata.etag": "\"1\"",
      "id": 4,
      "title": "Conditions générales d’utilisation",
      "englishTitle": "Terms of use",
      "text": "## Objet\n\nLe portail donne accès aux rapports et documents préparés par le cabinet.",
      "englishText": "## Purpose\n\nThe portal gives access to the reports and documents that the firm prepares.",
      "changes": "",
      "englishChanges": "",
      "askedAgain": 128,
      "versionInForce": 3,
      "createdBy": "admin@parvis.example",
      "createdByName": "Inès Rocher",
      "createdDate": "2026-03-02T09:15:00Z",
      "modifiedBy": "admin@parvis.example",
      "modifiedByName": "Inès Rocher",
      "modifiedDate": "2026-03-02T09:15:00Z"
    }
  },
  problem: {
    "terms-draft-exists": {
      "type": "urn:parvis:problem:terms-draft-exists",
      "title": "There is a draft already",
      "status": 409,
      "code": "terms-draft-exists",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'createTermsDraft'>

/** Get the draft. */
export const getTermsDraft = {
  host: 'consent',
  method: 'get',
  path: "/v1/TermsDrafts({id})",
  pattern: /\/api\/consent\/v1\/TermsDrafts\(([^/]+)\)$/,
  status: 200,
  body: {},
  success: {
    "open": {
      "@odata.etag": "\"2\"",
      "id": 4,
      "title": "Conditions générales d’utilisation",
      "englishTitle": "Terms of use",
      "text": "## Objet\n\nLe portail donne accès aux rapports et documents préparés par le cabinet.\n\n## Vos documents\n\nLes documents que vous déposez restent les vôtres. Ils sont conservés pendant dix ans.",
      "englishText": "## Purpose\n\nThe portal gives access to the reports and documents that the firm prepares.\n\n## Your documents\n\nThe documents that you upload remain yours. They are kept for ten years.",
      "changes": "Un chapitre dit ce que deviennent vos documents.",
      "englishChanges": "A chapter says what becomes of your documents.",
      "askedAgain": 128,
      "versionInForce": 3,
      "createdBy": "admin@parvis.example",
      "createdByName": "Inès Rocher",
      "createdDate": "2026-03-02T09:15:00Z",
      "modifiedBy": "admin@parvis.example",
      "modifiedByName": "Inès Rocher",
      "modifiedDate": "2026-03-03T09:15:00Z"
    }
  },
  problem: {
    "not-found": {
      "type": "urn:parvis:problem:not-found",
      "title": "This does not exist, or the person does not have access to it",
      "status": 404,
      "code": "not-found",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'getTermsDraft'>

/** Update the draft. */
export const updateTermsDraft = {
  host: 'consent',
  method: 'patch',
  path: "/v1/TermsDrafts({id})",
  pattern: /\/api\/consent\/v1\/TermsDrafts\(([^/]+)\)$/,
  status: 200,
  body: {
    "changes": {
      "changes": "Un chapitre dit ce que deviennent vos documents.",
      "englishChanges": "A chapter says what becomes of your documents."
    }
  },
  success: {
    "changed": {
      "@odata.etag": "\"3\"",
      "id": 4,
      "title": "Conditions générales d’utilisation",
      "englishTitle": "Terms of use",
      "text": "## Objet\n\nLe portail donne accès aux rapports et documents préparés par le cabinet.\n\n## Vos documents\n\nLes documents que vous déposez restent les vôtres. Ils sont conservés pendant dix ans.",
      "englishText": "## Purpose\n\nThe portal gives access to the reports and documents that the firm prepares.\n\n## Your documents\n\nThe documents that you upload remain yours. They are kept for ten years.",
      "changes": "Un chapitre dit ce que deviennent vos documents.",
      "englishChanges": "A chapter says what becomes of your documents.",
      "askedAgain": 128,
      "versionInForce": 3,
      "createdBy": "admin@parvis.example",
      "createdByName": "Inès Rocher",
      "createdDate": "2026-03-02T09:15:00Z",
      "modifiedBy": "admin@parvis.example",
      "modifiedByName": "Inès Rocher",
      "modifiedDate": "2026-03-04T09:15:00Z"
    }
  },
  problem: {
    "precondition-failed": {
      "type": "urn:parvis:problem:precondition-failed",
      "title": "Someone else changed this in the meantime",
      "status": 412,
      "code": "precondition-failed",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'updateTermsDraft'>

/** Delete the draft. */
export const deleteTermsDraft = {
  host: 'consent',
  method: 'delete',
  path: "/v1/TermsDrafts({id})",
  pattern: /\/api\/consent\/v1\/TermsDrafts\(([^/]+)\)$/,
  status: 204,
  body: {},
  success: {},
  problem: {
    "precondition-failed": {
      "type": "urn:parvis:problem:precondition-failed",
      "title": "Someone else changed this in the meantime",
      "status": 412,
      "code": "precondition-failed",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'deleteTermsDraft'>

/** Publish the draft as the next version. */
export const publishTermsDraft = {
  host: 'consent',
  method: 'patch',
  path: "/v1/TermsDrafts({id})/Publish",
  pattern: /\/api\/consent\/v1\/TermsDrafts\(([^/]+)\)\/Publish$/,
  status: 200,
  body: {},
  success: {
    "fourth": {
      "id": 4,
      "title": "Conditions générales d’utilisation",
      "englishTitle": "Terms of use",
      "text": "## Objet\n\nLe portail donne accès aux rapports et documents préparés par le cabinet.\n\n## Vos documents\n\nLes documents que vous déposez restent les vôtres. Ils sont conservés pendant dix ans.",
      "englishText": "## Purpose\n\nThe portal gives access to the reports and documents that the firm prepares.\n\n## Your documents\n\nThe documents that you upload remain yours. They are kept for ten years.",
      "changes": "Un chapitre dit ce que deviennent vos documents.",
      "englishChanges": "A chapter says what becomes of your documents.",
      "publishedDate": "2026-03-04T09:15:00Z",
      "publishedBy": "admin@parvis.example",
      "publishedByName": "Inès Rocher",
      "acceptances": 0,
      "hash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
      "isInForce": true,
      "previousId": 3
    }
  },
  problem: {
    "terms-draft-incomplete": {
      "type": "urn:parvis:problem:terms-draft-incomplete",
      "title": "The draft is not complete in both languages",
      "status": 409,
      "code": "terms-draft-incomplete",
      "errors": [
        {
          "pointer": "/englishText",
          "code": "required"
        }
      ],
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    },
    "terms-draft-unchanged": {
      "type": "urn:parvis:problem:terms-draft-unchanged",
      "title": "The texts are those of the live version",
      "status": 409,
      "code": "terms-draft-unchanged",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    },
    "precondition-failed": {
      "type": "urn:parvis:problem:precondition-failed",
      "title": "Someone else changed this in the meantime",
      "status": 412,
      "code": "precondition-failed",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'publishTermsDraft'>

/** List the published versions of the terms of use. */
export const listTermsVersions = {
  host: 'consent',
  method: 'get',
  path: "/v1/TermsVersions",
  pattern: /\/api\/consent\/v1\/TermsVersions$/,
  status: 200,
  body: {},
  success: {
    "all": {
      "value": [
        {
          "id": 3,
          "title": "Conditions générales d’utilisation",
          "englishTitle": "Terms of use",
          "publishedDate": "2026-02-01T00:00:00Z",
          "publishedBy": "admin@parvis.example",
          "publishedByName": "Inès Rocher",
          "acceptances": 96,
          "hash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
        },
        {
          "id": 2,
          "title": "Conditions générales d’utilisation",
          "englishTitle": "Terms of use",
          "publishedDate": "2025-06-02T07:30:00Z",
          "publishedBy": "admin@parvis.example",
          "publishedByName": "Inès Rocher",
          "acceptances": 128,
          "hash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
        },
        {
          "id": 1,
          "title": "Conditions générales d’utilisation",
          "englishTitle": "Terms of use",
          "publishedDate": "2025-01-06T08:00:00Z",
          "publishedBy": null,
          "publishedByName": null,
          "acceptances": 41,
          "hash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
        }
      ]
    }
  },
  problem: {
    "scope-missing": {
      "type": "urn:parvis:problem:scope-missing",
      "title": "The person does not have a scope that this operation requires",
      "status": 403,
      "code": "scope-missing",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'listTermsVersions'>

/** Get a published version with its texts. */
export const getTermsVersion = {
  host: 'consent',
  method: 'get',
  path: "/v1/TermsVersions({id})",
  pattern: /\/api\/consent\/v1\/TermsVersions\(([^/]+)\)$/,
  status: 200,
  body: {},
  success: {
    "third": {
      "id": 3,
      "title": "Conditions générales d’utilisation",
      "englishTitle": "Terms of use",
      "text": "## Objet\n\nLe portail donne accès aux rapports et documents préparés par le cabinet.",
      "englishText": "## Purpose\n\nThe portal gives access to the reports and documents that the firm prepares.",
      "changes": "La durée de conservation des documents passe à dix ans.",
      "englishChanges": "Documents are now kept for ten years.",
      "publishedDate": "2026-02-01T00:00:00Z",
      "publishedBy": "admin@parvis.example",
      "publishedByName": "Inès Rocher",
      "acceptances": 96,
      "hash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
      "isInForce": true,
      "previousId": 2
    }
  },
  problem: {
    "not-found": {
      "type": "urn:parvis:problem:not-found",
      "title": "This does not exist, or the person does not have access to it",
      "status": 404,
      "code": "not-found",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'getTermsVersion'>

/** List the caller’s acceptances. */
export const listTermsAcceptances = {
  host: 'consent',
  method: 'get',
  path: "/v1/TermsAcceptances",
  pattern: /\/api\/consent\/v1\/TermsAcceptances$/,
  status: 200,
  body: {},
  success: {
    "own": {
      "value": [
        {
          "id": 51,
          "termsVersion": 3,
          "termsHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
          "language": "en",
          "userEmail": "client@customer.example",
          "acceptedDate": "2026-03-02T09:15:00Z",
          "receipt": "7K2M-QX4P-9RTA"
        }
      ]
    }
  },
  problem: {
    "token-expired": {
      "type": "urn:parvis:problem:token-expired",
      "title": "The access token has expired",
      "status": 401,
      "code": "token-expired",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'listTermsAcceptances'>

/** Accept the current terms of use. */
export const acceptTerms = {
  host: 'consent',
  method: 'post',
  path: "/v1/TermsAcceptances",
  pattern: /\/api\/consent\/v1\/TermsAcceptances$/,
  status: 201,
  body: {
    "accept": {
      "termsVersion": 3,
      "termsHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
      "language": "en",
      "accepted": true
    }
  },
  success: {
    "receipt": {
      "id": 51,
      "termsVersion": 3,
      "termsHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
      "language": "en",
      "userEmail": "client@customer.example",
      "acceptedDate": "2026-03-02T09:15:00Z",
      "receipt": "7K2M-QX4P-9RTA"
    }
  },
  problem: {
    "terms-outdated": {
      "type": "urn:parvis:problem:terms-outdated",
      "title": "These are no longer the current terms",
      "status": 409,
      "code": "terms-outdated",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'acceptTerms'>
