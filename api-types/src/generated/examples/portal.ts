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

/** Tells at once that menus or the caller's rights have changed. */
export const streamMenuChanges = {
  host: 'portal',
  method: 'get',
  path: "/v1/MenuChanges",
  pattern: /\/api\/portal\/v1\/MenuChanges$/,
  status: 200,
  body: {},
  success: {
    "changes": "event: menus\nid: 41\ndata: {\"version\":41,\"forceRefresh\":false}\n\nevent: menus\nid: 42\ndata: {\"version\":42,\"forceRefresh\":true}\n\nevent: rights\nid: rights\ndata: {\"scopes\":[\"Contacts.Read\",\"Portal.Access\"]}\n\n"
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

/** All notifications, for the control list. */
export const listNotifications = {
  host: 'portal',
  method: 'get',
  path: "/v1/Notifications",
  pattern: /\/api\/portal\/v1\/Notifications$/,
  status: 200,
  body: {},
  success: {
    "all": {
      "value": [
        {
          "@odata.etag": "\"1\"",
          "id": 12,
          "title": "Maintenance du portail samedi",
          "englishTitle": "Portal maintenance on Saturday",
          "text": "Le portail sera fermé samedi de 20 h à 22 h.",
          "englishText": "The portal is closed on Saturday from 8 pm to 10 pm.",
          "severity": "warning",
          "applicationId": 1,
          "applicationName": "Portail",
          "audience": "staff",
          "audienceIds": [],
          "audienceNames": [],
          "forClients": false,
          "isDraft": false,
          "startDate": "2026-11-20T08:00:00.000Z",
          "endDate": "2026-11-22T21:00:00.000Z",
          "link": null,
          "status": "live",
          "recipientCount": 40,
          "readCount": 31,
          "createdBy": "admin@parvis.example",
          "createdByName": "Inès Marchand",
          "createdDate": "2026-11-19T16:12:00.000Z",
          "modifiedDate": "2026-11-19T16:12:00.000Z"
        },
        {
          "@odata.etag": "\"3\"",
          "id": 9,
          "title": "Nouvelle adresse du bureau de Lyon",
          "englishTitle": "New address of the Lyon office",
          "text": "Le bureau de Lyon est désormais au 12 quai Perrache.",
          "englishText": "The Lyon office is now at 12 quai Perrache.",
          "severity": "info",
          "applicationId": 1,
          "applicationName": "Portail",
          "audience": "staff",
          "audienceIds": [],
          "audienceNames": [],
          "forClients": false,
          "isDraft": false,
          "startDate": "2026-10-01T07:00:00.000Z",
          "endDate": "2026-10-15T07:00:00.000Z",
          "link": null,
          "status": "ended",
          "recipientCount": 40,
          "readCount": 38,
          "createdBy": "admin@parvis.example",
          "createdByName": "Inès Marchand",
          "createdDate": "2026-09-30T09:00:00.000Z",
          "modifiedDate": "2026-10-15T07:00:00.000Z"
        }
      ],
      "@odata.count": 2
    },
    "live": {
      "value": [
        {
          "@odata.etag": "\"1\"",
          "id": 12,
          "title": "Maintenance du portail samedi",
          "status": "live"
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
} satisfies Example<'listNotifications'>

/** Adds a notification for staff. */
export const createNotification = {
  host: 'portal',
  method: 'post',
  path: "/v1/Notifications",
  pattern: /\/api\/portal\/v1\/Notifications$/,
  status: 201,
  body: {
    "staff": {
      "title": "Maintenance du portail samedi",
      "englishTitle": "Portal maintenance on Saturday",
      "text": "Le portail sera fermé samedi de 20 h à 22 h.",
      "englishText": "The portal is closed on Saturday from 8 pm to 10 pm.",
      "severity": "warning",
      "applicationId": 1,
      "audience": "staff",
      "audienceIds": [],
      "startDate": null,
      "endDate": "2026-11-22T21:00:00.000Z",
      "link": null,
      "isDraft": false
    },
    "group": {
      "title": "Maintenance du portail samedi",
      "englishTitle": "Portal maintenance on Saturday",
      "text": "Le portail sera fermé samedi de 20 h à 22 h.",
      "englishText": "The portal is closed on Saturday from 8 pm to 10 pm.",
      "severity": "warning",
      "applicationId": 1,
      "audience": "roles",
      "audienceIds": [
        4
      ],
      "startDate": "2026-11-20T08:00:00.000Z",
      "endDate": "2026-11-22T21:00:00.000Z",
      "link": null,
      "isDraft": true
    }
  },
  success: {
    "staff": {
      "@odata.etag": "\"1\"",
      "id": 12,
      "title": "Maintenance du portail samedi",
      "englishTitle": "Portal maintenance on Saturday",
      "text": "Le portail sera fermé samedi de 20 h à 22 h.",
      "englishText": "The portal is closed on Saturday from 8 pm to 10 pm.",
      "severity": "warning",
      "applicationId": 1,
      "applicationName": "Portail",
      "audience": "staff",
      "audienceIds": [],
      "audienceNames": [],
      "forClients": false,
      "isDraft": false,
      "startDate": "2026-11-20T08:00:00.000Z",
      "endDate": "2026-11-22T21:00:00.000Z",
      "link": null,
      "status": "live",
      "recipientCount": 40,
      "readCount": 0,
      "createdBy": "admin@parvis.example",
      "createdByName": "Inès Marchand",
      "createdDate": "2026-11-19T16:12:00.000Z",
      "modifiedDate": "2026-11-19T16:12:00.000Z"
    }
  },
  problem: {
    "notification-group-without-access": {
      "type": "urn:parvis:problem:notification-group-without-access",
      "title": "The group has no access to the application",
      "status": 422,
      "code": "notification-group-without-access",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736",
      "errors": [
        {
          "pointer": "/audienceIds/0",
          "code": "value-not-allowed"
        }
      ]
    }
  },
} satisfies Example<'createNotification'>

/** One notification. */
export const getNotification = {
  host: 'portal',
  method: 'get',
  path: "/v1/Notifications({id})",
  pattern: /\/api\/portal\/v1\/Notifications\(([^/]+)\)$/,
  status: 200,
  body: {},
  success: {
    "live": {
      "@odata.etag": "\"1\"",
      "id": 12,
      "title": "Maintenance du portail samedi",
      "englishTitle": "Portal maintenance on Saturday",
      "text": "Le portail sera fermé samedi de 20 h à 22 h.",
      "englishText": "The portal is closed on Saturday from 8 pm to 10 pm.",
      "severity": "warning",
      "applicationId": 1,
      "applicationName": "Portail",
      "audience": "staff",
      "audienceIds": [],
      "audienceNames": [],
      "forClients": false,
      "isDraft": false,
      "startDate": "2026-11-20T08:00:00.000Z",
      "endDate": "2026-11-22T21:00:00.000Z",
      "link": null,
      "status": "live",
      "recipientCount": 40,
      "readCount": 31,
      "createdBy": "admin@parvis.example",
      "createdByName": "Inès Marchand",
      "createdDate": "2026-11-19T16:12:00.000Z",
      "modifiedDate": "2026-11-19T16:12:00.000Z"
    }
  },
  problem: {
    "not-found": {
      "type": "urn:parvis:problem:not-found",
      "title": "There is no such thing here, or the person may not see it",
      "status": 404,
      "code": "not-found",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'getNotification'>

/** Changes a notification. */
export const updateNotification = {
  host: 'portal',
  method: 'patch',
  path: "/v1/Notifications({id})",
  pattern: /\/api\/portal\/v1\/Notifications\(([^/]+)\)$/,
  status: 200,
  body: {
    "text": {
      "text": "Le portail sera fermé samedi de 20 h à 23 h.",
      "englishText": "The portal is closed on Saturday from 8 pm to 11 pm."
    },
    "publish": {
      "isDraft": false,
      "startDate": null
    }
  },
  success: {
    "text": {
      "@odata.etag": "\"2\"",
      "id": 12,
      "title": "Maintenance du portail samedi",
      "englishTitle": "Portal maintenance on Saturday",
      "text": "Le portail sera fermé samedi de 20 h à 23 h.",
      "englishText": "The portal is closed on Saturday from 8 pm to 11 pm.",
      "severity": "warning",
      "applicationId": 1,
      "applicationName": "Portail",
      "audience": "staff",
      "audienceIds": [],
      "audienceNames": [],
      "forClients": false,
      "isDraft": false,
      "startDate": "2026-11-20T08:00:00.000Z",
      "endDate": "2026-11-22T21:00:00.000Z",
      "link": null,
      "status": "live",
      "recipientCount": 40,
      "readCount": 31,
      "createdBy": "admin@parvis.example",
      "createdByName": "Inès Marchand",
      "createdDate": "2026-11-19T16:12:00.000Z",
      "modifiedDate": "2026-11-20T09:30:00.000Z"
    }
  },
  problem: {
    "notification-live": {
      "type": "urn:parvis:problem:notification-live",
      "title": "Of a live notification only the texts, the link and the end can change",
      "status": 409,
      "code": "notification-live",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736",
      "errors": [
        {
          "pointer": "/audience",
          "code": "value-not-allowed"
        }
      ]
    },
    "precondition-failed": {
      "type": "urn:parvis:problem:precondition-failed",
      "title": "Somebody else changed this in the meantime",
      "status": 412,
      "code": "precondition-failed",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'updateNotification'>

/** Deletes a notification. */
export const deleteNotification = {
  host: 'portal',
  method: 'delete',
  path: "/v1/Notifications({id})",
  pattern: /\/api\/portal\/v1\/Notifications\(([^/]+)\)$/,
  status: 204,
  body: {},
  success: {},
  problem: {
    "precondition-failed": {
      "type": "urn:parvis:problem:precondition-failed",
      "title": "Somebody else changed this in the meantime",
      "status": 412,
      "code": "precondition-failed",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'deleteNotification'>

/** Ends a live notification now. */
export const stopNotification = {
  host: 'portal',
  method: 'post',
  path: "/v1/Notifications({id})/Stop",
  pattern: /\/api\/portal\/v1\/Notifications\(([^/]+)\)\/Stop$/,
  status: 200,
  body: {},
  success: {
    "ended": {
      "@odata.etag": "\"2\"",
      "id": 12,
      "title": "Maintenance du portail samedi",
      "englishTitle": "Portal maintenance on Saturday",
      "text": "Le portail sera fermé samedi de 20 h à 22 h.",
      "englishText": "The portal is closed on Saturday from 8 pm to 10 pm.",
      "severity": "warning",
      "applicationId": 1,
      "applicationName": "Portail",
      "audience": "staff",
      "audienceIds": [],
      "audienceNames": [],
      "forClients": false,
      "isDraft": false,
      "startDate": "2026-11-20T08:00:00.000Z",
      "endDate": "2026-11-20T10:00:00.000Z",
      "link": null,
      "status": "ended",
      "recipientCount": 40,
      "readCount": 31,
      "createdBy": "admin@parvis.example",
      "createdByName": "Inès Marchand",
      "createdDate": "2026-11-19T16:12:00.000Z",
      "modifiedDate": "2026-11-20T10:00:00.000Z"
    }
  },
  problem: {
    "notification-not-live": {
      "type": "urn:parvis:problem:notification-not-live",
      "title": "Only a live notification can be stopped",
      "status": 409,
      "code": "notification-not-live",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'stopNotification'>

/** Makes a draft of a notification. */
export const duplicateNotification = {
  host: 'portal',
  method: 'post',
  path: "/v1/Notifications({id})/Duplicate",
  pattern: /\/api\/portal\/v1\/Notifications\(([^/]+)\)\/Duplicate$/,
  status: 201,
  body: {},
  success: {
    "draft": {
      "@odata.etag": "\"1\"",
      "id": 14,
      "title": "Maintenance du portail samedi",
      "englishTitle": "Portal maintenance on Saturday",
      "text": "Le portail sera fermé samedi de 20 h à 22 h.",
      "englishText": "The portal is closed on Saturday from 8 pm to 10 pm.",
      "severity": "warning",
      "applicationId": 1,
      "applicationName": "Portail",
      "audience": "staff",
      "audienceIds": [],
      "audienceNames": [],
      "forClients": false,
      "isDraft": true,
      "startDate": null,
      "endDate": null,
      "link": null,
      "status": "draft",
      "recipientCount": 40,
      "readCount": 0,
      "createdBy": "admin@parvis.example",
      "createdByName": "Inès Marchand",
      "createdDate": "2026-11-19T16:12:00.000Z",
      "modifiedDate": "2026-11-19T16:12:00.000Z"
    }
  },
  problem: {
    "not-found": {
      "type": "urn:parvis:problem:not-found",
      "title": "There is no such thing here, or the person may not see it",
      "status": 404,
      "code": "not-found",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'duplicateNotification'>

/** Adds a notification for clients. */
export const createClientNotification = {
  host: 'portal',
  method: 'post',
  path: "/v1/ClientNotifications",
  pattern: /\/api\/portal\/v1\/ClientNotifications$/,
  status: 201,
  body: {
    "accounts": {
      "title": "Vos comptes annuels sont prêts",
      "englishTitle": "Your annual accounts are ready",
      "text": "Ils vous attendent dans vos rapports.",
      "englishText": "They are waiting for you in your reports.",
      "severity": "success",
      "applicationId": 1,
      "audience": "accounts",
      "audienceIds": [
        1
      ],
      "startDate": "2026-12-01T07:00:00.000Z",
      "endDate": null,
      "link": "/app/rapports",
      "isDraft": false
    },
    "everyone": {
      "title": "Maintenance du portail samedi",
      "englishTitle": "Portal maintenance on Saturday",
      "text": "Le portail sera fermé samedi de 20 h à 22 h.",
      "englishText": "The portal is closed on Saturday from 8 pm to 10 pm.",
      "severity": "warning",
      "applicationId": 1,
      "audience": "everyone",
      "audienceIds": [],
      "startDate": null,
      "endDate": null,
      "link": null,
      "isDraft": false
    }
  },
  success: {
    "accounts": {
      "@odata.etag": "\"1\"",
      "id": 13,
      "title": "Vos comptes annuels sont prêts",
      "englishTitle": "Your annual accounts are ready",
      "text": "Ils vous attendent dans vos rapports.",
      "englishText": "They are waiting for you in your reports.",
      "severity": "success",
      "applicationId": 1,
      "applicationName": "Portail",
      "audience": "accounts",
      "audienceIds": [
        1
      ],
      "audienceNames": [
        "Fontaine & Filles – Maison de thé SAS"
      ],
      "forClients": true,
      "isDraft": false,
      "startDate": "2026-12-01T07:00:00.000Z",
      "endDate": null,
      "link": "/app/rapports",
      "status": "scheduled",
      "recipientCount": 6,
      "readCount": 0,
      "createdBy": "admin@parvis.example",
      "createdByName": "Inès Marchand",
      "createdDate": "2026-11-19T16:12:00.000Z",
      "modifiedDate": "2026-11-19T16:12:00.000Z"
    }
  },
  problem: {
    "notification-audience-unknown": {
      "type": "urn:parvis:problem:notification-audience-unknown",
      "title": "Something in the audience does not exist or is not of that kind",
      "status": 422,
      "code": "notification-audience-unknown",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736",
      "errors": [
        {
          "pointer": "/audienceIds/0",
          "code": "unknown-name"
        }
      ]
    }
  },
} satisfies Example<'createClientNotification'>

/** How many people an audience has now. */
export const countNotificationRecipients = {
  host: 'portal',
  method: 'get',
  path: "/v1/NotificationRecipients",
  pattern: /\/api\/portal\/v1\/NotificationRecipients$/,
  status: 200,
  body: {},
  success: {
    "clients": {
      "recipientCount": 254,
      "withAccessCount": 2
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
} satisfies Example<'countNotificationRecipients'>

/** What is addressed to the caller. */
export const listMyNotifications = {
  host: 'portal',
  method: 'get',
  path: "/v1/MyNotifications",
  pattern: /\/api\/portal\/v1\/MyNotifications$/,
  status: 200,
  body: {},
  success: {
    "newest": {
      "value": [
        {
          "id": 12,
          "title": "Maintenance du portail samedi",
          "englishTitle": "Portal maintenance on Saturday",
          "text": "Le portail sera fermé samedi de 20 h à 22 h.",
          "englishText": "The portal is closed on Saturday from 8 pm to 10 pm.",
          "severity": "warning",
          "applicationId": 1,
          "applicationName": "Portail",
          "startDate": "2026-11-20T08:00:00.000Z",
          "endDate": "2026-11-22T21:00:00.000Z",
          "link": null,
          "status": "live",
          "isRead": false
        },
        {
          "id": 9,
          "title": "Nouvelle adresse du bureau de Lyon",
          "englishTitle": "New address of the Lyon office",
          "text": "Le bureau de Lyon est désormais au 12 quai Perrache.",
          "englishText": "The Lyon office is now at 12 quai Perrache.",
          "severity": "info",
          "applicationId": 1,
          "applicationName": "Portail",
          "startDate": "2026-10-01T07:00:00.000Z",
          "endDate": "2026-10-15T07:00:00.000Z",
          "link": null,
          "status": "ended",
          "isRead": true
        }
      ],
      "unreadCount": 1
    }
  },
  problem: {
    "terms-not-accepted": {
      "type": "urn:parvis:problem:terms-not-accepted",
      "title": "The current terms of use have not been accepted",
      "status": 403,
      "code": "terms-not-accepted",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'listMyNotifications'>

/** Marks notifications as read or unread. */
export const readMyNotifications = {
  host: 'portal',
  method: 'post',
  path: "/v1/MyNotifications/Read",
  pattern: /\/api\/portal\/v1\/MyNotifications\/Read$/,
  status: 200,
  body: {
    "read": {
      "ids": [
        12
      ],
      "isRead": true
    },
    "unread": {
      "ids": [
        12,
        9
      ],
      "isRead": false
    }
  },
  success: {
    "read": {
      "readIds": [
        12
      ],
      "unreadIds": [],
      "unreadCount": 0
    }
  },
  problem: {
    "idempotency-conflict": {
      "type": "urn:parvis:problem:idempotency-conflict",
      "title": "The Idempotency-Key was used with another request",
      "status": 409,
      "code": "idempotency-conflict",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'readMyNotifications'>

/** Marks every live notification as read. */
export const readAllMyNotifications = {
  host: 'portal',
  method: 'post',
  path: "/v1/MyNotifications/ReadAll",
  pattern: /\/api\/portal\/v1\/MyNotifications\/ReadAll$/,
  status: 200,
  body: {},
  success: {
    "all": {
      "readIds": [
        12,
        7
      ],
      "unreadIds": [],
      "unreadCount": 0
    }
  },
  problem: {
    "idempotency-conflict": {
      "type": "urn:parvis:problem:idempotency-conflict",
      "title": "The Idempotency-Key was used with another request",
      "status": 409,
      "code": "idempotency-conflict",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'readAllMyNotifications'>

/** Tells at once what changes for the caller. */
export const streamMyNotifications = {
  host: 'portal',
  method: 'get',
  path: "/v1/MyNotificationChanges",
  pattern: /\/api\/portal\/v1\/MyNotificationChanges$/,
  status: 200,
  body: {},
  success: {
    "changes": "event: present\nid: 41.6\ndata: {\"isResumed\":false,\"unreadCount\":2}\n\nevent: notification\nid: 42.6\ndata: {\"notification\":{\"id\":12,\"title\":\"Maintenance du portail samedi\",\"englishTitle\":\"Portal maintenance on Saturday\",\"text\":\"Le portail sera fermé samedi de 20 h à 22 h.\",\"englishText\":\"The portal is closed on Saturday from 8 pm to 10 pm.\",\"severity\":\"warning\",\"applicationId\":1,\"applicationName\":\"Portail\",\"startDate\":\"2026-11-20T08:00:00.000Z\",\"endDate\":\"2026-11-22T21:00:00.000Z\",\"link\":null,\"status\":\"live\",\"isRead\":false},\"isNew\":true,\"unreadCount\":3}\n\nevent: read\nid: 42.7\ndata: {\"readIds\":[12],\"unreadIds\":[],\"unreadCount\":2}\n\nevent: withdrawn\nid: 43.7\ndata: {\"id\":12,\"unreadCount\":2}\n\n"
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
} satisfies Example<'streamMyNotifications'>
