// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Example } from '../../example.ts'

/** List roles. */
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
          "@odata.etag": "\"3\"",
          "id": 12,
          "roleFunctionDescription": "Encadrement de l’audit",
          "englishName": "Audit management",
          "purpose": "Suivre les demandes d’onboarding des équipes",
          "memberRule": {
            "all": [
              {
                "field": "grade",
                "operator": "is",
                "values": [
                  "Manager",
                  "Directeur"
                ]
              },
              {
                "any": [
                  {
                    "field": "country",
                    "operator": "is",
                    "values": [
                      "FR"
                    ]
                  },
                  {
                    "field": "businessUnit",
                    "operator": "is",
                    "values": [
                      "International desk"
                    ]
                  }
                ]
              }
            ]
          },
          "memberCount": 18,
          "scopeCount": 4,
          "createdDate": "2026-03-02T09:15:00Z",
          "ModifiedDate": "2026-03-09T16:40:00Z",
          "creatorId": 1,
          "modifierId": 1,
          "creator": {
            "id": 1,
            "name": "Marchand",
            "firstname": "Hélène",
            "userLogin": "hmarchand",
            "userEmail": "admin@parvis.example"
          }
        },
        {
          "@odata.etag": "\"1\"",
          "id": 11,
          "roleFunctionDescription": "Administration de la sécurité",
          "englishName": "Security administration",
          "purpose": "Décider qui a quels droits",
          "memberRule": null,
          "memberCount": 1,
          "scopeCount": 5,
          "createdDate": "2026-01-05T08:00:00Z",
          "ModifiedDate": "2026-02-11T14:30:00Z",
          "creatorId": 1,
          "modifierId": 1,
          "creator": {
            "id": 1,
            "name": "Marchand",
            "firstname": "Hélène",
            "userLogin": "hmarchand",
            "userEmail": "admin@parvis.example"
          }
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
} satisfies Example<'listRoles'>

