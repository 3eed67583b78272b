// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Example } from '../../example.ts'

/** Get the caller’s record in the client directory. */
export const listContactClaims = {
  host: 'customer-store',
  method: 'get',
  path: "/v1/ContactClaims",
  pattern: /\/api\/customer-store\/v1\/ContactClaims$/,
  status: 200,
  body: {},
  success: {
    "staff": {
      "value": [
        {
          "id": 2,
          "contactType": "Collaborateur",
          "contactEmailOffice": "staff@parvis.example",
          "contactFirstName": "Camille",
          "contactLastName": "Lefèvre",
          "contactFullName": "Camille Lefèvre"
        }
      ]
    },
    "client": {
      "value": [
        {
          "id": 7,
          "contactType": "Client",
          "contactEmailOffice": "client@customer.example",
          "contactFirstName": "Oliver",
          "contactLastName": "Whitcombe",
          "contactFullName": "Oliver Whitcombe"
        }
      ]
    }
  },
  problem: {
    "record-missing": {
      "type": "urn:parvis:problem:record-missing",
      "title": "The person is not in the client directory",
      "status": 401,
      "code": "record-missing",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'listContactClaims'>

/** List contacts. */
export const listContacts = {
  host: 'customer-store',
  method: 'get',
  path: "/v1/Contacts",
  pattern: /\/api\/customer-store\/v1\/Contacts$/,
  status: 200,
  body: {},
  success: {
    "search": {
      "value": [
        {
          "id": 7,
          "contactFirstName": "Oliver",
          "contactLastName": "Whitcombe",
          "contactFullName": "Oliver Whitcombe",
          "contactEmailOffice": "client@customer.example",
          "contactPhoneMobileOffice": "+44 7700 900123",
          "contactPhoneMobilePrivate": null,
          "contactPhoneLandLine": "01 44 55 66 77",
          "contactAddress1": "12 rue de la Paix",
          "contactAddress2": null,
          "contactAddress3": "75002 Paris",
          "contactType": "Client",
          "country": "FR",
          "accountId": 4
        },
        {
          "id": 8,
          "contactFirstName": "Aïcha",
          "contactLastName": "N’Diaye",
          "contactFullName": "Aïcha N’Diaye",
          "contactEmailOffice": "aicha.ndiaye@atelier-lumiere.example",
          "contactPhoneMobileOffice": "06 12 34 56 78",
          "contactPhoneMobilePrivate": null,
          "contactPhoneLandLine": "01 44 55 66 77",
          "contactAddress1": "12 rue de la Paix",
          "contactAddress2": null,
          "contactAddress3": "75002 Paris",
          "contactType": "Client",
          "country": "FR",
          "accountId": 5
        }
      ],
      "@odata.count": 2
    },
    "current": {
      "value": [
        {
          "id": 7,
          "contactFirstName": "Oliver",
          "contactLastName": "Whitcombe",
          "contactFullName": "Oliver Whitcombe",
          "contactEmailOffice": "client@customer.example"
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
} satisfies Example<'listContacts'>

/** List clients. */
export const listAccounts = {
  host: 'customer-store',
  method: 'get',
  path: "/v1/Accounts",
  pattern: /\/api\/customer-store\/v1\/Accounts$/,
  status: 200,
  body: {},
  success: {
    "clients": {
      "value": [
        {
          "id": 4,
          "accountNumber": "C004512",
          "accountLegalName": "Whitcombe & Sons Ltd",
          "accountRegisterIdentification2": null
        },
        {
          "id": 5,
          "accountNumber": "C004513",
          "accountLegalName": "Atelier Lumière SAS",
          "accountRegisterIdentification2": "552100554"
        }
      ],
      "@odata.count": 2
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
} satisfies Example<'listAccounts'>
