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
          "englishName": null,
          "offerDescription": "Consultation des rapports du client",
          "englishDescription": "Reading the client’s reports",
          "clientRole": "multirapports"
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
          "contactLanguage": "fr",
          "accountLegalName": "Atelier Lumière SAS",
          "accountIbsId": "C004513",
          "engagementCode": "E2026-00021",
          "descriptionEngagement": "Commissariat aux comptes 2026",
          "engagementType": "real",
          "engagementStatut": "Actif",
          "offerName": "multirapports",
          "englishOfferName": "multirapports",
          "statut": "toValidate",
          "statusReason": null,
          "failure": null,
          "requestDate": "2026-03-16",
          "createdDate": "2026-03-02T09:15:00Z",
          "createdBy": "staff@parvis.example",
          "createdByName": "Théo Lefèvre",
          "emailValidateur": "partner@parvis.example",
          "validatorName": "Hélène d’Arcy",
          "partnerEmail": "partner@parvis.example",
          "partnerName": "Hélène d’Arcy",
          "managerEmail": "manager@parvis.example",
          "managerName": "Samuel Okafor",
          "decidedBy": null,
          "decidedByName": null,
          "decidedDate": null,
          "waitingForEmail": "partner@parvis.example",
          "waitingForName": "Hélène d’Arcy",
          "waitingSince": "2026-03-02T09:15:00Z",
          "phoneAcceptedBy": null,
          "phoneAcceptedDate": null,
          "emailAcceptedBy": null,
          "emailAcceptedDate": null,
          "invitationSentDate": null,
          "isDecider": false,
          "mustDecide": false,
          "mayResend": false,
          "allowedTransitions": [
            {
              "to": "abandoned",
              "operation": "updateOnBoardingRequest",
              "needsReason": false
            }
          ]
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
      "contactLanguage": "fr",
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
      "contactLanguage": "fr",
      "accountLegalName": "Atelier Lumière SAS",
      "accountIbsId": "C004513",
      "engagementCode": "E2026-00021",
      "descriptionEngagement": "Commissariat aux comptes 2026",
      "engagementType": "real",
      "engagementStatut": "Actif",
      "offerName": "multirapports",
      "englishOfferName": "multirapports",
      "statut": "toValidate",
      "statusReason": null,
      "failure": null,
      "requestDate": "2026-03-16",
      "createdDate": "2026-03-02T09:15:00Z",
      "createdBy": "staff@parvis.example",
      "createdByName": "Théo Lefèvre",
      "emailValidateur": "partner@parvis.example",
      "validatorName": "Hélène d’Arcy",
      "partnerEmail": "partner@parvis.example",
      "partnerName": "Hélène d’Arcy",
      "managerEmail": "manager@parvis.example",
      "managerName": "Samuel Okafor",
      "decidedBy": null,
      "decidedByName": null,
      "decidedDate": null,
      "waitingForEmail": "partner@parvis.example",
      "waitingForName": "Hélène d’Arcy",
      "waitingSince": "2026-03-02T09:15:00Z",
      "phoneAcceptedBy": null,
      "phoneAcceptedDate": null,
      "emailAcceptedBy": null,
      "emailAcceptedDate": null,
      "invitationSentDate": null,
      "isDecider": false,
      "mustDecide": false,
      "mayResend": false,
      "allowedTransitions": [
        {
          "to": "abandoned",
          "operation": "updateOnBoardingRequest",
          "needsReason": false
        }
      ]
    }
  },
  problem: {
    "onboarding-duplicate": {
      "type": "urn:parvis:problem:onboarding-duplicate",
      "title": "An equivalent request already exists",
      "status": 409,
      "code": "onboarding-duplicate",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736",
      "equivalentRequest": {
        "id": 298,
        "createdBy": "partner@parvis.example",
        "createdByName": "Hélène d’Arcy"
      }
    },
    "onboarding-email-used": {
      "type": "urn:parvis:problem:onboarding-email-used",
      "title": "The email address is already used in another onboarding request",
      "status": 409,
      "code": "onboarding-email-used",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    },
    "onboarding-engagement-closed": {
      "type": "urn:parvis:problem:onboarding-engagement-closed",
      "title": "The engagement is closed",
      "status": 409,
      "code": "onboarding-engagement-closed",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    },
    "onboarding-manager-missing": {
      "type": "urn:parvis:problem:onboarding-manager-missing",
      "title": "The engagement has no manager",
      "status": 422,
      "code": "onboarding-manager-missing",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    },
    "onboarding-contact-is-staff": {
      "type": "urn:parvis:problem:onboarding-contact-is-staff",
      "title": "The contact is a member of staff",
      "status": 422,
      "code": "onboarding-contact-is-staff",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    },
    "onboarding-validator-unknown": {
      "type": "urn:parvis:problem:onboarding-validator-unknown",
      "title": "The validator cannot decide the request",
      "status": 422,
      "code": "onboarding-validator-unknown",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'createOnBoardingRequest'>

/** Get an onboarding request with its history. */
export const getOnBoardingRequest = {
  host: 'organisation',
  method: 'get',
  path: "/v1/OnBoardingRequest({id})",
  pattern: /\/api\/organisation\/v1\/OnBoardingRequest\(([^/]+)\)$/,
  status: 200,
  body: {},
  success: {
    "rejected": {
      "@odata.etag": "\"2\"",
      "id": 301,
      "titre": "Accès aux rapports pour Atelier Lumière",
      "contactTitle": "Mrs",
      "contactFirstName": "Aïcha",
      "contactLastName": "N’Diaye",
      "contactEmail": "aicha.ndiaye@atelier-lumiere.example",
      "contactPhone": "06 12 34 56 78",
      "contactRole": "Directrice financière",
      "contactLanguage": "fr",
      "accountLegalName": "Atelier Lumière SAS",
      "accountIbsId": "C004513",
      "engagementCode": "E2026-00021",
      "descriptionEngagement": "Commissariat aux comptes 2026",
      "engagementType": "real",
      "engagementStatut": "Actif",
      "offerName": "multirapports",
      "englishOfferName": "multirapports",
      "statut": "rejected",
      "statusReason": "Le contact a quitté la société.",
      "failure": null,
      "requestDate": "2026-03-16",
      "createdDate": "2026-03-02T09:15:00Z",
      "createdBy": "staff@parvis.example",
      "createdByName": "Théo Lefèvre",
      "emailValidateur": "partner@parvis.example",
      "validatorName": "Hélène d’Arcy",
      "partnerEmail": "partner@parvis.example",
      "partnerName": "Hélène d’Arcy",
      "managerEmail": "manager@parvis.example",
      "managerName": "Samuel Okafor",
      "decidedBy": "partner@parvis.example",
      "decidedByName": "Hélène d’Arcy",
      "decidedDate": "2026-03-03T08:00:00Z",
      "waitingForEmail": "staff@parvis.example",
      "waitingForName": "Théo Lefèvre",
      "waitingSince": "2026-03-03T08:00:00Z",
      "phoneAcceptedBy": null,
      "phoneAcceptedDate": null,
      "emailAcceptedBy": null,
      "emailAcceptedDate": null,
      "invitationSentDate": null,
      "isDecider": false,
      "mustDecide": false,
      "mayResend": false,
      "allowedTransitions": [
        {
          "to": "toValidate",
          "operation": "updateOnBoardingRequest",
          "needsReason": false
        },
        {
          "to": "abandoned",
          "operation": "updateOnBoardingRequest",
          "needsReason": false
        }
      ],
      "clientRole": null,
      "history": [
        {
          "statut": "toValidate",
          "changedBy": "staff@parvis.example",
          "changedByName": "Théo Lefèvre",
          "changedDate": "2026-03-02T09:15:00Z",
          "insteadOf": null,
          "reason": null,
          "failure": null,
          "differences": []
        },
        {
          "statut": "rejected",
          "changedBy": "partner@parvis.example",
          "changedByName": "Hélène d’Arcy",
          "changedDate": "2026-03-03T08:00:00Z",
          "insteadOf": null,
          "reason": "Le contact a quitté la société.",
          "failure": null,
          "differences": []
        }
      ],
      "differences": []
    },
    "corrected": {
      "@odata.etag": "\"3\"",
      "id": 301,
      "titre": "Accès aux rapports pour Atelier Lumière",
      "contactTitle": "Mrs",
      "contactFirstName": "Noé",
      "contactLastName": "Petit",
      "contactEmail": "noe.petit@atelier-lumiere.example",
      "contactPhone": "06 12 34 56 78",
      "contactRole": "Directrice financière",
      "contactLanguage": "fr",
      "accountLegalName": "Atelier Lumière SAS",
      "accountIbsId": "C004513",
      "engagementCode": "E2026-00021",
      "descriptionEngagement": "Commissariat aux comptes 2026",
      "engagementType": "real",
      "engagementStatut": "Actif",
      "offerName": "multirapports",
      "englishOfferName": "multirapports",
      "statut": "toValidate",
      "statusReason": null,
      "failure": null,
      "requestDate": "2026-03-16",
      "createdDate": "2026-03-02T09:15:00Z",
      "createdBy": "staff@parvis.example",
      "createdByName": "Théo Lefèvre",
      "emailValidateur": "partner@parvis.example",
      "validatorName": "Hélène d’Arcy",
      "partnerEmail": "partner@parvis.example",
      "partnerName": "Hélène d’Arcy",
      "managerEmail": "manager@parvis.example",
      "managerName": "Samuel Okafor",
      "decidedBy": null,
      "decidedByName": null,
      "decidedDate": null,
      "waitingForEmail": "partner@parvis.example",
      "waitingForName": "Hélène d’Arcy",
      "waitingSince": "2026-03-04T10:00:00Z",
      "phoneAcceptedBy": null,
      "phoneAcceptedDate": null,
      "emailAcceptedBy": null,
      "emailAcceptedDate": null,
      "invitationSentDate": null,
      "isDecider": true,
      "mustDecide": true,
      "mayResend": false,
      "allowedTransitions": [
        {
          "to": "validated",
          "operation": "updateOnBoardingRequest",
          "needsReason": false
        },
        {
          "to": "rejected",
          "operation": "updateOnBoardingRequest",
          "needsReason": true
        },
        {
          "to": "abandoned",
          "operation": "updateOnBoardingRequest",
          "needsReason": false
        }
      ],
      "clientRole": "multirapports",
      "history": [
        {
          "statut": "toValidate",
          "changedBy": "staff@parvis.example",
          "changedByName": "Théo Lefèvre",
          "changedDate": "2026-03-02T09:15:00Z",
          "insteadOf": null,
          "reason": null,
          "failure": null,
          "differences": []
        },
        {
          "statut": "rejected",
          "changedBy": "partner@parvis.example",
          "changedByName": "Hélène d’Arcy",
          "changedDate": "2026-03-03T08:00:00Z",
          "insteadOf": null,
          "reason": "Le contact a quitté la société.",
          "failure": null,
          "differences": []
        },
        {
          "statut": "toValidate",
          "changedBy": "staff@parvis.example",
          "changedByName": "Théo Lefèvre",
          "changedDate": "2026-03-04T10:00:00Z",
          "insteadOf": null,
          "reason": null,
          "failure": null,
          "differences": [
            {
              "field": "contactFirstName",
              "before": "Aïcha",
              "after": "Noé"
            },
            {
              "field": "contactLastName",
              "before": "N’Diaye",
              "after": "Petit"
            },
            {
              "field": "contactEmail",
              "before": "aicha.ndiaye@atelier-lumiere.example",
              "after": "noe.petit@atelier-lumiere.example"
            }
          ]
        }
      ],
      "differences": [
        {
          "field": "contactFirstName",
          "before": "Aïcha",
          "after": "Noé"
        },
        {
          "field": "contactLastName",
          "before": "N’Diaye",
          "after": "Petit"
        },
        {
          "field": "contactEmail",
          "before": "aicha.ndiaye@atelier-lumiere.example",
          "after": "noe.petit@atelier-lumiere.example"
        }
      ]
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
} satisfies Example<'getOnBoardingRequest'>

/** Update, validate, reject, or abandon an onboarding request. */
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
      "statusReason": "Le contact a quitté la société."
    },
    "correct": {
      "statut": "toValidate",
      "contactFirstName": "Noé",
      "contactLastName": "Petit",
      "contactEmail": "noe.petit@atelier-lumiere.example"
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
      "contactLanguage": "fr",
      "accountLegalName": "Atelier Lumière SAS",
      "accountIbsId": "C004513",
      "engagementCode": "E2026-00021",
      "descriptionEngagement": "Commissariat aux comptes 2026",
      "engagementType": "real",
      "engagementStatut": "Actif",
      "offerName": "multirapports",
      "englishOfferName": "multirapports",
      "statut": "validated",
      "statusReason": null,
      "failure": null,
      "requestDate": "2026-03-16",
      "createdDate": "2026-03-02T09:15:00Z",
      "createdBy": "staff@parvis.example",
      "createdByName": "Théo Lefèvre",
      "emailValidateur": "partner@parvis.example",
      "validatorName": "Hélène d’Arcy",
      "partnerEmail": "partner@parvis.example",
      "partnerName": "Hélène d’Arcy",
      "managerEmail": "manager@parvis.example",
      "managerName": "Samuel Okafor",
      "decidedBy": "partner@parvis.example",
      "decidedByName": "Hélène d’Arcy",
      "decidedDate": "2026-03-03T08:00:00Z",
      "waitingForEmail": null,
      "waitingForName": null,
      "waitingSince": "2026-03-03T08:00:00Z",
      "phoneAcceptedBy": null,
      "phoneAcceptedDate": null,
      "emailAcceptedBy": null,
      "emailAcceptedDate": null,
      "invitationSentDate": null,
      "isDecider": true,
      "mustDecide": false,
      "mayResend": false,
      "allowedTransitions": [
        {
          "to": "abandoned",
          "operation": "updateOnBoardingRequest",
          "needsReason": false
        }
      ]
    }
  },
  problem: {
    "onboarding-not-validator": {
      "type": "urn:parvis:problem:onboarding-not-validator",
      "title": "Only the engagement partner or the designated validator can decide",
      "status": 403,
      "code": "onboarding-not-validator",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    },
    "onboarding-transition-refused": {
      "type": "urn:parvis:problem:onboarding-transition-refused",
      "title": "The request cannot move from its status to this one",
      "status": 409,
      "code": "onboarding-transition-refused",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    },
    "onboarding-reason-missing": {
      "type": "urn:parvis:problem:onboarding-reason-missing",
      "title": "Enter a reason for the rejection",
      "status": 422,
      "code": "onboarding-reason-missing",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'updateOnBoardingRequest'>

/** Get the contact saved by the latest request. */
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
      "contactLanguage": "fr",
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

/** Count the onboarding requests by view and status. */
export const countOnBoardingRequests = {
  host: 'organisation',
  method: 'get',
  path: "/v1/OnBoardingRequest/Counts",
  pattern: /\/api\/organisation\/v1\/OnBoardingRequest\/Counts$/,
  status: 200,
  body: {},
  success: {
    "partner": {
      "created": {
        "toValidate": 1,
        "validated": 0,
        "rejected": 0,
        "inProgress": 0,
        "declared": 0,
        "failed": 0,
        "abandoned": 0,
        "succeeded": 2
      },
      "decider": {
        "toValidate": 3,
        "validated": 1,
        "rejected": 2,
        "inProgress": 2,
        "declared": 1,
        "failed": 1,
        "abandoned": 1,
        "succeeded": 4
      },
      "all": {
        "toValidate": 5,
        "validated": 1,
        "rejected": 2,
        "inProgress": 3,
        "declared": 1,
        "failed": 1,
        "abandoned": 2,
        "succeeded": 9
      }
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
} satisfies Example<'countOnBoardingRequests'>

/** Send the invitation again. */
export const resendOnBoardingInvitation = {
  host: 'organisation',
  method: 'post',
  path: "/v1/OnBoardingRequest({id})/Resend",
  pattern: /\/api\/organisation\/v1\/OnBoardingRequest\(([^/]+)\)\/Resend$/,
  status: 200,
  body: {},
  success: {
    "sent": {
      "@odata.etag": "\"4\"",
      "id": 301,
      "titre": "Accès aux rapports pour Atelier Lumière",
      "contactTitle": "Mrs",
      "contactFirstName": "Aïcha",
      "contactLastName": "N’Diaye",
      "contactEmail": "aicha.ndiaye@atelier-lumiere.example",
      "contactPhone": "06 12 34 56 78",
      "contactRole": "Directrice financière",
      "contactLanguage": "fr",
      "accountLegalName": "Atelier Lumière SAS",
      "accountIbsId": "C004513",
      "engagementCode": "E2026-00021",
      "descriptionEngagement": "Commissariat aux comptes 2026",
      "engagementType": "real",
      "engagementStatut": "Actif",
      "offerName": "multirapports",
      "englishOfferName": "multirapports",
      "statut": "inProgress",
      "statusReason": null,
      "failure": null,
      "requestDate": "2026-03-16",
      "createdDate": "2026-03-02T09:15:00Z",
      "createdBy": "staff@parvis.example",
      "createdByName": "Théo Lefèvre",
      "emailValidateur": "partner@parvis.example",
      "validatorName": "Hélène d’Arcy",
      "partnerEmail": "partner@parvis.example",
      "partnerName": "Hélène d’Arcy",
      "managerEmail": "manager@parvis.example",
      "managerName": "Samuel Okafor",
      "decidedBy": "partner@parvis.example",
      "decidedByName": "Hélène d’Arcy",
      "decidedDate": "2026-03-03T08:00:00Z",
      "waitingForEmail": "aicha.ndiaye@atelier-lumiere.example",
      "waitingForName": "Aïcha N’Diaye",
      "waitingSince": "2026-03-03T08:00:00Z",
      "phoneAcceptedBy": null,
      "phoneAcceptedDate": null,
      "emailAcceptedBy": null,
      "emailAcceptedDate": null,
      "invitationSentDate": "2026-03-05T08:00:00Z",
      "isDecider": true,
      "mustDecide": false,
      "mayResend": true,
      "allowedTransitions": [
        {
          "to": "abandoned",
          "operation": "updateOnBoardingRequest",
          "needsReason": false
        }
      ]
    }
  },
  problem: {
    "onboarding-duplicate": {
      "type": "urn:parvis:problem:onboarding-duplicate",
      "title": "An equivalent request already exists",
      "status": 409,
      "code": "onboarding-duplicate",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736",
      "equivalentRequest": {
        "id": 298,
        "createdBy": "partner@parvis.example",
        "createdByName": "Hélène d’Arcy"
      }
    },
    "onboarding-engagement-closed": {
      "type": "urn:parvis:problem:onboarding-engagement-closed",
      "title": "The engagement is closed",
      "status": 409,
      "code": "onboarding-engagement-closed",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    },
    "onboarding-not-participant": {
      "type": "urn:parvis:problem:onboarding-not-participant",
      "title": "Only the creator, the partner, the validator, and their substitutes can send the invitation again",
      "status": 403,
      "code": "onboarding-not-participant",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    },
    "onboarding-resend-limit": {
      "type": "urn:parvis:problem:onboarding-resend-limit",
      "title": "The invitation was sent three times within an hour",
      "status": 429,
      "code": "onboarding-resend-limit",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'resendOnBoardingInvitation'>

/** List substitutes for onboarding decisions. */
export const listOnBoardingSubstitutes = {
  host: 'organisation',
  method: 'get',
  path: "/v1/OnBoardingSubstitutes",
  pattern: /\/api\/organisation\/v1\/OnBoardingSubstitutes$/,
  status: 200,
  body: {},
  success: {
    "mine": {
      "value": [
        {
          "@odata.etag": "\"1\"",
          "id": 7,
          "forEmail": "partner@parvis.example",
          "forName": "Hélène d’Arcy",
          "substituteEmail": "manager@parvis.example",
          "substituteName": "Samuel Okafor",
          "fromDate": "2026-03-09",
          "untilDate": "2026-03-20",
          "isMine": true,
          "isCurrent": false
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
} satisfies Example<'listOnBoardingSubstitutes'>

/** Name a substitute for onboarding decisions. */
export const createOnBoardingSubstitute = {
  host: 'organisation',
  method: 'post',
  path: "/v1/OnBoardingSubstitutes",
  pattern: /\/api\/organisation\/v1\/OnBoardingSubstitutes$/,
  status: 201,
  body: {
    "vacation": {
      "substituteEmail": "manager@parvis.example",
      "fromDate": "2026-03-09",
      "untilDate": "2026-03-20"
    }
  },
  success: {
    "vacation": {
      "@odata.etag": "\"1\"",
      "id": 7,
      "forEmail": "partner@parvis.example",
      "forName": "Hélène d’Arcy",
      "substituteEmail": "manager@parvis.example",
      "substituteName": "Samuel Okafor",
      "fromDate": "2026-03-09",
      "untilDate": "2026-03-20",
      "isMine": true,
      "isCurrent": false
    }
  },
  problem: {
    "onboarding-substitute-unknown": {
      "type": "urn:parvis:problem:onboarding-substitute-unknown",
      "title": "The substitute is not a member of staff",
      "status": 422,
      "code": "onboarding-substitute-unknown",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    },
    "onboarding-substitute-cannot-decide": {
      "type": "urn:parvis:problem:onboarding-substitute-cannot-decide",
      "title": "The substitute cannot decide requests",
      "status": 422,
      "code": "onboarding-substitute-cannot-decide",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    },
    "onboarding-substitute-overlap": {
      "type": "urn:parvis:problem:onboarding-substitute-overlap",
      "title": "The person already has a substitute during this period",
      "status": 409,
      "code": "onboarding-substitute-overlap",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'createOnBoardingSubstitute'>

/** Delete a substitute for onboarding decisions. */
export const deleteOnBoardingSubstitute = {
  host: 'organisation',
  method: 'delete',
  path: "/v1/OnBoardingSubstitutes({id})",
  pattern: /\/api\/organisation\/v1\/OnBoardingSubstitutes\(([^/]+)\)$/,
  status: 204,
  body: {},
  success: {},
  problem: {
    "not-found": {
      "type": "urn:parvis:problem:not-found",
      "title": "This does not exist, or the person does not have access to it",
      "status": 404,
      "code": "not-found",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'deleteOnBoardingSubstitute'>

/** Get what the welcome page shows. */
export const readInvitation = {
  host: 'organisation',
  method: 'post',
  path: "/v1/Invitations/Read",
  pattern: /\/api\/organisation\/v1\/Invitations\/Read$/,
  status: 200,
  body: {
    "token": {
      "token": "q3Zt0yq1b7mHn5JwWcV8uXoR2sLkEdFaGiTbYpNx4Mk"
    }
  },
  success: {
    "code-needed": {
      "state": "codeNeeded",
      "language": "fr",
      "contactFirstName": "Aïcha",
      "accountLegalName": "Atelier Lumière SAS",
      "offerName": "multirapports",
      "englishOfferName": "multirapports",
      "invitedByName": "Théo Lefèvre",
      "mayRequestCode": true,
      "codeExpiresDate": "2026-03-05T08:15:00Z"
    },
    "sign-in": {
      "state": "signIn",
      "language": "fr",
      "contactFirstName": "Aïcha",
      "accountLegalName": "Atelier Lumière SAS",
      "offerName": "multirapports",
      "englishOfferName": "multirapports",
      "invitedByName": "Théo Lefèvre",
      "mayRequestCode": false,
      "codeExpiresDate": null
    },
    "expired": {
      "state": "expired",
      "language": "fr",
      "contactFirstName": null,
      "accountLegalName": null,
      "offerName": null,
      "englishOfferName": null,
      "invitedByName": null,
      "mayRequestCode": false,
      "codeExpiresDate": null
    }
  },
  problem: {
    "invitation-unknown": {
      "type": "urn:parvis:problem:invitation-unknown",
      "title": "The invitation does not exist",
      "status": 404,
      "code": "invitation-unknown",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'readInvitation'>

/** Send a new code by email. */
export const requestInvitationCode = {
  host: 'organisation',
  method: 'post',
  path: "/v1/Invitations/RequestCode",
  pattern: /\/api\/organisation\/v1\/Invitations\/RequestCode$/,
  status: 204,
  body: {
    "token": {
      "token": "q3Zt0yq1b7mHn5JwWcV8uXoR2sLkEdFaGiTbYpNx4Mk"
    }
  },
  success: {},
  problem: {
    "invitation-code-limit": {
      "type": "urn:parvis:problem:invitation-code-limit",
      "title": "Three codes were requested within an hour",
      "status": 429,
      "code": "invitation-code-limit",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'requestInvitationCode'>

/** Prove the email address with the code. */
export const proveInvitation = {
  host: 'organisation',
  method: 'post',
  path: "/v1/Invitations/Prove",
  pattern: /\/api\/organisation\/v1\/Invitations\/Prove$/,
  status: 200,
  body: {
    "code": {
      "token": "q3Zt0yq1b7mHn5JwWcV8uXoR2sLkEdFaGiTbYpNx4Mk",
      "code": "482913"
    }
  },
  success: {
    "proved": {
      "acceptanceSecret": "9vKcT2mYwq7RzB1nXg4LsJ8hPdQe5UfA0oWiVbNyMt3",
      "expiresDate": "2026-03-05T08:40:00Z"
    }
  },
  problem: {
    "invitation-code-wrong": {
      "type": "urn:parvis:problem:invitation-code-wrong",
      "title": "The code is not right",
      "status": 422,
      "code": "invitation-code-wrong",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736",
      "triesLeft": 3
    },
    "invitation-code-spent": {
      "type": "urn:parvis:problem:invitation-code-spent",
      "title": "The code can no longer be used",
      "status": 409,
      "code": "invitation-code-spent",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'proveInvitation'>

/** Accept the invitation and choose a password. */
export const acceptInvitation = {
  host: 'organisation',
  method: 'post',
  path: "/v1/Invitations/Accept",
  pattern: /\/api\/organisation\/v1\/Invitations\/Accept$/,
  status: 200,
  body: {
    "password": {
      "token": "q3Zt0yq1b7mHn5JwWcV8uXoR2sLkEdFaGiTbYpNx4Mk",
      "acceptanceSecret": "9vKcT2mYwq7RzB1nXg4LsJ8hPdQe5UfA0oWiVbNyMt3",
      "password": "quatre chevaux au galop"
    }
  },
  success: {
    "accepted": {
      "email": "aicha.ndiaye@atelier-lumiere.example",
      "language": "fr"
    }
  },
  problem: {
    "password-common": {
      "type": "urn:parvis:problem:password-common",
      "title": "The password is one of the most common ones",
      "status": 422,
      "code": "password-common",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    },
    "invitation-proof-expired": {
      "type": "urn:parvis:problem:invitation-proof-expired",
      "title": "The address was proved too long ago",
      "status": 409,
      "code": "invitation-proof-expired",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'acceptInvitation'>

/** Decline the invitation with a reason. */
export const declineInvitation = {
  host: 'organisation',
  method: 'post',
  path: "/v1/Invitations/Decline",
  pattern: /\/api\/organisation\/v1\/Invitations\/Decline$/,
  status: 204,
  body: {
    "reason": {
      "token": "q3Zt0yq1b7mHn5JwWcV8uXoR2sLkEdFaGiTbYpNx4Mk",
      "reason": "Je ne travaille plus pour cette société."
    }
  },
  success: {},
  problem: {
    "invitation-closed": {
      "type": "urn:parvis:problem:invitation-closed",
      "title": "The invitation can no longer be used",
      "status": 409,
      "code": "invitation-closed",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'declineInvitation'>

/** List reference sheets. */
export const listReferenceSheets = {
  host: 'organisation',
  method: 'get',
  path: "/v1/ReferenceSheets",
  pattern: /\/api\/organisation\/v1\/ReferenceSheets$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "value": [
        {
          "@odata.etag": "\"4\"",
          "id": 7,
          "engagementId": 1,
          "engagementCode": "E2024-000001",
          "engagementDescription": "Commissariat aux comptes 2024 – Fontaine & Filles – Maison de thé SAS",
          "engagementStatut": "Actif",
          "accountNumber": "100001",
          "accountName": "Fontaine & Filles – Maison de thé SAS",
          "businessUnit": "Audit Paris",
          "partnerEmail": "partner@parvis.example",
          "partnerName": "Hélène Marchand",
          "managerEmail": "manager@parvis.example",
          "managerName": "Samuel Okafor",
          "title": "Certification des comptes d’un groupe de maisons de thé",
          "englishTitle": "Statutory audit of a tea-house group",
          "description": "Audit des comptes annuels et consolidés de onze sociétés, revue du contrôle interne des stocks et accompagnement du passage à un outil de consolidation commun.",
          "englishDescription": "Audit of the annual and consolidated accounts of eleven companies, a review of internal control over stock, and support in moving to a single consolidation tool.",
          "sector": "consumerGoods",
          "services": [
            "audit",
            "consolidation"
          ],
          "amount": 86000,
          "amountBand": "from25kTo100k",
          "year": 2024,
          "country": "FR",
          "team": [
            {
              "contactId": 2,
              "firstName": "Théo",
              "lastName": "Lefèvre",
              "email": "staff@parvis.example"
            },
            {
              "contactId": 4,
              "firstName": "Samuel",
              "lastName": "Okafor",
              "email": "manager@parvis.example"
            }
          ],
          "confidentiality": "named",
          "status": "published",
          "statusDate": "2026-11-05T08:15:00.000Z",
          "reason": null,
          "decidedBy": "manager@parvis.example",
          "decidedByName": "Samuel Okafor",
          "publishedDate": "2026-11-05T08:15:00.000Z",
          "history": [
            {
              "status": "draft",
              "reason": null,
              "changes": [],
              "changedBy": "staff@parvis.example",
              "changedByName": "Théo Lefèvre",
              "changedDate": "2026-11-02T09:20:00.000Z"
            },
            {
              "status": "submitted",
              "reason": null,
              "changes": [],
              "changedBy": "staff@parvis.example",
              "changedByName": "Théo Lefèvre",
              "changedDate": "2026-11-03T10:00:00.000Z"
            },
            {
              "status": "validatedByCommercial",
              "reason": null,
              "changes": [],
              "changedBy": "commercial@parvis.example",
              "changedByName": "Inès Barbier",
              "changedDate": "2026-11-04T14:30:00.000Z"
            },
            {
              "status": "published",
              "reason": null,
              "changes": [],
              "changedBy": "manager@parvis.example",
              "changedByName": "Samuel Okafor",
              "changedDate": "2026-11-05T08:15:00.000Z"
            }
          ],
          "difference": [],
          "allowedTransitions": [],
          "mayChange": false,
          "mayDelete": false,
          "isMine": true,
          "isWaitingForMe": false,
          "createdBy": "staff@parvis.example",
          "createdByName": "Théo Lefèvre",
          "createdDate": "2026-11-02T09:20:00.000Z",
          "modifiedDate": "2026-11-05T08:15:00.000Z"
        },
        {
          "@odata.etag": "\"2\"",
          "id": 8,
          "engagementId": 1,
          "engagementCode": "E2024-000001",
          "engagementDescription": "Commissariat aux comptes 2024 – Fontaine & Filles – Maison de thé SAS",
          "engagementStatut": "Actif",
          "accountNumber": "100001",
          "accountName": "Fontaine & Filles – Maison de thé SAS",
          "businessUnit": "Audit Paris",
          "partnerEmail": "partner@parvis.example",
          "partnerName": "Hélène Marchand",
          "managerEmail": "manager@parvis.example",
          "managerName": "Samuel Okafor",
          "title": "Certification des comptes d’un groupe de maisons de thé",
          "englishTitle": "Statutory audit of a tea-house group",
          "description": "Audit des comptes annuels et consolidés de onze sociétés, revue du contrôle interne des stocks et accompagnement du passage à un outil de consolidation commun.",
          "englishDescription": "Audit of the annual and consolidated accounts of eleven companies, a review of internal control over stock, and support in moving to a single consolidation tool.",
          "sector": "consumerGoods",
          "services": [
            "audit",
            "consolidation"
          ],
          "amount": 86000,
          "amountBand": "from25kTo100k",
          "year": 2024,
          "country": "FR",
          "team": [
            {
              "contactId": 2,
              "firstName": "Théo",
              "lastName": "Lefèvre",
              "email": "staff@parvis.example"
            },
            {
              "contactId": 4,
              "firstName": "Samuel",
              "lastName": "Okafor",
              "email": "manager@parvis.example"
            }
          ],
          "confidentiality": "named",
          "status": "submitted",
          "statusDate": "2026-11-03T10:00:00.000Z",
          "reason": null,
          "decidedBy": null,
          "decidedByName": null,
          "publishedDate": null,
          "history": [
            {
              "status": "draft",
              "reason": null,
              "changes": [],
              "changedBy": "staff@parvis.example",
              "changedByName": "Théo Lefèvre",
              "changedDate": "2026-11-02T09:20:00.000Z"
            },
            {
              "status": "submitted",
              "reason": null,
              "changes": [],
              "changedBy": "staff@parvis.example",
              "changedByName": "Théo Lefèvre",
              "changedDate": "2026-11-03T10:00:00.000Z"
            }
          ],
          "difference": [],
          "allowedTransitions": [
            {
              "status": "validatedByCommercial",
              "needsReason": false
            },
            {
              "status": "rejectedByCommercial",
              "needsReason": true
            }
          ],
          "mayChange": false,
          "mayDelete": false,
          "isMine": false,
          "isWaitingForMe": true,
          "createdBy": "staff@parvis.example",
          "createdByName": "Théo Lefèvre",
          "createdDate": "2026-11-02T09:20:00.000Z",
          "modifiedDate": "2026-11-03T10:00:00.000Z"
        },
        {
          "@odata.etag": "\"3\"",
          "id": 9,
          "engagementId": 1,
          "engagementCode": "E2024-000001",
          "engagementDescription": "Commissariat aux comptes 2024 – Fontaine & Filles – Maison de thé SAS",
          "engagementStatut": "Actif",
          "accountNumber": "100001",
          "accountName": "Fontaine & Filles – Maison de thé SAS",
          "businessUnit": "Audit Paris",
          "partnerEmail": "partner@parvis.example",
          "partnerName": "Hélène Marchand",
          "managerEmail": "manager@parvis.example",
          "managerName": "Samuel Okafor",
          "title": "Certification des comptes d’un groupe de maisons de thé",
          "englishTitle": "Statutory audit of a tea-house group",
          "description": "Audit des comptes annuels et consolidés de onze sociétés, revue du contrôle interne des stocks et accompagnement du passage à un outil de consolidation commun.",
          "englishDescription": "Audit of the annual and consolidated accounts of eleven companies, a review of internal control over stock, and support in moving to a single consolidation tool.",
          "sector": "consumerGoods",
          "services": [
            "audit",
            "consolidation"
          ],
          "amount": 86000,
          "amountBand": "from25kTo100k",
          "year": 2024,
          "country": "FR",
          "team": [
            {
              "contactId": 2,
              "firstName": "Théo",
              "lastName": "Lefèvre",
              "email": "staff@parvis.example"
            },
            {
              "contactId": 4,
              "firstName": "Samuel",
              "lastName": "Okafor",
              "email": "manager@parvis.example"
            }
          ],
          "confidentiality": "named",
          "status": "rejectedByCommercial",
          "statusDate": "2026-11-04T14:30:00.000Z",
          "reason": "Le montant dépasse ce que le client accepte de voir cité : indiquez une tranche.",
          "decidedBy": "commercial@parvis.example",
          "decidedByName": "Inès Barbier",
          "publishedDate": null,
          "history": [
            {
              "status": "draft",
              "reason": null,
              "changes": [],
              "changedBy": "staff@parvis.example",
              "changedByName": "Théo Lefèvre",
              "changedDate": "2026-11-02T09:20:00.000Z"
            },
            {
              "status": "submitted",
              "reason": null,
              "changes": [],
              "changedBy": "staff@parvis.example",
              "changedByName": "Théo Lefèvre",
              "changedDate": "2026-11-03T10:00:00.000Z"
            },
            {
              "status": "rejectedByCommercial",
              "reason": "Le montant dépasse ce que le client accepte de voir cité : indiquez une tranche.",
              "changes": [],
              "changedBy": "commercial@parvis.example",
              "changedByName": "Inès Barbier",
              "changedDate": "2026-11-04T14:30:00.000Z"
            }
          ],
          "difference": [],
          "allowedTransitions": [
            {
              "status": "submitted",
              "needsReason": false
            }
          ],
          "mayChange": true,
          "mayDelete": false,
          "isMine": true,
          "isWaitingForMe": true,
          "createdBy": "staff@parvis.example",
          "createdByName": "Théo Lefèvre",
          "createdDate": "2026-11-02T09:20:00.000Z",
          "modifiedDate": "2026-11-04T14:30:00.000Z"
        },
        {
          "@odata.etag": "\"3\"",
          "id": 10,
          "engagementId": 5,
          "engagementCode": "E2025-000005",
          "engagementDescription": "Consolidation 2025 – Groupe Kermadec SAS",
          "engagementStatut": "Actif",
          "accountNumber": "100005",
          "accountName": "Groupe Kermadec SAS",
          "businessUnit": "Audit Paris",
          "partnerEmail": "partner@parvis.example",
          "partnerName": "Hélène Marchand",
          "managerEmail": "manager@parvis.example",
          "managerName": "Samuel Okafor",
          "title": "Consolidation d’un groupe industriel breton",
          "englishTitle": "Consolidation for a Breton industrial group",
          "description": "Audit des comptes annuels et consolidés de onze sociétés, revue du contrôle interne des stocks et accompagnement du passage à un outil de consolidation commun.",
          "englishDescription": "Audit of the annual and consolidated accounts of eleven companies, a review of internal control over stock, and support in moving to a single consolidation tool.",
          "sector": "industry",
          "services": [
            "consolidation"
          ],
          "amount": null,
          "amountBand": "from100kTo500k",
          "year": 2025,
          "country": "FR",
          "team": [
            {
              "contactId": 2,
              "firstName": "Théo",
              "lastName": "Lefèvre",
              "email": "staff@parvis.example"
            },
            {
              "contactId": 4,
              "firstName": "Samuel",
              "lastName": "Okafor",
              "email": "manager@parvis.example"
            }
          ],
          "confidentiality": "anonymous",
          "status": "validatedByCommercial",
          "statusDate": "2026-11-04T14:30:00.000Z",
          "reason": null,
          "decidedBy": null,
          "decidedByName": null,
          "publishedDate": null,
          "history": [
            {
              "status": "draft",
              "reason": null,
              "changes": [],
              "changedBy": "staff@parvis.example",
              "changedByName": "Théo Lefèvre",
              "changedDate": "2026-11-02T09:20:00.000Z"
            },
            {
              "status": "submitted",
              "reason": null,
              "changes": [],
              "changedBy": "staff@parvis.example",
              "changedByName": "Théo Lefèvre",
              "changedDate": "2026-11-03T10:00:00.000Z"
            },
            {
              "status": "validatedByCommercial",
              "reason": null,
              "changes": [],
              "changedBy": "commercial@parvis.example",
              "changedByName": "Inès Barbier",
              "changedDate": "2026-11-04T14:30:00.000Z"
            }
          ],
          "difference": [],
          "allowedTransitions": [
            {
              "status": "published",
              "needsReason": false
            },
            {
              "status": "rejectedByManager",
              "needsReason": true
            }
          ],
          "mayChange": false,
          "mayDelete": false,
          "isMine": true,
          "isWaitingForMe": true,
          "createdBy": "staff@parvis.example",
          "createdByName": "Théo Lefèvre",
          "createdDate": "2026-11-02T09:20:00.000Z",
          "modifiedDate": "2026-11-04T14:30:00.000Z"
        },
        {
          "@odata.etag": "\"1\"",
          "id": 11,
          "engagementId": 1,
          "engagementCode": "E2024-000001",
          "engagementDescription": "Commissariat aux comptes 2024 – Fontaine & Filles – Maison de thé SAS",
          "engagementStatut": "Actif",
          "accountNumber": "100001",
          "accountName": "Fontaine & Filles – Maison de thé SAS",
          "businessUnit": "Audit Paris",
          "partnerEmail": "partner@parvis.example",
          "partnerName": "Hélène Marchand",
          "managerEmail": "manager@parvis.example",
          "managerName": "Samuel Okafor",
          "title": "Certification des comptes d’un groupe de maisons de thé",
          "englishTitle": "Statutory audit of a tea-house group",
          "description": "Audit des comptes annuels et consolidés de onze sociétés, revue du contrôle interne des stocks et accompagnement du passage à un outil de consolidation commun.",
          "englishDescription": "Audit of the annual and consolidated accounts of eleven companies, a review of internal control over stock, and support in moving to a single consolidation tool.",
          "sector": "consumerGoods",
          "services": [
            "audit",
            "consolidation"
          ],
          "amount": 86000,
          "amountBand": "from25kTo100k",
          "year": 2024,
          "country": "FR",
          "team": [
            {
              "contactId": 2,
              "firstName": "Théo",
              "lastName": "Lefèvre",
              "email": "staff@parvis.example"
            },
            {
              "contactId": 4,
              "firstName": "Samuel",
              "lastName": "Okafor",
              "email": "manager@parvis.example"
            }
          ],
          "confidentiality": "named",
          "status": "draft",
          "statusDate": "2026-11-19T09:20:00.000Z",
          "reason": null,
          "decidedBy": null,
          "decidedByName": null,
          "publishedDate": null,
          "history": [
            {
              "status": "draft",
              "reason": null,
              "changes": [],
              "changedBy": "staff@parvis.example",
              "changedByName": "Théo Lefèvre",
              "changedDate": "2026-11-19T09:20:00.000Z"
            }
          ],
          "difference": [],
          "allowedTransitions": [
            {
              "status": "submitted",
              "needsReason": false
            }
          ],
          "mayChange": true,
          "mayDelete": true,
          "isMine": true,
          "isWaitingForMe": false,
          "createdBy": "staff@parvis.example",
          "createdByName": "Théo Lefèvre",
          "createdDate": "2026-11-19T09:20:00.000Z",
          "modifiedDate": "2026-11-19T09:20:00.000Z"
        }
      ],
      "@odata.count": 5
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
} satisfies Example<'listReferenceSheets'>

/** Draft a reference sheet. */
export const createReferenceSheet = {
  host: 'organisation',
  method: 'post',
  path: "/v1/ReferenceSheets",
  pattern: /\/api\/organisation\/v1\/ReferenceSheets$/,
  status: 201,
  body: {
    "new": {
      "engagementId": 1,
      "title": "Certification des comptes d’un groupe de maisons de thé",
      "englishTitle": "Statutory audit of a tea-house group",
      "description": "Audit des comptes annuels et consolidés de onze sociétés, revue du contrôle interne des stocks et accompagnement du passage à un outil de consolidation commun.",
      "englishDescription": "Audit of the annual and consolidated accounts of eleven companies, a review of internal control over stock, and support in moving to a single consolidation tool.",
      "sector": "consumerGoods",
      "services": [
        "audit",
        "consolidation"
      ],
      "amount": 86000,
      "amountBand": null,
      "year": 2024,
      "country": "FR",
      "team": [
        2,
        4
      ],
      "confidentiality": "named"
    }
  },
  success: {
    "new": {
      "@odata.etag": "\"1\"",
      "id": 11,
      "engagementId": 1,
      "engagementCode": "E2024-000001",
      "engagementDescription": "Commissariat aux comptes 2024 – Fontaine & Filles – Maison de thé SAS",
      "engagementStatut": "Actif",
      "accountNumber": "100001",
      "accountName": "Fontaine & Filles – Maison de thé SAS",
      "businessUnit": "Audit Paris",
      "partnerEmail": "partner@parvis.example",
      "partnerName": "Hélène Marchand",
      "managerEmail": "manager@parvis.example",
      "managerName": "Samuel Okafor",
      "title": "Certification des comptes d’un groupe de maisons de thé",
      "englishTitle": "Statutory audit of a tea-house group",
      "description": "Audit des comptes annuels et consolidés de onze sociétés, revue du contrôle interne des stocks et accompagnement du passage à un outil de consolidation commun.",
      "englishDescription": "Audit of the annual and consolidated accounts of eleven companies, a review of internal control over stock, and support in moving to a single consolidation tool.",
      "sector": "consumerGoods",
      "services": [
        "audit",
        "consolidation"
      ],
      "amount": 86000,
      "amountBand": "from25kTo100k",
      "year": 2024,
      "country": "FR",
      "team": [
        {
          "contactId": 2,
          "firstName": "Théo",
          "lastName": "Lefèvre",
          "email": "staff@parvis.example"
        },
        {
          "contactId": 4,
          "firstName": "Samuel",
          "lastName": "Okafor",
          "email": "manager@parvis.example"
        }
      ],
      "confidentiality": "named",
      "status": "draft",
      "statusDate": "2026-11-19T09:20:00.000Z",
      "reason": null,
      "decidedBy": null,
      "decidedByName": null,
      "publishedDate": null,
      "history": [
        {
          "status": "draft",
          "reason": null,
          "changes": [],
          "changedBy": "staff@parvis.example",
          "changedByName": "Théo Lefèvre",
          "changedDate": "2026-11-19T09:20:00.000Z"
        }
      ],
      "difference": [],
      "allowedTransitions": [
        {
          "status": "submitted",
          "needsReason": false
        }
      ],
      "mayChange": true,
      "mayDelete": true,
      "isMine": true,
      "isWaitingForMe": false,
      "createdBy": "staff@parvis.example",
      "createdByName": "Théo Lefèvre",
      "createdDate": "2026-11-19T09:20:00.000Z",
      "modifiedDate": "2026-11-19T09:20:00.000Z"
    }
  },
  problem: {
    "reference-sheet-exists": {
      "type": "urn:parvis:problem:reference-sheet-exists",
      "title": "The engagement already has a reference sheet",
      "status": 409,
      "code": "reference-sheet-exists",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736",
      "errors": [
        {
          "pointer": "/engagementId",
          "code": "not-unique",
          "params": {
            "id": 7,
            "status": "published",
            "createdBy": "staff@parvis.example",
            "createdByName": "Théo Lefèvre",
            "createdDate": "2026-11-02T09:20:00.000Z"
          }
        }
      ]
    },
    "reference-sheet-contact-unknown": {
      "type": "urn:parvis:problem:reference-sheet-contact-unknown",
      "title": "A team member does not exist or is not a member of staff",
      "status": 422,
      "code": "reference-sheet-contact-unknown",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736",
      "errors": [
        {
          "pointer": "/team/1",
          "code": "unknown-name"
        }
      ]
    }
  },
} satisfies Example<'createReferenceSheet'>

/** Count the reference sheets of each list. */
export const countReferenceSheets = {
  host: 'organisation',
  method: 'get',
  path: "/v1/ReferenceSheetCounts",
  pattern: /\/api\/organisation\/v1\/ReferenceSheetCounts$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "drafts": 1,
      "submitted": 2,
      "validatedByCommercial": 1,
      "rejectedByCommercial": 1,
      "rejectedByManager": 0,
      "published": 3,
      "allPublished": 14,
      "waitingForMe": 4
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
} satisfies Example<'countReferenceSheets'>

/** Get a reference sheet. */
export const getReferenceSheet = {
  host: 'organisation',
  method: 'get',
  path: "/v1/ReferenceSheets({id})",
  pattern: /\/api\/organisation\/v1\/ReferenceSheets\(([^/]+)\)$/,
  status: 200,
  body: {},
  success: {
    "submitted": {
      "@odata.etag": "\"2\"",
      "id": 8,
      "engagementId": 1,
      "engagementCode": "E2024-000001",
      "engagementDescription": "Commissariat aux comptes 2024 – Fontaine & Filles – Maison de thé SAS",
      "engagementStatut": "Actif",
      "accountNumber": "100001",
      "accountName": "Fontaine & Filles – Maison de thé SAS",
      "businessUnit": "Audit Paris",
      "partnerEmail": "partner@parvis.example",
      "partnerName": "Hélène Marchand",
      "managerEmail": "manager@parvis.example",
      "managerName": "Samuel Okafor",
      "title": "Certification des comptes d’un groupe de maisons de thé",
      "englishTitle": "Statutory audit of a tea-house group",
      "description": "Audit des comptes annuels et consolidés de onze sociétés, revue du contrôle interne des stocks et accompagnement du passage à un outil de consolidation commun.",
      "englishDescription": "Audit of the annual and consolidated accounts of eleven companies, a review of internal control over stock, and support in moving to a single consolidation tool.",
      "sector": "consumerGoods",
      "services": [
        "audit",
        "consolidation"
      ],
      "amount": 86000,
      "amountBand": "from25kTo100k",
      "year": 2024,
      "country": "FR",
      "team": [
        {
          "contactId": 2,
          "firstName": "Théo",
          "lastName": "Lefèvre",
          "email": "staff@parvis.example"
        },
        {
          "contactId": 4,
          "firstName": "Samuel",
          "lastName": "Okafor",
          "email": "manager@parvis.example"
        }
      ],
      "confidentiality": "named",
      "status": "submitted",
      "statusDate": "2026-11-03T10:00:00.000Z",
      "reason": null,
      "decidedBy": null,
      "decidedByName": null,
      "publishedDate": null,
      "history": [
        {
          "status": "draft",
          "reason": null,
          "changes": [],
          "changedBy": "staff@parvis.example",
          "changedByName": "Théo Lefèvre",
          "changedDate": "2026-11-02T09:20:00.000Z"
        },
        {
          "status": "submitted",
          "reason": null,
          "changes": [],
          "changedBy": "staff@parvis.example",
          "changedByName": "Théo Lefèvre",
          "changedDate": "2026-11-03T10:00:00.000Z"
        }
      ],
      "difference": [],
      "allowedTransitions": [
        {
          "status": "validatedByCommercial",
          "needsReason": false
        },
        {
          "status": "rejectedByCommercial",
          "needsReason": true
        }
      ],
      "mayChange": false,
      "mayDelete": false,
      "isMine": false,
      "isWaitingForMe": true,
      "createdBy": "staff@parvis.example",
      "createdByName": "Théo Lefèvre",
      "createdDate": "2026-11-02T09:20:00.000Z",
      "modifiedDate": "2026-11-03T10:00:00.000Z"
    },
    "corrected": {
      "@odata.etag": "\"5\"",
      "id": 9,
      "engagementId": 1,
      "engagementCode": "E2024-000001",
      "engagementDescription": "Commissariat aux comptes 2024 – Fontaine & Filles – Maison de thé SAS",
      "engagementStatut": "Actif",
      "accountNumber": "100001",
      "accountName": "Fontaine & Filles – Maison de thé SAS",
      "businessUnit": "Audit Paris",
      "partnerEmail": "partner@parvis.example",
      "partnerName": "Hélène Marchand",
      "managerEmail": "manager@parvis.example",
      "managerName": "Samuel Okafor",
      "title": "Certification des comptes d’un groupe de maisons de thé",
      "englishTitle": "Statutory audit of a tea-house group",
      "description": "Audit des comptes annuels et consolidés de onze sociétés, revue du contrôle interne des stocks et accompagnement du passage à un outil de consolidation commun.",
      "englishDescription": "Audit of the annual and consolidated accounts of eleven companies, a review of internal control over stock, and support in moving to a single consolidation tool.",
      "sector": "consumerGoods",
      "services": [
        "audit",
        "consolidation"
      ],
      "amount": null,
      "amountBand": "from25kTo100k",
      "year": 2024,
      "country": "FR",
      "team": [
        {
          "contactId": 2,
          "firstName": "Théo",
          "lastName": "Lefèvre",
          "email": "staff@parvis.example"
        },
        {
          "contactId": 4,
          "firstName": "Samuel",
          "lastName": "Okafor",
          "email": "manager@parvis.example"
        }
      ],
      "confidentiality": "named",
      "status": "submitted",
      "statusDate": "2026-11-05T09:00:00.000Z",
      "reason": null,
      "decidedBy": "commercial@parvis.example",
      "decidedByName": "Inès Barbier",
      "publishedDate": null,
      "history": [
        {
          "status": "draft",
          "reason": null,
          "changes": [],
          "changedBy": "staff@parvis.example",
          "changedByName": "Théo Lefèvre",
          "changedDate": "2026-11-02T09:20:00.000Z"
        },
        {
          "status": "submitted",
          "reason": null,
          "changes": [],
          "changedBy": "staff@parvis.example",
          "changedByName": "Théo Lefèvre",
          "changedDate": "2026-11-03T10:00:00.000Z"
        },
        {
          "status": "rejectedByCommercial",
          "reason": "Le montant dépasse ce que le client accepte de voir cité : indiquez une tranche.",
          "changes": [],
          "changedBy": "commercial@parvis.example",
          "changedByName": "Inès Barbier",
          "changedDate": "2026-11-04T14:30:00.000Z"
        },
        {
          "status": "submitted",
          "reason": null,
          "changes": [
            {
              "field": "amount",
              "before": 86000,
              "after": null
            },
            {
              "field": "services",
              "before": [
                "audit"
              ],
              "after": [
                "audit",
                "consolidation"
              ]
            }
          ],
          "changedBy": "staff@parvis.example",
          "changedByName": "Théo Lefèvre",
          "changedDate": "2026-11-05T09:00:00.000Z"
        }
      ],
      "difference": [
        {
          "field": "amount",
          "before": 86000,
          "after": null
        },
        {
          "field": "services",
          "before": [
            "audit"
          ],
          "after": [
            "audit",
            "consolidation"
          ]
        }
      ],
      "allowedTransitions": [
        {
          "status": "validatedByCommercial",
          "needsReason": false
        },
        {
          "status": "rejectedByCommercial",
          "needsReason": true
        }
      ],
      "mayChange": false,
      "mayDelete": false,
      "isMine": false,
      "isWaitingForMe": true,
      "createdBy": "staff@parvis.example",
      "createdByName": "Théo Lefèvre",
      "createdDate": "2026-11-02T09:20:00.000Z",
      "modifiedDate": "2026-11-05T09:00:00.000Z"
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
} satisfies Example<'getReferenceSheet'>

/** Update a draft or a rejected sheet. */
export const updateReferenceSheet = {
  host: 'organisation',
  method: 'patch',
  path: "/v1/ReferenceSheets({id})",
  pattern: /\/api\/organisation\/v1\/ReferenceSheets\(([^/]+)\)$/,
  status: 200,
  body: {
    "texts": {
      "englishTitle": "Statutory audit of a family tea-house group"
    }
  },
  success: {
    "texts": {
      "@odata.etag": "\"2\"",
      "id": 11,
      "engagementId": 1,
      "engagementCode": "E2024-000001",
      "engagementDescription": "Commissariat aux comptes 2024 – Fontaine & Filles – Maison de thé SAS",
      "engagementStatut": "Actif",
      "accountNumber": "100001",
      "accountName": "Fontaine & Filles – Maison de thé SAS",
      "businessUnit": "Audit Paris",
      "partnerEmail": "partner@parvis.example",
      "partnerName": "Hélène Marchand",
      "managerEmail": "manager@parvis.example",
      "managerName": "Samuel Okafor",
      "title": "Certification des comptes d’un groupe de maisons de thé",
      "englishTitle": "Statutory audit of a family tea-house group",
      "description": "Audit des comptes annuels et consolidés de onze sociétés, revue du contrôle interne des stocks et accompagnement du passage à un outil de consolidation commun.",
      "englishDescription": "Audit of the annual and consolidated accounts of eleven companies, a review of internal control over stock, and support in moving to a single consolidation tool.",
      "sector": "consumerGoods",
      "services": [
        "audit",
        "consolidation"
      ],
      "amount": 86000,
      "amountBand": "from25kTo100k",
      "year": 2024,
      "country": "FR",
      "team": [
        {
          "contactId": 2,
          "firstName": "Théo",
          "lastName": "Lefèvre",
          "email": "staff@parvis.example"
        },
        {
          "contactId": 4,
          "firstName": "Samuel",
          "lastName": "Okafor",
          "email": "manager@parvis.example"
        }
      ],
      "confidentiality": "named",
      "status": "draft",
      "statusDate": "2026-11-19T09:20:00.000Z",
      "reason": null,
      "decidedBy": null,
      "decidedByName": null,
      "publishedDate": null,
      "history": [
        {
          "status": "draft",
          "reason": null,
          "changes": [],
          "changedBy": "staff@parvis.example",
          "changedByName": "Théo Lefèvre",
          "changedDate": "2026-11-19T09:20:00.000Z"
        }
      ],
      "difference": [],
      "allowedTransitions": [
        {
          "status": "submitted",
          "needsReason": false
        }
      ],
      "mayChange": true,
      "mayDelete": true,
      "isMine": true,
      "isWaitingForMe": false,
      "createdBy": "staff@parvis.example",
      "createdByName": "Théo Lefèvre",
      "createdDate": "2026-11-19T09:20:00.000Z",
      "modifiedDate": "2026-11-19T09:40:00.000Z"
    }
  },
  problem: {
    "reference-sheet-closed": {
      "type": "urn:parvis:problem:reference-sheet-closed",
      "title": "Only a draft or a rejected sheet can be changed",
      "status": 409,
      "code": "reference-sheet-closed",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736",
      "errors": [
        {
          "pointer": "",
          "code": "value-not-allowed",
          "params": {
            "status": "published",
            "changedBy": "manager@parvis.example",
            "changedByName": "Samuel Okafor",
            "changedDate": "2026-11-04T14:30:00.000Z"
          }
        }
      ]
    },
    "precondition-failed": {
      "type": "urn:parvis:problem:precondition-failed",
      "title": "Someone else changed this in the meantime",
      "status": 412,
      "code": "precondition-failed",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736",
      "errors": [
        {
          "pointer": "If-Match",
          "code": "value-not-allowed",
          "params": {
            "status": "rejectedByCommercial",
            "changedBy": "commercial@parvis.example",
            "changedByName": "Inès Barbier",
            "changedDate": "2026-11-04T14:30:00.000Z"
          }
        }
      ]
    }
  },
} satisfies Example<'updateReferenceSheet'>

/** Delete a draft. */
export const deleteReferenceSheet = {
  host: 'organisation',
  method: 'delete',
  path: "/v1/ReferenceSheets({id})",
  pattern: /\/api\/organisation\/v1\/ReferenceSheets\(([^/]+)\)$/,
  status: 204,
  body: {},
  success: {},
  problem: {
    "reference-sheet-closed": {
      "type": "urn:parvis:problem:reference-sheet-closed",
      "title": "Only a draft or a rejected sheet can be changed",
      "status": 409,
      "code": "reference-sheet-closed",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736",
      "errors": [
        {
          "pointer": "",
          "code": "value-not-allowed",
          "params": {
            "status": "submitted",
            "changedBy": "staff@parvis.example",
            "changedByName": "Théo Lefèvre",
            "changedDate": "2026-11-04T14:30:00.000Z"
          }
        }
      ]
    }
  },
} satisfies Example<'deleteReferenceSheet'>

/** Submit, validate, reject, publish, or withdraw a sheet. */
export const decideReferenceSheet = {
  host: 'organisation',
  method: 'patch',
  path: "/v1/ReferenceSheets({id})/Decision",
  pattern: /\/api\/organisation\/v1\/ReferenceSheets\(([^/]+)\)\/Decision$/,
  status: 200,
  body: {
    "submit": {
      "status": "submitted",
      "reason": null
    },
    "validate": {
      "status": "validatedByCommercial",
      "reason": null
    },
    "reject": {
      "status": "rejectedByCommercial",
      "reason": "Le montant dépasse ce que le client accepte de voir cité : indiquez une tranche."
    }
  },
  success: {
    "validated": {
      "@odata.etag": "\"3\"",
      "id": 8,
      "engagementId": 1,
      "engagementCode": "E2024-000001",
      "engagementDescription": "Commissariat aux comptes 2024 – Fontaine & Filles – Maison de thé SAS",
      "engagementStatut": "Actif",
      "accountNumber": "100001",
      "accountName": "Fontaine & Filles – Maison de thé SAS",
      "businessUnit": "Audit Paris",
      "partnerEmail": "partner@parvis.example",
      "partnerName": "Hélène Marchand",
      "managerEmail": "manager@parvis.example",
      "managerName": "Samuel Okafor",
      "title": "Certification des comptes d’un groupe de maisons de thé",
      "englishTitle": "Statutory audit of a tea-house group",
      "description": "Audit des comptes annuels et consolidés de onze sociétés, revue du contrôle interne des stocks et accompagnement du passage à un outil de consolidation commun.",
      "englishDescription": "Audit of the annual and consolidated accounts of eleven companies, a review of internal control over stock, and support in moving to a single consolidation tool.",
      "sector": "consumerGoods",
      "services": [
        "audit",
        "consolidation"
      ],
      "amount": 86000,
      "amountBand": "from25kTo100k",
      "year": 2024,
      "country": "FR",
      "team": [
        {
          "contactId": 2,
          "firstName": "Théo",
          "lastName": "Lefèvre",
          "email": "staff@parvis.example"
        },
        {
          "contactId": 4,
          "firstName": "Samuel",
          "lastName": "Okafor",
          "email": "manager@parvis.example"
        }
      ],
      "confidentiality": "named",
      "status": "validatedByCommercial",
      "statusDate": "2026-11-04T14:30:00.000Z",
      "reason": null,
      "decidedBy": null,
      "decidedByName": null,
      "publishedDate": null,
      "history": [
        {
          "status": "draft",
          "reason": null,
          "changes": [],
          "changedBy": "staff@parvis.example",
          "changedByName": "Théo Lefèvre",
          "changedDate": "2026-11-02T09:20:00.000Z"
        },
        {
          "status": "submitted",
          "reason": null,
          "changes": [],
          "changedBy": "staff@parvis.example",
          "changedByName": "Théo Lefèvre",
          "changedDate": "2026-11-03T10:00:00.000Z"
        },
        {
          "status": "validatedByCommercial",
          "reason": null,
          "changes": [],
          "changedBy": "commercial@parvis.example",
          "changedByName": "Inès Barbier",
          "changedDate": "2026-11-04T14:30:00.000Z"
        }
      ],
      "difference": [],
      "allowedTransitions": [],
      "mayChange": false,
      "mayDelete": false,
      "isMine": false,
      "isWaitingForMe": false,
      "createdBy": "staff@parvis.example",
      "createdByName": "Théo Lefèvre",
      "createdDate": "2026-11-02T09:20:00.000Z",
      "modifiedDate": "2026-11-04T14:30:00.000Z"
    }
  },
  problem: {
    "precondition-failed": {
      "type": "urn:parvis:problem:precondition-failed",
      "title": "Someone else changed this in the meantime",
      "status": 412,
      "code": "precondition-failed",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736",
      "errors": [
        {
          "pointer": "If-Match",
          "code": "value-not-allowed",
          "params": {
            "status": "rejectedByCommercial",
            "changedBy": "commercial@parvis.example",
            "changedByName": "Inès Barbier",
            "changedDate": "2026-11-04T14:30:00.000Z"
          }
        }
      ]
    },
    "reference-sheet-transition-refused": {
      "type": "urn:parvis:problem:reference-sheet-transition-refused",
      "title": "The sheet cannot move from its status to this one",
      "status": 409,
      "code": "reference-sheet-transition-refused",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736",
      "errors": [
        {
          "pointer": "/status",
          "code": "value-not-allowed",
          "params": {
            "status": "rejectedByCommercial",
            "changedBy": "commercial@parvis.example",
            "changedByName": "Inès Barbier",
            "changedDate": "2026-11-04T14:30:00.000Z"
          }
        }
      ]
    },
    "reference-sheet-incomplete": {
      "type": "urn:parvis:problem:reference-sheet-incomplete",
      "title": "Complete the sheet before you submit it",
      "status": 422,
      "code": "reference-sheet-incomplete",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736",
      "errors": [
        {
          "pointer": "/englishTitle",
          "code": "required"
        },
        {
          "pointer": "/services",
          "code": "required"
        }
      ]
    }
  },
} satisfies Example<'decideReferenceSheet'>

/** Get sectors, services, and amount bands. */
export const getFinderChoices = {
  host: 'organisation',
  method: 'get',
  path: "/v1/FinderChoices",
  pattern: /\/api\/organisation\/v1\/FinderChoices$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "sectors": [
        {
          "code": "agrifood",
          "name": "Agroalimentaire",
          "englishName": "Agri-food"
        },
        {
          "code": "consumerGoods",
          "name": "Biens de consommation",
          "englishName": "Consumer goods"
        },
        {
          "code": "energy",
          "name": "Énergie et environnement",
          "englishName": "Energy and environment"
        }
      ],
      "services": [
        {
          "code": "audit",
          "name": "Commissariat aux comptes",
          "englishName": "Statutory audit"
        },
        {
          "code": "consolidation",
          "name": "Consolidation",
          "englishName": "Consolidation"
        },
        {
          "code": "transactionServices",
          "name": "Transactions",
          "englishName": "Transaction services"
        }
      ],
      "amountBands": [
        {
          "code": "under25k",
          "from": 0,
          "to": 25000
        },
        {
          "code": "over2m",
          "from": 2000000,
          "to": null
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
} satisfies Example<'getFinderChoices'>

/** Find engagements and their published sheets. */
export const searchEngagements = {
  host: 'organisation',
  method: 'post',
  path: "/v1/FinderSearch",
  pattern: /\/api\/organisation\/v1\/FinderSearch$/,
  status: 200,
  body: {
    "words": {
      "words": "maison de the",
      "filters": {},
      "order": "relevance",
      "top": 25,
      "skip": 0
    },
    "filters": {
      "words": "",
      "filters": {
        "year": [
          "2024",
          "2025"
        ],
        "sheet": [
          "published"
        ]
      },
      "order": "accountName",
      "isDescending": false
    }
  },
  success: {
    "found": {
      "total": 40,
      "value": [
        {
          "engagementId": 1,
          "engagementCode": "E2024-000001",
          "engagementDescription": "Commissariat aux comptes 2024 – Fontaine & Filles – Maison de thé SAS",
          "engagementStatut": "Actif",
          "engagementType": "real",
          "accountNumber": "100001",
          "accountName": "Fontaine & Filles – Maison de thé SAS",
          "businessUnit": "Audit Paris",
          "partnerEmail": "partner@parvis.example",
          "partnerName": "Hélène Marchand",
          "managerEmail": "manager@parvis.example",
          "managerName": "Samuel Okafor",
          "year": 2024,
          "hasOpenSheet": true,
          "sheet": {
            "id": 7,
            "title": "Certification des comptes d’un groupe de maisons de thé",
            "englishTitle": "Statutory audit of a tea-house group",
            "description": "Audit des comptes annuels et consolidés de onze sociétés, revue du contrôle interne des stocks et accompagnement du passage à un outil de consolidation commun.",
            "englishDescription": "Audit of the annual and consolidated accounts of eleven companies, a review of internal control over stock, and support in moving to a single consolidation tool.",
            "sector": "consumerGoods",
            "services": [
              "audit",
              "consolidation"
            ],
            "amount": 86000,
            "amountBand": "from25kTo100k",
            "country": "FR",
            "confidentiality": "named",
            "publishedDate": "2026-11-05T08:15:00.000Z"
          }
        },
        {
          "engagementId": 14,
          "engagementCode": "E2026-000014",
          "engagementDescription": "Transaction services 2026 – Atelier Morvan SARL",
          "engagementStatut": "dormant",
          "engagementType": "provisional",
          "accountNumber": "100014",
          "accountName": "Atelier Morvan SARL",
          "businessUnit": null,
          "partnerEmail": "partner@parvis.example",
          "partnerName": "Hélène Marchand",
          "managerEmail": "manager@parvis.example",
          "managerName": "Samuel Okafor",
          "year": 2026,
          "hasOpenSheet": false,
          "sheet": null
        }
      ],
      "facets": [
        {
          "facet": "sector",
          "values": [
            {
              "value": "consumerGoods",
              "name": null,
              "count": 4
            },
            {
              "value": "industry",
              "name": null,
              "count": 3
            }
          ],
          "isCut": false
        },
        {
          "facet": "service",
          "values": [
            {
              "value": "audit",
              "name": null,
              "count": 5
            },
            {
              "value": "consolidation",
              "name": null,
              "count": 4
            }
          ],
          "isCut": false
        },
        {
          "facet": "businessUnit",
          "values": [
            {
              "value": "Audit Paris",
              "name": null,
              "count": 17
            },
            {
              "value": "Conseil Nantes",
              "name": null,
              "count": 9
            }
          ],
          "isCut": false
        },
        {
          "facet": "year",
          "values": [
            {
              "value": "2026",
              "name": null,
              "count": 12
            },
            {
              "value": "2025",
              "name": null,
              "count": 20
            },
            {
              "value": "2024",
              "name": null,
              "count": 8
            }
          ],
          "isCut": false
        },
        {
          "facet": "country",
          "values": [
            {
              "value": "FR",
              "name": null,
              "count": 6
            },
            {
              "value": "BE",
              "name": null,
              "count": 1
            }
          ],
          "isCut": false
        },
        {
          "facet": "amountBand",
          "values": [
            {
              "value": "from25kTo100k",
              "name": null,
              "count": 3
            },
            {
              "value": "from100kTo500k",
              "name": null,
              "count": 4
            }
          ],
          "isCut": false
        },
        {
          "facet": "partner",
          "values": [
            {
              "value": "partner@parvis.example",
              "name": "Hélène Marchand",
              "count": 22
            }
          ],
          "isCut": false
        },
        {
          "facet": "status",
          "values": [
            {
              "value": "Actif",
              "name": null,
              "count": 26
            },
            {
              "value": "Clos",
              "name": null,
              "count": 9
            },
            {
              "value": "dormant",
              "name": null,
              "count": 5
            }
          ],
          "isCut": false
        },
        {
          "facet": "sheet",
          "values": [
            {
              "value": "none",
              "name": null,
              "count": 33
            },
            {
              "value": "published",
              "name": null,
              "count": 7
            }
          ],
          "isCut": false
        },
        {
          "facet": "type",
          "values": [
            {
              "value": "real",
              "name": null,
              "count": 35
            },
            {
              "value": "provisional",
              "name": null,
              "count": 5
            }
          ],
          "isCut": false
        }
      ],
      "corrections": []
    },
    "corrected": {
      "total": 1,
      "value": [
        {
          "engagementId": 14,
          "engagementCode": "E2026-000014",
          "engagementDescription": "Transaction services 2026 – Atelier Morvan SARL",
          "engagementStatut": "dormant",
          "engagementType": "provisional",
          "accountNumber": "100014",
          "accountName": "Atelier Morvan SARL",
          "businessUnit": null,
          "partnerEmail": "partner@parvis.example",
          "partnerName": "Hélène Marchand",
          "managerEmail": "manager@parvis.example",
          "managerName": "Samuel Okafor",
          "year": 2026,
          "hasOpenSheet": false,
          "sheet": null
        }
      ],
      "facets": [],
      "corrections": [
        {
          "typed": "morvam",
          "found": [
            "morvan"
          ]
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
} satisfies Example<'searchEngagements'>

/** List the caller’s saved views. */
export const listFinderViews = {
  host: 'organisation',
  method: 'get',
  path: "/v1/FinderViews",
  pattern: /\/api\/organisation\/v1\/FinderViews$/,
  status: 200,
  body: {},
  success: {
    "mine": {
      "value": [
        {
          "@odata.etag": "\"1\"",
          "id": 3,
          "name": "Audits dans l’agroalimentaire",
          "words": "audit",
          "filters": {
            "sector": [
              "agrifood"
            ],
            "year": [
              "2025",
              "2026"
            ]
          },
          "order": "year",
          "isDescending": true,
          "columns": [
            "engagementCode",
            "title",
            "accountName",
            "sector",
            "year"
          ],
          "layout": "board",
          "boardBy": "year",
          "isDefault": false,
          "modifiedDate": "2026-11-19T09:20:00.000Z"
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
} satisfies Example<'listFinderViews'>

/** Save a view. */
export const createFinderView = {
  host: 'organisation',
  method: 'post',
  path: "/v1/FinderViews",
  pattern: /\/api\/organisation\/v1\/FinderViews$/,
  status: 201,
  body: {
    "new": {
      "name": "Audits dans l’agroalimentaire",
      "words": "audit",
      "filters": {
        "sector": [
          "agrifood"
        ],
        "year": [
          "2025",
          "2026"
        ]
      },
      "order": "year",
      "isDescending": true,
      "columns": [
        "engagementCode",
        "title",
        "accountName",
        "sector",
        "year"
      ],
      "layout": "board",
      "boardBy": "year",
      "isDefault": false
    }
  },
  success: {
    "new": {
      "@odata.etag": "\"1\"",
      "id": 3,
      "name": "Audits dans l’agroalimentaire",
      "words": "audit",
      "filters": {
        "sector": [
          "agrifood"
        ],
        "year": [
          "2025",
          "2026"
        ]
      },
      "order": "year",
      "isDescending": true,
      "columns": [
        "engagementCode",
        "title",
        "accountName",
        "sector",
        "year"
      ],
      "layout": "board",
      "boardBy": "year",
      "isDefault": false,
      "modifiedDate": "2026-11-19T09:20:00.000Z"
    }
  },
  problem: {
    "finder-view-name-taken": {
      "type": "urn:parvis:problem:finder-view-name-taken",
      "title": "The person already has a view with this name",
      "status": 409,
      "code": "finder-view-name-taken",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    },
    "finder-view-limit-reached": {
      "type": "urn:parvis:problem:finder-view-limit-reached",
      "title": "The person has the maximum number of views",
      "status": 409,
      "code": "finder-view-limit-reached",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'createFinderView'>

/** Update a view. */
export const updateFinderView = {
  host: 'organisation',
  method: 'patch',
  path: "/v1/FinderViews({id})",
  pattern: /\/api\/organisation\/v1\/FinderViews\(([^/]+)\)$/,
  status: 200,
  body: {
    "rename": {
      "name": "Agroalimentaire",
      "isDefault": true
    }
  },
  success: {
    "renamed": {
      "@odata.etag": "\"2\"",
      "id": 3,
      "name": "Agroalimentaire",
      "words": "audit",
      "filters": {
        "sector": [
          "agrifood"
        ],
        "year": [
          "2025",
          "2026"
        ]
      },
      "order": "year",
      "isDescending": true,
      "columns": [
        "engagementCode",
        "title",
        "accountName",
        "sector",
        "year"
      ],
      "layout": "board",
      "boardBy": "year",
      "isDefault": true,
      "modifiedDate": "2026-11-19T09:20:00.000Z"
    }
  },
  problem: {
    "finder-view-name-taken": {
      "type": "urn:parvis:problem:finder-view-name-taken",
      "title": "The person already has a view with this name",
      "status": 409,
      "code": "finder-view-name-taken",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'updateFinderView'>

/** Delete a view. */
export const deleteFinderView = {
  host: 'organisation',
  method: 'delete',
  path: "/v1/FinderViews({id})",
  pattern: /\/api\/organisation\/v1\/FinderViews\(([^/]+)\)$/,
  status: 204,
  body: {},
  success: {},
  problem: {
    "not-found": {
      "type": "urn:parvis:problem:not-found",
      "title": "This does not exist, or the person does not have access to it",
      "status": 404,
      "code": "not-found",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'deleteFinderView'>

/** Prepare a file of citations. */
export const exportReferenceSheets = {
  host: 'organisation',
  method: 'post',
  path: "/v1/ReferenceSheetExports",
  pattern: /\/api\/organisation\/v1\/ReferenceSheetExports$/,
  status: 201,
  body: {
    "word": {
      "ids": [
        7,
        12
      ],
      "language": "fr",
      "format": "docx"
    }
  },
  success: {
    "word": {
      "id": 5,
      "ticket": "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI1In0.c2lnbmF0dXJl",
      "fileName": "References 2026-11-25.docx",
      "expiresDate": "2026-11-25T09:35:00.000Z"
    }
  },
  problem: {
    "reference-sheet-internal": {
      "type": "urn:parvis:problem:reference-sheet-internal",
      "title": "An internal sheet cannot be cited",
      "status": 422,
      "code": "reference-sheet-internal",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736",
      "errors": [
        {
          "pointer": "/ids/1",
          "code": "value-not-allowed",
          "params": {
            "id": 12,
            "engagementCode": "E2025-000005",
            "title": "Consolidation d’un groupe industriel breton",
            "englishTitle": "Consolidation for a Breton industrial group"
          }
        }
      ]
    },
    "reference-sheet-unknown": {
      "type": "urn:parvis:problem:reference-sheet-unknown",
      "title": "A sheet does not exist or is not published",
      "status": 422,
      "code": "reference-sheet-unknown",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736",
      "errors": [
        {
          "pointer": "/ids/0",
          "code": "unknown-name",
          "params": {
            "id": 99
          }
        }
      ]
    }
  },
} satisfies Example<'exportReferenceSheets'>

/** Download a file of citations. */
export const downloadReferenceSheets = {
  host: 'organisation',
  method: 'get',
  path: "/v1/ReferenceSheetExports({id})/File",
  pattern: /\/api\/organisation\/v1\/ReferenceSheetExports\(([^/]+)\)\/File$/,
  status: 200,
  body: {},
  success: {
    "bytes": "PK"
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
} satisfies Example<'downloadReferenceSheets'>

/** List the reminder rules. */
export const listReminderRules = {
  host: 'organisation',
  method: 'get',
  path: "/v1/ReminderRules",
  pattern: /\/api\/organisation\/v1\/ReminderRules$/,
  status: 200,
  body: {},
  success: {
    "all": {
      "value": [
        {
          "@odata.etag": "\"1\"",
          "id": 1,
          "state": "submitted",
          "isOn": true,
          "ranges": [
            3,
            7,
            14
          ],
          "repeatEvery": null,
          "recipients": [
            "decider"
          ],
          "roleId": null,
          "roleName": null,
          "englishRoleName": null,
          "hour": 9,
          "weekdays": [
            "monday",
            "tuesday",
            "wednesday",
            "thursday",
            "friday"
          ],
          "subject": "La fiche « {{sheet}} » vous attend depuis {{days}}",
          "englishSubject": "The sheet “{{sheet}}” has been waiting for {{days}}",
          "body": "Bonjour {{recipient}},\n\nla fiche « {{sheet}} » ({{client}}, {{engagement}}) attend une décision de {{waitsFor}}.\n\n{{link}}",
          "englishBody": "Hello {{recipient}},\n\nThe sheet “{{sheet}}” ({{client}}, {{engagement}}) is waiting for a decision by {{waitsFor}}.\n\n{{link}}",
          "waiting": 2,
          "nextRun": {
            "day": "2026-11-27",
            "hour": 9,
            "reminders": 2
          },
          "modifiedBy": null,
          "modifiedByName": null,
          "modifiedDate": null
        },
        {
          "@odata.etag": "\"3\"",
          "id": 2,
          "state": "validatedByCommercial",
          "isOn": true,
          "ranges": [
            3,
            7,
            14
          ],
          "repeatEvery": 10,
          "recipients": [
            "decider",
            "substitute"
          ],
          "roleId": 7,
          "roleName": "Équipe commerciale",
          "englishRoleName": "Commercial team",
          "hour": 9,
          "weekdays": [
            "monday",
            "tuesday",
            "wednesday",
            "thursday",
            "friday"
          ],
          "subject": "La fiche « {{sheet}} » vous attend depuis {{days}}",
          "englishSubject": "The sheet “{{sheet}}” has been waiting for {{days}}",
          "body": "Bonjour {{recipient}},\n\nla fiche « {{sheet}} » ({{client}}, {{engagement}}) attend une décision de {{waitsFor}}.\n\n{{link}}",
          "englishBody": "Hello {{recipient}},\n\nThe sheet “{{sheet}}” ({{client}}, {{engagement}}) is waiting for a decision by {{waitsFor}}.\n\n{{link}}",
          "waiting": 1,
          "nextRun": {
            "day": "2026-11-30",
            "hour": 9,
            "reminders": 1
          },
          "modifiedBy": null,
          "modifiedByName": null,
          "modifiedDate": null
        },
        {
          "@odata.etag": "\"1\"",
          "id": 3,
          "state": "rejectedByCommercial",
          "isOn": true,
          "ranges": [
            5,
            10
          ],
          "repeatEvery": null,
          "recipients": [
            "decider"
          ],
          "roleId": null,
          "roleName": null,
          "englishRoleName": null,
          "hour": 9,
          "weekdays": [
            "monday",
            "tuesday",
            "wednesday",
            "thursday",
            "friday"
          ],
          "subject": "La fiche « {{sheet}} » vous attend depuis {{days}}",
          "englishSubject": "The sheet “{{sheet}}” has been waiting for {{days}}",
          "body": "Bonjour {{recipient}},\n\nla fiche « {{sheet}} » ({{client}}, {{engagement}}) attend une décision de {{waitsFor}}.\n\n{{link}}",
          "englishBody": "Hello {{recipient}},\n\nThe sheet “{{sheet}}” ({{client}}, {{engagement}}) is waiting for a decision by {{waitsFor}}.\n\n{{link}}",
          "waiting": 1,
          "nextRun": null,
          "modifiedBy": null,
          "modifiedByName": null,
          "modifiedDate": null
        },
        {
          "@odata.etag": "\"1\"",
          "id": 4,
          "state": "rejectedByManager",
          "isOn": false,
          "ranges": [
            5,
            10
          ],
          "repeatEvery": null,
          "recipients": [
            "decider"
          ],
          "roleId": null,
          "roleName": null,
          "englishRoleName": null,
          "hour": 9,
          "weekdays": [
            "monday",
            "tuesday",
            "wednesday",
            "thursday",
            "friday"
          ],
          "subject": "La fiche « {{sheet}} » vous attend depuis {{days}}",
          "englishSubject": "The sheet “{{sheet}}” has been waiting for {{days}}",
          "body": "Bonjour {{recipient}},\n\nla fiche « {{sheet}} » ({{client}}, {{engagement}}) attend une décision de {{waitsFor}}.\n\n{{link}}",
          "englishBody": "Hello {{recipient}},\n\nThe sheet “{{sheet}}” ({{client}}, {{engagement}}) is waiting for a decision by {{waitsFor}}.\n\n{{link}}",
          "waiting": 0,
          "nextRun": null,
          "modifiedBy": null,
          "modifiedByName": null,
          "modifiedDate": null
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
} satisfies Example<'listReminderRules'>

/** Get the reminder rule of a state. */
export const getReminderRule = {
  host: 'organisation',
  method: 'get',
  path: "/v1/ReminderRules({id})",
  pattern: /\/api\/organisation\/v1\/ReminderRules\(([^/]+)\)$/,
  status: 200,
  body: {},
  success: {
    "submitted": {
      "@odata.etag": "\"1\"",
      "id": 1,
      "state": "submitted",
      "isOn": true,
      "ranges": [
        3,
        7,
        14
      ],
      "repeatEvery": null,
      "recipients": [
        "decider"
      ],
      "roleId": null,
      "roleName": null,
      "englishRoleName": null,
      "hour": 9,
      "weekdays": [
        "monday",
        "tuesday",
        "wednesday",
        "thursday",
        "friday"
      ],
      "subject": "La fiche « {{sheet}} » vous attend depuis {{days}}",
      "englishSubject": "The sheet “{{sheet}}” has been waiting for {{days}}",
      "body": "Bonjour {{recipient}},\n\nla fiche « {{sheet}} » ({{client}}, {{engagement}}) attend une décision de {{waitsFor}}.\n\n{{link}}",
      "englishBody": "Hello {{recipient}},\n\nThe sheet “{{sheet}}” ({{client}}, {{engagement}}) is waiting for a decision by {{waitsFor}}.\n\n{{link}}",
      "waiting": 2,
      "nextRun": {
        "day": "2026-11-27",
        "hour": 9,
        "reminders": 2
      },
      "modifiedBy": null,
      "modifiedByName": null,
      "modifiedDate": null
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
} satisfies Example<'getReminderRule'>

/** Update a reminder rule. */
export const updateReminderRule = {
  host: 'organisation',
  method: 'patch',
  path: "/v1/ReminderRules({id})",
  pattern: /\/api\/organisation\/v1\/ReminderRules\(([^/]+)\)$/,
  status: 200,
  body: {
    "ranges": {
      "ranges": [
        2,
        5,
        10
      ]
    }
  },
  success: {
    "ranges": {
      "@odata.etag": "\"2\"",
      "id": 1,
      "state": "submitted",
      "isOn": true,
      "ranges": [
        2,
        5,
        10
      ],
      "repeatEvery": null,
      "recipients": [
        "decider"
      ],
      "roleId": null,
      "roleName": null,
      "englishRoleName": null,
      "hour": 9,
      "weekdays": [
        "monday",
        "tuesday",
        "wednesday",
        "thursday",
        "friday"
      ],
      "subject": "La fiche « {{sheet}} » vous attend depuis {{days}}",
      "englishSubject": "The sheet “{{sheet}}” has been waiting for {{days}}",
      "body": "Bonjour {{recipient}},\n\nla fiche « {{sheet}} » ({{client}}, {{engagement}}) attend une décision de {{waitsFor}}.\n\n{{link}}",
      "englishBody": "Hello {{recipient}},\n\nThe sheet “{{sheet}}” ({{client}}, {{engagement}}) is waiting for a decision by {{waitsFor}}.\n\n{{link}}",
      "waiting": 2,
      "nextRun": {
        "day": "2026-11-27",
        "hour": 9,
        "reminders": 2
      },
      "modifiedBy": "commercial@parvis.example",
      "modifiedByName": "Inès Barbier",
      "modifiedDate": "2026-11-02T09:00:00.000Z"
    }
  },
  problem: {
    "reminder-ranges-not-increasing": {
      "type": "urn:parvis:problem:reminder-ranges-not-increasing",
      "title": "Each number of days must be more than the one before it",
      "status": 422,
      "code": "reminder-ranges-not-increasing",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736",
      "errors": [
        {
          "pointer": "/ranges/1",
          "code": "minimum",
          "params": {
            "limit": 4
          }
        }
      ]
    },
    "reminder-place-unknown": {
      "type": "urn:parvis:problem:reminder-place-unknown",
      "title": "A text has a place that does not exist",
      "status": 422,
      "code": "reminder-place-unknown",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736",
      "errors": [
        {
          "pointer": "/body",
          "code": "unknown-name",
          "params": {
            "name": "customer"
          }
        }
      ]
    },
    "precondition-failed": {
      "type": "urn:parvis:problem:precondition-failed",
      "title": "Someone else changed this in the meantime",
      "status": 412,
      "code": "precondition-failed",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'updateReminderRule'>

/** List the roles that can be reminded. */
export const listReminderRoles = {
  host: 'organisation',
  method: 'get',
  path: "/v1/ReminderRoles",
  pattern: /\/api\/organisation\/v1\/ReminderRoles$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "value": [
        {
          "id": 7,
          "name": "Équipe commerciale",
          "englishName": "Commercial team",
          "people": 3
        },
        {
          "id": 4,
          "name": "Managers",
          "englishName": null,
          "people": 41
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
} satisfies Example<'listReminderRoles'>

/** Preview a reminder. */
export const previewReminder = {
  host: 'organisation',
  method: 'post',
  path: "/v1/ReminderPreview",
  pattern: /\/api\/organisation\/v1\/ReminderPreview$/,
  status: 200,
  body: {
    "french": {
      "state": "submitted",
      "sheetId": null,
      "language": "fr",
      "subject": "La fiche « {{sheet}} » vous attend depuis {{days}}",
      "body": "Bonjour {{recipient}},\n\nla fiche « {{sheet}} » ({{client}}, {{engagement}}) attend une décision de {{waitsFor}}.\n\n{{link}}"
    }
  },
  success: {
    "french": {
      "sheetId": 7,
      "sheetTitle": "Certification des comptes d’un groupe de maisons de thé",
      "recipientName": "Inès Barbier",
      "days": 4,
      "subject": "La fiche « Certification des comptes d’un groupe de maisons de thé » vous attend depuis 4 jours ouvrés",
      "text": "Bonjour Inès Barbier,\n\nla fiche « Certification des comptes d’un groupe de maisons de thé » (Fontaine & Filles – Maison de thé SAS, E2024-000001) attend une décision de l’équipe commerciale.\n\nOuvrir la fiche :\nhttps://parvis.example/app/egf/sheets/7\n",
      "html": "<!doctype html><html lang=\"fr\"><head><title>Rappel</title></head><body><main><p>Bonjour Inès Barbier,</p><p>la fiche « Certification des comptes d’un groupe de maisons de thé » (Fontaine &amp; Filles – Maison de thé SAS, E2024-000001) attend une décision de l’équipe commerciale.</p><p><a href=\"https://parvis.example/app/egf/sheets/7\">Ouvrir la fiche</a></p></main></body></html>"
    }
  },
  problem: {
    "reminder-case-missing": {
      "type": "urn:parvis:problem:reminder-case-missing",
      "title": "No sheet waits in this state",
      "status": 409,
      "code": "reminder-case-missing",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    },
    "reminder-link-missing": {
      "type": "urn:parvis:problem:reminder-link-missing",
      "title": "The text needs the link to the sheet",
      "status": 422,
      "code": "reminder-link-missing",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736",
      "errors": [
        {
          "pointer": "/body",
          "code": "required",
          "params": {
            "name": "link"
          }
        }
      ]
    }
  },
} satisfies Example<'previewReminder'>

/** Preview who would be reminded in the next 30 days. */
export const dryRunReminders = {
  host: 'organisation',
  method: 'post',
  path: "/v1/ReminderDryRun",
  pattern: /\/api\/organisation\/v1\/ReminderDryRun$/,
  status: 200,
  body: {
    "saved": {
      "rules": []
    },
    "unsaved": {
      "rules": [
        {
          "state": "submitted",
          "ranges": [
            2,
            5,
            10
          ]
        }
      ]
    }
  },
  success: {
    "some": {
      "from": "2026-11-25",
      "to": "2026-12-24",
      "total": 5,
      "skipped": 1,
      "value": [
        {
          "day": "2026-11-27",
          "hour": 9,
          "state": "submitted",
          "rangeDay": 3,
          "sheetId": 7,
          "sheetTitle": "Certification des comptes d’un groupe de maisons de thé",
          "sheetEnglishTitle": "Statutory audit of a tea-house group",
          "accountName": "Fontaine & Filles – Maison de thé SAS",
          "recipient": "commercial@parvis.example",
          "recipientName": "Inès Barbier",
          "standsInFor": null,
          "language": "fr",
          "skip": null
        },
        {
          "day": "2026-11-27",
          "hour": 9,
          "state": "submitted",
          "rangeDay": 3,
          "sheetId": 9,
          "sheetTitle": "Audit d’un réseau de librairies",
          "sheetEnglishTitle": "Audit of a chain of bookshops",
          "accountName": "Librairies du Port SA",
          "recipient": "commercial@parvis.example",
          "recipientName": "Inès Barbier",
          "standsInFor": null,
          "language": "fr",
          "skip": null
        },
        {
          "day": "2026-11-30",
          "hour": 9,
          "state": "validatedByCommercial",
          "rangeDay": 7,
          "sheetId": 12,
          "sheetTitle": "Revue fiscale d’un armateur",
          "sheetEnglishTitle": "Tax review of a shipping company",
          "accountName": "Armement Ouest SAS",
          "recipient": "manager@parvis.example",
          "recipientName": "Samuel Okafor",
          "standsInFor": null,
          "language": "en",
          "skip": null
        },
        {
          "day": "2026-11-30",
          "hour": 9,
          "state": "validatedByCommercial",
          "rangeDay": 7,
          "sheetId": 12,
          "sheetTitle": "Revue fiscale d’un armateur",
          "sheetEnglishTitle": "Tax review of a shipping company",
          "accountName": "Armement Ouest SAS",
          "recipient": "staff@parvis.example",
          "recipientName": "Théo Lefèvre",
          "standsInFor": "Samuel Okafor",
          "language": "fr",
          "skip": null
        },
        {
          "day": "2026-12-02",
          "hour": 9,
          "state": "rejectedByCommercial",
          "rangeDay": 5,
          "sheetId": 15,
          "sheetTitle": "Paie d’une coopérative",
          "sheetEnglishTitle": "Payroll of a cooperative",
          "accountName": "Coopérative du Val",
          "recipient": "former@parvis.example",
          "recipientName": null,
          "standsInFor": null,
          "language": "fr",
          "skip": "left"
        }
      ]
    }
  },
  problem: {
    "reminder-ranges-not-increasing": {
      "type": "urn:parvis:problem:reminder-ranges-not-increasing",
      "title": "Each number of days must be more than the one before it",
      "status": 422,
      "code": "reminder-ranges-not-increasing",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736",
      "errors": [
        {
          "pointer": "/rules/0/ranges/1",
          "code": "minimum",
          "params": {
            "limit": 4
          }
        }
      ]
    }
  },
} satisfies Example<'dryRunReminders'>

/** List the reminders that were sent. */
export const listReminderLog = {
  host: 'organisation',
  method: 'get',
  path: "/v1/ReminderLog",
  pattern: /\/api\/organisation\/v1\/ReminderLog$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "value": [
        {
          "id": 2,
          "sentDate": "2026-11-24T08:00:05.000Z",
          "state": "submitted",
          "rangeDay": 3,
          "sheetId": 7,
          "sheetTitle": "Certification des comptes d’un groupe de maisons de thé",
          "recipient": "commercial@parvis.example",
          "recipientName": "Inès Barbier",
          "language": "fr",
          "mailStatus": "kept"
        },
        {
          "id": 1,
          "sentDate": "2026-11-20T08:00:05.000Z",
          "state": "validatedByCommercial",
          "rangeDay": 7,
          "sheetId": 12,
          "sheetTitle": "Tax review of a shipping company",
          "recipient": "manager@parvis.example",
          "recipientName": "Samuel Okafor",
          "language": "en",
          "mailStatus": "failed"
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
} satisfies Example<'listReminderLog'>
