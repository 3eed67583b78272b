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
