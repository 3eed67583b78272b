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
