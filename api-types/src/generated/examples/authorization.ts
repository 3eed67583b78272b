// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Example } from '../../example.ts'

/** Roles. */
export const listRoles = {
  host: 'authorization',
  method: 'get',
  path: "/v1/Roles",
  pattern: /\/api\/authorization\/v1\/Roles$/,
  status: 200,
  body: {},
  success: {
    "newest": {
      "value": [
        {
          "@odata.etag": "\"1\"",
          "id": 11,
          "roleFunctionDescription": "Administration de la sécurité",
          "createdDate": "2026-01-05T08:00:00Z",
          "ModifiedDate": "2026-02-11T14:30:00Z",
          "creatorId": 1,
          "creator": {
            "id": 1,
            "name": "Marchand",
            "firstname": "Hélène",
            "userLogin": "hmarchand",
            "userEmail": "admin@parvis.example"
          }
        }
      ],
      "@odata.count": 1
    }
  },
  problem: {
    "scope-missing": {
      "type": "urn:parvis:problem:scope-missing",
      "title": "The person lacks a scope that this operation needs",
      "status": 403,
      "code": "scope-missing",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'listRoles'>

/** Adds a role. */
export const createRole = {
  host: 'authorization',
  method: 'post',
  path: "/v1/Roles",
  pattern: /\/api\/authorization\/v1\/Roles$/,
  status: 201,
  body: {
    "role": {
      "roleFunctionDescription": "Chef de mission"
    }
  },
  success: {
    "role": {
      "@odata.etag": "\"1\"",
      "id": 12,
      "roleFunctionDescription": "Chef de mission",
      "createdDate": "2026-03-02T09:15:00Z",
      "ModifiedDate": "2026-03-02T09:15:00Z",
      "creatorId": 1
    }
  },
  problem: {
    "role-description-taken": {
      "type": "urn:parvis:problem:role-description-taken",
      "title": "Another role has this description",
      "status": 409,
      "code": "role-description-taken",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'createRole'>

/** Changes a role. */
export const updateRole = {
  host: 'authorization',
  method: 'patch',
  path: "/v1/Roles",
  pattern: /\/api\/authorization\/v1\/Roles$/,
  status: 200,
  body: {
    "rename": {
      "id": 12,
      "roleFunctionDescription": "Directeur de mission"
    }
  },
  success: {
    "renamed": {
      "@odata.etag": "\"2\"",
      "id": 12,
      "roleFunctionDescription": "Directeur de mission",
      "createdDate": "2026-01-05T08:00:00Z",
      "ModifiedDate": "2026-02-11T14:30:00Z",
      "creatorId": 1
    }
  },
  problem: {
    "precondition-failed": {
      "type": "urn:parvis:problem:precondition-failed",
      "title": "Somebody else changed this in the meantime",
      "status": 412,
      "code": "precondition-failed",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'updateRole'>

/** One role. */
export const getRole = {
  host: 'authorization',
  method: 'get',
  path: "/v1/Roles({id})",
  pattern: /\/api\/authorization\/v1\/Roles\(([^/]+)\)$/,
  status: 200,
  body: {},
  success: {
    "members": {
      "@odata.etag": "\"1\"",
      "id": 11,
      "roleFunctionDescription": "Administration de la sécurité",
      "createdDate": "2026-01-05T08:00:00Z",
      "ModifiedDate": "2026-02-11T14:30:00Z",
      "creatorId": 1,
      "roleStaticUsers": [
        {
          "@odata.etag": "\"1\"",
          "id": 31,
          "rolesId": 11,
          "usersId": 2,
          "users": {
            "id": 2,
            "name": "Lefèvre",
            "firstname": "Camille",
            "userLogin": "clefevre",
            "userEmail": "staff@parvis.example"
          }
        }
      ]
    }
  },
  problem: {
    "not-found": {
      "type": "urn:parvis:problem:not-found",
      "title": "There is no such thing here",
      "status": 404,
      "code": "not-found",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'getRole'>

/** Scopes of roles. */
export const listRoleScopes = {
  host: 'authorization',
  method: 'get',
  path: "/v1/RoleScopes",
  pattern: /\/api\/authorization\/v1\/RoleScopes$/,
  status: 200,
  body: {},
  success: {
    "role": {
      "value": [
        {
          "id": 41,
          "rolesId": 11,
          "scopeId": 5,
          "scope": {
            "id": 5,
            "scopeName": "Menus.Manage",
            "scopeDescription": "Administrer les menus",
            "scopeEnglishDescription": "Administer the menus",
            "applicationId": 1,
            "applicationFeatureId": 3
          }
        }
      ]
    }
  },
  problem: {
    "scope-missing": {
      "type": "urn:parvis:problem:scope-missing",
      "title": "The person lacks a scope that this operation needs",
      "status": 403,
      "code": "scope-missing",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'listRoleScopes'>

/** Gives a scope to a role. */
export const createRoleScope = {
  host: 'authorization',
  method: 'post',
  path: "/v1/RoleScopes",
  pattern: /\/api\/authorization\/v1\/RoleScopes$/,
  status: 201,
  body: {
    "scope": {
      "rolesId": 11,
      "scopeId": 5
    }
  },
  success: {
    "scope": {
      "id": 41,
      "rolesId": 11,
      "scopeId": 5
    }
  },
  problem: {
    "role-scope-taken": {
      "type": "urn:parvis:problem:role-scope-taken",
      "title": "The role already has this scope",
      "status": 409,
      "code": "role-scope-taken",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'createRoleScope'>

/** Adds a member to a role. */
export const createRoleStaticUser = {
  host: 'authorization',
  method: 'post',
  path: "/v1/RoleStaticUsers",
  pattern: /\/api\/authorization\/v1\/RoleStaticUsers$/,
  status: 201,
  body: {
    "member": {
      "rolesId": 11,
      "usersId": 2
    }
  },
  success: {
    "member": {
      "@odata.etag": "\"1\"",
      "id": 31,
      "rolesId": 11,
      "usersId": 2
    }
  },
  problem: {
    "role-member-taken": {
      "type": "urn:parvis:problem:role-member-taken",
      "title": "The person is already a member of the role",
      "status": 409,
      "code": "role-member-taken",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'createRoleStaticUser'>

/** Removes a member from a role. */
export const deleteRoleStaticUser = {
  host: 'authorization',
  method: 'delete',
  path: "/v1/RoleStaticUsers({id})",
  pattern: /\/api\/authorization\/v1\/RoleStaticUsers\(([^/]+)\)$/,
  status: 204,
  body: {},
  success: {},
  problem: {
    "not-found": {
      "type": "urn:parvis:problem:not-found",
      "title": "There is no such thing here",
      "status": 404,
      "code": "not-found",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'deleteRoleStaticUser'>

/** Hosted applications. */
export const listApplications = {
  host: 'authorization',
  method: 'get',
  path: "/v1/Applications",
  pattern: /\/api\/authorization\/v1\/Applications$/,
  status: 200,
  body: {},
  success: {
    "portal": {
      "value": [
        {
          "@odata.etag": "\"1\"",
          "id": 1,
          "name": "Portail",
          "technicalName": "Portal",
          "clientId": "parvis-portal",
          "tenantId": null,
          "redirectUrl": "https://portal.parvis.example/signed-in",
          "redirectUrls": [
            "https://portal.parvis.example/signed-in"
          ],
          "isInternal": true,
          "link": "/",
          "createdDate": "2026-01-05T08:00:00Z",
          "createdBy": "admin@parvis.example",
          "applicationModule": [
            {
              "id": 1,
              "applicationId": 1,
              "parentModuleId": null,
              "name": "Administration"
            }
          ],
          "applicationFeature": [
            {
              "id": 3,
              "applicationId": 1,
              "applicationModuleId": 1,
              "name": "Gestion des menus"
            }
          ],
          "securityScopes": [
            {
              "id": 5,
              "scopeName": "Menus.Manage",
              "scopeDescription": "Administrer les menus",
              "scopeEnglishDescription": "Administer the menus",
              "applicationId": 1,
              "applicationFeatureId": 3
            }
          ],
          "scopesDependencies": [
            {
              "id": 1,
              "applicationId": 1,
              "scopeId": 5,
              "requiredScopeId": 1
            }
          ]
        }
      ]
    }
  },
  problem: {
    "scope-missing": {
      "type": "urn:parvis:problem:scope-missing",
      "title": "The person lacks a scope that this operation needs",
      "status": 403,
      "code": "scope-missing",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'listApplications'>

/** Adds an application. */
export const createApplication = {
  host: 'authorization',
  method: 'post',
  path: "/v1/Applications",
  pattern: /\/api\/authorization\/v1\/Applications$/,
  status: 201,
  body: {
    "application": {
      "name": "Inventaire",
      "technicalName": "Inventory",
      "clientId": "parvis-inventory",
      "tenantId": "5d0f1d3e-7a52-4a52-9c0e-1f2d3c4b5a69",
      "redirectUrls": [
        "https://inventory.parvis.example/signed-in",
        "http://localhost:5173/signed-in"
      ],
      "isInternal": false,
      "link": "https://inventory.parvis.example/"
    }
  },
  success: {
    "application": {
      "@odata.etag": "\"1\"",
      "id": 7,
      "name": "Inventaire",
      "technicalName": "Inventory",
      "clientId": "parvis-inventory",
      "tenantId": "5d0f1d3e-7a52-4a52-9c0e-1f2d3c4b5a69",
      "redirectUrl": "https://inventory.parvis.example/signed-in",
      "redirectUrls": [
        "https://inventory.parvis.example/signed-in",
        "http://localhost:5173/signed-in"
      ],
      "isInternal": false,
      "link": "https://inventory.parvis.example/",
      "createdDate": "2026-03-02T09:15:00Z",
      "createdBy": "admin@parvis.example"
    }
  },
  problem: {
    "application-technical-name-taken": {
      "type": "urn:parvis:problem:application-technical-name-taken",
      "title": "Another application has this technical name",
      "status": 409,
      "code": "application-technical-name-taken",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'createApplication'>

/** One application. */
export const getApplication = {
  host: 'authorization',
  method: 'get',
  path: "/v1/Applications({id})",
  pattern: /\/api\/authorization\/v1\/Applications\(([^/]+)\)$/,
  status: 200,
  body: {},
  success: {
    "whole": {
      "@odata.etag": "\"3\"",
      "id": 7,
      "name": "Inventaire",
      "technicalName": "Inventory",
      "clientId": "parvis-inventory",
      "tenantId": "5d0f1d3e-7a52-4a52-9c0e-1f2d3c4b5a69",
      "redirectUrl": "https://inventory.parvis.example/signed-in",
      "redirectUrls": [
        "https://inventory.parvis.example/signed-in",
        "http://localhost:5173/signed-in"
      ],
      "isInternal": false,
      "link": "https://inventory.parvis.example/",
      "createdDate": "2026-03-02T09:15:00Z",
      "createdBy": "admin@parvis.example",
      "applicationModule": [
        {
          "@odata.etag": "\"1\"",
          "id": 11,
          "applicationId": 7,
          "parentModuleId": null,
          "name": "Campagnes"
        },
        {
          "@odata.etag": "\"1\"",
          "id": 12,
          "applicationId": 7,
          "parentModuleId": 11,
          "name": "Comptages"
        },
        {
          "@odata.etag": "\"1\"",
          "id": 13,
          "applicationId": 7,
          "parentModuleId": null,
          "name": "Articles"
        }
      ],
      "applicationFeature": [
        {
          "@odata.etag": "\"1\"",
          "id": 21,
          "applicationId": 7,
          "applicationModuleId": 12,
          "name": "Saisie des comptages"
        },
        {
          "@odata.etag": "\"1\"",
          "id": 22,
          "applicationId": 7,
          "applicationModuleId": 13,
          "name": "Catalogue des articles"
        },
        {
          "@odata.etag": "\"1\"",
          "id": 23,
          "applicationId": 7,
          "applicationModuleId": null,
          "name": "Tableau de bord"
        }
      ],
      "securityScopes": [
        {
          "@odata.etag": "\"1\"",
          "id": 31,
          "scopeName": "Inventory.Read",
          "scopeDescription": "Consulter les inventaires",
          "scopeEnglishDescription": "Read inventories",
          "applicationId": 7,
          "applicationFeatureId": null
        },
        {
          "@odata.etag": "\"1\"",
          "id": 32,
          "scopeName": "Inventory.Counts.Write",
          "scopeDescription": "Saisir les comptages",
          "scopeEnglishDescription": "Enter counts",
          "applicationId": 7,
          "applicationFeatureId": 21
        },
        {
          "@odata.etag": "\"1\"",
          "id": 33,
          "scopeName": "Inventory.Manage",
          "scopeDescription": "Administrer les inventaires",
          "scopeEnglishDescription": "Administer inventories",
          "applicationId": 7,
          "applicationFeatureId": null
        }
      ],
      "scopesDependencies": [
        {
          "@odata.etag": "\"1\"",
          "id": 41,
          "applicationId": 7,
          "scopeId": 31,
          "requiredScopeId": 1
        },
        {
          "@odata.etag": "\"1\"",
          "id": 42,
          "applicationId": 7,
          "scopeId": 32,
          "requiredScopeId": 31
        },
        {
          "@odata.etag": "\"1\"",
          "id": 43,
          "applicationId": 7,
          "scopeId": 33,
          "requiredScopeId": 32
        }
      ]
    }
  },
  problem: {
    "not-found": {
      "type": "urn:parvis:problem:not-found",
      "title": "There is no such thing here",
      "status": 404,
      "code": "not-found",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'getApplication'>

/** Changes an application. */
export const updateApplication = {
  host: 'authorization',
  method: 'patch',
  path: "/v1/Applications({id})",
  pattern: /\/api\/authorization\/v1\/Applications\(([^/]+)\)$/,
  status: 200,
  body: {
    "change": {
      "name": "Inventaires"
    }
  },
  success: {
    "changed": {
      "@odata.etag": "\"4\"",
      "id": 7,
      "name": "Inventaires",
      "technicalName": "Inventory",
      "clientId": "parvis-inventory",
      "tenantId": "5d0f1d3e-7a52-4a52-9c0e-1f2d3c4b5a69",
      "redirectUrl": "https://inventory.parvis.example/signed-in",
      "redirectUrls": [
        "https://inventory.parvis.example/signed-in",
        "http://localhost:5173/signed-in"
      ],
      "isInternal": false,
      "link": "https://inventory.parvis.example/",
      "createdDate": "2026-03-02T09:15:00Z",
      "createdBy": "admin@parvis.example"
    }
  },
  problem: {
    "precondition-failed": {
      "type": "urn:parvis:problem:precondition-failed",
      "title": "Somebody else changed this in the meantime",
      "status": 412,
      "code": "precondition-failed",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'updateApplication'>

/** Deletes an application. */
export const deleteApplication = {
  host: 'authorization',
  method: 'delete',
  path: "/v1/Applications({id})",
  pattern: /\/api\/authorization\/v1\/Applications\(([^/]+)\)$/,
  status: 204,
  body: {},
  success: {},
  problem: {
    "application-in-use": {
      "type": "urn:parvis:problem:application-in-use",
      "title": "The scopes of the application are used",
      "status": 409,
      "code": "application-in-use",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736",
      "usedBy": [
        {
          "kind": "role",
          "name": "Administration de la sécurité"
        },
        {
          "kind": "menu",
          "name": "Inventaires"
        }
      ]
    }
  },
} satisfies Example<'deleteApplication'>

/** Adds a module or a sub-module. */
export const createApplicationModule = {
  host: 'authorization',
  method: 'post',
  path: "/v1/ApplicationModules",
  pattern: /\/api\/authorization\/v1\/ApplicationModules$/,
  status: 201,
  body: {
    "sub-module": {
      "applicationId": 7,
      "parentModuleId": 11,
      "name": "Écarts"
    }
  },
  success: {
    "sub-module": {
      "@odata.etag": "\"1\"",
      "id": 14,
      "applicationId": 7,
      "parentModuleId": 11,
      "name": "Écarts"
    }
  },
  problem: {
    "application-module-too-deep": {
      "type": "urn:parvis:problem:application-module-too-deep",
      "title": "A sub-module cannot have sub-modules",
      "status": 422,
      "code": "application-module-too-deep",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'createApplicationModule'>

/** Renames a module. */
export const updateApplicationModule = {
  host: 'authorization',
  method: 'patch',
  path: "/v1/ApplicationModules({id})",
  pattern: /\/api\/authorization\/v1\/ApplicationModules\(([^/]+)\)$/,
  status: 200,
  body: {
    "rename": {
      "name": "Campagnes de comptage"
    }
  },
  success: {
    "renamed": {
      "@odata.etag": "\"2\"",
      "id": 11,
      "applicationId": 7,
      "parentModuleId": null,
      "name": "Campagnes de comptage"
    }
  },
  problem: {
    "precondition-failed": {
      "type": "urn:parvis:problem:precondition-failed",
      "title": "Somebody else changed this in the meantime",
      "status": 412,
      "code": "precondition-failed",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'updateApplicationModule'>

/** Deletes a module. */
export const deleteApplicationModule = {
  host: 'authorization',
  method: 'delete',
  path: "/v1/ApplicationModules({id})",
  pattern: /\/api\/authorization\/v1\/ApplicationModules\(([^/]+)\)$/,
  status: 204,
  body: {},
  success: {},
  problem: {
    "application-module-in-use": {
      "type": "urn:parvis:problem:application-module-in-use",
      "title": "Scopes belong to the features of the module",
      "status": 409,
      "code": "application-module-in-use",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736",
      "usedBy": [
        {
          "kind": "scope",
          "name": "Inventory.Counts.Write"
        }
      ]
    }
  },
} satisfies Example<'deleteApplicationModule'>

/** Adds a feature. */
export const createApplicationFeature = {
  host: 'authorization',
  method: 'post',
  path: "/v1/ApplicationFeatures",
  pattern: /\/api\/authorization\/v1\/ApplicationFeatures$/,
  status: 201,
  body: {
    "feature": {
      "applicationId": 7,
      "applicationModuleId": 13,
      "name": "Étiquettes"
    }
  },
  success: {
    "feature": {
      "@odata.etag": "\"1\"",
      "id": 24,
      "applicationId": 7,
      "applicationModuleId": 13,
      "name": "Étiquettes"
    }
  },
  problem: {
    "application-feature-name-taken": {
      "type": "urn:parvis:problem:application-feature-name-taken",
      "title": "A feature beside it has this name",
      "status": 409,
      "code": "application-feature-name-taken",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'createApplicationFeature'>

/** Renames a feature. */
export const updateApplicationFeature = {
  host: 'authorization',
  method: 'patch',
  path: "/v1/ApplicationFeatures({id})",
  pattern: /\/api\/authorization\/v1\/ApplicationFeatures\(([^/]+)\)$/,
  status: 200,
  body: {
    "rename": {
      "name": "Comptage sur tablette"
    }
  },
  success: {
    "renamed": {
      "@odata.etag": "\"2\"",
      "id": 21,
      "applicationId": 7,
      "applicationModuleId": 12,
      "name": "Comptage sur tablette"
    }
  },
  problem: {
    "precondition-failed": {
      "type": "urn:parvis:problem:precondition-failed",
      "title": "Somebody else changed this in the meantime",
      "status": 412,
      "code": "precondition-failed",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'updateApplicationFeature'>

/** Deletes a feature. */
export const deleteApplicationFeature = {
  host: 'authorization',
  method: 'delete',
  path: "/v1/ApplicationFeatures({id})",
  pattern: /\/api\/authorization\/v1\/ApplicationFeatures\(([^/]+)\)$/,
  status: 204,
  body: {},
  success: {},
  problem: {
    "application-feature-in-use": {
      "type": "urn:parvis:problem:application-feature-in-use",
      "title": "Scopes belong to the feature",
      "status": 409,
      "code": "application-feature-in-use",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736",
      "usedBy": [
        {
          "kind": "scope",
          "name": "Inventory.Counts.Write"
        }
      ]
    }
  },
} satisfies Example<'deleteApplicationFeature'>

/** Scopes that exist. */
export const listScopes = {
  host: 'authorization',
  method: 'get',
  path: "/v1/Scopes",
  pattern: /\/api\/authorization\/v1\/Scopes$/,
  status: 200,
  body: {},
  success: {
    "scopes": {
      "value": [
        {
          "id": 5,
          "scopeName": "Menus.Manage",
          "scopeDescription": "Administrer les menus",
          "scopeEnglishDescription": "Administer the menus",
          "applicationId": 1,
          "applicationFeatureId": 3
        },
        {
          "id": 1,
          "scopeName": "Portal.Access",
          "scopeDescription": "Utiliser le portail",
          "scopeEnglishDescription": "Use the portal",
          "applicationId": 1,
          "applicationFeatureId": null
        }
      ]
    }
  },
  problem: {
    "scope-missing": {
      "type": "urn:parvis:problem:scope-missing",
      "title": "The person lacks a scope that this operation needs",
      "status": 403,
      "code": "scope-missing",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'listScopes'>

/** Adds a scope. */
export const createScope = {
  host: 'authorization',
  method: 'post',
  path: "/v1/Scopes",
  pattern: /\/api\/authorization\/v1\/Scopes$/,
  status: 201,
  body: {
    "scope": {
      "scopeName": "Inventory.Export",
      "scopeDescription": "Exporter les inventaires",
      "scopeEnglishDescription": "Export inventories",
      "applicationId": 7,
      "applicationFeatureId": null
    }
  },
  success: {
    "scope": {
      "@odata.etag": "\"1\"",
      "id": 34,
      "scopeName": "Inventory.Export",
      "scopeDescription": "Exporter les inventaires",
      "scopeEnglishDescription": "Export inventories",
      "applicationId": 7,
      "applicationFeatureId": null
    }
  },
  problem: {
    "scope-name-taken": {
      "type": "urn:parvis:problem:scope-name-taken",
      "title": "Another scope has this name",
      "status": 409,
      "code": "scope-name-taken",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'createScope'>

/** Changes what is said of a scope, and where it belongs. */
export const updateScope = {
  host: 'authorization',
  method: 'patch',
  path: "/v1/Scopes({id})",
  pattern: /\/api\/authorization\/v1\/Scopes\(([^/]+)\)$/,
  status: 200,
  body: {
    "description": {
      "scopeEnglishDescription": "Read all inventories"
    }
  },
  success: {
    "described": {
      "@odata.etag": "\"2\"",
      "id": 31,
      "scopeName": "Inventory.Read",
      "scopeDescription": "Consulter les inventaires",
      "scopeEnglishDescription": "Read all inventories",
      "applicationId": 7,
      "applicationFeatureId": null
    }
  },
  problem: {
    "precondition-failed": {
      "type": "urn:parvis:problem:precondition-failed",
      "title": "Somebody else changed this in the meantime",
      "status": 412,
      "code": "precondition-failed",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'updateScope'>

/** Deletes a scope. */
export const deleteScope = {
  host: 'authorization',
  method: 'delete',
  path: "/v1/Scopes({id})",
  pattern: /\/api\/authorization\/v1\/Scopes\(([^/]+)\)$/,
  status: 204,
  body: {},
  success: {},
  problem: {
    "scope-in-use": {
      "type": "urn:parvis:problem:scope-in-use",
      "title": "The scope is used",
      "status": 409,
      "code": "scope-in-use",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736",
      "usedBy": [
        {
          "kind": "scope",
          "name": "Inventory.Counts.Write"
        }
      ]
    }
  },
} satisfies Example<'deleteScope'>

/** Lets a scope require another one. */
export const createScopeDependency = {
  host: 'authorization',
  method: 'post',
  path: "/v1/ScopeDependencies",
  pattern: /\/api\/authorization\/v1\/ScopeDependencies$/,
  status: 201,
  body: {
    "dependency": {
      "scopeId": 33,
      "requiredScopeId": 31
    }
  },
  success: {
    "dependency": {
      "@odata.etag": "\"1\"",
      "id": 44,
      "applicationId": 7,
      "scopeId": 33,
      "requiredScopeId": 31
    }
  },
  problem: {
    "scope-cycle": {
      "type": "urn:parvis:problem:scope-cycle",
      "title": "The scopes would require each other in a circle",
      "status": 409,
      "code": "scope-cycle",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736",
      "cycle": [
        "Inventory.Read",
        "Inventory.Manage",
        "Inventory.Counts.Write",
        "Inventory.Read"
      ]
    }
  },
} satisfies Example<'createScopeDependency'>

/** Takes a dependency away. */
export const deleteScopeDependency = {
  host: 'authorization',
  method: 'delete',
  path: "/v1/ScopeDependencies({id})",
  pattern: /\/api\/authorization\/v1\/ScopeDependencies\(([^/]+)\)$/,
  status: 204,
  body: {},
  success: {},
  problem: {
    "not-found": {
      "type": "urn:parvis:problem:not-found",
      "title": "There is no such thing here",
      "status": 404,
      "code": "not-found",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'deleteScopeDependency'>

/** People who can hold roles. */
export const listUsers = {
  host: 'authorization',
  method: 'get',
  path: "/v1/Users",
  pattern: /\/api\/authorization\/v1\/Users$/,
  status: 200,
  body: {},
  success: {
    "people": {
      "value": [
        {
          "id": 1,
          "name": "Marchand",
          "firstname": "Hélène",
          "userLogin": "hmarchand",
          "userEmail": "admin@parvis.example"
        },
        {
          "id": 2,
          "name": "Lefèvre",
          "firstname": "Camille",
          "userLogin": "clefevre",
          "userEmail": "staff@parvis.example"
        }
      ],
      "@odata.count": 2
    }
  },
  problem: {
    "scope-missing": {
      "type": "urn:parvis:problem:scope-missing",
      "title": "The person lacks a scope that this operation needs",
      "status": 403,
      "code": "scope-missing",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'listUsers'>

/** Scopes in effect. */
export const listUserScopes = {
  host: 'authorization',
  method: 'get',
  path: "/v1/UserScopes",
  pattern: /\/api\/authorization\/v1\/UserScopes$/,
  status: 200,
  body: {},
  success: {
    "own": {
      "value": [
        {
          "id": 1,
          "userEmail": "staff@parvis.example",
          "scopeName": "Portal.Access"
        },
        {
          "id": 2,
          "userEmail": "staff@parvis.example",
          "scopeName": "Contacts.Read"
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
} satisfies Example<'listUserScopes'>