/** Add a role. */
export const createRole = {
  host: 'authorization',
  method: 'post',
  path: "/v1/Roles",
  pattern: /\/api\/authorization\/v1\/Roles$/,
  status: 201,
  body: {
    "role": {
      "roleFunctionDescription": "Chef de mission",
      "englishName": "Engagement lead"
    },
    "group": {
      "roleFunctionDescription": "Encadrement de l’audit",
      "englishName": "Audit management",
      "purpose": "Suivre les demandes d’onboarding des équipes",
      "memberRule": {
        "all": [
          {
            "field": "grade",
            "operator": "is",
            "values": [
              "Manager",
              "Directeur"
            ]
          },
          {
            "any": [
              {
                "field": "country",
                "operator": "is",
                "values": [
                  "FR"
                ]
              },
              {
                "field": "businessUnit",
                "operator": "is",
                "values": [
                  "International desk"
                ]
              }
            ]
          }
        ]
      },
      "addedScopeIds": [
        5
      ],
      "addedUserIds": [
        2
      ],
      "addedManagerIds": [
        3
      ]
    }
  },
  success: {
    "role": {
      "@odata.etag": "\"1\"",
      "id": 13,
      "roleFunctionDescription": "Chef de mission",
      "englishName": "Engagement lead",
      "purpose": "",
      "memberRule": null,
      "memberCount": 0,
      "scopeCount": 0,
      "createdDate": "2026-03-02T09:15:00Z",
      "ModifiedDate": "2026-03-02T09:15:00Z",
      "creatorId": 1,
      "modifierId": 1
    }
  },
  problem: {
    "role-description-taken": {
      "type": "urn:parvis:problem:role-description-taken",
      "title": "Another role already has this name",
      "status": 409,
      "code": "role-description-taken",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'createRole'>

/** Update a role. */
export const updateRole = {
  host: 'authorization',
  method: 'patch',
  path: "/v1/Roles",
  pattern: /\/api\/authorization\/v1\/Roles$/,
  status: 200,
  body: {
    "rename": {
      "id": 13,
      "roleFunctionDescription": "Directeur de mission",
      "englishName": "Engagement director"
    }
  },
  success: {
    "renamed": {
      "@odata.etag": "\"2\"",
      "id": 13,
      "roleFunctionDescription": "Directeur de mission",
      "englishName": "Engagement director",
      "purpose": "",
      "memberRule": null,
      "memberCount": 0,
      "scopeCount": 0,
      "createdDate": "2026-01-05T08:00:00Z",
      "ModifiedDate": "2026-02-11T14:30:00Z",
      "creatorId": 1,
      "modifierId": 1
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
} satisfies Example<'updateRole'>

/** Get a role. */
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
      "englishName": "Security administration",
      "purpose": "Décider qui a quels droits",
      "memberRule": null,
      "memberCount": 1,
      "scopeCount": 5,
      "createdDate": "2026-01-05T08:00:00Z",
      "ModifiedDate": "2026-02-11T14:30:00Z",
      "creatorId": 1,
      "modifierId": 1,
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
      "title": "This does not exist, or the person does not have access to it",
      "status": 404,
      "code": "not-found",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'getRole'>

/** Update a role with its scopes, members, and managers. */
export const applyRolePlan = {
  host: 'authorization',
  method: 'patch',
  path: "/v1/Roles({id})",
  pattern: /\/api\/authorization\/v1\/Roles\(([^/]+)\)$/,
  status: 200,
  body: {
    "plan": {
      "purpose": "Suivre et décider les demandes d’onboarding",
      "memberRule": {
        "all": [
          {
            "field": "grade",
            "operator": "is",
            "values": [
              "Manager",
              "Directeur"
            ]
          },
          {
            "any": [
              {
                "field": "country",
                "operator": "is",
                "values": [
                  "FR"
                ]
              },
              {
                "field": "businessUnit",
                "operator": "is",
                "values": [
                  "International desk"
                ]
              }
            ]
          }
        ]
      },
      "addedScopeIds": [
        9
      ],
      "removedScopeIds": [
        4
      ],
      "addedUserIds": [
        2
      ],
      "removedUserIds": [
        7
      ],
      "addedManagerIds": [
        3
      ],
      "removedManagerIds": [
        1
      ]
    }
  },
  success: {
    "changed": {
      "@odata.etag": "\"4\"",
      "id": 12,
      "roleFunctionDescription": "Encadrement de l’audit",
      "englishName": "Audit management",
      "purpose": "Suivre et décider les demandes d’onboarding",
      "memberRule": {
        "all": [
          {
            "field": "grade",
            "operator": "is",
            "values": [
              "Manager",
              "Directeur"
            ]
          },
          {
            "any": [
              {
                "field": "country",
                "operator": "is",
                "values": [
                  "FR"
                ]
              },
              {
                "field": "businessUnit",
                "operator": "is",
                "values": [
                  "International desk"
                ]
              }
            ]
          }
        ]
      },
      "memberCount": 18,
      "scopeCount": 4,
      "createdDate": "2026-03-02T09:15:00Z",
      "ModifiedDate": "2026-03-09T16:40:00Z",
      "creatorId": 1,
      "modifierId": 1
    }
  },
  problem: {
    "role-scope-required": {
      "type": "urn:parvis:problem:role-scope-required",
      "title": "Other scopes of the role depend on this scope",
      "status": 409,
      "code": "role-scope-required",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736",
      "usedBy": [
        {
          "kind": "scope",
          "name": "Onboarding.Write"
        }
      ]
    }
  },
} satisfies Example<'applyRolePlan'>

/** Delete a role. */
export const deleteRole = {
  host: 'authorization',
  method: 'delete',
  path: "/v1/Roles({id})",
  pattern: /\/api\/authorization\/v1\/Roles\(([^/]+)\)$/,
  status: 204,
  body: {},
  success: {},
  problem: {
    "role-in-use": {
      "type": "urn:parvis:problem:role-in-use",
      "title": "The role is in use",
      "status": 409,
      "code": "role-in-use",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736",
      "usedBy": [
        {
          "kind": "notification",
          "name": "Missions en attente de signature"
        }
      ]
    }
  },
} satisfies Example<'deleteRole'>

/** Preview which people gain or lose scopes and menus. */
export const assessRolePlan = {
  host: 'authorization',
  method: 'post',
  path: "/v1/RoleImpacts",
  pattern: /\/api\/authorization\/v1\/RoleImpacts$/,
  status: 200,
  body: {
    "plan": {
      "rolesId": 12,
      "plan": {
        "addedScopeIds": [
          9
        ],
        "removedUserIds": [
          7
        ]
      }
    },
    "deletion": {
      "rolesId": 12,
      "plan": null
    }
  },
  success: {
    "impact": {
      "membersBefore": 18,
      "membersAfter": 17,
      "gainingCount": 1,
      "losingCount": 1,
      "gainingStaffCount": 1,
      "losingStaffCount": 1,
      "scopes": [
        {
          "scopeName": "Onboarding.Read",
          "scopeDescription": "Consulter les demandes d'onboarding",
          "scopeEnglishDescription": "Read onboarding requests",
          "raises": null,
          "gainingCount": 0,
          "losingCount": 1,
          "gainingStaffCount": 0,
          "losingStaffCount": 1
        },
        {
          "scopeName": "Onboarding.Write",
          "scopeDescription": "Créer, valider et rejeter des demandes d'onboarding",
          "scopeEnglishDescription": "Create, validate and reject onboarding requests",
          "raises": null,
          "gainingCount": 1,
          "losingCount": 0,
          "gainingStaffCount": 1,
          "losingStaffCount": 0
        }
      ],
      "menus": [
        {
          "menuTitle": "Demandes",
          "menuEnglishTitle": "Requests",
          "parentTitle": "Onboarding",
          "parentEnglishTitle": "Onboarding",
          "gainingCount": 0,
          "losingCount": 1
        },
        {
          "menuTitle": "Nouvelle demande",
          "menuEnglishTitle": "New request",
          "parentTitle": "Onboarding",
          "parentEnglishTitle": "Onboarding",
          "gainingCount": 1,
          "losingCount": 0
        }
      ],
      "otherMenuCount": 0,
      "stranded": [],
      "addedDependencies": [
        "Onboarding.Read"
      ],
      "peopleCount": 2,
      "people": [
        {
          "usersId": 2,
          "name": "Lefèvre",
          "firstname": "Camille",
          "userEmail": "staff@parvis.example",
          "gains": [
            "Onboarding.Write"
          ],
          "loses": []
        },
        {
          "usersId": 7,
          "name": "Nguyen",
          "firstname": "Marc",
          "userEmail": "marc.nguyen@parvis.example",
          "gains": [],
          "loses": [
            "Onboarding.Read"
          ]
        }
      ],
      "namedPeople": null
    },
    "named": {
      "membersBefore": 18,
      "membersAfter": 17,
      "gainingCount": 1,
      "losingCount": 1,
      "gainingStaffCount": 1,
      "losingStaffCount": 1,
      "scopes": [
        {
          "scopeName": "Onboarding.Read",
          "scopeDescription": "Consulter les demandes d'onboarding",
          "scopeEnglishDescription": "Read onboarding requests",
          "raises": null,
          "gainingCount": 0,
          "losingCount": 1,
          "gainingStaffCount": 0,
          "losingStaffCount": 1
        },
        {
          "scopeName": "Onboarding.Write",
          "scopeDescription": "Créer, valider et rejeter des demandes d'onboarding",
          "scopeEnglishDescription": "Create, validate and reject onboarding requests",
          "raises": null,
          "gainingCount": 1,
          "losingCount": 0,
          "gainingStaffCount": 1,
          "losingStaffCount": 0
        }
      ],
      "menus": [
        {
          "menuTitle": "Demandes",
          "menuEnglishTitle": "Requests",
          "parentTitle": "Onboarding",
          "parentEnglishTitle": "Onboarding",
          "gainingCount": 0,
          "losingCount": 1
        },
        {
          "menuTitle": "Nouvelle demande",
          "menuEnglishTitle": "New request",
          "parentTitle": "Onboarding",
          "parentEnglishTitle": "Onboarding",
          "gainingCount": 1,
          "losingCount": 0
        }
      ],
      "otherMenuCount": 1,
      "stranded": null,
      "addedDependencies": [
        "Onboarding.Read"
      ],
      "peopleCount": 2,
      "people": null,
      "namedPeople": [
        {
          "usersId": 2,
          "gains": [
            "Onboarding.Write"
          ],
          "loses": []
        }
      ]
    },
    "raising": {
      "membersBefore": 2,
      "membersAfter": 3,
      "gainingCount": 1,
      "losingCount": 0,
      "gainingStaffCount": 1,
      "losingStaffCount": 0,
      "scopes": [
        {
          "scopeName": "Roles.Manage",
          "scopeDescription": "Administrer les rôles",
          "scopeEnglishDescription": "Administer roles",
          "raises": "roles",
          "gainingCount": 1,
          "losingCount": 0,
          "gainingStaffCount": 1,
          "losingStaffCount": 0
        }
      ],
      "menus": [],
      "otherMenuCount": 0,
      "stranded": [
        {
          "scopeName": "Roles.Manage",
          "scopeDescription": "Administrer les rôles",
          "scopeEnglishDescription": "Administer roles",
          "peopleCount": 1,
          "menus": [
            {
              "menuTitle": "Rôles et groupes",
              "menuEnglishTitle": "Roles and groups",
              "parentTitle": "Sécurité",
              "parentEnglishTitle": "Security"
            }
          ],
          "missingScopes": [
            "Applications.Read"
          ],
          "isOnlyFirm": false
        }
      ],
      "addedDependencies": [],
      "peopleCount": 1,
      "people": [
        {
          "usersId": 2,
          "name": "Lefèvre",
          "firstname": "Camille",
          "userEmail": "staff@parvis.example",
          "gains": [
            "Roles.Manage"
          ],
          "loses": []
        }
      ],
      "namedPeople": null
    },
    "types": {
      "membersBefore": 3,
      "membersAfter": 420,
      "gainingCount": 420,
      "losingCount": 3,
      "gainingStaffCount": 12,
      "losingStaffCount": 3,
      "scopes": [
        {
          "scopeName": "Documents.Write",
          "scopeDescription": "Déposer des documents",
          "scopeEnglishDescription": "Upload documents",
          "raises": null,
          "gainingCount": 420,
          "losingCount": 3,
          "gainingStaffCount": 12,
          "losingStaffCount": 3
        }
      ],
      "menus": [],
      "otherMenuCount": 0,
      "stranded": [],
      "addedDependencies": [],
      "peopleCount": 423,
      "people": [
        {
          "usersId": 2,
          "name": "Lefèvre",
          "firstname": "Camille",
          "userEmail": "staff@parvis.example",
          "gains": [
            "Documents.Write"
          ],
          "loses": []
        }
      ],
      "namedPeople": null
    }
  },
  problem: {
    "role-unknown": {
      "type": "urn:parvis:problem:role-unknown",
      "title": "The role does not exist",
      "status": 422,
      "code": "role-unknown",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'assessRolePlan'>

/** List the changes of roles, with author and time. */
export const listRoleChanges = {
  host: 'authorization',
  method: 'get',
  path: "/v1/RoleChanges",
  pattern: /\/api\/authorization\/v1\/RoleChanges$/,
  status: 200,
  body: {},
  success: {
    "role": {
      "value": [
        {
          "id": 73,
          "rolesId": 12,
          "roleFunctionDescription": "Encadrement de l’audit",
          "kind": "ruleChanged",
          "before": null,
          "after": null,
          "ruleBefore": {
            "field": "grade",
            "operator": "is",
            "values": [
              "Manager"
            ]
          },
          "ruleAfter": {
            "all": [
              {
                "field": "grade",
                "operator": "is",
                "values": [
                  "Manager",
                  "Directeur"
                ]
              },
              {
                "any": [
                  {
                    "field": "country",
                    "operator": "is",
                    "values": [
                      "FR"
                    ]
                  },
                  {
                    "field": "businessUnit",
                    "operator": "is",
                    "values": [
                      "International desk"
                    ]
                  }
                ]
              }
            ]
          },
          "userEmail": null,
          "changedBy": "admin@parvis.example",
          "changedByName": "Hélène Marchand",
          "changedDate": "2026-03-09T16:40:00Z"
        },
        {
          "id": 72,
          "rolesId": 12,
          "roleFunctionDescription": "Encadrement de l’audit",
          "kind": "scopeAdded",
          "before": null,
          "after": "Onboarding.Read",
          "ruleBefore": null,
          "ruleAfter": null,
          "userEmail": null,
          "changedBy": "admin@parvis.example",
          "changedByName": "Hélène Marchand",
          "changedDate": "2026-03-09T16:40:00Z"
        },
        {
          "id": 71,
          "rolesId": 12,
          "roleFunctionDescription": "Encadrement de l’audit",
          "kind": "memberRemoved",
          "before": "Marc Nguyen",
          "after": null,
          "ruleBefore": null,
          "ruleAfter": null,
          "userEmail": "marc.nguyen@parvis.example",
          "changedBy": "admin@parvis.example",
          "changedByName": "Hélène Marchand",
          "changedDate": "2026-03-09T16:40:00Z"
        },
        {
          "id": 70,
          "rolesId": 12,
          "roleFunctionDescription": "Encadrement de l’audit",
          "kind": "renamed",
          "before": "Encadrement audit",
          "after": "Encadrement de l’audit",
          "ruleBefore": null,
          "ruleAfter": null,
          "userEmail": null,
          "changedBy": "admin@parvis.example",
          "changedByName": "Hélène Marchand",
          "changedDate": "2026-03-05T10:05:00Z"
        },
        {
          "id": 66,
          "rolesId": 12,
          "roleFunctionDescription": "Encadrement audit",
          "kind": "created",
          "before": null,
          "after": "Encadrement audit",
          "ruleBefore": null,
          "ruleAfter": null,
          "userEmail": null,
          "changedBy": "admin@parvis.example",
          "changedByName": "Hélène Marchand",
          "changedDate": "2026-03-02T09:15:00Z"
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
} satisfies Example<'listRoleChanges'>

/** List the scopes of roles. */
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
          "@odata.etag": "\"1\"",
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
      "title": "The person does not have a scope that this operation requires",
      "status": 403,
      "code": "scope-missing",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'listRoleScopes'>

/** Add a scope to a role. */
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
      "@odata.etag": "\"1\"",
      "id": 41,
      "rolesId": 11,
      "scopeId": 5,
      "addedDependencies": [
        "Portal.Access",
        "Scopes.Read"
      ]
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

/** Remove a scope from a role. */
export const deleteRoleScope = {
  host: 'authorization',
  method: 'delete',
  path: "/v1/RoleScopes({id})",
  pattern: /\/api\/authorization\/v1\/RoleScopes\(([^/]+)\)$/,
  status: 204,
  body: {},
  success: {},
  problem: {
    "role-scope-required": {
      "type": "urn:parvis:problem:role-scope-required",
      "title": "Other scopes of the role depend on this scope",
      "status": 409,
      "code": "role-scope-required",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736",
      "usedBy": [
        {
          "kind": "scope",
          "name": "Menus.Manage"
        }
      ]
    }
  },
} satisfies Example<'deleteRoleScope'>

/** List the members of roles by name. */
export const listRoleStaticUsers = {
  host: 'authorization',
  method: 'get',
  path: "/v1/RoleStaticUsers",
  pattern: /\/api\/authorization\/v1\/RoleStaticUsers$/,
  status: 200,
  body: {},
  success: {
    "role": {
      "value": [
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
    "scope-missing": {
      "type": "urn:parvis:problem:scope-missing",
      "title": "The person does not have a scope that this operation requires",
      "status": 403,
      "code": "scope-missing",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'listRoleStaticUsers'>

/** Add a member to a role by name. */
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

/** Remove a member by name from a role. */
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
      "title": "This does not exist, or the person does not have access to it",
      "status": 404,
      "code": "not-found",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'deleteRoleStaticUser'>

/** Add members to a role by email address. */
export const addRoleMembers = {
  host: 'authorization',
  method: 'post',
  path: "/v1/RoleStaticUsers/ByEmail",
  pattern: /\/api\/authorization\/v1\/RoleStaticUsers\/ByEmail$/,
  status: 200,
  body: {
    "list": {
      "rolesId": 12,
      "emails": [
        "Camille Lefèvre <staff@parvis.example>",
        "admin@parvis.example",
        "anne.martin@parvis.example",
        "Anne Martin"
      ]
    }
  },
  success: {
    "report": {
      "added": [
        {
          "usersId": 2,
          "name": "Lefèvre",
          "firstname": "Camille",
          "userEmail": "staff@parvis.example"
        }
      ],
      "alreadyMembers": [
        {
          "usersId": 1,
          "name": "Marchand",
          "firstname": "Hélène",
          "userEmail": "admin@parvis.example"
        }
      ],
      "notFound": [
        "anne.martin@parvis.example"
      ],
      "notValid": [
        "Anne Martin"
      ]
    }
  },
  problem: {
    "role-unknown": {
      "type": "urn:parvis:problem:role-unknown",
      "title": "The role does not exist",
      "status": 422,
      "code": "role-unknown",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'addRoleMembers'>

/** List all members of a role, by name or by rule. */
export const listRoleMembers = {
  host: 'authorization',
  method: 'get',
  path: "/v1/RoleMembers",
  pattern: /\/api\/authorization\/v1\/RoleMembers$/,
  status: 200,
  body: {},
  success: {
    "role": {
      "value": [
        {
          "id": 201326593,
          "rolesId": 12,
          "usersId": 1,
          "isStatic": false,
          "isCalculated": true,
          "roleStaticUserId": null,
          "name": "Marchand",
          "firstname": "Hélène",
          "userEmail": "admin@parvis.example",
          "grade": "Manager",
          "businessUnit": "Audit Paris",
          "country": "FR"
        },
        {
          "id": 201326594,
          "rolesId": 12,
          "usersId": 2,
          "isStatic": true,
          "isCalculated": false,
          "roleStaticUserId": 31,
          "name": "Lefèvre",
          "firstname": "Camille",
          "userEmail": "staff@parvis.example",
          "grade": "Senior",
          "businessUnit": "Audit Paris",
          "country": "FR"
        }
      ],
      "@odata.count": 18
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
} satisfies Example<'listRoleMembers'>

/** Preview adding members by email address. */
export const findRoleMembers = {
  host: 'authorization',
  method: 'post',
  path: "/v1/RoleMembers/ByEmail",
  pattern: /\/api\/authorization\/v1\/RoleMembers\/ByEmail$/,
  status: 200,
  body: {
    "list": {
      "rolesId": null,
      "emails": [
        "Camille Lefèvre <staff@parvis.example>",
        "anne.martin@parvis.example"
      ]
    }
  },
  success: {
    "report": {
      "added": [
        {
          "usersId": 2,
          "name": "Lefèvre",
          "firstname": "Camille",
          "userEmail": "staff@parvis.example"
        }
      ],
      "alreadyMembers": [],
      "notFound": [
        "anne.martin@parvis.example"
      ],
      "notValid": []
    }
  },
  problem: {
    "role-unknown": {
      "type": "urn:parvis:problem:role-unknown",
      "title": "The role does not exist",
      "status": 422,
      "code": "role-unknown",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'findRoleMembers'>

/** List role managers. */
export const listRoleManagers = {
  host: 'authorization',
  method: 'get',
  path: "/v1/RoleManagers",
  pattern: /\/api\/authorization\/v1\/RoleManagers$/,
  status: 200,
  body: {},
  success: {
    "role": {
      "value": [
        {
          "@odata.etag": "\"1\"",
          "id": 51,
          "rolesId": 12,
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
    "scope-missing": {
      "type": "urn:parvis:problem:scope-missing",
      "title": "The person does not have a scope that this operation requires",
      "status": 403,
      "code": "scope-missing",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'listRoleManagers'>

/** Add a manager to a role. */
export const createRoleManager = {
  host: 'authorization',
  method: 'post',
  path: "/v1/RoleManagers",
  pattern: /\/api\/authorization\/v1\/RoleManagers$/,
  status: 201,
  body: {
    "manager": {
      "rolesId": 12,
      "usersId": 2
    }
  },
  success: {
    "manager": {
      "@odata.etag": "\"1\"",
      "id": 51,
      "rolesId": 12,
      "usersId": 2
    }
  },
  problem: {
    "role-manager-taken": {
      "type": "urn:parvis:problem:role-manager-taken",
      "title": "The person already manages the role",
      "status": 409,
      "code": "role-manager-taken",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'createRoleManager'>

/** Remove a manager from a role. */
export const deleteRoleManager = {
  host: 'authorization',
  method: 'delete',
  path: "/v1/RoleManagers({id})",
  pattern: /\/api\/authorization\/v1\/RoleManagers\(([^/]+)\)$/,
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
} satisfies Example<'deleteRoleManager'>

/** List the people whom a rule matches now. */
export const previewMemberRule = {
  host: 'authorization',
  method: 'post',
  path: "/v1/MemberRules/Preview",
  pattern: /\/api\/authorization\/v1\/MemberRules\/Preview$/,
  status: 200,
  body: {
    "rule": {
      "memberRule": {
        "all": [
          {
            "field": "grade",
            "operator": "is",
            "values": [
              "Manager",
              "Directeur"
            ]
          },
          {
            "any": [
              {
                "field": "country",
                "operator": "is",
                "values": [
                  "FR"
                ]
              },
              {
                "field": "businessUnit",
                "operator": "is",
                "values": [
                  "International desk"
                ]
              }
            ]
          }
        ]
      }
    }
  },
  success: {
    "matches": {
      "count": 18,
      "people": [
        {
          "usersId": 2,
          "name": "Lefèvre",
          "firstname": "Camille",
          "userEmail": "staff@parvis.example"
        },
        {
          "usersId": 1,
          "name": "Marchand",
          "firstname": "Hélène",
          "userEmail": "admin@parvis.example"
        }
      ]
    }
  },
  problem: {
    "body-invalid": {
      "type": "urn:parvis:problem:body-invalid",
      "title": "The body is not valid",
      "status": 400,
      "code": "body-invalid",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736",
      "errors": [
        {
          "pointer": "/memberRule/all/1/any/0/values/0",
          "code": "unknown-name"
        }
      ]
    }
  },
} satisfies Example<'previewMemberRule'>

/** List the values that rules can use. */
export const getMemberRuleChoices = {
  host: 'authorization',
  method: 'get',
  path: "/v1/MemberRules/Choices",
  pattern: /\/api\/authorization\/v1\/MemberRules\/Choices$/,
  status: 200,
  body: {},
  success: {
    "choices": {
      "grades": [
        "Assistant",
        "Associé",
        "Directeur",
        "Manager",
        "Senior",
        "Superviseur"
      ],
      "businessUnits": [
        "Audit Lyon",
        "Audit Paris",
        "International desk"
      ],
      "countries": [
        "BE",
        "FR",
        "LU"
      ],
      "userTypes": [
        "Collaborateur",
        "Client"
      ],
      "applications": [
        {
          "id": 3,
          "name": "Organisation",
          "englishName": "Organization"
        },
        {
          "id": 1,
          "name": "Portail",
          "englishName": "Portal"
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
} satisfies Example<'getMemberRuleChoices'>

/** List applications. */
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
          "englishName": "Portal",
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
      "title": "The person does not have a scope that this operation requires",
      "status": 403,
      "code": "scope-missing",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'listApplications'>

/** Add an application. */
export const createApplication = {
  host: 'authorization',
  method: 'post',
  path: "/v1/Applications",
  pattern: /\/api\/authorization\/v1\/Applications$/,
  status: 201,
  body: {
    "application": {
      "name": "Inventaire",
      "englishName": "Inventory",
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
      "englishName": "Inventory",
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
      "title": "Another application already has this technical name",
      "status": 409,
      "code": "application-technical-name-taken",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'createApplication'>

/** Get an application. */
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
      "englishName": "Inventory",
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
      "title": "This does not exist, or the person does not have access to it",
      "status": 404,
      "code": "not-found",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'getApplication'>

/** Update an application. */
export const updateApplication = {
  host: 'authorization',
  method: 'patch',
  path: "/v1/Applications({id})",
  pattern: /\/api\/authorization\/v1\/Applications\(([^/]+)\)$/,
  status: 200,
  body: {
    "change": {
      "name": "Inventaires",
      "englishName": "Inventories"
    }
  },
  success: {
    "changed": {
      "@odata.etag": "\"4\"",
      "id": 7,
      "name": "Inventaires",
      "englishName": "Inventories",
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
      "title": "Someone else changed this in the meantime",
      "status": 412,
      "code": "precondition-failed",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'updateApplication'>

/** Delete an application. */
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
      "title": "The application or one of its scopes is in use",
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
        },
        {
          "kind": "notification",
          "name": "Campagne d’inventaire"
        }
      ]
    }
  },
} satisfies Example<'deleteApplication'>

/** Add a module or a sub-module. */
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

/** Rename a module. */
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
      "title": "Someone else changed this in the meantime",
      "status": 412,
      "code": "precondition-failed",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'updateApplicationModule'>

/** Delete a module. */
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
      "title": "Scopes belong to the features of this module",
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

/** Add a feature. */
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
      "title": "Another feature here already has this name",
      "status": 409,
      "code": "application-feature-name-taken",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'createApplicationFeature'>

/** Rename a feature. */
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
      "title": "Someone else changed this in the meantime",
      "status": 412,
      "code": "precondition-failed",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'updateApplicationFeature'>

/** Delete a feature. */
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
      "title": "Scopes belong to this feature",
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

/** List scopes. */
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
      "title": "The person does not have a scope that this operation requires",
      "status": 403,
      "code": "scope-missing",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'listScopes'>

/** Add a scope. */
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
      "title": "Another scope already has this name",
      "status": 409,
      "code": "scope-name-taken",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'createScope'>

/** Update the descriptions and the feature of a scope. */
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
      "title": "Someone else changed this in the meantime",
      "status": 412,
      "code": "precondition-failed",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'updateScope'>

/** Delete a scope. */
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
      "title": "The scope is in use",
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

/** Add a scope dependency. */
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
      "title": "The scopes would require each other",
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

/** Delete a scope dependency. */
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
      "title": "This does not exist, or the person does not have access to it",
      "status": 404,
      "code": "not-found",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'deleteScopeDependency'>

/** List people who can have roles. */
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
      "title": "The person does not have a scope that this operation requires",
      "status": 403,
      "code": "scope-missing",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'listUsers'>

/** List the scopes that people have in effect. */
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

/** Get the permissions of a person, with reasons. */
export const getUserPermissions = {
  host: 'authorization',
  method: 'get',
  path: "/v1/UserPermissions({id})",
  pattern: /\/api\/authorization\/v1\/UserPermissions\(([^/]+)\)$/,
  status: 200,
  body: {},
  success: {
    "manager": {
      "user": {
        "id": 4,
        "name": "Okafor",
        "firstname": "Samuel",
        "userLogin": "manager",
        "userEmail": "manager@parvis.example"
      },
      "isStaff": true,
      "refusal": null,
      "roles": [
        {
          "id": 2,
          "roleFunctionDescription": "Collaborateurs",
          "englishName": "Staff",
          "isStatic": true,
          "isCalculated": false,
          "matchedClauses": [],
          "scopeIds": [
            3,
            4
          ]
        },
        {
          "id": 4,
          "roleFunctionDescription": "Managers",
          "englishName": null,
          "isStatic": false,
          "isCalculated": true,
          "matchedClauses": [
            {
              "field": "grade",
              "operator": "is",
              "values": [
                "Manager",
                "Directeur"
              ]
            },
            {
              "field": "country",
              "operator": "isNot",
              "values": [
                "BE"
              ]
            }
          ],
          "scopeIds": [
            8
          ]
        }
      ],
      "applications": [
        {
          "id": 3,
          "name": "Organisation",
          "englishName": "Organization"
        },
        {
          "id": 1,
          "name": "Portail",
          "englishName": "Portal"
        },
        {
          "id": 2,
          "name": "Référentiel clients",
          "englishName": "Client directory"
        }
      ],
      "scopes": [
        {
          "id": 4,
          "scopeName": "Accounts.Read",
          "scopeDescription": "Consulter les clients",
          "scopeEnglishDescription": "Read clients",
          "applicationId": 2,
          "chains": [
            [
              4
            ]
          ]
        },
        {
          "id": 3,
          "scopeName": "Contacts.Read",
          "scopeDescription": "Consulter les contacts",
          "scopeEnglishDescription": "Read contacts",
          "applicationId": 2,
          "chains": [
            [
              3
            ],
            [
              8,
              7,
              3
            ]
          ]
        },
        {
          "id": 7,
          "scopeName": "Onboarding.Read",
          "scopeDescription": "Consulter les demandes d'onboarding",
          "scopeEnglishDescription": "Read onboarding requests",
          "applicationId": 3,
          "chains": [
            [
              8,
              7
            ]
          ]
        },
        {
          "id": 8,
          "scopeName": "Onboarding.Write",
          "scopeDescription": "Créer, valider et rejeter des demandes d'onboarding",
          "scopeEnglishDescription": "Create, validate and reject onboarding requests",
          "applicationId": 3,
          "chains": [
            [
              8
            ]
          ]
        },
        {
          "id": 1,
          "scopeName": "Portal.Access",
          "scopeDescription": "Utiliser le portail",
          "scopeEnglishDescription": "Use the portal",
          "applicationId": 1,
          "chains": [
            [
              3,
              1
            ],
            [
              4,
              1
            ],
            [
              8,
              7,
              3,
              1
            ]
          ]
        }
      ],
      "menus": [
        {
          "id": 21,
          "menuCode": "CLI01",
          "menuTitle": "Clients",
          "menuEnglishTitle": "Clients",
          "menuDescription": "Consulter les clients du cabinet",
          "menuEnglishDescription": "Read the firm’s clients",
          "menuColor": "#2b7fb8",
          "menuIcon": "users",
          "menuLink": "/app/reseau",
          "menuOrder": 10,
          "menuParentId": null,
          "minimumScope": "Accounts.Read",
          "onlyFirm": true,
          "hiddenBecause": []
        },
        {
          "id": 3,
          "menuCode": "SEC01",
          "menuTitle": "Sécurité",
          "menuEnglishTitle": "Security",
          "menuDescription": "Gérer les applications et les droits qu’elles demandent",
          "menuEnglishDescription": "Manage applications and the scopes they require",
          "menuColor": "#8a63c9",
          "menuIcon": "shield-check",
          "menuLink": "/app/security/applications",
          "menuOrder": 20,
          "menuParentId": null,
          "minimumScope": "Applications.Read",
          "onlyFirm": true,
          "hiddenBecause": [
            "scope-missing"
          ]
        },
        {
          "id": 22,
          "menuCode": "SEC0.9",
          "menuTitle": "Clients de l’application",
          "menuEnglishTitle": "Clients of the application",
          "menuDescription": "Consulter les clients de chaque application",
          "menuEnglishDescription": "Read the clients of each application",
          "menuColor": "#8a63c9",
          "menuIcon": "boxes",
          "menuLink": "/app/security/applications",
          "menuOrder": 10,
          "menuParentId": 3,
          "minimumScope": "Accounts.Read",
          "onlyFirm": true,
          "hiddenBecause": [
            "parent-hidden"
          ]
        }
      ]
    },
    "customer": {
      "user": {
        "id": 6,
        "name": "Weber",
        "firstname": "Jonas",
        "userLogin": "newclient",
        "userEmail": "newclient@customer.example"
      },
      "isStaff": false,
      "refusal": "terms-not-accepted",
      "roles": [
        {
          "id": 5,
          "roleFunctionDescription": "Clients",
          "englishName": null,
          "isStatic": true,
          "isCalculated": true,
          "matchedClauses": [
            {
              "field": "userType",
              "operator": "is",
              "values": [
                "Client"
              ]
            }
          ],
          "scopeIds": [
            3
          ]
        }
      ],
      "applications": [
        {
          "id": 1,
          "name": "Portail",
          "englishName": "Portal"
        },
        {
          "id": 2,
          "name": "Référentiel clients",
          "englishName": "Client directory"
        }
      ],
      "scopes": [
        {
          "id": 3,
          "scopeName": "Contacts.Read",
          "scopeDescription": "Consulter les contacts",
          "scopeEnglishDescription": "Read contacts",
          "applicationId": 2,
          "chains": [
            [
              3
            ]
          ]
        },
        {
          "id": 1,
          "scopeName": "Portal.Access",
          "scopeDescription": "Utiliser le portail",
          "scopeEnglishDescription": "Use the portal",
          "applicationId": 1,
          "chains": [
            [
              3,
              1
            ]
          ]
        }
      ],
      "menus": [
        {
          "id": 21,
          "menuCode": "CLI01",
          "menuTitle": "Clients",
          "menuEnglishTitle": "Clients",
          "menuDescription": "Consulter les clients du cabinet",
          "menuEnglishDescription": "Read the firm’s clients",
          "menuColor": "#2b7fb8",
          "menuIcon": "users",
          "menuLink": "/app/reseau",
          "menuOrder": 10,
          "menuParentId": null,
          "minimumScope": "Accounts.Read",
          "onlyFirm": true,
          "hiddenBecause": [
            "scope-missing",
            "only-firm"
          ]
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
} satisfies Example<'getUserPermissions'>

/** Get the permissions of a contact who cannot have roles yet. */
export const getContactPermissions = {
  host: 'authorization',
  method: 'get',
  path: "/v1/ContactPermissions({id})",
  pattern: /\/api\/authorization\/v1\/ContactPermissions\(([^/]+)\)$/,
  status: 200,
  body: {},
  success: {
    "contact": {
      "user": {
        "name": "Roussel",
        "firstname": "Inès",
        "userEmail": "ines.roussel@client-32.example"
      },
      "isStaff": false,
      "refusal": "scope-missing",
      "roles": [],
      "applications": [],
      "scopes": [],
      "menus": [
        {
          "id": 3,
          "menuCode": "SEC01",
          "menuTitle": "Sécurité",
          "menuEnglishTitle": "Security",
          "menuDescription": "Gérer les applications et les droits qu’elles demandent",
          "menuEnglishDescription": "Manage applications and the scopes they require",
          "menuColor": "#8a63c9",
          "menuIcon": "shield-check",
          "menuLink": "/app/security/applications",
          "menuOrder": 20,
          "menuParentId": null,
          "minimumScope": "Applications.Read",
          "onlyFirm": true,
          "hiddenBecause": [
            "scope-missing",
            "only-firm"
          ]
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
} satisfies Example<'getContactPermissions'>

/** List contacts who cannot have roles yet. */
export const listContactsWithoutUser = {
  host: 'authorization',
  method: 'get',
  path: "/v1/ContactsWithoutUser",
  pattern: /\/api\/authorization\/v1\/ContactsWithoutUser$/,
  status: 200,
  body: {},
  success: {
    "people": {
      "value": [
        {
          "id": 32,
          "name": "Roussel",
          "firstname": "Inès",
          "userEmail": "ines.roussel@client-32.example"
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
} satisfies Example<'listContactsWithoutUser'>

/** List everyone who has a scope. */
export const listScopeHolders = {
  host: 'authorization',
  method: 'get',
  path: "/v1/Scopes({id})/Holders",
  pattern: /\/api\/authorization\/v1\/Scopes\(([^/]+)\)\/Holders$/,
  status: 200,
  body: {},
  success: {
    "people": {
      "value": [
        {
          "id": 4,
          "name": "Okafor",
          "firstname": "Samuel",
          "userLogin": "manager",
          "userEmail": "manager@parvis.example",
          "isDirect": true,
          "isStatic": true,
          "isCalculated": true,
          "roleCount": 2,
          "roleNames": [
            "Collaborateurs",
            "Managers"
          ],
          "englishRoleNames": [
            "Staff",
            "Managers"
          ]
        },
        {
          "id": 3,
          "name": "d'Arcy",
          "firstname": "Hélène",
          "userLogin": "partner",
          "userEmail": "partner@parvis.example",
          "isDirect": false,
          "isStatic": true,
          "isCalculated": false,
          "roleCount": 1,
          "roleNames": [
            "Associés responsables de mission"
          ],
          "englishRoleNames": [
            "Engagement partners"
          ]
        }
      ],
      "@odata.count": 2
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
} satisfies Example<'listScopeHolders'>

/** List access requests. */
export const listAccessRequests = {
  host: 'authorization',
  method: 'get',
  path: "/v1/AccessRequests",
  pattern: /\/api\/authorization\/v1\/AccessRequests$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "value": [
        {
          "@odata.etag": "\"1\"",
          "id": 14,
          "menuId": 3,
          "menuTitle": "Sécurité",
          "menuEnglishTitle": "Security",
          "usersId": 2,
          "personName": "Théo Lefèvre",
          "personEmail": "staff@parvis.example",
          "reason": "Je prépare la revue annuelle des droits avec Inès.",
          "state": "pending",
          "createdDate": "2026-03-02T09:15:00Z",
          "decidedDate": null,
          "decidedBy": null,
          "decidedByName": null,
          "answer": null,
          "roleName": null
        },
        {
          "@odata.etag": "\"2\"",
          "id": 12,
          "menuId": 12,
          "menuTitle": "Onboarding",
          "menuEnglishTitle": "Onboarding",
          "usersId": 61,
          "personName": "Agathe Perrin",
          "personEmail": "agathe.perrin@parvis.example",
          "reason": "Je rejoins l’équipe qui accueille les nouveaux clients.",
          "state": "granted",
          "createdDate": "2026-02-19T10:00:00Z",
          "decidedDate": "2026-02-19T11:30:00Z",
          "decidedBy": "admin@parvis.example",
          "decidedByName": "Inès Marchand",
          "answer": null,
          "roleName": "Associés responsables de mission"
        },
        {
          "@odata.etag": "\"2\"",
          "id": 11,
          "menuId": 20,
          "menuTitle": "Notifications",
          "menuEnglishTitle": "Notifications",
          "usersId": 4,
          "personName": "Samuel Okafor",
          "personEmail": "manager@parvis.example",
          "reason": "Annoncer la fermeture du bureau de Lyon.",
          "state": "refused",
          "createdDate": "2026-02-23T14:02:00Z",
          "decidedDate": "2026-02-24T08:40:00Z",
          "decidedBy": "admin@parvis.example",
          "decidedByName": "Inès Marchand",
          "answer": "L’équipe communication publie les annonces. Écrivez-lui.",
          "roleName": null
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
} satisfies Example<'listAccessRequests'>

/** Request access to an application. */
export const createAccessRequest = {
  host: 'authorization',
  method: 'post',
  path: "/v1/AccessRequests",
  pattern: /\/api\/authorization\/v1\/AccessRequests$/,
  status: 201,
  body: {
    "security": {
      "menuId": 3,
      "reason": "Je prépare la revue annuelle des droits avec Inès."
    }
  },
  success: {
    "pending": {
      "@odata.etag": "\"1\"",
      "id": 14,
      "menuId": 3,
      "menuTitle": "Sécurité",
      "menuEnglishTitle": "Security",
      "reason": "Je prépare la revue annuelle des droits avec Inès.",
      "state": "pending",
      "createdDate": "2026-03-02T09:15:00Z",
      "decidedDate": null,
      "decidedByName": null,
      "answer": null
    }
  },
  problem: {
    "access-request-pending": {
      "type": "urn:parvis:problem:access-request-pending",
      "title": "The person has already asked for this application",
      "status": 409,
      "code": "access-request-pending",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    },
    "access-not-needed": {
      "type": "urn:parvis:problem:access-not-needed",
      "title": "The person can already use this application",
      "status": 409,
      "code": "access-not-needed",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    },
    "access-not-offered": {
      "type": "urn:parvis:problem:access-not-offered",
      "title": "This application cannot be asked for",
      "status": 422,
      "code": "access-not-offered",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'createAccessRequest'>

/** Get an access request with the roles that would grant it. */
export const getAccessRequest = {
  host: 'authorization',
  method: 'get',
  path: "/v1/AccessRequests({id})",
  pattern: /\/api\/authorization\/v1\/AccessRequests\(([^/]+)\)$/,
  status: 200,
  body: {},
  success: {
    "pending": {
      "@odata.etag": "\"1\"",
      "id": 14,
      "menuId": 3,
      "menuTitle": "Sécurité",
      "menuEnglishTitle": "Security",
      "scopeName": "Applications.Read",
      "usersId": 2,
      "personName": "Théo Lefèvre",
      "personEmail": "staff@parvis.example",
      "grade": "Assistant",
      "businessUnit": "Audit Paris",
      "reason": "Je prépare la revue annuelle des droits avec Inès.",
      "state": "pending",
      "createdDate": "2026-03-02T09:15:00Z",
      "decidedDate": null,
      "decidedBy": null,
      "decidedByName": null,
      "answer": null,
      "roleName": null,
      "roles": [
        {
          "id": 4,
          "roleFunctionDescription": "Auditeurs des droits",
          "englishName": "Access auditors",
          "purpose": "Revoir les droits une fois par an",
          "memberCount": 3,
          "furtherScopes": [
            {
              "scopeName": "Permissions.Read",
              "scopeDescription": "Vérifier les droits d’une personne",
              "scopeEnglishDescription": "Check the permissions of a person"
            }
          ]
        },
        {
          "id": 5,
          "roleFunctionDescription": "Managers",
          "englishName": null,
          "purpose": "",
          "memberCount": 48,
          "furtherScopes": [
            {
              "scopeName": "Onboarding.Write",
              "scopeDescription": "Saisir et décider des demandes d’onboarding",
              "scopeEnglishDescription": "Enter and decide on onboarding requests"
            },
            {
              "scopeName": "Planning.Manage",
              "scopeDescription": "Planifier les demandes de rapports",
              "scopeEnglishDescription": "Plan requests for reports"
            },
            {
              "scopeName": "Reports.Manage",
              "scopeDescription": "Administrer les rapports",
              "scopeEnglishDescription": "Administer reports"
            }
          ]
        }
      ]
    },
    "refused": {
      "@odata.etag": "\"2\"",
      "id": 11,
      "menuId": 20,
      "menuTitle": "Notifications",
      "menuEnglishTitle": "Notifications",
      "scopeName": "Notifications.Manage",
      "usersId": 4,
      "personName": "Samuel Okafor",
      "personEmail": "manager@parvis.example",
      "grade": "Assistant",
      "businessUnit": "Audit Paris",
      "reason": "Annoncer la fermeture du bureau de Lyon.",
      "state": "refused",
      "createdDate": "2026-02-23T14:02:00Z",
      "decidedDate": "2026-02-24T08:40:00Z",
      "decidedBy": "admin@parvis.example",
      "decidedByName": "Inès Marchand",
      "answer": "L’équipe communication publie les annonces. Écrivez-lui.",
      "roleName": null,
      "roles": []
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
} satisfies Example<'getAccessRequest'>

/** Grant an access request with a role. */
export const grantAccessRequest = {
  host: 'authorization',
  method: 'patch',
  path: "/v1/AccessRequests({id})/Grant",
  pattern: /\/api\/authorization\/v1\/AccessRequests\(([^/]+)\)\/Grant$/,
  status: 200,
  body: {
    "role": {
      "rolesId": 4
    }
  },
  success: {
    "granted": {
      "@odata.etag": "\"2\"",
      "id": 14,
      "menuId": 3,
      "menuTitle": "Sécurité",
      "menuEnglishTitle": "Security",
      "scopeName": "Applications.Read",
      "usersId": 2,
      "personName": "Théo Lefèvre",
      "personEmail": "staff@parvis.example",
      "grade": "Assistant",
      "businessUnit": "Audit Paris",
      "reason": "Je prépare la revue annuelle des droits avec Inès.",
      "state": "granted",
      "createdDate": "2026-03-02T09:15:00Z",
      "decidedDate": "2026-03-02T10:00:00Z",
      "decidedBy": "admin@parvis.example",
      "decidedByName": "Inès Marchand",
      "answer": null,
      "roleName": "Auditeurs des droits",
      "roles": []
    }
  },
  problem: {
    "access-request-decided": {
      "type": "urn:parvis:problem:access-request-decided",
      "title": "The request has already been decided or withdrawn",
      "status": 409,
      "code": "access-request-decided",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    },
    "access-role-unfit": {
      "type": "urn:parvis:problem:access-role-unfit",
      "title": "The role does not give the right that was asked for",
      "status": 422,
      "code": "access-role-unfit",
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
} satisfies Example<'grantAccessRequest'>

/** Refuse an access request, with a reason. */
export const refuseAccessRequest = {
  host: 'authorization',
  method: 'patch',
  path: "/v1/AccessRequests({id})/Refuse",
  pattern: /\/api\/authorization\/v1\/AccessRequests\(([^/]+)\)\/Refuse$/,
  status: 200,
  body: {
    "reason": {
      "answer": "La revue passe par l’équipe sécurité."
    }
  },
  success: {
    "refused": {
      "@odata.etag": "\"2\"",
      "id": 14,
      "menuId": 3,
      "menuTitle": "Sécurité",
      "menuEnglishTitle": "Security",
      "scopeName": "Applications.Read",
      "usersId": 2,
      "personName": "Théo Lefèvre",
      "personEmail": "staff@parvis.example",
      "grade": "Assistant",
      "businessUnit": "Audit Paris",
      "reason": "Je prépare la revue annuelle des droits avec Inès.",
      "state": "refused",
      "createdDate": "2026-03-02T09:15:00Z",
      "decidedDate": "2026-03-02T10:00:00Z",
      "decidedBy": "admin@parvis.example",
      "decidedByName": "Inès Marchand",
      "answer": "La revue passe par l’équipe sécurité.",
      "roleName": null,
      "roles": []
    }
  },
  problem: {
    "access-request-decided": {
      "type": "urn:parvis:problem:access-request-decided",
      "title": "The request has already been decided or withdrawn",
      "status": 409,
      "code": "access-request-decided",
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
} satisfies Example<'refuseAccessRequest'>

/** Withdraw the caller’s own access request. */
export const withdrawAccessRequest = {
  host: 'authorization',
  method: 'patch',
  path: "/v1/AccessRequests({id})/Withdraw",
  pattern: /\/api\/authorization\/v1\/AccessRequests\(([^/]+)\)\/Withdraw$/,
  status: 200,
  body: {},
  success: {
    "withdrawn": {
      "@odata.etag": "\"2\"",
      "id": 14,
      "menuId": 3,
      "menuTitle": "Sécurité",
      "menuEnglishTitle": "Security",
      "reason": "Je prépare la revue annuelle des droits avec Inès.",
      "state": "withdrawn",
      "createdDate": "2026-03-02T09:15:00Z",
      "decidedDate": "2026-03-02T10:00:00Z",
      "decidedByName": null,
      "answer": null
    }
  },
  problem: {
    "access-request-decided": {
      "type": "urn:parvis:problem:access-request-decided",
      "title": "The request has already been decided or withdrawn",
      "status": 409,
      "code": "access-request-decided",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    },
    "not-found": {
      "type": "urn:parvis:problem:not-found",
      "title": "This does not exist, or the person does not have access to it",
      "status": 404,
      "code": "not-found",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'withdrawAccessRequest'>

/** List the caller’s own access requests. */
export const listMyAccessRequests = {
  host: 'authorization',
  method: 'get',
  path: "/v1/MyAccessRequests",
  pattern: /\/api\/authorization\/v1\/MyAccessRequests$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "value": [
        {
          "@odata.etag": "\"1\"",
          "id": 14,
          "menuId": 3,
          "menuTitle": "Sécurité",
          "menuEnglishTitle": "Security",
          "reason": "Je prépare la revue annuelle des droits avec Inès.",
          "state": "pending",
          "createdDate": "2026-03-02T09:15:00Z",
          "decidedDate": null,
          "decidedByName": null,
          "answer": null
        },
        {
          "@odata.etag": "\"2\"",
          "id": 12,
          "menuId": 12,
          "menuTitle": "Onboarding",
          "menuEnglishTitle": "Onboarding",
          "reason": "Je rejoins l’équipe qui accueille les nouveaux clients.",
          "state": "granted",
          "createdDate": "2026-02-19T10:00:00Z",
          "decidedDate": "2026-02-19T11:30:00Z",
          "decidedByName": "Inès Marchand",
          "answer": null
        },
        {
          "@odata.etag": "\"2\"",
          "id": 11,
          "menuId": 20,
          "menuTitle": "Notifications",
          "menuEnglishTitle": "Notifications",
          "reason": "Annoncer la fermeture du bureau de Lyon.",
          "state": "refused",
          "createdDate": "2026-02-23T14:02:00Z",
          "decidedDate": "2026-02-24T08:40:00Z",
          "decidedByName": "Inès Marchand",
          "answer": "L’équipe communication publie les annonces. Écrivez-lui."
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
} satisfies Example<'listMyAccessRequests'>

/** List the applications that the caller can request. */
export const listRequestableApplications = {
  host: 'authorization',
  method: 'get',
  path: "/v1/RequestableApplications",
  pattern: /\/api\/authorization\/v1\/RequestableApplications$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "value": [
        {
          "menuId": 3,
          "menuTitle": "Sécurité",
          "menuEnglishTitle": "Security",
          "menuDescription": "Gérer les applications et les droits qu’elles demandent",
          "menuEnglishDescription": "Manage applications and the scopes they require",
          "menuIcon": "shield-check",
          "menuColor": "#8a63c9"
        },
        {
          "menuId": 20,
          "menuTitle": "Notifications",
          "menuEnglishTitle": "Notifications",
          "menuDescription": "Informer les collaborateurs et les clients, et voir qui a lu",
          "menuEnglishDescription": "Tell staff and clients what they should know, and see who has read it",
          "menuIcon": "megaphone",
          "menuColor": "#b9772b"
        }
      ]
    },
    "none": {
      "value": []
    }
  },
  problem: {
    "query-invalid": {
      "type": "urn:parvis:problem:query-invalid",
      "title": "The query is not valid",
      "status": 400,
      "code": "query-invalid",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'listRequestableApplications'>

/** List API consumers. */
export const listApiConsumers = {
  host: 'authorization',
  method: 'get',
  path: "/v1/ApiConsumers",
  pattern: /\/api\/authorization\/v1\/ApiConsumers$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "value": [
        {
          "@odata.etag": "\"3\"",
          "id": 1,
          "name": "Entrepôt de données",
          "description": "Charge chaque nuit les contacts et les missions.",
          "ownerId": 4,
          "apis": [
            "Contacts",
            "Engagements"
          ],
          "quotaPerMinute": 60,
          "quotaPerDay": 10000,
          "state": "active",
          "keysInForce": 2,
          "nextExpiryDate": "2026-04-14T08:00:00Z",
          "lastUsedDate": "2026-03-02T08:59:00Z",
          "callsToday": 1280,
          "recentCalls": 6925,
          "recentCallsByDay": [
            210,
            225,
            240,
            198,
            60,
            55,
            230,
            236,
            241,
            250,
            244,
            61,
            58,
            239,
            251,
            247,
            260,
            255,
            70,
            62,
            248,
            262,
            259,
            266,
            270,
            66,
            59,
            259,
            264,
            1280
          ],
          "createdDate": "2026-01-12T09:00:00Z",
          "createdBy": "admin@parvis.example",
          "modifiedDate": "2026-02-20T15:30:00Z",
          "modifiedBy": "admin@parvis.example",
          "owner": {
            "id": 4,
            "name": "Girard",
            "firstname": "Nicolas",
            "userLogin": "ngirard",
            "userEmail": "manager@parvis.example"
          }
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
} satisfies Example<'listApiConsumers'>

/** Register an API consumer. */
export const createApiConsumer = {
  host: 'authorization',
  method: 'post',
  path: "/v1/ApiConsumers",
  pattern: /\/api\/authorization\/v1\/ApiConsumers$/,
  status: 201,
  body: {
    "consumer": {
      "name": "Extranet des associés",
      "description": "Affiche les missions et les offres aux associés.",
      "ownerId": 4,
      "apis": [
        "Engagements",
        "Offers"
      ],
      "quotaPerMinute": 30,
      "quotaPerDay": 5000
    }
  },
  success: {
    "consumer": {
      "@odata.etag": "\"1\"",
      "id": 4,
      "name": "Extranet des associés",
      "description": "Affiche les missions et les offres aux associés.",
      "ownerId": 4,
      "apis": [
        "Engagements",
        "Offers"
      ],
      "quotaPerMinute": 30,
      "quotaPerDay": 5000,
      "state": "active",
      "keysInForce": 0,
      "nextExpiryDate": null,
      "lastUsedDate": null,
      "callsToday": 0,
      "recentCalls": 0,
      "recentCallsByDay": [
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0
      ],
      "createdDate": "2026-03-02T09:15:00Z",
      "createdBy": "admin@parvis.example",
      "modifiedDate": "2026-03-02T09:15:00Z",
      "modifiedBy": "admin@parvis.example"
    }
  },
  problem: {
    "api-consumer-name-taken": {
      "type": "urn:parvis:problem:api-consumer-name-taken",
      "title": "Another API consumer already has this name",
      "status": 409,
      "code": "api-consumer-name-taken",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'createApiConsumer'>

/** Get an API consumer. */
export const getApiConsumer = {
  host: 'authorization',
  method: 'get',
  path: "/v1/ApiConsumers({id})",
  pattern: /\/api\/authorization\/v1\/ApiConsumers\(([^/]+)\)$/,
  status: 200,
  body: {},
  success: {
    "consumer": {
      "@odata.etag": "\"3\"",
      "id": 1,
      "name": "Entrepôt de données",
      "description": "Charge chaque nuit les contacts et les missions.",
      "ownerId": 4,
      "apis": [
        "Contacts",
        "Engagements"
      ],
      "quotaPerMinute": 60,
      "quotaPerDay": 10000,
      "state": "active",
      "keysInForce": 2,
      "nextExpiryDate": "2026-04-14T08:00:00Z",
      "lastUsedDate": "2026-03-02T08:59:00Z",
      "callsToday": 1280,
      "recentCalls": 6925,
      "recentCallsByDay": [
        210,
        225,
        240,
        198,
        60,
        55,
        230,
        236,
        241,
        250,
        244,
        61,
        58,
        239,
        251,
        247,
        260,
        255,
        70,
        62,
        248,
        262,
        259,
        266,
        270,
        66,
        59,
        259,
        264,
        1280
      ],
      "createdDate": "2026-01-12T09:00:00Z",
      "createdBy": "admin@parvis.example",
      "modifiedDate": "2026-02-20T15:30:00Z",
      "modifiedBy": "admin@parvis.example",
      "owner": {
        "id": 4,
        "name": "Girard",
        "firstname": "Nicolas",
        "userLogin": "ngirard",
        "userEmail": "manager@parvis.example"
      }
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
} satisfies Example<'getApiConsumer'>

/** Update an API consumer. */
export const updateApiConsumer = {
  host: 'authorization',
  method: 'patch',
  path: "/v1/ApiConsumers({id})",
  pattern: /\/api\/authorization\/v1\/ApiConsumers\(([^/]+)\)$/,
  status: 200,
  body: {
    "change": {
      "quotaPerDay": 20000,
      "state": "active"
    }
  },
  success: {
    "changed": {
      "@odata.etag": "\"4\"",
      "id": 1,
      "name": "Entrepôt de données",
      "description": "Charge chaque nuit les contacts et les missions.",
      "ownerId": 4,
      "apis": [
        "Contacts",
        "Engagements"
      ],
      "quotaPerMinute": 60,
      "quotaPerDay": 20000,
      "state": "active",
      "keysInForce": 2,
      "nextExpiryDate": "2026-04-14T08:00:00Z",
      "lastUsedDate": "2026-03-02T08:59:00Z",
      "callsToday": 1280,
      "recentCalls": 6925,
      "recentCallsByDay": [
        210,
        225,
        240,
        198,
        60,
        55,
        230,
        236,
        241,
        250,
        244,
        61,
        58,
        239,
        251,
        247,
        260,
        255,
        70,
        62,
        248,
        262,
        259,
        266,
        270,
        66,
        59,
        259,
        264,
        1280
      ],
      "createdDate": "2026-01-12T09:00:00Z",
      "createdBy": "admin@parvis.example",
      "modifiedDate": "2026-03-02T09:15:00Z",
      "modifiedBy": "admin@parvis.example"
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
} satisfies Example<'updateApiConsumer'>

/** Delete an API consumer. */
export const deleteApiConsumer = {
  host: 'authorization',
  method: 'delete',
  path: "/v1/ApiConsumers({id})",
  pattern: /\/api\/authorization\/v1\/ApiConsumers\(([^/]+)\)$/,
  status: 204,
  body: {},
  success: {},
  problem: {
    "api-consumer-has-keys": {
      "type": "urn:parvis:problem:api-consumer-has-keys",
      "title": "The API consumer has active keys",
      "status": 409,
      "code": "api-consumer-has-keys",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'deleteApiConsumer'>

/** List API keys. */
export const listApiKeys = {
  host: 'authorization',
  method: 'get',
  path: "/v1/ApiKeys",
  pattern: /\/api\/authorization\/v1\/ApiKeys$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "value": [
        {
          "@odata.etag": "\"1\"",
          "id": 3,
          "consumerId": 1,
          "label": "Chargement de nuit",
          "prefix": "parvis_Tq4xR9mB",
          "state": "active",
          "expiresDate": "2026-04-14T08:00:00Z",
          "lastUsedDate": "2026-03-02T08:59:00Z",
          "replacedById": null,
          "revokedDate": null,
          "revokedBy": null,
          "createdDate": "2026-01-14T08:00:00Z",
          "createdBy": "admin@parvis.example"
        },
        {
          "@odata.etag": "\"2\"",
          "id": 2,
          "consumerId": 1,
          "label": "Reprise de l'historique",
          "prefix": "parvis_k2LwZ7aa",
          "state": "ending",
          "expiresDate": "2026-03-05T08:00:00Z",
          "lastUsedDate": "2026-02-28T17:12:00Z",
          "replacedById": 3,
          "revokedDate": null,
          "revokedBy": null,
          "createdDate": "2026-01-12T09:05:00Z",
          "createdBy": "admin@parvis.example"
        },
        {
          "@odata.etag": "\"2\"",
          "id": 1,
          "consumerId": 1,
          "label": "Essais",
          "prefix": "parvis_9bHs0QeW",
          "state": "revoked",
          "expiresDate": null,
          "lastUsedDate": "2026-01-20T10:41:00Z",
          "replacedById": null,
          "revokedDate": "2026-01-21T08:00:00Z",
          "revokedBy": "admin@parvis.example",
          "createdDate": "2026-01-12T09:01:00Z",
          "createdBy": "admin@parvis.example"
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
} satisfies Example<'listApiKeys'>

/** Create an API key. */
export const createApiKey = {
  host: 'authorization',
  method: 'post',
  path: "/v1/ApiKeys",
  pattern: /\/api\/authorization\/v1\/ApiKeys$/,
  status: 201,
  body: {
    "key": {
      "consumerId": 1,
      "label": "Chargement de nuit",
      "expiresDate": "2026-09-02T08:00:00Z"
    }
  },
  success: {
    "key": {
      "apiKey": {
        "@odata.etag": "\"1\"",
        "id": 5,
        "consumerId": 1,
        "label": "Chargement de nuit",
        "prefix": "parvis_Qm81ZtVd",
        "state": "active",
        "expiresDate": "2026-09-02T08:00:00Z",
        "lastUsedDate": null,
        "replacedById": null,
        "revokedDate": null,
        "revokedBy": null,
        "createdDate": "2026-03-02T09:15:00Z",
        "createdBy": "admin@parvis.example"
      },
      "secret": "parvis_Qm81ZtVd_EXAMPLEEXAMPLEEXAMPLEEXAMPLEEXAMPLEEXAMPLEEXAMPLE"
    }
  },
  problem: {
    "api-key-expiry-past": {
      "type": "urn:parvis:problem:api-key-expiry-past",
      "title": "The expiry date is in the past",
      "status": 422,
      "code": "api-key-expiry-past",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'createApiKey'>

/** Replace an API key. */
export const rotateApiKey = {
  host: 'authorization',
  method: 'post',
  path: "/v1/ApiKeys({id})/Rotate",
  pattern: /\/api\/authorization\/v1\/ApiKeys\(([^/]+)\)\/Rotate$/,
  status: 201,
  body: {
    "week": {
      "overlapDays": 7,
      "expiresDate": "2026-09-02T08:00:00Z"
    }
  },
  success: {
    "key": {
      "apiKey": {
        "@odata.etag": "\"1\"",
        "id": 5,
        "consumerId": 1,
        "label": "Chargement de nuit",
        "prefix": "parvis_Qm81ZtVd",
        "state": "active",
        "expiresDate": "2026-09-02T08:00:00Z",
        "lastUsedDate": null,
        "replacedById": null,
        "revokedDate": null,
        "revokedBy": null,
        "createdDate": "2026-03-02T09:15:00Z",
        "createdBy": "admin@parvis.example"
      },
      "secret": "parvis_Qm81ZtVd_EXAMPLEEXAMPLEEXAMPLEEXAMPLEEXAMPLEEXAMPLEEXAMPLE"
    }
  },
  problem: {
    "api-key-not-in-force": {
      "type": "urn:parvis:problem:api-key-not-in-force",
      "title": "The key is no longer active",
      "status": 409,
      "code": "api-key-not-in-force",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'rotateApiKey'>

/** Revoke an API key. */
export const revokeApiKey = {
  host: 'authorization',
  method: 'patch',
  path: "/v1/ApiKeys({id})/Revoke",
  pattern: /\/api\/authorization\/v1\/ApiKeys\(([^/]+)\)\/Revoke$/,
  status: 200,
  body: {},
  success: {
    "revoked": {
      "@odata.etag": "\"2\"",
      "id": 3,
      "consumerId": 1,
      "label": "Chargement de nuit",
      "prefix": "parvis_Tq4xR9mB",
      "state": "revoked",
      "expiresDate": "2026-04-14T08:00:00Z",
      "lastUsedDate": "2026-03-02T08:59:00Z",
      "replacedById": null,
      "revokedDate": "2026-03-02T09:15:00Z",
      "revokedBy": "admin@parvis.example",
      "createdDate": "2026-01-14T08:00:00Z",
      "createdBy": "admin@parvis.example"
    }
  },
  problem: {
    "api-key-not-in-force": {
      "type": "urn:parvis:problem:api-key-not-in-force",
      "title": "The key is no longer active",
      "status": 409,
      "code": "api-key-not-in-force",
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
} satisfies Example<'revokeApiKey'>

/** List the calls of API consumers by day and API. */
export const listApiUsages = {
  host: 'authorization',
  method: 'get',
  path: "/v1/ApiUsages",
  pattern: /\/api\/authorization\/v1\/ApiUsages$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "value": [
        {
          "id": 1,
          "consumerId": 1,
          "day": "2026-02-28",
          "api": "Contacts",
          "calls": 59,
          "refused": 0
        },
        {
          "id": 2,
          "consumerId": 1,
          "day": "2026-03-01",
          "api": "Contacts",
          "calls": 204,
          "refused": 0
        },
        {
          "id": 3,
          "consumerId": 1,
          "day": "2026-03-01",
          "api": "Engagements",
          "calls": 60,
          "refused": 3
        },
        {
          "id": 4,
          "consumerId": 1,
          "day": "2026-03-02",
          "api": "Contacts",
          "calls": 980,
          "refused": 0
        },
        {
          "id": 5,
          "consumerId": 1,
          "day": "2026-03-02",
          "api": "Engagements",
          "calls": 300,
          "refused": 12
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
} satisfies Example<'listApiUsages'>
