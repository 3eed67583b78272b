// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Example } from '../../example.ts'

/** List engagements. */
export const listEngagements = {
  host: 'organisation',
  method: 'get',
  path: "/v1/Engagements",
  pattern: /\/api\/organisation\/v1\/Engagements$/,
  status: 200,
  body: {},
  success: {
    "active": {
      "value": [
        {
          "id": 21,
          "engagementCode": "E2026-00021",
          "engagementDescription": "Commissariat aux comptes 2026",
          "engagementStatut": "Actif",
          "engagementType": "real",
          "engagementAccountNumber": "C004513",
          "engagementPartnerEmail": "partner@parvis.example",
          "engagementManagerEmail": "manager@parvis.example"
        }
      ],
      "@odata.count": 1
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
} satisfies Example<'listEngagements'>

/** List solutions (offers). */
export const listOffers = {
  host: 'organisation',
  method: 'get',
  path: "/v1/Offers",
  pattern: /\/api\/organisation\/v1\/Offers$/,
  status: 200,
  body: {},
  success: {
    "multirapports": {
      "value": [
        {
          "id": 1,
          "offerName": "multirapports",
          "offerDescription": "Consultation des rapports du client"
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
} satisfies Example<'listOffers'>

/** List onboarding requests. */
export const listOnBoardingRequests = {
  host: 'organisation',
  method: 'get',
  path: "/v1/OnBoardingRequest",
  pattern: /\/api\/organisation\/v1\/OnBoardingRequest$/,
  status: 200,
  body: {},
  success: {
    "mine": {
      "value": [
        {
          "@odata.etag": "\"1\"",
          "id": 301,
          "titre": "Accès aux rapports pour Atelier Lumière",
          "contactTitle": "Mrs",
          "contactFirstName": "Aïcha",
          "contactLastName": "N’Diaye",
          "contactEmail": "aicha.ndiaye@atelier-lumiere.example",
          "contactPhone": "06 12 34 56 78",
          "contactRole": "Directrice financière",
          "accountLegalName": "Atelier Lumière SAS",
          "accountIbsId": "C004513",
          "engagementCode": "E2026-00021",
          "descriptionEngagement": "Commissariat aux comptes 2026",
          "offerName": "multirapports",
          "statut": "toValidate",
          "rejectionReason": null,
          "requestDate": "2026-03-16",
          "createdDate": "2026-03-02T09:15:00Z",
          "createdBy": "staff@parvis.example",
          "emailValidateur": "partner@parvis.example"
        }
      ],
      "@odata.count": 1
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
} satisfies Example<'listOnBoardingRequests'>

/** Create an onboarding request. */
export const createOnBoardingRequest = {
  host: 'organisation',
  method: 'post',
  path: "/v1/OnBoardingRequest",
  pattern: /\/api\/organisation\/v1\/OnBoardingRequest$/,
  status: 201,
  body: {
    "request": {
      "titre": "Accès aux rapports pour Atelier Lumière",
      "contactTitle": "Mrs",
      "contactFirstName": "Aïcha",
      "contactLastName": "N’Diaye",
      "contactEmail": "aicha.ndiaye@atelier-lumiere.example",
      "contactPhone": "06 12 34 56 78",
      "contactRole": "Directrice financière",
      "accountIbsId": "C004513",
      "engagementCode": "E2026-00021",
      "offerName": "multirapports",
      "requestDate": "2026-03-16"
    }
  },
  success: {
    "request": {
      "@odata.etag": "\"1\"",
      "id": 301,
      "titre": "Accès aux rapports pour Atelier Lumière",
      "contactTitle": "Mrs",
      "contactFirstName": "Aïcha",
      "contactLastName": "N’Diaye",
      "contactEmail": "aicha.ndiaye@atelier-lumiere.example",
      "contactPhone": "06 12 34 56 78",
      "contactRole": "Directrice financière",
      "accountLegalName": "Atelier Lumière SAS",
      "accountIbsId": "C004513",
      "engagementCode": "E2026-00021",
      "descriptionEngagement": "Commissariat aux comptes 2026",
      "offerName": "multirapports",
      "statut": "toValidate",
      "rejectionReason": null,
      "requestDate": "2026-03-16",
      "createdDate": "2026-03-02T09:15:00Z",
      "createdBy": "staff@parvis.example",
      "emailValidateur": "partner@parvis.example"
    }
  },
  problem: {
    "onboarding-duplicate": {
      "type": "urn:parvis:problem:onboarding-duplicate",
      "title": "An equivalent request already exists",
      "status": 409,
      "code": "onboarding-duplicate",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'createOnBoardingRequest'>

/** Update, validate, or reject an onboarding request. */
export const updateOnBoardingRequest = {
  host: 'organisation',
  method: 'patch',
  path: "/v1/OnBoardingRequest({id})",
  pattern: /\/api\/organisation\/v1\/OnBoardingRequest\(([^/]+)\)$/,
  status: 200,
  body: {
    "validate": {
      "statut": "validated"
    },
    "reject": {
      "statut": "rejected",
      "rejectionReason": "Le contact a quitté la société."
    }
  },
  success: {
    "validated": {
      "@odata.etag": "\"2\"",
      "id": 301,
      "titre": "Accès aux rapports pour Atelier Lumière",
      "contactTitle": "Mrs",
      "contactFirstName": "Aïcha",
      "contactLastName": "N’Diaye",
      "contactEmail": "aicha.ndiaye@atelier-lumiere.example",
      "contactPhone": "06 12 34 56 78",
      "contactRole": "Directrice financière",
      "accountLegalName": "Atelier Lumière SAS",
      "accountIbsId": "C004513",
      "engagementCode": "E2026-00021",
      "descriptionEngagement": "Commissariat aux comptes 2026",
      "offerName": "multirapports",
      "statut": "validated",
      "rejectionReason": null,
      "requestDate": "2026-03-16",
      "createdDate": "2026-03-02T09:15:00Z",
      "createdBy": "staff@parvis.example",
      "emailValidateur": "partner@parvis.example"
    }
  },
  problem: {
    "onboarding-not-validator": {
      "type": "urn:parvis:problem:onboarding-not-validator",
      "title": "Only the engagement partner or the designated validator can decide",
      "status": 403,
      "code": "onboarding-not-validator",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'updateOnBoardingRequest'>

/** Get the contact saved by an earlier request. */
export const getContactInfoByEmail = {
  host: 'organisation',
  method: 'get',
  path: "/v1/OnBoardingRequest/getContactInfoByEmail(ContactEmail='{email}')",
  pattern: /\/api\/organisation\/v1\/OnBoardingRequest\/getContactInfoByEmail\(ContactEmail='([^/]+)'\)$/,
  status: 200,
  body: {},
  success: {
    "known": {
      "contactTitle": "Mrs",
      "contactFirstName": "Aïcha",
      "contactLastName": "N’Diaye",
      "contactEmail": "aicha.ndiaye@atelier-lumiere.example",
      "contactPhone": "06 12 34 56 78",
      "contactRole": "Directrice financière",
      "accountLegalName": "Atelier Lumière SAS",
      "accountIbsId": "C004513"
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
} satisfies Example<'getContactInfoByEmail'>
