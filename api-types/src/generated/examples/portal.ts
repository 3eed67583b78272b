// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Example } from '../../example.ts'

/** The menus that the caller may see. */
export const listMenus = {
  host: 'portal',
  method: 'get',
  path: "/v1/Menus",
  pattern: /\/api\/portal\/v1\/Menus$/,
  status: 200,
  body: {},
  success: {
    "home": {
      "value": [
        {
          "@odata.etag": "\"1\"",
          "id": 1,
          "menuCode": "ADM01",
          "menuTitle": "Administration des menus",
          "menuEnglishTitle": "Menu administration",
          "menuDescription": "Créer, ordonner et publier les menus du portail",
          "menuEnglishDescription": "Create, order and publish the portal’s menus",
          "menuColor": "#2b7fb8",
          "menuIcon": "list-tree",
          "menuLink": "/app/menu/admin",
          "menuOrder": 10,
          "menuParentId": null,
          "minimumScope": "Menus.Manage",
          "onlyFirm": true,
          "forceRefresh": false,
          "inverseMenuParent": [
            {
              "@odata.etag": "\"1\"",
              "id": 2,
              "menuCode": "ADM0.5",
              "menuTitle": "Gestion des menus",
              "menuEnglishTitle": "Manage menus",
              "menuDescription": "Arborescence et fiche de chaque menu",
              "menuEnglishDescription": "The tree and the form of each menu",
              "menuColor": "#2b7fb8",
              "menuIcon": "list-tree",
              "menuLink": "/app/menu/admin",
              "menuOrder": 10,
              "menuParentId": 1,
              "minimumScope": "Menus.Manage",
              "onlyFirm": true,
              "forceRefresh": false
            }
          ]
        },
        {
          "@odata.etag": "\"1\"",
          "id": 3,
          "menuCode": "INV01",
          "menuTitle": "Inventaire",
          "menuEnglishTitle": "Inventory",
          "menuDescription": "Suivre les inventaires physiques des missions",
          "menuEnglishDescription": "Follow the stock-takes of engagements",
          "menuColor": "#3a8f4d",
          "menuIcon": "package",
          "menuLink": "/app/inventoryapp/engagements",
          "menuOrder": 20,
          "menuParentId": null,
          "minimumScope": "Portal.Access",
          "onlyFirm": false,
          "forceRefresh": false,
          "inverseMenuParent": []
        }
      ]
    },
    "search": {
      "value": [
        {
          "@odata.etag": "\"1\"",
          "id": 3,
          "menuCode": "INV01",
          "menuTitle": "Inventaire",
          "menuEnglishTitle": "Inventory"
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
} satisfies Example<'listMenus'>

/** Adds a menu. */
export const createMenu = {
  host: 'portal',
  method: 'post',
  path: "/v1/Menus",
  pattern: /\/api\/portal\/v1\/Menus$/,
  status: 201,
  body: {
    "application": {
      "menuCode": "INV01",
      "menuTitle": "Inventaire",
      "menuEnglishTitle": "Inventory",
      "menuDescription": "Suivre les inventaires physiques des missions",
      "menuEnglishDescription": "Follow the stock-takes of engagements",
      "menuColor": "#3a8f4d",
      "menuIcon": "package",
      "menuLink": "/app/inventoryapp/engagements",
      "menuOrder": 20,
      "menuParentId": null,
      "minimumScope": "Portal.Access",
      "onlyFirm": false,
      "forceRefresh": false
    }
  },
  success: {
    "application": {
      "@odata.etag": "\"1\"",
      "id": 3,
      "menuCode": "INV01",
      "menuTitle": "Inventaire",
      "menuEnglishTitle": "Inventory",
      "menuDescription": "Suivre les inventaires physiques des missions",
      "menuEnglishDescription": "Follow the stock-takes of engagements",
      "menuColor": "#3a8f4d",
      "menuIcon": "package",
      "menuLink": "/app/inventoryapp/engagements",
      "menuOrder": 20,
      "menuParentId": null,
      "minimumScope": "Portal.Access",
      "onlyFirm": false,
      "forceRefresh": false
    }
  },
  problem: {
    "menu-code-taken": {
      "type": "urn:parvis:problem:menu-code-taken",
      "title": "Another menu has this code",
      "status": 409,
      "code": "menu-code-taken",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'createMenu'>

/** Tells at once that menus have changed. */
export const streamMenuChanges = {
  host: 'portal',
  method: 'get',
  path: "/v1/MenuChanges",
  pattern: /\/api\/portal\/v1\/MenuChanges$/,
  status: 200,
  body: {},
  success: {
    "changes": "event: menus\nid: 41\ndata: {\"version\":41,\"forceRefresh\":false}\n\nevent: menus\nid: 42\ndata: {\"version\":42,\"forceRefresh\":true}\n\n"
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
} satisfies Example<'streamMenuChanges'>

/** All menus, not trimmed. */
export const listMenuAdministration = {
  host: 'portal',
  method: 'get',
  path: "/v1/MenuAdministration",
  pattern: /\/api\/portal\/v1\/MenuAdministration$/,
  status: 200,
  body: {},
  success: {
    "all": {
      "value": [
        {
          "@odata.etag": "\"1\"",
          "id": 1,
          "menuCode": "ADM01",
          "menuTitle": "Administration des menus",
          "menuEnglishTitle": "Menu administration",
          "menuDescription": "Créer, ordonner et publier les menus du portail",
          "menuEnglishDescription": "Create, order and publish the portal’s menus",
          "menuColor": "#2b7fb8",
          "menuIcon": "list-tree",
          "menuLink": "/app/menu/admin",
          "menuOrder": 10,
          "menuParentId": null,
          "minimumScope": "Menus.Manage",
          "onlyFirm": true,
          "forceRefresh": false
        },
        {
          "@odata.etag": "\"1\"",
          "id": 2,
          "menuCode": "ADM0.5",
          "menuTitle": "Gestion des menus",
          "menuEnglishTitle": "Manage menus",
          "menuDescription": "Arborescence et fiche de chaque menu",
          "menuEnglishDescription": "The tree and the form of each menu",
          "menuColor": "#2b7fb8",
          "menuIcon": "list-tree",
          "menuLink": "/app/menu/admin",
          "menuOrder": 10,
          "menuParentId": 1,
          "minimumScope": "Menus.Manage",
          "onlyFirm": true,
          "forceRefresh": false
        },
        {
          "@odata.etag": "\"1\"",
          "id": 3,
          "menuCode": "INV01",
          "menuTitle": "Inventaire",
          "menuEnglishTitle": "Inventory",
          "menuDescription": "Suivre les inventaires physiques des missions",
          "menuEnglishDescription": "Follow the stock-takes of engagements",
          "menuColor": "#3a8f4d",
          "menuIcon": "package",
          "menuLink": "/app/inventoryapp/engagements",
          "menuOrder": 20,
          "menuParentId": null,
          "minimumScope": "Portal.Access",
          "onlyFirm": false,
          "forceRefresh": false
        }
      ],
      "@odata.count": 3
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
} satisfies Example<'listMenuAdministration'>

/** Changes a menu. */
export const updateMenu = {
  host: 'portal',
  method: 'patch',
  path: "/v1/Menus({id})",
  pattern: /\/api\/portal\/v1\/Menus\(([^/]+)\)$/,
  status: 200,
  body: {
    "title": {
      "menuTitle": "Inventaires",
      "menuEnglishTitle": "Stock-takes"
    }
  },
  success: {
    "title": {
      "@odata.etag": "\"2\"",
      "id": 3,
      "menuCode": "INV01",
      "menuTitle": "Inventaires",
      "menuEnglishTitle": "Stock-takes",
      "menuDescription": "Suivre les inventaires physiques des missions",
      "menuEnglishDescription": "Follow the stock-takes of engagements",
      "menuColor": "#3a8f4d",
      "menuIcon": "package",
      "menuLink": "/app/inventoryapp/engagements",
      "menuOrder": 20,
      "menuParentId": null,
      "minimumScope": "Portal.Access",
      "onlyFirm": false,
      "forceRefresh": false
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
} satisfies Example<'updateMenu'>

/** Deletes a menu. */
export const deleteMenu = {
  host: 'portal',
  method: 'delete',
  path: "/v1/Menus({id})",
  pattern: /\/api\/portal\/v1\/Menus\(([^/]+)\)$/,
  status: 204,
  body: {},
  success: {},
  problem: {
    "menu-has-children": {
      "type": "urn:parvis:problem:menu-has-children",
      "title": "The menu has children",
      "status": 409,
      "code": "menu-has-children",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'deleteMenu'>

/** Puts a menu elsewhere in the tree. */
export const moveMenu = {
  host: 'portal',
  method: 'post',
  path: "/v1/Menus({id})/Move",
  pattern: /\/api\/portal\/v1\/Menus\(([^/]+)\)\/Move$/,
  status: 200,
  body: {
    "top": {
      "menuParentId": null,
      "beforeId": 1
    },
    "end": {
      "menuParentId": 1,
      "beforeId": null
    }
  },
  success: {
    "moved": {
      "@odata.etag": "\"3\"",
      "id": 3,
      "menuCode": "INV01",
      "menuTitle": "Inventaire",
      "menuEnglishTitle": "Inventory",
      "menuDescription": "Suivre les inventaires physiques des missions",
      "menuEnglishDescription": "Follow the stock-takes of engagements",
      "menuColor": "#3a8f4d",
      "menuIcon": "package",
      "menuLink": "/app/inventoryapp/engagements",
      "menuOrder": 10,
      "menuParentId": null,
      "minimumScope": "Portal.Access",
      "onlyFirm": false,
      "forceRefresh": false
    }
  },
  problem: {
    "menu-cycle": {
      "type": "urn:parvis:problem:menu-cycle",
      "title": "A menu cannot be below itself",
      "status": 409,
      "code": "menu-cycle",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'moveMenu'>

/** Ends the caller’s session at the services. */
export const logoutUser = {
  host: 'portal',
  method: 'get',
  path: "/v1/Users/Logout",
  pattern: /\/api\/portal\/v1\/Users\/Logout$/,
  status: 204,
  body: {},
  success: {},
  problem: {
    "token-expired": {
      "type": "urn:parvis:problem:token-expired",
      "title": "The access token has expired",
      "status": 401,
      "code": "token-expired",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'logoutUser'>

/** The global settings. */
export const getSettings = {
  host: 'portal',
  method: 'get',
  path: "/v1/Settings",
  pattern: /\/api\/portal\/v1\/Settings$/,
  status: 200,
  body: {},
  success: {
    "embedded": {
      "hosts": {
        "portal": "/api/portal",
        "customerStore": "/api/customer-store",
        "organisation": "/api/organisation",
        "authorization": "/api/authorization",
        "consent": "/api/consent"
      },
      "identity": {
        "issuer": "http://localhost:3000/identity",
        "clientId": "parvis-portal",
        "resource": "urn:parvis:api",
        "scope": "openid email profile offline_access parvis.api"
      },
      "links": {
        "privacy": "/privacy",
        "support": "mailto:support@parvis.example"
      },
      "analytics": {},
      "firmDomain": "parvis.example",
      "frameOrigins": [
        "https://inventory.parvis.example"
      ],
      "demo": true,
      "demoPeople": [
        {
          "email": "admin@parvis.example",
          "name": "Hélène Marchand",
          "role": "administrator"
        },
        {
          "email": "client@customer.example",
          "name": "Oliver Whitcombe",
          "role": "client"
        }
      ],
      "version": "0.1.0"
    }
  },
  problem: {
    "server-error": {
      "type": "urn:parvis:problem:server-error",
      "title": "The server failed",
      "status": 500,
      "code": "server-error",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'getSettings'>

/** What the caller arranged for themselves. */
export const getPreferences = {
  host: 'portal',
  method: 'get',
  path: "/v1/Preferences",
  pattern: /\/api\/portal\/v1\/Preferences$/,
  status: 200,
  body: {},
  success: {
    "arranged": {
      "pinnedMenuIds": [
        3,
        1
      ],
      "recentMenuIds": [
        3
      ],
      "sidebar": "expanded"
    },
    "untouched": {
      "pinnedMenuIds": [],
      "recentMenuIds": [],
      "sidebar": "expanded"
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
} satisfies Example<'getPreferences'>

/** Changes what the caller arranged. */
export const updatePreferences = {
  host: 'portal',
  method: 'patch',
  path: "/v1/Preferences",
  pattern: /\/api\/portal\/v1\/Preferences$/,
  status: 200,
  body: {
    "pin": {
      "pinnedMenuIds": [
        3,
        1
      ]
    },
    "collapse": {
      "sidebar": "collapsed"
    }
  },
  success: {
    "pinned": {
      "pinnedMenuIds": [
        3,
        1
      ],
      "recentMenuIds": [
        3
      ],
      "sidebar": "expanded"
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
} satisfies Example<'updatePreferences'>
