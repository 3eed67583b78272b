// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Example } from '../../example.ts'

/** List the menus the caller can see. */
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
      "title": "The person does not have a scope that this operation requires",
      "status": 403,
      "code": "scope-missing",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'listMenus'>

/** Add a menu. */
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
      "forceRefresh": false,
      "modifiedDate": "2026-11-20T09:15:00.000Z",
      "modifiedByName": "Hélène Marchand"
    }
  },
  problem: {
    "menu-code-taken": {
      "type": "urn:parvis:problem:menu-code-taken",
      "title": "Another menu already has this code",
      "status": 409,
      "code": "menu-code-taken",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'createMenu'>

/** Stream changes of menus, of the caller's permissions, and of what is waiting for them. */
export const streamMenuChanges = {
  host: 'portal',
  method: 'get',
  path: "/v1/MenuChanges",
  pattern: /\/api\/portal\/v1\/MenuChanges$/,
  status: 200,
  body: {},
  success: {
    "changes": "event: menus\nid: 41\ndata: {\"version\":41,\"forceRefresh\":false}\n\nevent: menus\nid: 42\ndata: {\"version\":42,\"forceRefresh\":true}\n\nevent: rights\nid: rights\ndata: {\"scopes\":[\"Contacts.Read\",\"Portal.Access\"]}\n\nevent: work\nid: work\ndata: {\"kinds\":[\"planningToDecide\",\"planningToCorrect\",\"planningToDeliver\"]}\n\n"
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
} satisfies Example<'streamMenuChanges'>

/** List all menus, whatever the caller’s scopes. */
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
          "forceRefresh": false,
          "modifiedDate": "2026-11-20T09:15:00.000Z",
          "modifiedByName": "Hélène Marchand"
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
          "forceRefresh": false,
          "modifiedDate": "2026-11-20T09:15:00.000Z",
          "modifiedByName": "Hélène Marchand"
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
          "modifiedDate": "2026-11-20T09:15:00.000Z",
          "modifiedByName": "Hélène Marchand"
        }
      ],
      "@odata.count": 3
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
} satisfies Example<'listMenuAdministration'>

/** Get the draft of the menus. */
export const getMenuDraft = {
  host: 'portal',
  method: 'get',
  path: "/v1/MenuDraft",
  pattern: /\/api\/portal\/v1\/MenuDraft$/,
  status: 200,
  body: {},
  success: {
    "changes": {
      "@odata.etag": "\"1000000003\"",
      "changes": [
        {
          "@odata.etag": "\"1000000003\"",
          "menuId": 4,
          "before": null,
          "after": {
            "menuCode": "M0600",
            "menuTitle": "Guides",
            "menuEnglishTitle": "Guides",
            "menuDescription": "Les guides du cabinet",
            "menuEnglishDescription": "The guides of the firm",
            "menuColor": "#2b7fb8",
            "menuIcon": "book-open",
            "menuLink": "/app/menu/admin",
            "menuOrder": 30,
            "menuParentId": null,
            "minimumScope": "Portal.Access",
            "onlyFirm": true,
            "forceRefresh": false
          },
          "present": null,
          "savedByName": "Hélène Marchand",
          "savedDate": "2026-11-20T09:20:00.000Z",
          "faults": [],
          "changedByName": null,
          "changedDate": null
        },
        {
          "@odata.etag": "\"1000000002\"",
          "menuId": 2,
          "before": {
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
          "after": null,
          "present": {
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
          "savedByName": "Hélène Marchand",
          "savedDate": "2026-11-20T09:18:00.000Z",
          "faults": [],
          "changedByName": null,
          "changedDate": null
        },
        {
          "@odata.etag": "\"1000000001\"",
          "menuId": 3,
          "before": {
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
          },
          "after": {
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
          },
          "present": {
            "menuCode": "INV01",
            "menuTitle": "Stocks",
            "menuEnglishTitle": "Stock",
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
          },
          "savedByName": "Hélène Marchand",
          "savedDate": "2026-11-20T09:15:00.000Z",
          "faults": [
            "changed-since"
          ],
          "changedByName": "Karim Benali",
          "changedDate": "2026-11-20T10:05:00.000Z"
        }
      ],
      "menus": [
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
          "modifiedDate": "2026-11-20T09:15:00.000Z",
          "modifiedByName": "Hélène Marchand"
        },
        {
          "@odata.etag": "\"1000000001\"",
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
          "forceRefresh": false,
          "modifiedDate": "2026-11-20T09:15:00.000Z",
          "modifiedByName": "Hélène Marchand"
        },
        {
          "@odata.etag": "\"1000000003\"",
          "id": 4,
          "menuCode": "M0600",
          "menuTitle": "Guides",
          "menuEnglishTitle": "Guides",
          "menuDescription": "Les guides du cabinet",
          "menuEnglishDescription": "The guides of the firm",
          "menuColor": "#2b7fb8",
          "menuIcon": "book-open",
          "menuLink": "/app/menu/admin",
          "menuOrder": 30,
          "menuParentId": null,
          "minimumScope": "Portal.Access",
          "onlyFirm": true,
          "forceRefresh": false,
          "modifiedDate": "2026-11-20T09:15:00.000Z",
          "modifiedByName": "Hélène Marchand"
        }
      ]
    },
    "none": {
      "@odata.etag": "\"1000000000\"",
      "changes": [],
      "menus": [
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
          "modifiedDate": "2026-11-20T09:15:00.000Z",
          "modifiedByName": "Hélène Marchand"
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
          "forceRefresh": false,
          "modifiedDate": "2026-11-20T09:15:00.000Z",
          "modifiedByName": "Hélène Marchand"
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
          "modifiedDate": "2026-11-20T09:15:00.000Z",
          "modifiedByName": "Hélène Marchand"
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
} satisfies Example<'getMenuDraft'>

/** Discard the draft of the menus. */
export const discardMenuDraft = {
  host: 'portal',
  method: 'delete',
  path: "/v1/MenuDraft",
  pattern: /\/api\/portal\/v1\/MenuDraft$/,
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
} satisfies Example<'discardMenuDraft'>

/** Take the changes of one menu out of the draft. */
export const removeMenuDraftChange = {
  host: 'portal',
  method: 'delete',
  path: "/v1/MenuDraft/Changes({id})",
  pattern: /\/api\/portal\/v1\/MenuDraft\/Changes\(([^/]+)\)$/,
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
} satisfies Example<'removeMenuDraftChange'>

/** Keep what the draft says of a menu that was changed since. */
export const keepMenuDraftChange = {
  host: 'portal',
  method: 'post',
  path: "/v1/MenuDraft/Changes({id})/Keep",
  pattern: /\/api\/portal\/v1\/MenuDraft\/Changes\(([^/]+)\)\/Keep$/,
  status: 200,
  body: {},
  success: {
    "kept": {
      "@odata.etag": "\"1000000004\"",
      "changes": [
        {
          "@odata.etag": "\"1000000004\"",
          "menuId": 3,
          "before": {
            "menuCode": "INV01",
            "menuTitle": "Stocks",
            "menuEnglishTitle": "Stock",
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
          },
          "after": {
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
          },
          "present": {
            "menuCode": "INV01",
            "menuTitle": "Stocks",
            "menuEnglishTitle": "Stock",
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
          },
          "savedByName": "Hélène Marchand",
          "savedDate": "2026-11-20T09:15:00.000Z",
          "faults": [],
          "changedByName": null,
          "changedDate": null
        }
      ],
      "menus": [
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
          "modifiedDate": "2026-11-20T09:15:00.000Z",
          "modifiedByName": "Hélène Marchand"
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
          "forceRefresh": false,
          "modifiedDate": "2026-11-20T09:15:00.000Z",
          "modifiedByName": "Hélène Marchand"
        },
        {
          "@odata.etag": "\"1000000004\"",
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
          "forceRefresh": false,
          "modifiedDate": "2026-11-20T09:15:00.000Z",
          "modifiedByName": "Hélène Marchand"
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
} satisfies Example<'keepMenuDraftChange'>

/** Publish the draft of the menus. */
export const publishMenuDraft = {
  host: 'portal',
  method: 'post',
  path: "/v1/MenuDraft/Publish",
  pattern: /\/api\/portal\/v1\/MenuDraft\/Publish$/,
  status: 200,
  body: {},
  success: {
    "published": {
      "id": 3,
      "kind": "draft",
      "publishedDate": "2026-11-20T11:03:00.000Z",
      "publishedByName": "Hélène Marchand",
      "changes": [
        {
          "menuId": 4,
          "before": null,
          "after": {
            "menuCode": "M0600",
            "menuTitle": "Guides",
            "menuEnglishTitle": "Guides",
            "menuDescription": "Les guides du cabinet",
            "menuEnglishDescription": "The guides of the firm",
            "menuColor": "#2b7fb8",
            "menuIcon": "book-open",
            "menuLink": "/app/menu/admin",
            "menuOrder": 30,
            "menuParentId": null,
            "minimumScope": "Portal.Access",
            "onlyFirm": true,
            "forceRefresh": false
          }
        },
        {
          "menuId": 2,
          "before": {
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
          "after": null
        },
        {
          "menuId": 3,
          "before": {
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
          },
          "after": {
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
        }
      ],
      "undoesId": null,
      "undoneById": null
    }
  },
  problem: {
    "menu-draft-faulty": {
      "type": "urn:parvis:problem:menu-draft-faulty",
      "title": "Changes of the draft cannot be published as they are",
      "status": 409,
      "code": "menu-draft-faulty",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736",
      "menus": [
        {
          "menuId": 3,
          "menuTitle": "Inventaire",
          "menuEnglishTitle": "Inventory",
          "fault": "changed-since",
          "changedByName": "Karim Benali",
          "changedDate": "2026-11-20T10:05:00.000Z"
        }
      ]
    }
  },
} satisfies Example<'publishMenuDraft'>

/** List what was published of the menus. */
export const listMenuPublications = {
  host: 'portal',
  method: 'get',
  path: "/v1/MenuPublications",
  pattern: /\/api\/portal\/v1\/MenuPublications$/,
  status: 200,
  body: {},
  success: {
    "newest": {
      "value": [
        {
          "id": 3,
          "kind": "draft",
          "publishedDate": "2026-11-20T11:03:00.000Z",
          "publishedByName": "Hélène Marchand",
          "changes": [
            {
              "menuId": 4,
              "before": null,
              "after": {
                "menuCode": "M0600",
                "menuTitle": "Guides",
                "menuEnglishTitle": "Guides",
                "menuDescription": "Les guides du cabinet",
                "menuEnglishDescription": "The guides of the firm",
                "menuColor": "#2b7fb8",
                "menuIcon": "book-open",
                "menuLink": "/app/menu/admin",
                "menuOrder": 30,
                "menuParentId": null,
                "minimumScope": "Portal.Access",
                "onlyFirm": true,
                "forceRefresh": false
              }
            },
            {
              "menuId": 2,
              "before": {
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
              "after": null
            },
            {
              "menuId": 3,
              "before": {
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
              },
              "after": {
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
            }
          ],
          "undoesId": null,
          "undoneById": null
        },
        {
          "id": 2,
          "kind": "undo",
          "publishedDate": "2026-11-20T11:02:00.000Z",
          "publishedByName": "Hélène Marchand",
          "changes": [
            {
              "menuId": 3,
              "before": {
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
              },
              "after": {
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
            }
          ],
          "undoesId": 1,
          "undoneById": null
        },
        {
          "id": 1,
          "kind": "direct",
          "publishedDate": "2026-11-20T11:01:00.000Z",
          "publishedByName": "Hélène Marchand",
          "changes": [
            {
              "menuId": 3,
              "before": {
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
              },
              "after": {
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
            }
          ],
          "undoesId": null,
          "undoneById": 2
        }
      ],
      "hasMore": false
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
} satisfies Example<'listMenuPublications'>

/** Undo what was published of the menus. */
export const undoMenuPublication = {
  host: 'portal',
  method: 'post',
  path: "/v1/MenuPublications({id})/Undo",
  pattern: /\/api\/portal\/v1\/MenuPublications\(([^/]+)\)\/Undo$/,
  status: 200,
  body: {},
  success: {
    "undone": {
      "id": 4,
      "kind": "undo",
      "publishedDate": "2026-11-20T11:04:00.000Z",
      "publishedByName": "Hélène Marchand",
      "changes": [
        {
          "menuId": 3,
          "before": {
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
          },
          "after": {
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
        }
      ],
      "undoesId": 3,
      "undoneById": null
    }
  },
  problem: {
    "menu-publication-overtaken": {
      "type": "urn:parvis:problem:menu-publication-overtaken",
      "title": "Menus of the publication were changed since",
      "status": 409,
      "code": "menu-publication-overtaken",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736",
      "menus": [
        {
          "menuId": 3,
          "menuTitle": "Inventaire",
          "menuEnglishTitle": "Inventory",
          "fault": "changed-since",
          "changedByName": "Karim Benali",
          "changedDate": "2026-11-20T10:05:00.000Z"
        }
      ]
    }
  },
} satisfies Example<'undoMenuPublication'>

/** Update a menu. */
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
      "forceRefresh": false,
      "modifiedDate": "2026-11-20T09:15:00.000Z",
      "modifiedByName": "Hélène Marchand"
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
} satisfies Example<'updateMenu'>

/** Delete a menu. */
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
      "title": "The menu has sub-menus",
      "status": 409,
      "code": "menu-has-children",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'deleteMenu'>

/** Move a menu in the tree. */
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
      "forceRefresh": false,
      "modifiedDate": "2026-11-20T09:15:00.000Z",
      "modifiedByName": "Hélène Marchand"
    }
  },
  problem: {
    "menu-cycle": {
      "type": "urn:parvis:problem:menu-cycle",
      "title": "A menu cannot be below itself",
      "status": 409,
      "code": "menu-cycle",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    },
    "menu-too-deep": {
      "type": "urn:parvis:problem:menu-too-deep",
      "title": "A sub-menu cannot have sub-menus",
      "status": 422,
      "code": "menu-too-deep",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'moveMenu'>

/** End the caller’s session. */
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

/** Get the global settings. */
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

/** Report an error of a page. */
export const reportBrowserError = {
  host: 'portal',
  method: 'post',
  path: "/v1/BrowserErrors",
  pattern: /\/api\/portal\/v1\/BrowserErrors$/,
  status: 204,
  body: {
    "screen": {
      "name": "TypeError",
      "source": "boundary",
      "kind": "property-of-nothing",
      "frames": [
        {
          "file": "Bk3xq_9a.js",
          "line": 1,
          "column": 20411
        },
        {
          "file": "react-D2vC81sw.js",
          "line": 8,
          "column": 5120
        }
      ],
      "route": "/app/menu/admin",
      "build": "index-C0ffee12.js",
      "version": "1.0.0",
      "failedCall": "4bf92f3577b34da6a3ce929d0e0e4736"
    },
    "missing-file": {
      "name": "TypeError",
      "source": "boundary",
      "kind": "part-not-loaded",
      "frames": [],
      "missingFile": "Dq81hs2_.js",
      "route": "/",
      "build": "index-C0ffee12.js",
      "version": "1.0.0"
    }
  },
  success: {},
  problem: {
    "rate-limited": {
      "type": "urn:parvis:problem:rate-limited",
      "title": "Too many requests",
      "status": 429,
      "code": "rate-limited",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'reportBrowserError'>

/** Get the caller’s preferences. */
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
      "menuOrder": [
        3,
        1,
        2
      ],
      "knownMenuIds": [
        1,
        2,
        3
      ],
      "sidebar": "expanded",
      "language": "fr"
    },
    "untouched": {
      "pinnedMenuIds": [],
      "recentMenuIds": [],
      "menuOrder": [],
      "knownMenuIds": null,
      "sidebar": "expanded",
      "language": null
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
} satisfies Example<'getPreferences'>

/** Update the caller’s preferences. */
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
    "order": {
      "menuOrder": [
        3,
        1,
        2
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
      "menuOrder": [
        3,
        1,
        2
      ],
      "knownMenuIds": [
        1,
        2,
        3
      ],
      "sidebar": "expanded",
      "language": "fr"
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
} satisfies Example<'updatePreferences'>

/** Get the caller’s views of a list. */
export const getListViews = {
  host: 'portal',
  method: 'get',
  path: "/v1/ListViews",
  pattern: /\/api\/portal\/v1\/ListViews$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "value": [
        {
          "key": "5f0d6b1c9e2a4b7d8c3e1f20",
          "name": "Waiting for me",
          "view": "f.status=any:toValidate&sort=createdDate",
          "isDefault": true
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
} satisfies Example<'getListViews'>

/** Keep and remove views of a list. */
export const changeListViews = {
  host: 'portal',
  method: 'post',
  path: "/v1/ListViews",
  pattern: /\/api\/portal\/v1\/ListViews$/,
  status: 200,
  body: {
    "keep": {
      "list": "onboarding.list",
      "kept": [
        {
          "key": "5f0d6b1c9e2a4b7d8c3e1f20",
          "name": "Waiting for me",
          "view": "f.status=any:toValidate&sort=createdDate",
          "isDefault": true
        }
      ],
      "removed": []
    }
  },
  success: {
    "kept": {
      "value": [
        {
          "key": "5f0d6b1c9e2a4b7d8c3e1f20",
          "name": "Waiting for me",
          "view": "f.status=any:toValidate&sort=createdDate",
          "isDefault": true
        }
      ]
    }
  },
  problem: {
    "list-view-name-taken": {
      "type": "urn:parvis:problem:list-view-name-taken",
      "title": "The person already has a view of this list with this name",
      "status": 409,
      "code": "list-view-name-taken",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    },
    "list-view-limit-reached": {
      "type": "urn:parvis:problem:list-view-limit-reached",
      "title": "The person has the maximum number of views of this list",
      "status": 409,
      "code": "list-view-limit-reached",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'changeListViews'>

/** List all notifications. */
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
          "englishApplicationName": "Portal",
          "audience": "staff",
          "audienceIds": [],
          "audienceNames": [],
          "englishAudienceNames": [],
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
          "englishApplicationName": "Portal",
          "audience": "staff",
          "audienceIds": [],
          "audienceNames": [],
          "englishAudienceNames": [],
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
      "title": "The person does not have a scope that this operation requires",
      "status": 403,
      "code": "scope-missing",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'listNotifications'>

/** Add a notification for staff. */
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
      "englishApplicationName": "Portal",
      "audience": "staff",
      "audienceIds": [],
      "audienceNames": [],
      "englishAudienceNames": [],
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
      "title": "The group does not have access to the application",
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

/** Get a notification. */
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
      "englishApplicationName": "Portal",
      "audience": "staff",
      "audienceIds": [],
      "audienceNames": [],
      "englishAudienceNames": [],
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
      "title": "This does not exist, or the person does not have access to it",
      "status": 404,
      "code": "not-found",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'getNotification'>

/** Update a notification. */
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
      "englishApplicationName": "Portal",
      "audience": "staff",
      "audienceIds": [],
      "audienceNames": [],
      "englishAudienceNames": [],
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
      "title": "Only the texts, the link, and the end of a live notification can change",
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
      "title": "Someone else changed this in the meantime",
      "status": 412,
      "code": "precondition-failed",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'updateNotification'>

/** Delete a notification. */
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
      "title": "Someone else changed this in the meantime",
      "status": 412,
      "code": "precondition-failed",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'deleteNotification'>

/** Stop a live notification. */
export const stopNotification = {
  host: 'portal',
  method: 'patch',
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
      "englishApplicationName": "Portal",
      "audience": "staff",
      "audienceIds": [],
      "audienceNames": [],
      "englishAudienceNames": [],
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
    },
    "precondition-failed": {
      "type": "urn:parvis:problem:precondition-failed",
      "title": "Someone else changed this in the meantime",
      "status": 412,
      "code": "precondition-failed",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'stopNotification'>

/** Duplicate a notification as a draft. */
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
      "englishApplicationName": "Portal",
      "audience": "staff",
      "audienceIds": [],
      "audienceNames": [],
      "englishAudienceNames": [],
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
      "title": "This does not exist, or the person does not have access to it",
      "status": 404,
      "code": "not-found",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'duplicateNotification'>

/** Add a notification for clients. */
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
      "englishApplicationName": "Portal",
      "audience": "accounts",
      "audienceIds": [
        1
      ],
      "audienceNames": [
        "Fontaine & Filles – Maison de thé SAS"
      ],
      "englishAudienceNames": [
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
      "title": "Part of the audience does not exist or has the wrong type",
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

/** Count the recipients of an audience. */
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
      "title": "The person does not have a scope that this operation requires",
      "status": 403,
      "code": "scope-missing",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'countNotificationRecipients'>

/** List the caller’s notifications. */
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
          "englishApplicationName": "Portal",
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
          "englishApplicationName": "Portal",
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
      "title": "The person has not accepted the current terms of use",
      "status": 403,
      "code": "terms-not-accepted",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'listMyNotifications'>

/** Mark notifications as read or unread. */
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
      "title": "The Idempotency-Key was already used for a different request",
      "status": 409,
      "code": "idempotency-conflict",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'readMyNotifications'>

/** Mark every live notification as read. */
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
      "title": "The Idempotency-Key was already used for a different request",
      "status": 409,
      "code": "idempotency-conflict",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'readAllMyNotifications'>

/** Stream changes of the caller’s notifications. */
export const streamMyNotifications = {
  host: 'portal',
  method: 'get',
  path: "/v1/MyNotificationChanges",
  pattern: /\/api\/portal\/v1\/MyNotificationChanges$/,
  status: 200,
  body: {},
  success: {
    "changes": "event: present\nid: 41.6\ndata: {\"isResumed\":false,\"unreadCount\":2}\n\nevent: notification\nid: 42.6\ndata: {\"notification\":{\"id\":12,\"title\":\"Maintenance du portail samedi\",\"englishTitle\":\"Portal maintenance on Saturday\",\"text\":\"Le portail sera fermé samedi de 20 h à 22 h.\",\"englishText\":\"The portal is closed on Saturday from 8 pm to 10 pm.\",\"severity\":\"warning\",\"applicationId\":1,\"applicationName\":\"Portail\",\"englishApplicationName\":\"Portal\",\"startDate\":\"2026-11-20T08:00:00.000Z\",\"endDate\":\"2026-11-22T21:00:00.000Z\",\"link\":null,\"status\":\"live\",\"isRead\":false},\"isNew\":true,\"unreadCount\":3}\n\nevent: read\nid: 42.7\ndata: {\"readIds\":[12],\"unreadIds\":[],\"unreadCount\":2}\n\nevent: withdrawn\nid: 43.7\ndata: {\"id\":12,\"unreadCount\":2}\n\n"
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
} satisfies Example<'streamMyNotifications'>

/** List the clients of the library. */
export const listReportClients = {
  host: 'portal',
  method: 'get',
  path: "/v1/ReportClients",
  pattern: /\/api\/portal\/v1\/ReportClients$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "value": [
        {
          "id": 1,
          "accountNumber": "100001",
          "accountLegalName": "Fontaine & Filles – Maison de thé SAS",
          "reportCount": 9
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
} satisfies Example<'listReportClients'>

/** List the folders of the library. */
export const listReportFolders = {
  host: 'portal',
  method: 'get',
  path: "/v1/ReportFolders",
  pattern: /\/api\/portal\/v1\/ReportFolders$/,
  status: 200,
  body: {},
  success: {
    "tree": {
      "value": [
        {
          "@odata.etag": "\"2\"",
          "id": 3,
          "name": "Gestion",
          "path": "Gestion",
          "accountId": 1,
          "accountName": "Fontaine & Filles – Maison de thé SAS",
          "parentFolderId": null,
          "depth": 1,
          "engagementId": null,
          "engagementCode": null,
          "reportCount": 9,
          "createdBy": "manager@parvis.example",
          "createdDate": "2026-09-14T08:12:00.000Z",
          "modifiedDate": "2026-11-03T15:40:00.000Z"
        },
        {
          "@odata.etag": "\"1\"",
          "id": 7,
          "name": "Ventes 2026",
          "path": "Gestion/Ventes 2026",
          "accountId": 1,
          "accountName": "Fontaine & Filles – Maison de thé SAS",
          "parentFolderId": 3,
          "depth": 2,
          "engagementId": 1,
          "engagementCode": "E2024-000001",
          "reportCount": 4,
          "createdBy": "manager@parvis.example",
          "createdDate": "2026-09-14T08:12:00.000Z",
          "modifiedDate": "2026-11-03T15:40:00.000Z"
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
} satisfies Example<'listReportFolders'>

/** Add a folder. */
export const createReportFolder = {
  host: 'portal',
  method: 'post',
  path: "/v1/ReportFolders",
  pattern: /\/api\/portal\/v1\/ReportFolders$/,
  status: 201,
  body: {
    "below": {
      "name": "Ventes 2026",
      "accountId": null,
      "parentFolderId": 3,
      "engagementId": 1
    },
    "first": {
      "name": "Gestion",
      "accountId": 1,
      "parentFolderId": null,
      "engagementId": null
    }
  },
  success: {
    "below": {
      "@odata.etag": "\"1\"",
      "id": 7,
      "name": "Ventes 2026",
      "path": "Gestion/Ventes 2026",
      "accountId": 1,
      "accountName": "Fontaine & Filles – Maison de thé SAS",
      "parentFolderId": 3,
      "depth": 2,
      "engagementId": 1,
      "engagementCode": "E2024-000001",
      "reportCount": 0,
      "createdBy": "manager@parvis.example",
      "createdDate": "2026-09-14T08:12:00.000Z",
      "modifiedDate": "2026-11-03T15:40:00.000Z"
    }
  },
  problem: {
    "report-folder-exists": {
      "type": "urn:parvis:problem:report-folder-exists",
      "title": "The client already has a folder with this name",
      "status": 409,
      "code": "report-folder-exists",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'createReportFolder'>

/** Rename a folder or change its engagement. */
export const updateReportFolder = {
  host: 'portal',
  method: 'patch',
  path: "/v1/ReportFolders({id})",
  pattern: /\/api\/portal\/v1\/ReportFolders\(([^/]+)\)$/,
  status: 200,
  body: {
    "name": {
      "name": "Ventes 2027"
    },
    "engagement": {
      "engagementId": 2
    }
  },
  success: {
    "name": {
      "@odata.etag": "\"2\"",
      "id": 7,
      "name": "Ventes 2027",
      "path": "Gestion/Ventes 2027",
      "accountId": 1,
      "accountName": "Fontaine & Filles – Maison de thé SAS",
      "parentFolderId": 3,
      "depth": 2,
      "engagementId": 1,
      "engagementCode": "E2024-000001",
      "reportCount": 4,
      "createdBy": "manager@parvis.example",
      "createdDate": "2026-09-14T08:12:00.000Z",
      "modifiedDate": "2026-11-03T15:40:00.000Z"
    }
  },
  problem: {
    "report-folder-name-too-long": {
      "type": "urn:parvis:problem:report-folder-name-too-long",
      "title": "The folder name has more than 14 characters",
      "status": 422,
      "code": "report-folder-name-too-long",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    },
    "report-folder-of-another-engagement": {
      "type": "urn:parvis:problem:report-folder-of-another-engagement",
      "title": "The folder belongs to another engagement",
      "status": 409,
      "code": "report-folder-of-another-engagement",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'updateReportFolder'>

/** Delete an empty folder. */
export const deleteReportFolder = {
  host: 'portal',
  method: 'delete',
  path: "/v1/ReportFolders({id})",
  pattern: /\/api\/portal\/v1\/ReportFolders\(([^/]+)\)$/,
  status: 204,
  body: {},
  success: {},
  problem: {
    "report-folder-not-empty": {
      "type": "urn:parvis:problem:report-folder-not-empty",
      "title": "The folder contains sub-folders or reports",
      "status": 409,
      "code": "report-folder-not-empty",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'deleteReportFolder'>

/** Move a folder with its content. */
export const moveReportFolder = {
  host: 'portal',
  method: 'post',
  path: "/v1/ReportFolders({id})/Move",
  pattern: /\/api\/portal\/v1\/ReportFolders\(([^/]+)\)\/Move$/,
  status: 200,
  body: {
    "top": {
      "parentFolderId": null
    }
  },
  success: {
    "top": {
      "@odata.etag": "\"2\"",
      "id": 7,
      "name": "Ventes 2026",
      "path": "Ventes 2026",
      "accountId": 1,
      "accountName": "Fontaine & Filles – Maison de thé SAS",
      "parentFolderId": null,
      "depth": 1,
      "engagementId": 1,
      "engagementCode": "E2024-000001",
      "reportCount": 4,
      "createdBy": "manager@parvis.example",
      "createdDate": "2026-09-14T08:12:00.000Z",
      "modifiedDate": "2026-11-03T15:40:00.000Z"
    }
  },
  problem: {
    "report-folder-cycle": {
      "type": "urn:parvis:problem:report-folder-cycle",
      "title": "A folder cannot be below itself",
      "status": 409,
      "code": "report-folder-cycle",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'moveReportFolder'>

/** Restore a deleted folder. */
export const restoreReportFolder = {
  host: 'portal',
  method: 'post',
  path: "/v1/ReportFolders({id})/Restore",
  pattern: /\/api\/portal\/v1\/ReportFolders\(([^/]+)\)\/Restore$/,
  status: 200,
  body: {},
  success: {
    "back": {
      "@odata.etag": "\"3\"",
      "id": 7,
      "name": "Ventes 2026",
      "path": "Gestion/Ventes 2026",
      "accountId": 1,
      "accountName": "Fontaine & Filles – Maison de thé SAS",
      "parentFolderId": 3,
      "depth": 2,
      "engagementId": 1,
      "engagementCode": "E2024-000001",
      "reportCount": 0,
      "createdBy": "manager@parvis.example",
      "createdDate": "2026-09-14T08:12:00.000Z",
      "modifiedDate": "2026-11-03T15:40:00.000Z"
    }
  },
  problem: {
    "report-folder-exists": {
      "type": "urn:parvis:problem:report-folder-exists",
      "title": "The client already has a folder with this name",
      "status": 409,
      "code": "report-folder-exists",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'restoreReportFolder'>

/** Preview the effect of a change to a folder. */
export const assessReportFolderChange = {
  host: 'portal',
  method: 'post',
  path: "/v1/ReportFolders/Assess",
  pattern: /\/api\/portal\/v1\/ReportFolders\/Assess$/,
  status: 200,
  body: {
    "rename": {
      "kind": "rename",
      "folderId": 7,
      "name": "Gestion",
      "accountId": null,
      "parentFolderId": null,
      "engagementId": null
    },
    "delete": {
      "kind": "delete",
      "folderId": 7,
      "name": "",
      "accountId": null,
      "parentFolderId": null,
      "engagementId": null
    }
  },
  success: {
    "rename": {
      "problems": [
        "report-folder-exists"
      ],
      "folderCount": 0,
      "reportCount": 4,
      "readerCount": 21
    },
    "delete": {
      "problems": [
        "report-folder-not-empty"
      ],
      "folderCount": 0,
      "reportCount": 4,
      "readerCount": 21
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
} satisfies Example<'assessReportFolderChange'>

/** List reports. */
export const listReports = {
  host: 'portal',
  method: 'get',
  path: "/v1/Reports",
  pattern: /\/api\/portal\/v1\/Reports$/,
  status: 200,
  body: {},
  success: {
    "library": {
      "value": [
        {
          "@odata.etag": "\"3\"",
          "id": 41,
          "name": "Marge mois",
          "folderId": 7,
          "folderPath": "Gestion/Ventes 2026",
          "accountId": 1,
          "accountName": "Fontaine & Filles – Maison de thé SAS",
          "engagementId": 1,
          "engagementCode": "E2024-000001",
          "reportUrl": "/rapport?id=41",
          "powerBiUrl": null,
          "reportId": null,
          "reportGroup": null,
          "securityModel": "everyone",
          "height": null,
          "width": null,
          "author": "manager@parvis.example",
          "authorName": "Samuel Okafor",
          "publicationStatus": "published",
          "createdDate": "2026-09-15T09:00:00.000Z",
          "modificationDate": "2026-11-12T10:30:00.000Z",
          "fileName": "marge-mois.pbix",
          "fileSize": 18874368,
          "fileVersion": 3,
          "versionDate": "2026-11-03T09:12:00Z",
          "pages": [
            {
              "name": "ReportSection1",
              "displayName": "Synthèse"
            },
            {
              "name": "ReportSection2",
              "displayName": "Par région"
            }
          ],
          "bookmarks": [
            {
              "name": "Bookmark1",
              "displayName": "Ouest seul",
              "pageName": "ReportSection2"
            }
          ],
          "isFavourite": true,
          "lastOpenedDate": "2026-11-10T07:45:00.000Z",
          "isModified": true,
          "documentCount": 1,
          "mayDownload": true
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
} satisfies Example<'listReports'>

/** Add a report without a file. */
export const createReport = {
  host: 'portal',
  method: 'post',
  path: "/v1/Reports",
  pattern: /\/api\/portal\/v1\/Reports$/,
  status: 201,
  body: {
    "draft": {
      "name": "Stock tea",
      "folderId": 7,
      "powerBiUrl": null,
      "reportId": null,
      "reportGroup": null,
      "securityModel": "everyone",
      "height": null,
      "width": null
    }
  },
  success: {
    "draft": {
      "@odata.etag": "\"1\"",
      "id": 44,
      "name": "Stock tea",
      "folderId": 7,
      "folderPath": "Gestion/Ventes 2026",
      "accountId": 1,
      "accountName": "Fontaine & Filles – Maison de thé SAS",
      "engagementId": 1,
      "engagementCode": "E2024-000001",
      "reportUrl": "/rapport?id=44",
      "powerBiUrl": null,
      "reportId": null,
      "reportGroup": null,
      "securityModel": "everyone",
      "height": null,
      "width": null,
      "author": "manager@parvis.example",
      "authorName": "Samuel Okafor",
      "publicationStatus": "draft",
      "createdDate": "2026-09-15T09:00:00.000Z",
      "modificationDate": "2026-11-12T10:30:00.000Z",
      "fileName": null,
      "fileSize": null,
      "fileVersion": 0,
      "versionDate": null,
      "pages": [],
      "bookmarks": [],
      "isFavourite": false,
      "lastOpenedDate": null,
      "isModified": false,
      "documentCount": 0,
      "mayDownload": false
    }
  },
  problem: {
    "report-exists": {
      "type": "urn:parvis:problem:report-exists",
      "title": "The folder already has a report with this name",
      "status": 409,
      "code": "report-exists",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'createReport'>

/** Get a report. */
export const getReport = {
  host: 'portal',
  method: 'get',
  path: "/v1/Reports({id})",
  pattern: /\/api\/portal\/v1\/Reports\(([^/]+)\)$/,
  status: 200,
  body: {},
  success: {
    "published": {
      "@odata.etag": "\"3\"",
      "id": 41,
      "name": "Marge mois",
      "folderId": 7,
      "folderPath": "Gestion/Ventes 2026",
      "accountId": 1,
      "accountName": "Fontaine & Filles – Maison de thé SAS",
      "engagementId": 1,
      "engagementCode": "E2024-000001",
      "reportUrl": "/rapport?id=41",
      "powerBiUrl": null,
      "reportId": null,
      "reportGroup": null,
      "securityModel": "everyone",
      "height": null,
      "width": null,
      "author": "manager@parvis.example",
      "authorName": "Samuel Okafor",
      "publicationStatus": "published",
      "createdDate": "2026-09-15T09:00:00.000Z",
      "modificationDate": "2026-11-12T10:30:00.000Z",
      "fileName": "marge-mois.pbix",
      "fileSize": 18874368,
      "fileVersion": 3,
      "versionDate": "2026-11-03T09:12:00Z",
      "pages": [
        {
          "name": "ReportSection1",
          "displayName": "Synthèse"
        },
        {
          "name": "ReportSection2",
          "displayName": "Par région"
        }
      ],
      "bookmarks": [
        {
          "name": "Bookmark1",
          "displayName": "Ouest seul",
          "pageName": "ReportSection2"
        }
      ],
      "isFavourite": true,
      "lastOpenedDate": "2026-11-10T07:45:00.000Z",
      "isModified": true,
      "documentCount": 1,
      "mayDownload": true
    }
  },
  problem: {
    "report-access-denied": {
      "type": "urn:parvis:problem:report-access-denied",
      "title": "This report does not exist, or the person does not have access to it",
      "status": 403,
      "code": "report-access-denied",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'getReport'>

/** Update, publish, or withdraw a report. */
export const updateReport = {
  host: 'portal',
  method: 'patch',
  path: "/v1/Reports({id})",
  pattern: /\/api\/portal\/v1\/Reports\(([^/]+)\)$/,
  status: 200,
  body: {
    "name": {
      "name": "Marge 2026"
    },
    "publish": {
      "publicationStatus": "published"
    }
  },
  success: {
    "name": {
      "@odata.etag": "\"4\"",
      "id": 41,
      "name": "Marge 2026",
      "folderId": 7,
      "folderPath": "Gestion/Ventes 2026",
      "accountId": 1,
      "accountName": "Fontaine & Filles – Maison de thé SAS",
      "engagementId": 1,
      "engagementCode": "E2024-000001",
      "reportUrl": "/rapport?id=41",
      "powerBiUrl": null,
      "reportId": null,
      "reportGroup": null,
      "securityModel": "everyone",
      "height": null,
      "width": null,
      "author": "manager@parvis.example",
      "authorName": "Samuel Okafor",
      "publicationStatus": "published",
      "createdDate": "2026-09-15T09:00:00.000Z",
      "modificationDate": "2026-11-12T10:30:00.000Z",
      "fileName": "marge-mois.pbix",
      "fileSize": 18874368,
      "fileVersion": 3,
      "versionDate": "2026-11-03T09:12:00Z",
      "pages": [
        {
          "name": "ReportSection1",
          "displayName": "Synthèse"
        },
        {
          "name": "ReportSection2",
          "displayName": "Par région"
        }
      ],
      "bookmarks": [
        {
          "name": "Bookmark1",
          "displayName": "Ouest seul",
          "pageName": "ReportSection2"
        }
      ],
      "isFavourite": true,
      "lastOpenedDate": "2026-11-10T07:45:00.000Z",
      "isModified": true,
      "documentCount": 1,
      "mayDownload": true
    }
  },
  problem: {
    "report-name-too-long": {
      "type": "urn:parvis:problem:report-name-too-long",
      "title": "The report name has more than 14 characters",
      "status": 422,
      "code": "report-name-too-long",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    },
    "report-content-missing": {
      "type": "urn:parvis:problem:report-content-missing",
      "title": "The report has no file and no Power BI address",
      "status": 409,
      "code": "report-content-missing",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'updateReport'>

/** Delete a report. */
export const deleteReport = {
  host: 'portal',
  method: 'delete',
  path: "/v1/Reports({id})",
  pattern: /\/api\/portal\/v1\/Reports\(([^/]+)\)$/,
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
} satisfies Example<'deleteReport'>

/** Move a report to another folder of its client. */
export const moveReport = {
  host: 'portal',
  method: 'post',
  path: "/v1/Reports({id})/Move",
  pattern: /\/api\/portal\/v1\/Reports\(([^/]+)\)\/Move$/,
  status: 200,
  body: {
    "up": {
      "folderId": 3
    }
  },
  success: {
    "up": {
      "@odata.etag": "\"4\"",
      "id": 41,
      "name": "Marge mois",
      "folderId": 3,
      "folderPath": "Gestion",
      "accountId": 1,
      "accountName": "Fontaine & Filles – Maison de thé SAS",
      "engagementId": null,
      "engagementCode": null,
      "reportUrl": "/rapport?id=41",
      "powerBiUrl": null,
      "reportId": null,
      "reportGroup": null,
      "securityModel": "everyone",
      "height": null,
      "width": null,
      "author": "manager@parvis.example",
      "authorName": "Samuel Okafor",
      "publicationStatus": "published",
      "createdDate": "2026-09-15T09:00:00.000Z",
      "modificationDate": "2026-11-12T10:30:00.000Z",
      "fileName": "marge-mois.pbix",
      "fileSize": 18874368,
      "fileVersion": 3,
      "versionDate": "2026-11-03T09:12:00Z",
      "pages": [
        {
          "name": "ReportSection1",
          "displayName": "Synthèse"
        },
        {
          "name": "ReportSection2",
          "displayName": "Par région"
        }
      ],
      "bookmarks": [
        {
          "name": "Bookmark1",
          "displayName": "Ouest seul",
          "pageName": "ReportSection2"
        }
      ],
      "isFavourite": true,
      "lastOpenedDate": "2026-11-10T07:45:00.000Z",
      "isModified": true,
      "documentCount": 1,
      "mayDownload": true
    }
  },
  problem: {
    "report-exists": {
      "type": "urn:parvis:problem:report-exists",
      "title": "The folder already has a report with this name",
      "status": 409,
      "code": "report-exists",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'moveReport'>

/** Restore a deleted report. */
export const restoreReport = {
  host: 'portal',
  method: 'post',
  path: "/v1/Reports({id})/Restore",
  pattern: /\/api\/portal\/v1\/Reports\(([^/]+)\)\/Restore$/,
  status: 200,
  body: {},
  success: {
    "back": {
      "@odata.etag": "\"5\"",
      "id": 41,
      "name": "Marge mois",
      "folderId": 7,
      "folderPath": "Gestion/Ventes 2026",
      "accountId": 1,
      "accountName": "Fontaine & Filles – Maison de thé SAS",
      "engagementId": 1,
      "engagementCode": "E2024-000001",
      "reportUrl": "/rapport?id=41",
      "powerBiUrl": null,
      "reportId": null,
      "reportGroup": null,
      "securityModel": "everyone",
      "height": null,
      "width": null,
      "author": "manager@parvis.example",
      "authorName": "Samuel Okafor",
      "publicationStatus": "published",
      "createdDate": "2026-09-15T09:00:00.000Z",
      "modificationDate": "2026-11-12T10:30:00.000Z",
      "fileName": "marge-mois.pbix",
      "fileSize": 18874368,
      "fileVersion": 3,
      "versionDate": "2026-11-03T09:12:00Z",
      "pages": [
        {
          "name": "ReportSection1",
          "displayName": "Synthèse"
        },
        {
          "name": "ReportSection2",
          "displayName": "Par région"
        }
      ],
      "bookmarks": [
        {
          "name": "Bookmark1",
          "displayName": "Ouest seul",
          "pageName": "ReportSection2"
        }
      ],
      "isFavourite": true,
      "lastOpenedDate": "2026-11-10T07:45:00.000Z",
      "isModified": true,
      "documentCount": 1,
      "mayDownload": true
    }
  },
  problem: {
    "report-folder-unknown": {
      "type": "urn:parvis:problem:report-folder-unknown",
      "title": "The folder does not exist",
      "status": 422,
      "code": "report-folder-unknown",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'restoreReport'>

/** Preview the effect of a change to a report. */
export const assessReportChange = {
  host: 'portal',
  method: 'post',
  path: "/v1/Reports/Assess",
  pattern: /\/api\/portal\/v1\/Reports\/Assess$/,
  status: 200,
  body: {
    "delete": {
      "kind": "delete",
      "reportKey": 41,
      "name": "",
      "folderId": null
    }
  },
  success: {
    "delete": {
      "problems": [],
      "bookmarkCount": 1,
      "favouriteCount": 3,
      "projectCount": 2,
      "readerCount": 21
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
} satisfies Example<'assessReportChange'>

/** Get the pages, visuals, and bookmarks of a report. */
export const getReportLayout = {
  host: 'portal',
  method: 'get',
  path: "/v1/Reports({id})/Layout",
  pattern: /\/api\/portal\/v1\/Reports\(([^/]+)\)\/Layout$/,
  status: 200,
  body: {},
  success: {
    "page": {
      "pages": [
        {
          "name": "ReportSection1",
          "displayName": "Synthèse",
          "isHidden": false,
          "width": 1280,
          "height": 720,
          "visuals": [
            {
              "name": "v1",
              "kind": "card",
              "title": "Honoraires",
              "fields": [
                {
                  "table": "Honoraires",
                  "name": "Honoraires",
                  "summary": "sum"
                }
              ],
              "isFiltered": false,
              "x": 20,
              "y": 20,
              "z": 0,
              "width": 280,
              "height": 120
            },
            {
              "name": "v2",
              "kind": "columnChart",
              "title": "Marge par région",
              "fields": [
                {
                  "table": "Ventes",
                  "name": "Région",
                  "summary": null
                },
                {
                  "table": "Ventes",
                  "name": "Marge",
                  "summary": "measure"
                }
              ],
              "isFiltered": false,
              "x": 20,
              "y": 160,
              "z": 1,
              "width": 620,
              "height": 400
            }
          ]
        }
      ],
      "bookmarks": [
        {
          "name": "Bookmark1",
          "displayName": "Ouest seul",
          "pageName": "ReportSection1"
        }
      ]
    }
  },
  problem: {
    "report-access-denied": {
      "type": "urn:parvis:problem:report-access-denied",
      "title": "This report does not exist, or the person does not have access to it",
      "status": 403,
      "code": "report-access-denied",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'getReportLayout'>

/** Get the pictures in the file of a report. */
export const getReportImages = {
  host: 'portal',
  method: 'get',
  path: "/v1/Reports({id})/Images",
  pattern: /\/api\/portal\/v1\/Reports\(([^/]+)\)\/Images$/,
  status: 200,
  body: {},
  success: {
    "picture": {
      "images": [
        {
          "mediaType": "image/gif",
          "content": "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"
        }
      ]
    }
  },
  problem: {
    "report-access-denied": {
      "type": "urn:parvis:problem:report-access-denied",
      "title": "This report does not exist, or the person does not have access to it",
      "status": 403,
      "code": "report-access-denied",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'getReportImages'>

/** List deleted folders and reports that can be restored. */
export const listReportDeletions = {
  host: 'portal',
  method: 'get',
  path: "/v1/ReportDeletions",
  pattern: /\/api\/portal\/v1\/ReportDeletions$/,
  status: 200,
  body: {},
  success: {
    "both": {
      "value": [
        {
          "id": "report-41",
          "kind": "report",
          "targetId": 41,
          "name": "Marge mois",
          "folderPath": "Gestion/Ventes 2026",
          "accountId": 1,
          "accountName": "Fontaine & Filles – Maison de thé SAS",
          "deletedBy": "manager@parvis.example",
          "deletedByName": "Samuel Okafor",
          "deletedDate": "2026-11-20T09:00:00.000Z",
          "expiresDate": "2026-12-20T09:00:00.000Z"
        },
        {
          "id": "folder-9",
          "kind": "folder",
          "targetId": 9,
          "name": "Archives",
          "folderPath": "",
          "accountId": 1,
          "accountName": "Fontaine & Filles – Maison de thé SAS",
          "deletedBy": null,
          "deletedByName": null,
          "deletedDate": "2026-11-18T14:30:00.000Z",
          "expiresDate": "2026-12-18T14:30:00.000Z"
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
} satisfies Example<'listReportDeletions'>

/** Find a report by its portal address. */
export const getReportByPath = {
  host: 'portal',
  method: 'get',
  path: "/v1/ReportByPath",
  pattern: /\/api\/portal\/v1\/ReportByPath$/,
  status: 200,
  body: {},
  success: {
    "published": {
      "@odata.etag": "\"3\"",
      "id": 41,
      "name": "Marge mois",
      "folderId": 7,
      "folderPath": "Gestion/Ventes 2026",
      "accountId": 1,
      "accountName": "Fontaine & Filles – Maison de thé SAS",
      "engagementId": 1,
      "engagementCode": "E2024-000001",
      "reportUrl": "/rapport?id=41",
      "powerBiUrl": null,
      "reportId": null,
      "reportGroup": null,
      "securityModel": "everyone",
      "height": null,
      "width": null,
      "author": "manager@parvis.example",
      "authorName": "Samuel Okafor",
      "publicationStatus": "published",
      "createdDate": "2026-09-15T09:00:00.000Z",
      "modificationDate": "2026-11-12T10:30:00.000Z",
      "fileName": "marge-mois.pbix",
      "fileSize": 18874368,
      "fileVersion": 3,
      "versionDate": "2026-11-03T09:12:00Z",
      "pages": [
        {
          "name": "ReportSection1",
          "displayName": "Synthèse"
        },
        {
          "name": "ReportSection2",
          "displayName": "Par région"
        }
      ],
      "bookmarks": [
        {
          "name": "Bookmark1",
          "displayName": "Ouest seul",
          "pageName": "ReportSection2"
        }
      ],
      "isFavourite": true,
      "lastOpenedDate": "2026-11-10T07:45:00.000Z",
      "isModified": true,
      "documentCount": 1,
      "mayDownload": true
    }
  },
  problem: {
    "report-access-denied": {
      "type": "urn:parvis:problem:report-access-denied",
      "title": "This report does not exist, or the person does not have access to it",
      "status": 403,
      "code": "report-access-denied",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'getReportByPath'>

/** Record that the caller opened a report. */
export const openReport = {
  host: 'portal',
  method: 'post',
  path: "/v1/Reports({id})/Open",
  pattern: /\/api\/portal\/v1\/Reports\(([^/]+)\)\/Open$/,
  status: 200,
  body: {},
  success: {
    "opened": {
      "id": 41,
      "isFavourite": true,
      "lastOpenedDate": "2026-11-22T09:00:00.000Z"
    }
  },
  problem: {
    "report-access-denied": {
      "type": "urn:parvis:problem:report-access-denied",
      "title": "This report does not exist, or the person does not have access to it",
      "status": 403,
      "code": "report-access-denied",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'openReport'>

/** Add a report to the caller’s favorites, or remove it. */
export const markFavouriteReport = {
  host: 'portal',
  method: 'post',
  path: "/v1/Reports({id})/Favourite",
  pattern: /\/api\/portal\/v1\/Reports\(([^/]+)\)\/Favourite$/,
  status: 200,
  body: {
    "mark": {
      "isFavourite": true
    }
  },
  success: {
    "marked": {
      "id": 41,
      "isFavourite": true,
      "lastOpenedDate": null
    }
  },
  problem: {
    "report-access-denied": {
      "type": "urn:parvis:problem:report-access-denied",
      "title": "This report does not exist, or the person does not have access to it",
      "status": 403,
      "code": "report-access-denied",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'markFavouriteReport'>

/** Get the access to a report. */
export const getReportAccess = {
  host: 'portal',
  method: 'get',
  path: "/v1/Reports({id})/Access",
  pattern: /\/api\/portal\/v1\/Reports\(([^/]+)\)\/Access$/,
  status: 200,
  body: {},
  success: {
    "several": {
      "@odata.etag": "\"3\"",
      "id": 41,
      "grants": [
        {
          "kind": "customerRole",
          "key": 5,
          "value": null,
          "name": "Clients"
        },
        {
          "kind": "staffRole",
          "key": 4,
          "value": null,
          "name": "Managers"
        },
        {
          "kind": "grade",
          "key": null,
          "value": "Associé",
          "name": "Associé"
        },
        {
          "kind": "contact",
          "key": 2,
          "value": null,
          "name": "Théo Lefèvre"
        }
      ],
      "readerCount": 21
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
} satisfies Example<'getReportAccess'>

/** Update the access to a report. */
export const updateReportAccess = {
  host: 'portal',
  method: 'patch',
  path: "/v1/Reports({id})/Access",
  pattern: /\/api\/portal\/v1\/Reports\(([^/]+)\)\/Access$/,
  status: 200,
  body: {
    "grades": {
      "grades": [
        "Associé",
        "Manager"
      ],
      "contactIds": []
    }
  },
  success: {
    "several": {
      "@odata.etag": "\"4\"",
      "id": 41,
      "grants": [
        {
          "kind": "customerRole",
          "key": 5,
          "value": null,
          "name": "Clients"
        },
        {
          "kind": "staffRole",
          "key": 4,
          "value": null,
          "name": "Managers"
        },
        {
          "kind": "grade",
          "key": null,
          "value": "Associé",
          "name": "Associé"
        },
        {
          "kind": "contact",
          "key": 2,
          "value": null,
          "name": "Théo Lefèvre"
        }
      ],
      "readerCount": 21
    }
  },
  problem: {
    "report-access-contact-of-another-client": {
      "type": "urn:parvis:problem:report-access-contact-of-another-client",
      "title": "The contact belongs to another client",
      "status": 422,
      "code": "report-access-contact-of-another-client",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736",
      "errors": [
        {
          "pointer": "/contactIds/0",
          "code": "value-not-allowed"
        }
      ]
    }
  },
} satisfies Example<'updateReportAccess'>

/** List who can open a report, with reasons. */
export const listReportReaders = {
  host: 'portal',
  method: 'get',
  path: "/v1/Reports({id})/Readers",
  pattern: /\/api\/portal\/v1\/Reports\(([^/]+)\)\/Readers$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "value": [
        {
          "id": 2,
          "contactFullName": "Théo Lefèvre",
          "contactEmailOffice": "staff@parvis.example",
          "isStaff": true,
          "grade": "Senior",
          "businessUnit": "Audit Paris",
          "canOpen": true,
          "reasons": [
            {
              "kind": "contact",
              "name": "Théo Lefèvre",
              "englishName": "Théo Lefèvre"
            }
          ]
        }
      ],
      "@odata.count": 1
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
} satisfies Example<'listReportReaders'>

/** List the reports a contact can open, with reasons. */
export const listReportsOfContact = {
  host: 'portal',
  method: 'get',
  path: "/v1/ReportReaders({id})/Reports",
  pattern: /\/api\/portal\/v1\/ReportReaders\(([^/]+)\)\/Reports$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "value": [
        {
          "id": 41,
          "name": "Marge mois",
          "folderPath": "Gestion/Ventes 2026",
          "accountName": "Fontaine & Filles – Maison de thé SAS",
          "modificationDate": "2026-11-12T10:30:00.000Z",
          "reasons": [
            {
              "kind": "grade",
              "name": "Associé",
              "englishName": "Associé"
            }
          ]
        }
      ],
      "@odata.count": 1
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
} satisfies Example<'listReportsOfContact'>

/** Preview who would have access to a report. */
export const previewReportAccess = {
  host: 'portal',
  method: 'post',
  path: "/v1/Reports({id})/Access/Preview",
  pattern: /\/api\/portal\/v1\/Reports\(([^/]+)\)\/Access\/Preview$/,
  status: 200,
  body: {
    "clients": {
      "customerRoleIds": [
        5
      ],
      "staffRoleIds": [],
      "grades": [],
      "businessUnits": [],
      "contactIds": [
        2
      ]
    }
  },
  success: {
    "some": {
      "readerCount": 2,
      "clientCount": 1,
      "readers": [
        {
          "id": 6,
          "contactFullName": "Claire Fontaine",
          "isStaff": false,
          "canOpen": true
        },
        {
          "id": 2,
          "contactFullName": "Théo Lefèvre",
          "isStaff": true,
          "canOpen": true
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
} satisfies Example<'previewReportAccess'>

/** List the choices for granting access. */
export const getReportAccessChoices = {
  host: 'portal',
  method: 'get',
  path: "/v1/ReportAccessChoices",
  pattern: /\/api\/portal\/v1\/ReportAccessChoices$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "roles": [
        {
          "id": 5,
          "name": "Clients",
          "englishName": null,
          "isForClients": true,
          "isForStaff": false
        },
        {
          "id": 4,
          "name": "Managers",
          "englishName": null,
          "isForClients": false,
          "isForStaff": true
        }
      ],
      "grades": [
        "Associé",
        "Manager"
      ],
      "businessUnits": [
        "Audit Paris"
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
} satisfies Example<'getReportAccessChoices'>

/** List the caller’s uploads. */
export const listReportFiles = {
  host: 'portal',
  method: 'get',
  path: "/v1/ReportFiles",
  pattern: /\/api\/portal\/v1\/ReportFiles$/,
  status: 200,
  body: {},
  success: {
    "mine": {
      "value": [
        {
          "@odata.etag": "\"1\"",
          "id": 7,
          "kind": "report",
          "publicationId": null,
          "fileName": "Liasse T3.pbix",
          "fileSize": 48213904,
          "fileDate": "2026-11-20T16:40:00.000Z",
          "uploadUrl": "/v1/Uploads/7d3f1c1e-5b7e-4a55-9f0e-1d2b9a6f4c11",
          "receivedSize": 16777216,
          "state": "arriving",
          "pages": [],
          "bookmarks": [],
          "sameReports": [],
          "createdBy": "admin@parvis.example",
          "createdDate": "2026-11-22T09:30:00.000Z",
          "expiresDate": "2026-11-25T09:30:00.000Z"
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
} satisfies Example<'listReportFiles'>

/** Start an upload. */
export const createReportFile = {
  host: 'portal',
  method: 'post',
  path: "/v1/ReportFiles",
  pattern: /\/api\/portal\/v1\/ReportFiles$/,
  status: 201,
  body: {
    "quarter": {
      "kind": "report",
      "fileName": "Liasse T3.pbix",
      "fileSize": 48213904,
      "fileDate": "2026-11-20T16:40:00.000Z"
    }
  },
  success: {
    "quarter": {
      "@odata.etag": "\"1\"",
      "id": 7,
      "kind": "report",
      "publicationId": null,
      "fileName": "Liasse T3.pbix",
      "fileSize": 48213904,
      "fileDate": "2026-11-20T16:40:00.000Z",
      "uploadUrl": "/v1/Uploads/7d3f1c1e-5b7e-4a55-9f0e-1d2b9a6f4c11",
      "receivedSize": 0,
      "state": "arriving",
      "pages": [],
      "bookmarks": [],
      "sameReports": [],
      "createdBy": "admin@parvis.example",
      "createdDate": "2026-11-22T09:30:00.000Z",
      "expiresDate": "2026-11-25T09:30:00.000Z"
    }
  },
  problem: {
    "report-file-too-large": {
      "type": "urn:parvis:problem:report-file-too-large",
      "title": "The file is larger than 1 GiB",
      "status": 422,
      "code": "report-file-too-large",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'createReportFile'>

/** Cancel an upload. */
export const deleteReportFile = {
  host: 'portal',
  method: 'delete',
  path: "/v1/ReportFiles({id})",
  pattern: /\/api\/portal\/v1\/ReportFiles\(([^/]+)\)$/,
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
} satisfies Example<'deleteReportFile'>

/** Check an uploaded file. */
export const checkReportFile = {
  host: 'portal',
  method: 'post',
  path: "/v1/ReportFiles({id})/Check",
  pattern: /\/api\/portal\/v1\/ReportFiles\(([^/]+)\)\/Check$/,
  status: 200,
  body: {},
  success: {
    "quarter": {
      "@odata.etag": "\"2\"",
      "id": 7,
      "kind": "report",
      "publicationId": null,
      "fileName": "Liasse T3.pbix",
      "fileSize": 48213904,
      "fileDate": "2026-11-20T16:40:00.000Z",
      "uploadUrl": "/v1/Uploads/7d3f1c1e-5b7e-4a55-9f0e-1d2b9a6f4c11",
      "receivedSize": 48213904,
      "state": "checked",
      "pages": [
        {
          "name": "ReportSection1",
          "displayName": "Vue d’ensemble"
        },
        {
          "name": "ReportSection2",
          "displayName": "Détail"
        }
      ],
      "bookmarks": [
        {
          "name": "Bookmark1",
          "displayName": "Année en cours",
          "pageName": "ReportSection1"
        }
      ],
      "sameReports": [],
      "createdBy": "admin@parvis.example",
      "createdDate": "2026-11-22T09:30:00.000Z",
      "expiresDate": "2026-11-25T09:30:00.000Z"
    },
    "known": {
      "@odata.etag": "\"2\"",
      "id": 8,
      "kind": "report",
      "publicationId": null,
      "fileName": "Tableau de bord mensuel - version finale.pbix",
      "fileSize": 48213904,
      "fileDate": "2026-11-20T16:40:00.000Z",
      "uploadUrl": "/v1/Uploads/9c1d7a0e-4f0f-4a4e-8b92-6d0b3c5e7f21",
      "receivedSize": 48213904,
      "state": "checked",
      "pages": [
        {
          "name": "ReportSection1",
          "displayName": "Vue d’ensemble"
        }
      ],
      "bookmarks": [],
      "sameReports": [
        {
          "reportKey": 41,
          "name": "Marge mois",
          "accountName": "Fontaine Bois & Fils",
          "folderPath": "Mensuel"
        }
      ],
      "createdBy": "admin@parvis.example",
      "createdDate": "2026-11-22T09:40:00.000Z",
      "expiresDate": "2026-11-25T09:40:00.000Z"
    }
  },
  problem: {
    "report-file-without-data": {
      "type": "urn:parvis:problem:report-file-without-data",
      "title": "The report has no data of its own",
      "status": 422,
      "code": "report-file-without-data",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'checkReportFile'>

/** Preview replacing the file of a report. */
export const compareReportFile = {
  host: 'portal',
  method: 'get',
  path: "/v1/ReportFiles({id})/Comparison",
  pattern: /\/api\/portal\/v1\/ReportFiles\(([^/]+)\)\/Comparison$/,
  status: 200,
  body: {},
  success: {
    "quarter": {
      "addedPages": [
        {
          "name": "ReportSection3",
          "displayName": "Trésorerie"
        }
      ],
      "removedPages": [
        {
          "name": "ReportSection2",
          "displayName": "Détail"
        }
      ],
      "renamedPages": [
        {
          "name": "ReportSection1",
          "displayName": "Synthèse",
          "formerName": "Vue d’ensemble"
        }
      ],
      "brokenBookmarks": [
        {
          "name": "Détail trié",
          "ownerName": "Samuel Okafor"
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
} satisfies Example<'compareReportFile'>

/** Import a checked file into a report. */
export const importReportFile = {
  host: 'portal',
  method: 'post',
  path: "/v1/ReportFiles({id})/Import",
  pattern: /\/api\/portal\/v1\/ReportFiles\(([^/]+)\)\/Import$/,
  status: 200,
  body: {
    "new": {
      "reportKey": null,
      "name": "Liasse T3",
      "folderId": 12
    }
  },
  success: {
    "new": {
      "@odata.etag": "\"1\"",
      "id": 44,
      "name": "Stock tea",
      "folderId": 7,
      "folderPath": "Gestion/Ventes 2026",
      "accountId": 1,
      "accountName": "Fontaine & Filles – Maison de thé SAS",
      "engagementId": 1,
      "engagementCode": "E2024-000001",
      "reportUrl": "/rapport?id=44",
      "powerBiUrl": null,
      "reportId": null,
      "reportGroup": null,
      "securityModel": "everyone",
      "height": null,
      "width": null,
      "author": "manager@parvis.example",
      "authorName": "Samuel Okafor",
      "publicationStatus": "draft",
      "createdDate": "2026-09-15T09:00:00.000Z",
      "modificationDate": "2026-11-12T10:30:00.000Z",
      "fileName": null,
      "fileSize": null,
      "fileVersion": 0,
      "versionDate": null,
      "pages": [],
      "bookmarks": [],
      "isFavourite": false,
      "lastOpenedDate": null,
      "isModified": false,
      "documentCount": 0,
      "mayDownload": false
    }
  },
  problem: {
    "report-exists": {
      "type": "urn:parvis:problem:report-exists",
      "title": "The folder already has a report with this name",
      "status": 409,
      "code": "report-exists",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'importReportFile'>

/** Download the file of a report. */
export const downloadReport = {
  host: 'portal',
  method: 'get',
  path: "/v1/Reports({id})/File",
  pattern: /\/api\/portal\/v1\/Reports\(([^/]+)\)\/File$/,
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
} satisfies Example<'downloadReport'>

/** Get a download ticket for the file of a report. */
export const getReportDownload = {
  host: 'portal',
  method: 'get',
  path: "/v1/Reports({id})/Download",
  pattern: /\/api\/portal\/v1\/Reports\(([^/]+)\)\/Download$/,
  status: 200,
  body: {},
  success: {
    "ticket": {
      "id": 41,
      "ticket": "eyJhbGciOiJIUzI1NiJ9.eyJyZXBvcnQiOjQxfQ.c2lnbmF0dXJl",
      "expiresDate": "2026-11-12T10:45:00.000Z"
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
} satisfies Example<'getReportDownload'>

/** Get the embed address and token of a report. */
export const getReportEmbed = {
  host: 'portal',
  method: 'get',
  path: "/v1/Reports({id})/Embed",
  pattern: /\/api\/portal\/v1\/Reports\(([^/]+)\)\/Embed$/,
  status: 200,
  body: {},
  success: {
    "own": {
      "id": 41,
      "source": "parvis",
      "embedUrl": "/report-page/?reportId=41",
      "reportKey": "41",
      "groupKey": null,
      "accessToken": "eyJhbGciOiJIUzI1NiIsInR5cCI6ImVtYmVkK2p3dCJ9.eyJyZXBvcnQiOjQxfQ.c2lnbmF0dXJl",
      "expiresDate": "2026-11-22T09:15:00.000Z"
    }
  },
  problem: {
    "report-access-denied": {
      "type": "urn:parvis:problem:report-access-denied",
      "title": "This report does not exist, or the person does not have access to it",
      "status": 403,
      "code": "report-access-denied",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'getReportEmbed'>

/** Get the figures of a report page. */
export const askReportFigures = {
  host: 'portal',
  method: 'post',
  path: "/v1/Reports({id})/Figures",
  pattern: /\/api\/portal\/v1\/Reports\(([^/]+)\)\/Figures$/,
  status: 200,
  body: {
    "year": {
      "page": "ReportSection1",
      "filters": [
        {
          "field": "manager",
          "operator": "in",
          "values": [
            "manager@parvis.example"
          ]
        }
      ],
      "from": "2026-01",
      "to": null
    }
  },
  success: {
    "page": {
      "visuals": [
        {
          "name": "v1",
          "shape": "value",
          "measure": "fees",
          "dimension": null,
          "reason": null,
          "total": 48250.5,
          "rows": [],
          "isCut": false
        },
        {
          "name": "v2",
          "shape": "categories",
          "measure": "fees",
          "dimension": "type",
          "reason": null,
          "total": 48250.5,
          "rows": [
            {
              "key": "real",
              "label": "real",
              "value": 41200
            },
            {
              "key": "provisional",
              "label": "provisional",
              "value": 7050.5
            }
          ],
          "isCut": false
        },
        {
          "name": "v3",
          "shape": "layout",
          "measure": null,
          "dimension": null,
          "reason": "unknownFields",
          "total": null,
          "rows": [],
          "isCut": false
        }
      ],
      "isOwnOnly": false,
      "mayManage": false,
      "firstMonth": "2024-01",
      "lastMonth": "2026-11"
    }
  },
  problem: {
    "report-access-denied": {
      "type": "urn:parvis:problem:report-access-denied",
      "title": "This report does not exist, or the person does not have access to it",
      "status": 403,
      "code": "report-access-denied",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'askReportFigures'>

/** List the caller’s bookmarks and those shared with them. */
export const listSavedBookmarks = {
  host: 'portal',
  method: 'get',
  path: "/v1/Reports({id})/Bookmarks",
  pattern: /\/api\/portal\/v1\/Reports\(([^/]+)\)\/Bookmarks$/,
  status: 200,
  body: {},
  success: {
    "mine": {
      "value": [
        {
          "@odata.etag": "\"1\"",
          "id": 12,
          "reportId": 41,
          "name": "Ouest, cette année",
          "pageName": "ReportSection2",
          "pageTitle": "Par région",
          "state": "WzEseyJwYWdlIjoiUmVwb3J0U2VjdGlvbjIifV0",
          "isShared": false,
          "isMine": true,
          "ownerName": "Samuel Okafor",
          "isDefault": true,
          "isBroken": false,
          "createdDate": "2026-11-12T10:30:00.000Z"
        },
        {
          "@odata.etag": "\"2\"",
          "id": 9,
          "reportId": 41,
          "name": "Comité de direction",
          "pageName": "ReportSection4",
          "pageTitle": null,
          "state": "WzEseyJwYWdlIjoiUmVwb3J0U2VjdGlvbjQifV0",
          "isShared": true,
          "isMine": false,
          "ownerName": "Hélène Marchand",
          "isDefault": false,
          "isBroken": true,
          "createdDate": "2026-10-02T08:00:00.000Z"
        }
      ]
    }
  },
  problem: {
    "report-access-denied": {
      "type": "urn:parvis:problem:report-access-denied",
      "title": "This report does not exist, or the person does not have access to it",
      "status": 403,
      "code": "report-access-denied",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'listSavedBookmarks'>

/** Save the current view as a bookmark. */
export const createSavedBookmark = {
  host: 'portal',
  method: 'post',
  path: "/v1/Reports({id})/Bookmarks",
  pattern: /\/api\/portal\/v1\/Reports\(([^/]+)\)\/Bookmarks$/,
  status: 201,
  body: {
    "shared": {
      "name": "Ouest, cette année",
      "pageName": "ReportSection2",
      "state": "WzEseyJwYWdlIjoiUmVwb3J0U2VjdGlvbjIifV0",
      "isShared": true
    }
  },
  success: {
    "mine": {
      "@odata.etag": "\"1\"",
      "id": 12,
      "reportId": 41,
      "name": "Ouest, cette année",
      "pageName": "ReportSection2",
      "pageTitle": "Par région",
      "state": "WzEseyJwYWdlIjoiUmVwb3J0U2VjdGlvbjIifV0",
      "isShared": false,
      "isMine": true,
      "ownerName": "Samuel Okafor",
      "isDefault": true,
      "isBroken": false,
      "createdDate": "2026-11-12T10:30:00.000Z"
    }
  },
  problem: {
    "saved-bookmark-name-taken": {
      "type": "urn:parvis:problem:saved-bookmark-name-taken",
      "title": "The person already has a bookmark with this name in the report",
      "status": 409,
      "code": "saved-bookmark-name-taken",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'createSavedBookmark'>

/** Get a bookmark. */
export const getSavedBookmark = {
  host: 'portal',
  method: 'get',
  path: "/v1/SavedBookmarks({id})",
  pattern: /\/api\/portal\/v1\/SavedBookmarks\(([^/]+)\)$/,
  status: 200,
  body: {},
  success: {
    "mine": {
      "@odata.etag": "\"1\"",
      "id": 12,
      "reportId": 41,
      "name": "Ouest, cette année",
      "pageName": "ReportSection2",
      "pageTitle": "Par région",
      "state": "WzEseyJwYWdlIjoiUmVwb3J0U2VjdGlvbjIifV0",
      "isShared": false,
      "isMine": true,
      "ownerName": "Samuel Okafor",
      "isDefault": true,
      "isBroken": false,
      "createdDate": "2026-11-12T10:30:00.000Z"
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
} satisfies Example<'getSavedBookmark'>

/** Rename or share a bookmark. */
export const updateSavedBookmark = {
  host: 'portal',
  method: 'patch',
  path: "/v1/SavedBookmarks({id})",
  pattern: /\/api\/portal\/v1\/SavedBookmarks\(([^/]+)\)$/,
  status: 200,
  body: {
    "share": {
      "name": "Ouest",
      "isShared": true
    }
  },
  success: {
    "mine": {
      "@odata.etag": "\"1\"",
      "id": 12,
      "reportId": 41,
      "name": "Ouest, cette année",
      "pageName": "ReportSection2",
      "pageTitle": "Par région",
      "state": "WzEseyJwYWdlIjoiUmVwb3J0U2VjdGlvbjIifV0",
      "isShared": false,
      "isMine": true,
      "ownerName": "Samuel Okafor",
      "isDefault": true,
      "isBroken": false,
      "createdDate": "2026-11-12T10:30:00.000Z"
    }
  },
  problem: {
    "saved-bookmark-name-taken": {
      "type": "urn:parvis:problem:saved-bookmark-name-taken",
      "title": "The person already has a bookmark with this name in the report",
      "status": 409,
      "code": "saved-bookmark-name-taken",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'updateSavedBookmark'>

/** Delete a bookmark. */
export const deleteSavedBookmark = {
  host: 'portal',
  method: 'delete',
  path: "/v1/SavedBookmarks({id})",
  pattern: /\/api\/portal\/v1\/SavedBookmarks\(([^/]+)\)$/,
  status: 204,
  body: {},
  success: {},
  problem: {
    "saved-bookmark-not-owned": {
      "type": "urn:parvis:problem:saved-bookmark-not-owned",
      "title": "Only the person who saved the bookmark can change it",
      "status": 403,
      "code": "saved-bookmark-not-owned",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'deleteSavedBookmark'>

/** Move a bookmark in the caller’s list. */
export const moveSavedBookmark = {
  host: 'portal',
  method: 'post',
  path: "/v1/SavedBookmarks({id})/Move",
  pattern: /\/api\/portal\/v1\/SavedBookmarks\(([^/]+)\)\/Move$/,
  status: 200,
  body: {
    "last": {
      "beforeId": null
    }
  },
  success: {
    "mine": {
      "value": [
        {
          "@odata.etag": "\"1\"",
          "id": 12,
          "reportId": 41,
          "name": "Ouest, cette année",
          "pageName": "ReportSection2",
          "pageTitle": "Par région",
          "state": "WzEseyJwYWdlIjoiUmVwb3J0U2VjdGlvbjIifV0",
          "isShared": false,
          "isMine": true,
          "ownerName": "Samuel Okafor",
          "isDefault": true,
          "isBroken": false,
          "createdDate": "2026-11-12T10:30:00.000Z"
        }
      ]
    }
  },
  problem: {
    "saved-bookmark-not-owned": {
      "type": "urn:parvis:problem:saved-bookmark-not-owned",
      "title": "Only the person who saved the bookmark can change it",
      "status": 403,
      "code": "saved-bookmark-not-owned",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'moveSavedBookmark'>

/** Set or clear the default bookmark. */
export const markDefaultBookmark = {
  host: 'portal',
  method: 'post',
  path: "/v1/SavedBookmarks({id})/Default",
  pattern: /\/api\/portal\/v1\/SavedBookmarks\(([^/]+)\)\/Default$/,
  status: 200,
  body: {
    "mark": {
      "isDefault": true
    }
  },
  success: {
    "mine": {
      "@odata.etag": "\"1\"",
      "id": 12,
      "reportId": 41,
      "name": "Ouest, cette année",
      "pageName": "ReportSection2",
      "pageTitle": "Par région",
      "state": "WzEseyJwYWdlIjoiUmVwb3J0U2VjdGlvbjIifV0",
      "isShared": false,
      "isMine": true,
      "ownerName": "Samuel Okafor",
      "isDefault": true,
      "isBroken": false,
      "createdDate": "2026-11-12T10:30:00.000Z"
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
} satisfies Example<'markDefaultBookmark'>

/** List projects with their reports. */
export const listReportProjects = {
  host: 'portal',
  method: 'get',
  path: "/v1/ReportProjects",
  pattern: /\/api\/portal\/v1\/ReportProjects$/,
  status: 200,
  body: {},
  success: {
    "all": {
      "value": [
        {
          "@odata.etag": "\"2\"",
          "id": 7,
          "name": "Clôture 2026",
          "description": "Les rapports du comité de clôture, dans l’ordre de la séance.",
          "accountId": 1,
          "accountNumber": "100001",
          "accountName": "Fontaine & Filles – Maison de thé SAS",
          "engagementId": 1,
          "engagementCode": "E2024-000001",
          "engagementDescription": "Commissariat aux comptes 2024",
          "reportCount": 2,
          "reports": [
            {
              "reportKey": 41,
              "name": "Marge mois",
              "folderPath": "Gestion/Ventes 2026",
              "reportUrl": "/rapport?id=41",
              "publicationStatus": "published",
              "modificationDate": "2026-11-12T10:30:00.000Z"
            },
            {
              "reportKey": 42,
              "name": "Suivi budget",
              "folderPath": "Gestion",
              "reportUrl": "/rapport?id=42",
              "publicationStatus": "published",
              "modificationDate": "2026-11-02T08:00:00.000Z"
            }
          ],
          "createdBy": "manager@parvis.example",
          "createdDate": "2026-09-15T09:00:00.000Z",
          "modifiedBy": "manager@parvis.example",
          "modifiedDate": "2026-11-12T10:30:00.000Z"
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
} satisfies Example<'listReportProjects'>

/** Create a project. */
export const createReportProject = {
  host: 'portal',
  method: 'post',
  path: "/v1/ReportProjects",
  pattern: /\/api\/portal\/v1\/ReportProjects$/,
  status: 201,
  body: {
    "closing": {
      "name": "Clôture 2026",
      "description": "Les rapports du comité de clôture, dans l’ordre de la séance.",
      "accountId": 1,
      "engagementId": 1,
      "reportIds": [
        41,
        42
      ]
    }
  },
  success: {
    "closing": {
      "@odata.etag": "\"1\"",
      "id": 7,
      "name": "Clôture 2026",
      "description": "Les rapports du comité de clôture, dans l’ordre de la séance.",
      "accountId": 1,
      "accountNumber": "100001",
      "accountName": "Fontaine & Filles – Maison de thé SAS",
      "engagementId": 1,
      "engagementCode": "E2024-000001",
      "engagementDescription": "Commissariat aux comptes 2024",
      "reportCount": 2,
      "reports": [
        {
          "reportKey": 41,
          "name": "Marge mois",
          "folderPath": "Gestion/Ventes 2026",
          "reportUrl": "/rapport?id=41",
          "publicationStatus": "published",
          "modificationDate": "2026-11-12T10:30:00.000Z"
        },
        {
          "reportKey": 42,
          "name": "Suivi budget",
          "folderPath": "Gestion",
          "reportUrl": "/rapport?id=42",
          "publicationStatus": "published",
          "modificationDate": "2026-11-02T08:00:00.000Z"
        }
      ],
      "createdBy": "manager@parvis.example",
      "createdDate": "2026-09-15T09:00:00.000Z",
      "modifiedBy": "manager@parvis.example",
      "modifiedDate": "2026-11-12T10:30:00.000Z"
    }
  },
  problem: {
    "report-project-engagement-required": {
      "type": "urn:parvis:problem:report-project-engagement-required",
      "title": "Choose an engagement for the project",
      "status": 422,
      "code": "report-project-engagement-required",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    },
    "report-project-name-taken": {
      "type": "urn:parvis:problem:report-project-name-taken",
      "title": "The engagement already has a project with this name",
      "status": 409,
      "code": "report-project-name-taken",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'createReportProject'>

/** Get a project with its reports. */
export const getReportProject = {
  host: 'portal',
  method: 'get',
  path: "/v1/ReportProjects({id})",
  pattern: /\/api\/portal\/v1\/ReportProjects\(([^/]+)\)$/,
  status: 200,
  body: {},
  success: {
    "closing": {
      "@odata.etag": "\"2\"",
      "id": 7,
      "name": "Clôture 2026",
      "description": "Les rapports du comité de clôture, dans l’ordre de la séance.",
      "accountId": 1,
      "accountNumber": "100001",
      "accountName": "Fontaine & Filles – Maison de thé SAS",
      "engagementId": 1,
      "engagementCode": "E2024-000001",
      "engagementDescription": "Commissariat aux comptes 2024",
      "reportCount": 2,
      "reports": [
        {
          "reportKey": 41,
          "name": "Marge mois",
          "folderPath": "Gestion/Ventes 2026",
          "reportUrl": "/rapport?id=41",
          "publicationStatus": "published",
          "modificationDate": "2026-11-12T10:30:00.000Z"
        },
        {
          "reportKey": 42,
          "name": "Suivi budget",
          "folderPath": "Gestion",
          "reportUrl": "/rapport?id=42",
          "publicationStatus": "published",
          "modificationDate": "2026-11-02T08:00:00.000Z"
        }
      ],
      "createdBy": "manager@parvis.example",
      "createdDate": "2026-09-15T09:00:00.000Z",
      "modifiedBy": "manager@parvis.example",
      "modifiedDate": "2026-11-12T10:30:00.000Z"
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
} satisfies Example<'getReportProject'>

/** Update a project, its reports, and their order. */
export const updateReportProject = {
  host: 'portal',
  method: 'patch',
  path: "/v1/ReportProjects({id})",
  pattern: /\/api\/portal\/v1\/ReportProjects\(([^/]+)\)$/,
  status: 200,
  body: {
    "order": {
      "reportIds": [
        42,
        41
      ]
    }
  },
  success: {
    "order": {
      "@odata.etag": "\"3\"",
      "id": 7,
      "name": "Clôture 2026",
      "description": "Les rapports du comité de clôture, dans l’ordre de la séance.",
      "accountId": 1,
      "accountNumber": "100001",
      "accountName": "Fontaine & Filles – Maison de thé SAS",
      "engagementId": 1,
      "engagementCode": "E2024-000001",
      "engagementDescription": "Commissariat aux comptes 2024",
      "reportCount": 2,
      "reports": [
        {
          "reportKey": 42,
          "name": "Suivi budget",
          "folderPath": "Gestion",
          "reportUrl": "/rapport?id=42",
          "publicationStatus": "published",
          "modificationDate": "2026-11-02T08:00:00.000Z"
        },
        {
          "reportKey": 41,
          "name": "Marge mois",
          "folderPath": "Gestion/Ventes 2026",
          "reportUrl": "/rapport?id=41",
          "publicationStatus": "published",
          "modificationDate": "2026-11-12T10:30:00.000Z"
        }
      ],
      "createdBy": "manager@parvis.example",
      "createdDate": "2026-09-15T09:00:00.000Z",
      "modifiedBy": "manager@parvis.example",
      "modifiedDate": "2026-11-12T10:30:00.000Z"
    }
  },
  problem: {
    "precondition-failed": {
      "type": "urn:parvis:problem:precondition-failed",
      "title": "Someone else changed this in the meantime",
      "status": 412,
      "code": "precondition-failed",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    },
    "report-project-report-of-another-engagement": {
      "type": "urn:parvis:problem:report-project-report-of-another-engagement",
      "title": "A report of the project is in a folder of another engagement",
      "status": 422,
      "code": "report-project-report-of-another-engagement",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'updateReportProject'>

/** Delete a project. */
export const deleteReportProject = {
  host: 'portal',
  method: 'delete',
  path: "/v1/ReportProjects({id})",
  pattern: /\/api\/portal\/v1\/ReportProjects\(([^/]+)\)$/,
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
} satisfies Example<'deleteReportProject'>

/** Get fees for a period and the previous period. */
export const getFeesDashboard = {
  host: 'portal',
  method: 'get',
  path: "/v1/FeesDashboard",
  pattern: /\/api\/portal\/v1\/FeesDashboard$/,
  status: 200,
  body: {},
  success: {
    "firm": {
      "isFirm": true,
      "period": {
        "from": "2026-06",
        "to": "2026-11"
      },
      "before": {
        "from": "2025-12",
        "to": "2026-05"
      },
      "client": null,
      "portfolio": {
        "engagements": 142,
        "clients": 58
      },
      "current": {
        "fees": 212437,
        "hours": 2472,
        "invoiced": 195443,
        "paid": 166126,
        "writtenOff": 2932,
        "kept": 116841,
        "outstanding": 96938,
        "unbilled": 28875
      },
      "previous": {
        "fees": 204340,
        "hours": 2424,
        "invoiced": 187993,
        "paid": 159793,
        "writtenOff": 2820,
        "kept": 112387,
        "outstanding": 70125,
        "unbilled": 26812
      },
      "months": [
        {
          "month": "2026-06",
          "current": {
            "fees": 37125,
            "hours": 432,
            "invoiced": 34155,
            "paid": 29032,
            "writtenOff": 512,
            "kept": 20419,
            "outstanding": 66000,
            "unbilled": 20625
          },
          "previous": {
            "fees": 32465,
            "hours": 385,
            "invoiced": 29868,
            "paid": 25388,
            "writtenOff": 448,
            "kept": 17856,
            "outstanding": 61875,
            "unbilled": 22688
          }
        },
        {
          "month": "2026-07",
          "current": {
            "fees": 33000,
            "hours": 384,
            "invoiced": 30360,
            "paid": 25806,
            "writtenOff": 455,
            "kept": 18150,
            "outstanding": 96938,
            "unbilled": 24750
          },
          "previous": {
            "fees": 51562,
            "hours": 612,
            "invoiced": 47438,
            "paid": 40322,
            "writtenOff": 712,
            "kept": 28359,
            "outstanding": 70125,
            "unbilled": 26812
          }
        },
        {
          "month": "2026-08",
          "current": {
            "fees": 24750,
            "hours": 288,
            "invoiced": 22770,
            "paid": 19354,
            "writtenOff": 342,
            "kept": 13613,
            "outstanding": 86625,
            "unbilled": 28875
          },
          "previous": {
            "fees": 34375,
            "hours": 408,
            "invoiced": 31625,
            "paid": 26881,
            "writtenOff": 474,
            "kept": 18906,
            "outstanding": 78375,
            "unbilled": 22688
          }
        },
        {
          "month": "2026-09",
          "current": {
            "fees": 35062,
            "hours": 408,
            "invoiced": 32258,
            "paid": 27419,
            "writtenOff": 484,
            "kept": 19284,
            "outstanding": 76312,
            "unbilled": 20625
          },
          "previous": {
            "fees": 28646,
            "hours": 340,
            "invoiced": 26354,
            "paid": 22401,
            "writtenOff": 395,
            "kept": 15755,
            "outstanding": 86625,
            "unbilled": 26812
          }
        },
        {
          "month": "2026-10",
          "current": {
            "fees": 43312,
            "hours": 504,
            "invoiced": 39848,
            "paid": 33871,
            "writtenOff": 598,
            "kept": 23822,
            "outstanding": 66000,
            "unbilled": 24750
          },
          "previous": {
            "fees": 26736,
            "hours": 317,
            "invoiced": 24597,
            "paid": 20907,
            "writtenOff": 369,
            "kept": 14705,
            "outstanding": 61875,
            "unbilled": 22688
          }
        },
        {
          "month": "2026-11",
          "current": {
            "fees": 39188,
            "hours": 456,
            "invoiced": 36052,
            "paid": 30644,
            "writtenOff": 541,
            "kept": 21553,
            "outstanding": 96938,
            "unbilled": 28875
          },
          "previous": {
            "fees": 30556,
            "hours": 362,
            "invoiced": 28111,
            "paid": 23894,
            "writtenOff": 422,
            "kept": 16806,
            "outstanding": 70125,
            "unbilled": 26812
          }
        }
      ],
      "level": "unit",
      "rows": [
        {
          "key": "Audit Paris",
          "label": "Audit Paris",
          "current": {
            "fees": 80726,
            "hours": 939,
            "invoiced": 74268,
            "paid": 63128,
            "writtenOff": 1114,
            "kept": 44400,
            "outstanding": 36836,
            "unbilled": 10972
          },
          "previous": {
            "fees": 72990,
            "hours": 866,
            "invoiced": 67151,
            "paid": 57078,
            "writtenOff": 1007,
            "kept": 40145,
            "outstanding": 25049,
            "unbilled": 9577
          }
        },
        {
          "key": "Expertise comptable Ouest",
          "label": "Expertise comptable Ouest",
          "current": {
            "fees": 57358,
            "hours": 667,
            "invoiced": 52770,
            "paid": 44854,
            "writtenOff": 792,
            "kept": 31547,
            "outstanding": 26173,
            "unbilled": 7796
          },
          "previous": {
            "fees": 57930,
            "hours": 687,
            "invoiced": 53296,
            "paid": 45301,
            "writtenOff": 799,
            "kept": 31862,
            "outstanding": 19880,
            "unbilled": 7601
          }
        },
        {
          "key": "Conseil Nantes",
          "label": "Conseil Nantes",
          "current": {
            "fees": 42487,
            "hours": 494,
            "invoiced": 39089,
            "paid": 33225,
            "writtenOff": 586,
            "kept": 23368,
            "outstanding": 19388,
            "unbilled": 5775
          },
          "previous": {
            "fees": 40051,
            "hours": 475,
            "invoiced": 36847,
            "paid": 31319,
            "writtenOff": 553,
            "kept": 22028,
            "outstanding": 13744,
            "unbilled": 5255
          }
        },
        {
          "key": "Droit et fiscalité",
          "label": "Droit et fiscalité",
          "current": {
            "fees": 25492,
            "hours": 297,
            "invoiced": 23453,
            "paid": 19935,
            "writtenOff": 352,
            "kept": 14021,
            "outstanding": 11633,
            "unbilled": 3465
          },
          "previous": {
            "fees": 26973,
            "hours": 320,
            "invoiced": 24815,
            "paid": 21093,
            "writtenOff": 372,
            "kept": 14835,
            "outstanding": 9256,
            "unbilled": 3539
          }
        },
        {
          "key": "",
          "label": "",
          "current": {
            "fees": 6374,
            "hours": 74,
            "invoiced": 5863,
            "paid": 4984,
            "writtenOff": 88,
            "kept": 3505,
            "outstanding": 2908,
            "unbilled": 867
          },
          "previous": {
            "fees": 6130,
            "hours": 73,
            "invoiced": 5640,
            "paid": 4794,
            "writtenOff": 85,
            "kept": 3372,
            "outstanding": 2104,
            "unbilled": 804
          }
        }
      ],
      "isCut": false
    },
    "own": {
      "isFirm": false,
      "period": {
        "from": "2026-06",
        "to": "2026-11"
      },
      "before": {
        "from": "2025-12",
        "to": "2026-05"
      },
      "client": null,
      "portfolio": {
        "engagements": 9,
        "clients": 8
      },
      "current": {
        "fees": 33372,
        "hours": 362,
        "invoiced": 30702,
        "paid": 26096,
        "writtenOff": 461,
        "kept": 18354,
        "outstanding": 15228,
        "unbilled": 4536
      },
      "previous": {
        "fees": 32100,
        "hours": 357,
        "invoiced": 29532,
        "paid": 25102,
        "writtenOff": 443,
        "kept": 17655,
        "outstanding": 11016,
        "unbilled": 4212
      },
      "months": [
        {
          "month": "2026-06",
          "current": {
            "fees": 5832,
            "hours": 63,
            "invoiced": 5365,
            "paid": 4560,
            "writtenOff": 80,
            "kept": 3208,
            "outstanding": 10368,
            "unbilled": 3240
          },
          "previous": {
            "fees": 5100,
            "hours": 57,
            "invoiced": 4692,
            "paid": 3988,
            "writtenOff": 70,
            "kept": 2805,
            "outstanding": 9720,
            "unbilled": 3564
          }
        },
        {
          "month": "2026-07",
          "current": {
            "fees": 5184,
            "hours": 56,
            "invoiced": 4769,
            "paid": 4054,
            "writtenOff": 72,
            "kept": 2851,
            "outstanding": 15228,
            "unbilled": 3888
          },
          "previous": {
            "fees": 8100,
            "hours": 90,
            "invoiced": 7452,
            "paid": 6334,
            "writtenOff": 112,
            "kept": 4455,
            "outstanding": 11016,
            "unbilled": 4212
          }
        },
        {
          "month": "2026-08",
          "current": {
            "fees": 3888,
            "hours": 42,
            "invoiced": 3577,
            "paid": 3040,
            "writtenOff": 54,
            "kept": 2138,
            "outstanding": 13608,
            "unbilled": 4536
          },
          "previous": {
            "fees": 5400,
            "hours": 60,
            "invoiced": 4968,
            "paid": 4223,
            "writtenOff": 75,
            "kept": 2970,
            "outstanding": 12312,
            "unbilled": 3564
          }
        },
        {
          "month": "2026-09",
          "current": {
            "fees": 5508,
            "hours": 60,
            "invoiced": 5067,
            "paid": 4307,
            "writtenOff": 76,
            "kept": 3029,
            "outstanding": 11988,
            "unbilled": 3240
          },
          "previous": {
            "fees": 4500,
            "hours": 50,
            "invoiced": 4140,
            "paid": 3519,
            "writtenOff": 62,
            "kept": 2475,
            "outstanding": 13608,
            "unbilled": 4212
          }
        },
        {
          "month": "2026-10",
          "current": {
            "fees": 6804,
            "hours": 74,
            "invoiced": 6260,
            "paid": 5321,
            "writtenOff": 94,
            "kept": 3742,
            "outstanding": 10368,
            "unbilled": 3888
          },
          "previous": {
            "fees": 4200,
            "hours": 47,
            "invoiced": 3864,
            "paid": 3284,
            "writtenOff": 58,
            "kept": 2310,
            "outstanding": 9720,
            "unbilled": 3564
          }
        },
        {
          "month": "2026-11",
          "current": {
            "fees": 6156,
            "hours": 67,
            "invoiced": 5664,
            "paid": 4814,
            "writtenOff": 85,
            "kept": 3386,
            "outstanding": 15228,
            "unbilled": 4536
          },
          "previous": {
            "fees": 4800,
            "hours": 53,
            "invoiced": 4416,
            "paid": 3754,
            "writtenOff": 66,
            "kept": 2640,
            "outstanding": 11016,
            "unbilled": 4212
          }
        }
      ],
      "level": "client",
      "rows": [
        {
          "key": "1",
          "label": "Fontaine & Filles – Maison de thé SAS",
          "current": {
            "fees": 13349,
            "hours": 145,
            "invoiced": 12281,
            "paid": 10438,
            "writtenOff": 184,
            "kept": 7342,
            "outstanding": 6091,
            "unbilled": 1814
          },
          "previous": {
            "fees": 11941,
            "hours": 133,
            "invoiced": 10986,
            "paid": 9338,
            "writtenOff": 165,
            "kept": 6568,
            "outstanding": 4098,
            "unbilled": 1567
          }
        },
        {
          "key": "2",
          "label": "Menuiserie Le Goff & Fils SARL",
          "current": {
            "fees": 9344,
            "hours": 101,
            "invoiced": 8597,
            "paid": 7307,
            "writtenOff": 129,
            "kept": 5139,
            "outstanding": 4264,
            "unbilled": 1270
          },
          "previous": {
            "fees": 9348,
            "hours": 104,
            "invoiced": 8600,
            "paid": 7310,
            "writtenOff": 129,
            "kept": 5141,
            "outstanding": 3208,
            "unbilled": 1227
          }
        },
        {
          "key": "3",
          "label": "Transports Moreau SA",
          "current": {
            "fees": 6674,
            "hours": 72,
            "invoiced": 6140,
            "paid": 5219,
            "writtenOff": 92,
            "kept": 3671,
            "outstanding": 3046,
            "unbilled": 907
          },
          "previous": {
            "fees": 7383,
            "hours": 82,
            "invoiced": 6792,
            "paid": 5773,
            "writtenOff": 102,
            "kept": 4061,
            "outstanding": 2534,
            "unbilled": 969
          }
        },
        {
          "key": "4",
          "label": "Vignobles Chevalier SCEA",
          "current": {
            "fees": 4005,
            "hours": 43,
            "invoiced": 3684,
            "paid": 3132,
            "writtenOff": 55,
            "kept": 2202,
            "outstanding": 1827,
            "unbilled": 544
          },
          "previous": {
            "fees": 3736,
            "hours": 42,
            "invoiced": 3438,
            "paid": 2922,
            "writtenOff": 52,
            "kept": 2055,
            "outstanding": 1282,
            "unbilled": 490
          }
        }
      ],
      "isCut": false
    },
    "empty": {
      "isFirm": false,
      "period": {
        "from": "2026-06",
        "to": "2026-11"
      },
      "before": {
        "from": "2025-12",
        "to": "2026-05"
      },
      "client": null,
      "portfolio": {
        "engagements": 0,
        "clients": 0
      },
      "current": {
        "fees": 0,
        "hours": 0,
        "invoiced": 0,
        "paid": 0,
        "writtenOff": 0,
        "kept": 0,
        "outstanding": 0,
        "unbilled": 0
      },
      "previous": {
        "fees": 0,
        "hours": 0,
        "invoiced": 0,
        "paid": 0,
        "writtenOff": 0,
        "kept": 0,
        "outstanding": 0,
        "unbilled": 0
      },
      "months": [
        {
          "month": "2026-06",
          "current": {
            "fees": 0,
            "hours": 0,
            "invoiced": 0,
            "paid": 0,
            "writtenOff": 0,
            "kept": 0,
            "outstanding": 0,
            "unbilled": 0
          },
          "previous": {
            "fees": 0,
            "hours": 0,
            "invoiced": 0,
            "paid": 0,
            "writtenOff": 0,
            "kept": 0,
            "outstanding": 0,
            "unbilled": 0
          }
        },
        {
          "month": "2026-07",
          "current": {
            "fees": 0,
            "hours": 0,
            "invoiced": 0,
            "paid": 0,
            "writtenOff": 0,
            "kept": 0,
            "outstanding": 0,
            "unbilled": 0
          },
          "previous": {
            "fees": 0,
            "hours": 0,
            "invoiced": 0,
            "paid": 0,
            "writtenOff": 0,
            "kept": 0,
            "outstanding": 0,
            "unbilled": 0
          }
        },
        {
          "month": "2026-08",
          "current": {
            "fees": 0,
            "hours": 0,
            "invoiced": 0,
            "paid": 0,
            "writtenOff": 0,
            "kept": 0,
            "outstanding": 0,
            "unbilled": 0
          },
          "previous": {
            "fees": 0,
            "hours": 0,
            "invoiced": 0,
            "paid": 0,
            "writtenOff": 0,
            "kept": 0,
            "outstanding": 0,
            "unbilled": 0
          }
        },
        {
          "month": "2026-09",
          "current": {
            "fees": 0,
            "hours": 0,
            "invoiced": 0,
            "paid": 0,
            "writtenOff": 0,
            "kept": 0,
            "outstanding": 0,
            "unbilled": 0
          },
          "previous": {
            "fees": 0,
            "hours": 0,
            "invoiced": 0,
            "paid": 0,
            "writtenOff": 0,
            "kept": 0,
            "outstanding": 0,
            "unbilled": 0
          }
        },
        {
          "month": "2026-10",
          "current": {
            "fees": 0,
            "hours": 0,
            "invoiced": 0,
            "paid": 0,
            "writtenOff": 0,
            "kept": 0,
            "outstanding": 0,
            "unbilled": 0
          },
          "previous": {
            "fees": 0,
            "hours": 0,
            "invoiced": 0,
            "paid": 0,
            "writtenOff": 0,
            "kept": 0,
            "outstanding": 0,
            "unbilled": 0
          }
        },
        {
          "month": "2026-11",
          "current": {
            "fees": 0,
            "hours": 0,
            "invoiced": 0,
            "paid": 0,
            "writtenOff": 0,
            "kept": 0,
            "outstanding": 0,
            "unbilled": 0
          },
          "previous": {
            "fees": 0,
            "hours": 0,
            "invoiced": 0,
            "paid": 0,
            "writtenOff": 0,
            "kept": 0,
            "outstanding": 0,
            "unbilled": 0
          }
        }
      ],
      "level": "client",
      "rows": [],
      "isCut": false
    }
  },
  problem: {
    "dashboard-period-reversed": {
      "type": "urn:parvis:problem:dashboard-period-reversed",
      "title": "The period ends before it starts",
      "status": 422,
      "code": "dashboard-period-reversed",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    },
    "dashboard-period-too-long": {
      "type": "urn:parvis:problem:dashboard-period-too-long",
      "title": "The period has more than 36 months",
      "status": 422,
      "code": "dashboard-period-too-long",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    },
    "scope-missing": {
      "type": "urn:parvis:problem:scope-missing",
      "title": "The person does not have a scope that this operation requires",
      "status": 403,
      "code": "scope-missing",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'getFeesDashboard'>

/** Get public register announcements for a period and the previous period. */
export const getRegisterDashboard = {
  host: 'portal',
  method: 'get',
  path: "/v1/RegisterDashboard",
  pattern: /\/api\/portal\/v1\/RegisterDashboard$/,
  status: 200,
  body: {},
  success: {
    "firm": {
      "isFirm": true,
      "period": {
        "from": "2026-06",
        "to": "2026-11"
      },
      "before": {
        "from": "2025-12",
        "to": "2026-05"
      },
      "client": null,
      "clients": 31,
      "current": {
        "creation": 1,
        "sale": 2,
        "modification": 11,
        "removal": 2,
        "proceeding": 2,
        "accounts": 31
      },
      "previous": {
        "creation": 2,
        "sale": 2,
        "modification": 13,
        "removal": 1,
        "proceeding": 1,
        "accounts": 10
      },
      "months": [
        {
          "month": "2026-06",
          "current": {
            "creation": 0,
            "sale": 1,
            "modification": 4,
            "removal": 0,
            "proceeding": 0,
            "accounts": 9
          }
        },
        {
          "month": "2026-07",
          "current": {
            "creation": 0,
            "sale": 0,
            "modification": 3,
            "removal": 1,
            "proceeding": 0,
            "accounts": 12
          }
        },
        {
          "month": "2026-08",
          "current": {
            "creation": 0,
            "sale": 0,
            "modification": 1,
            "removal": 0,
            "proceeding": 0,
            "accounts": 7
          }
        },
        {
          "month": "2026-09",
          "current": {
            "creation": 0,
            "sale": 1,
            "modification": 0,
            "removal": 0,
            "proceeding": 0,
            "accounts": 2
          }
        },
        {
          "month": "2026-10",
          "current": {
            "creation": 1,
            "sale": 0,
            "modification": 2,
            "removal": 0,
            "proceeding": 1,
            "accounts": 1
          }
        },
        {
          "month": "2026-11",
          "current": {
            "creation": 0,
            "sale": 0,
            "modification": 1,
            "removal": 1,
            "proceeding": 1,
            "accounts": 0
          }
        }
      ],
      "notices": [
        {
          "id": 88,
          "kind": "proceeding",
          "number": "A20260219000412",
          "publishedDate": "2026-11-17",
          "court": "Tribunal des activités économiques de Lyon",
          "siren": "552100554",
          "clientId": 3,
          "clientName": "Transports Moreau SA",
          "text": "Jugement d’ouverture d’une procédure de redressement judiciaire. Les créances sont à déclarer au mandataire judiciaire dans les deux mois."
        },
        {
          "id": 87,
          "kind": "removal",
          "number": "B20260218001007",
          "publishedDate": "2026-11-13",
          "court": "Greffe du tribunal de commerce de Brest",
          "siren": "421888237",
          "clientId": 7,
          "clientName": "Boulangerie Perrin SARL",
          "text": "Radiation d’un établissement secondaire du registre du commerce et des sociétés."
        },
        {
          "id": 85,
          "kind": "modification",
          "number": "B20260217000230",
          "publishedDate": "2026-11-05",
          "court": "Greffe du tribunal de commerce de Bordeaux",
          "siren": "732829320",
          "clientId": 2,
          "clientName": "Menuiserie Le Goff & Fils SARL",
          "text": "Modification survenue sur l’administration : nouveau gérant."
        },
        {
          "id": 84,
          "kind": "creation",
          "number": "A20260196000118",
          "publishedDate": "2026-10-09",
          "court": "Greffe du tribunal de commerce de Lille Métropole",
          "siren": "383474814",
          "clientId": 5,
          "clientName": "Northgate Shipping Ltd",
          "text": "Immatriculation d’un établissement secondaire."
        },
        {
          "id": 82,
          "kind": "sale",
          "number": "A20260183000655",
          "publishedDate": "2026-09-22",
          "court": "Tribunal des activités économiques de Paris",
          "siren": "404833048",
          "clientId": 1,
          "clientName": "Fontaine & Filles – Maison de thé SAS",
          "text": "Achat d’un fonds de commerce au prix stipulé de 185 000 euros. Oppositions dans les dix jours de la publication."
        },
        {
          "id": 79,
          "kind": "accounts",
          "number": "C20260126002871",
          "publishedDate": "2026-06-30",
          "court": "Greffe du tribunal de commerce de Bordeaux",
          "siren": "775672272",
          "clientId": 4,
          "clientName": "Vignobles Chevalier SCEA",
          "text": "Comptes annuels et rapports de l’exercice clos le 31 décembre 2025."
        }
      ],
      "isCut": false
    },
    "empty": {
      "isFirm": false,
      "period": {
        "from": "2026-06",
        "to": "2026-11"
      },
      "before": {
        "from": "2025-12",
        "to": "2026-05"
      },
      "client": null,
      "clients": 0,
      "current": {
        "creation": 0,
        "sale": 0,
        "modification": 0,
        "removal": 0,
        "proceeding": 0,
        "accounts": 0
      },
      "previous": {
        "creation": 0,
        "sale": 0,
        "modification": 0,
        "removal": 0,
        "proceeding": 0,
        "accounts": 0
      },
      "months": [
        {
          "month": "2026-06",
          "current": {
            "creation": 0,
            "sale": 0,
            "modification": 0,
            "removal": 0,
            "proceeding": 0,
            "accounts": 0
          }
        },
        {
          "month": "2026-07",
          "current": {
            "creation": 0,
            "sale": 0,
            "modification": 0,
            "removal": 0,
            "proceeding": 0,
            "accounts": 0
          }
        },
        {
          "month": "2026-08",
          "current": {
            "creation": 0,
            "sale": 0,
            "modification": 0,
            "removal": 0,
            "proceeding": 0,
            "accounts": 0
          }
        },
        {
          "month": "2026-09",
          "current": {
            "creation": 0,
            "sale": 0,
            "modification": 0,
            "removal": 0,
            "proceeding": 0,
            "accounts": 0
          }
        },
        {
          "month": "2026-10",
          "current": {
            "creation": 0,
            "sale": 0,
            "modification": 0,
            "removal": 0,
            "proceeding": 0,
            "accounts": 0
          }
        },
        {
          "month": "2026-11",
          "current": {
            "creation": 0,
            "sale": 0,
            "modification": 0,
            "removal": 0,
            "proceeding": 0,
            "accounts": 0
          }
        }
      ],
      "notices": [],
      "isCut": false
    }
  },
  problem: {
    "dashboard-period-reversed": {
      "type": "urn:parvis:problem:dashboard-period-reversed",
      "title": "The period ends before it starts",
      "status": 422,
      "code": "dashboard-period-reversed",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'getRegisterDashboard'>

/** List the filters of a dashboard. */
export const getDashboardChoices = {
  host: 'portal',
  method: 'get',
  path: "/v1/DashboardChoices",
  pattern: /\/api\/portal\/v1\/DashboardChoices$/,
  status: 200,
  body: {},
  success: {
    "firm": {
      "isFirm": true,
      "units": [
        "Audit Paris",
        "Conseil Nantes",
        "Droit et fiscalité",
        "Expertise comptable Ouest"
      ],
      "partners": [
        {
          "key": "partner@parvis.example",
          "label": "Hélène d’Arcy"
        },
        {
          "key": "lucas.morel@parvis.example",
          "label": "Lucas Morel"
        },
        {
          "key": "sofia.benali@parvis.example",
          "label": "Sofia Benali"
        }
      ],
      "firstMonth": "2023-12",
      "lastMonth": "2026-11"
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
} satisfies Example<'getDashboardChoices'>

/** List report requests. */
export const listPlanningRequests = {
  host: 'portal',
  method: 'get',
  path: "/v1/PlanningRequests",
  pattern: /\/api\/portal\/v1\/PlanningRequests$/,
  status: 200,
  body: {},
  success: {
    "all": {
      "value": [
        {
          "@odata.etag": "\"1\"",
          "id": 7,
          "number": "R-000007",
          "engagementId": 1,
          "engagementCode": "E2024-000001",
          "engagementDescription": "Commissariat aux comptes 2024 – Fontaine & Filles – Maison de thé SAS",
          "engagementType": "real",
          "ibsNumber": "100001",
          "accountName": "Fontaine & Filles – Maison de thé SAS",
          "requestType": "new",
          "businessUnit": "Audit Paris",
          "managerEmail": "manager@parvis.example",
          "managerName": "Samuel Okafor",
          "offerId": 2,
          "solution": "Tableau de bord mensuel",
          "englishSolution": "Monthly dashboard",
          "teamContacts": [
            {
              "contactId": 4,
              "firstName": "Samuel",
              "lastName": "Okafor",
              "email": "manager@parvis.example",
              "role": "Admin"
            },
            {
              "contactId": 2,
              "firstName": "Théo",
              "lastName": "Lefèvre",
              "email": "staff@parvis.example",
              "role": "Collaborateur"
            }
          ],
          "desiredStartDate": "2026-12-01",
          "desiredDeliveryDate": "2026-12-18",
          "workingDays": 14,
          "status": "submitted",
          "reason": null,
          "history": [
            {
              "status": "submitted",
              "reason": null,
              "changedBy": "staff@parvis.example",
              "changedByName": "Théo Lefèvre",
              "changedDate": "2026-11-19T09:20:00.000Z"
            }
          ],
          "openPublicationId": null,
          "mayChange": true,
          "createdBy": "staff@parvis.example",
          "createdByName": "Théo Lefèvre",
          "createdDate": "2026-11-19T09:20:00.000Z",
          "modifiedDate": "2026-11-19T09:20:00.000Z",
          "modifiedByName": "Camille Lefèvre"
        },
        {
          "@odata.etag": "\"2\"",
          "id": 6,
          "number": "R-000006",
          "engagementId": 14,
          "engagementCode": "E2026-000014",
          "engagementDescription": "Transaction services 2026 – Atelier Morvan SARL",
          "engagementType": "provisional",
          "ibsNumber": "100014",
          "accountName": "Atelier Morvan SARL",
          "requestType": "change",
          "businessUnit": "Conseil Nantes",
          "managerEmail": "manager@parvis.example",
          "managerName": "Samuel Okafor",
          "offerId": 1,
          "solution": "multirapports",
          "englishSolution": "multirapports",
          "teamContacts": [],
          "desiredStartDate": "2026-11-24",
          "desiredDeliveryDate": "2026-12-04",
          "workingDays": 9,
          "status": "accepted",
          "reason": null,
          "history": [
            {
              "status": "submitted",
              "reason": null,
              "changedBy": "staff@parvis.example",
              "changedByName": "Théo Lefèvre",
              "changedDate": "2026-11-19T09:20:00.000Z"
            },
            {
              "status": "accepted",
              "reason": null,
              "changedBy": "manager@parvis.example",
              "changedByName": "Samuel Okafor",
              "changedDate": "2026-11-20T08:00:00.000Z"
            }
          ],
          "openPublicationId": null,
          "mayChange": false,
          "createdBy": "staff@parvis.example",
          "createdByName": "Théo Lefèvre",
          "createdDate": "2026-11-19T09:20:00.000Z",
          "modifiedDate": "2026-11-20T08:00:00.000Z",
          "modifiedByName": "Camille Lefèvre"
        },
        {
          "@odata.etag": "\"2\"",
          "id": 5,
          "number": "R-000005",
          "engagementId": 5,
          "engagementCode": "E2025-000005",
          "engagementDescription": "Consolidation 2025 – Groupe Kermadec SAS",
          "engagementType": "real",
          "ibsNumber": "100005",
          "accountName": "Groupe Kermadec SAS",
          "requestType": "update",
          "businessUnit": "Audit Paris",
          "managerEmail": "manager@parvis.example",
          "managerName": "Samuel Okafor",
          "offerId": 2,
          "solution": "Tableau de bord mensuel",
          "englishSolution": "Monthly dashboard",
          "teamContacts": [
            {
              "contactId": 4,
              "firstName": "Samuel",
              "lastName": "Okafor",
              "email": "manager@parvis.example",
              "role": "Admin"
            },
            {
              "contactId": 2,
              "firstName": "Théo",
              "lastName": "Lefèvre",
              "email": "staff@parvis.example",
              "role": "Collaborateur"
            }
          ],
          "desiredStartDate": "2026-12-14",
          "desiredDeliveryDate": "2026-12-15",
          "workingDays": 2,
          "status": "refused",
          "reason": "Le périmètre n’est pas signé : à redemander avec la lettre de mission.",
          "history": [
            {
              "status": "submitted",
              "reason": null,
              "changedBy": "staff@parvis.example",
              "changedByName": "Théo Lefèvre",
              "changedDate": "2026-11-19T09:20:00.000Z"
            },
            {
              "status": "refused",
              "reason": "Le périmètre n’est pas signé : à redemander avec la lettre de mission.",
              "changedBy": "manager@parvis.example",
              "changedByName": "Samuel Okafor",
              "changedDate": "2026-11-20T15:00:00.000Z"
            }
          ],
          "openPublicationId": null,
          "mayChange": true,
          "createdBy": "staff@parvis.example",
          "createdByName": "Théo Lefèvre",
          "createdDate": "2026-11-19T09:20:00.000Z",
          "modifiedDate": "2026-11-20T15:00:00.000Z",
          "modifiedByName": "Camille Lefèvre"
        }
      ],
      "@odata.count": 3
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
} satisfies Example<'listPlanningRequests'>

/** Request a report. */
export const createPlanningRequest = {
  host: 'portal',
  method: 'post',
  path: "/v1/PlanningRequests",
  pattern: /\/api\/portal\/v1\/PlanningRequests$/,
  status: 201,
  body: {
    "new": {
      "engagementId": 1,
      "requestType": "new",
      "businessUnit": "Audit Paris",
      "managerEmail": "manager@parvis.example",
      "offerId": 2,
      "teamContacts": [
        {
          "contactId": 4,
          "role": "Admin"
        },
        {
          "contactId": 2,
          "role": "Collaborateur"
        }
      ],
      "desiredStartDate": "2026-12-01",
      "desiredDeliveryDate": "2026-12-18"
    }
  },
  success: {
    "new": {
      "@odata.etag": "\"1\"",
      "id": 8,
      "number": "R-000008",
      "engagementId": 1,
      "engagementCode": "E2024-000001",
      "engagementDescription": "Commissariat aux comptes 2024 – Fontaine & Filles – Maison de thé SAS",
      "engagementType": "real",
      "ibsNumber": "100001",
      "accountName": "Fontaine & Filles – Maison de thé SAS",
      "requestType": "new",
      "businessUnit": "Audit Paris",
      "managerEmail": "manager@parvis.example",
      "managerName": "Samuel Okafor",
      "offerId": 2,
      "solution": "Tableau de bord mensuel",
      "englishSolution": "Monthly dashboard",
      "teamContacts": [
        {
          "contactId": 4,
          "firstName": "Samuel",
          "lastName": "Okafor",
          "email": "manager@parvis.example",
          "role": "Admin"
        },
        {
          "contactId": 2,
          "firstName": "Théo",
          "lastName": "Lefèvre",
          "email": "staff@parvis.example",
          "role": "Collaborateur"
        }
      ],
      "desiredStartDate": "2026-12-01",
      "desiredDeliveryDate": "2026-12-18",
      "workingDays": 14,
      "status": "submitted",
      "reason": null,
      "history": [
        {
          "status": "submitted",
          "reason": null,
          "changedBy": "staff@parvis.example",
          "changedByName": "Théo Lefèvre",
          "changedDate": "2026-11-19T09:20:00.000Z"
        }
      ],
      "openPublicationId": null,
      "mayChange": true,
      "createdBy": "staff@parvis.example",
      "createdByName": "Théo Lefèvre",
      "createdDate": "2026-11-19T09:20:00.000Z",
      "modifiedDate": "2026-11-19T09:20:00.000Z",
      "modifiedByName": "Camille Lefèvre"
    }
  },
  problem: {
    "planning-delivery-before-start": {
      "type": "urn:parvis:problem:planning-delivery-before-start",
      "title": "The requested delivery must be after the requested start",
      "status": 422,
      "code": "planning-delivery-before-start",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    },
    "planning-contact-unknown": {
      "type": "urn:parvis:problem:planning-contact-unknown",
      "title": "A team member does not exist or is not a member of staff",
      "status": 422,
      "code": "planning-contact-unknown",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736",
      "errors": [
        {
          "pointer": "/teamContacts/1/contactId",
          "code": "unknown-name"
        }
      ]
    }
  },
} satisfies Example<'createPlanningRequest'>

/** Get a request. */
export const getPlanningRequest = {
  host: 'portal',
  method: 'get',
  path: "/v1/PlanningRequests({id})",
  pattern: /\/api\/portal\/v1\/PlanningRequests\(([^/]+)\)$/,
  status: 200,
  body: {},
  success: {
    "submitted": {
      "@odata.etag": "\"1\"",
      "id": 7,
      "number": "R-000007",
      "engagementId": 1,
      "engagementCode": "E2024-000001",
      "engagementDescription": "Commissariat aux comptes 2024 – Fontaine & Filles – Maison de thé SAS",
      "engagementType": "real",
      "ibsNumber": "100001",
      "accountName": "Fontaine & Filles – Maison de thé SAS",
      "requestType": "new",
      "businessUnit": "Audit Paris",
      "managerEmail": "manager@parvis.example",
      "managerName": "Samuel Okafor",
      "offerId": 2,
      "solution": "Tableau de bord mensuel",
      "englishSolution": "Monthly dashboard",
      "teamContacts": [
        {
          "contactId": 4,
          "firstName": "Samuel",
          "lastName": "Okafor",
          "email": "manager@parvis.example",
          "role": "Admin"
        },
        {
          "contactId": 2,
          "firstName": "Théo",
          "lastName": "Lefèvre",
          "email": "staff@parvis.example",
          "role": "Collaborateur"
        }
      ],
      "desiredStartDate": "2026-12-01",
      "desiredDeliveryDate": "2026-12-18",
      "workingDays": 14,
      "status": "submitted",
      "reason": null,
      "history": [
        {
          "status": "submitted",
          "reason": null,
          "changedBy": "staff@parvis.example",
          "changedByName": "Théo Lefèvre",
          "changedDate": "2026-11-19T09:20:00.000Z"
        }
      ],
      "openPublicationId": null,
      "mayChange": true,
      "createdBy": "staff@parvis.example",
      "createdByName": "Théo Lefèvre",
      "createdDate": "2026-11-19T09:20:00.000Z",
      "modifiedDate": "2026-11-19T09:20:00.000Z",
      "modifiedByName": "Camille Lefèvre"
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
} satisfies Example<'getPlanningRequest'>

/** Update a request. */
export const updatePlanningRequest = {
  host: 'portal',
  method: 'patch',
  path: "/v1/PlanningRequests({id})",
  pattern: /\/api\/portal\/v1\/PlanningRequests\(([^/]+)\)$/,
  status: 200,
  body: {
    "delivery": {
      "desiredDeliveryDate": "2026-12-22"
    }
  },
  success: {
    "delivery": {
      "@odata.etag": "\"2\"",
      "id": 7,
      "number": "R-000007",
      "engagementId": 1,
      "engagementCode": "E2024-000001",
      "engagementDescription": "Commissariat aux comptes 2024 – Fontaine & Filles – Maison de thé SAS",
      "engagementType": "real",
      "ibsNumber": "100001",
      "accountName": "Fontaine & Filles – Maison de thé SAS",
      "requestType": "new",
      "businessUnit": "Audit Paris",
      "managerEmail": "manager@parvis.example",
      "managerName": "Samuel Okafor",
      "offerId": 2,
      "solution": "Tableau de bord mensuel",
      "englishSolution": "Monthly dashboard",
      "teamContacts": [
        {
          "contactId": 4,
          "firstName": "Samuel",
          "lastName": "Okafor",
          "email": "manager@parvis.example",
          "role": "Admin"
        },
        {
          "contactId": 2,
          "firstName": "Théo",
          "lastName": "Lefèvre",
          "email": "staff@parvis.example",
          "role": "Collaborateur"
        }
      ],
      "desiredStartDate": "2026-12-01",
      "desiredDeliveryDate": "2026-12-22",
      "workingDays": 16,
      "status": "submitted",
      "reason": null,
      "history": [
        {
          "status": "submitted",
          "reason": null,
          "changedBy": "staff@parvis.example",
          "changedByName": "Théo Lefèvre",
          "changedDate": "2026-11-19T09:20:00.000Z"
        }
      ],
      "openPublicationId": null,
      "mayChange": true,
      "createdBy": "staff@parvis.example",
      "createdByName": "Théo Lefèvre",
      "createdDate": "2026-11-19T09:20:00.000Z",
      "modifiedDate": "2026-11-20T10:00:00.000Z",
      "modifiedByName": "Camille Lefèvre"
    }
  },
  problem: {
    "planning-closed": {
      "type": "urn:parvis:problem:planning-closed",
      "title": "The request can no longer be changed in this way",
      "status": 409,
      "code": "planning-closed",
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
} satisfies Example<'updatePlanningRequest'>

/** Plan, refuse, start, or deliver a request. */
export const decidePlanningRequest = {
  host: 'portal',
  method: 'patch',
  path: "/v1/PlanningRequests({id})/Decision",
  pattern: /\/api\/portal\/v1\/PlanningRequests\(([^/]+)\)\/Decision$/,
  status: 200,
  body: {
    "accept": {
      "status": "accepted",
      "reason": null
    },
    "refuse": {
      "status": "refused",
      "reason": "Le périmètre n’est pas signé : à redemander avec la lettre de mission."
    }
  },
  success: {
    "accepted": {
      "@odata.etag": "\"2\"",
      "id": 7,
      "number": "R-000007",
      "engagementId": 1,
      "engagementCode": "E2024-000001",
      "engagementDescription": "Commissariat aux comptes 2024 – Fontaine & Filles – Maison de thé SAS",
      "engagementType": "real",
      "ibsNumber": "100001",
      "accountName": "Fontaine & Filles – Maison de thé SAS",
      "requestType": "new",
      "businessUnit": "Audit Paris",
      "managerEmail": "manager@parvis.example",
      "managerName": "Samuel Okafor",
      "offerId": 2,
      "solution": "Tableau de bord mensuel",
      "englishSolution": "Monthly dashboard",
      "teamContacts": [
        {
          "contactId": 4,
          "firstName": "Samuel",
          "lastName": "Okafor",
          "email": "manager@parvis.example",
          "role": "Admin"
        },
        {
          "contactId": 2,
          "firstName": "Théo",
          "lastName": "Lefèvre",
          "email": "staff@parvis.example",
          "role": "Collaborateur"
        }
      ],
      "desiredStartDate": "2026-12-01",
      "desiredDeliveryDate": "2026-12-18",
      "workingDays": 14,
      "status": "accepted",
      "reason": null,
      "history": [
        {
          "status": "submitted",
          "reason": null,
          "changedBy": "staff@parvis.example",
          "changedByName": "Théo Lefèvre",
          "changedDate": "2026-11-19T09:20:00.000Z"
        },
        {
          "status": "accepted",
          "reason": null,
          "changedBy": "manager@parvis.example",
          "changedByName": "Samuel Okafor",
          "changedDate": "2026-11-20T08:00:00.000Z"
        }
      ],
      "openPublicationId": null,
      "mayChange": true,
      "createdBy": "staff@parvis.example",
      "createdByName": "Théo Lefèvre",
      "createdDate": "2026-11-19T09:20:00.000Z",
      "modifiedDate": "2026-11-20T08:00:00.000Z",
      "modifiedByName": "Camille Lefèvre"
    }
  },
  problem: {
    "planning-transition-refused": {
      "type": "urn:parvis:problem:planning-transition-refused",
      "title": "The request cannot move from its status to this one",
      "status": 409,
      "code": "planning-transition-refused",
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
} satisfies Example<'decidePlanningRequest'>

/** Cancel a request. */
export const cancelPlanningRequest = {
  host: 'portal',
  method: 'patch',
  path: "/v1/PlanningRequests({id})/Cancel",
  pattern: /\/api\/portal\/v1\/PlanningRequests\(([^/]+)\)\/Cancel$/,
  status: 200,
  body: {},
  success: {
    "cancelled": {
      "@odata.etag": "\"2\"",
      "id": 7,
      "number": "R-000007",
      "engagementId": 1,
      "engagementCode": "E2024-000001",
      "engagementDescription": "Commissariat aux comptes 2024 – Fontaine & Filles – Maison de thé SAS",
      "engagementType": "real",
      "ibsNumber": "100001",
      "accountName": "Fontaine & Filles – Maison de thé SAS",
      "requestType": "new",
      "businessUnit": "Audit Paris",
      "managerEmail": "manager@parvis.example",
      "managerName": "Samuel Okafor",
      "offerId": 2,
      "solution": "Tableau de bord mensuel",
      "englishSolution": "Monthly dashboard",
      "teamContacts": [
        {
          "contactId": 4,
          "firstName": "Samuel",
          "lastName": "Okafor",
          "email": "manager@parvis.example",
          "role": "Admin"
        },
        {
          "contactId": 2,
          "firstName": "Théo",
          "lastName": "Lefèvre",
          "email": "staff@parvis.example",
          "role": "Collaborateur"
        }
      ],
      "desiredStartDate": "2026-12-01",
      "desiredDeliveryDate": "2026-12-18",
      "workingDays": 14,
      "status": "cancelled",
      "reason": null,
      "history": [
        {
          "status": "submitted",
          "reason": null,
          "changedBy": "staff@parvis.example",
          "changedByName": "Théo Lefèvre",
          "changedDate": "2026-11-19T09:20:00.000Z"
        },
        {
          "status": "cancelled",
          "reason": null,
          "changedBy": "staff@parvis.example",
          "changedByName": "Théo Lefèvre",
          "changedDate": "2026-11-20T08:00:00.000Z"
        }
      ],
      "openPublicationId": null,
      "mayChange": true,
      "createdBy": "staff@parvis.example",
      "createdByName": "Théo Lefèvre",
      "createdDate": "2026-11-19T09:20:00.000Z",
      "modifiedDate": "2026-11-20T08:00:00.000Z",
      "modifiedByName": "Camille Lefèvre"
    }
  },
  problem: {
    "planning-not-participant": {
      "type": "urn:parvis:problem:planning-not-participant",
      "title": "Only the requester, the manager, the Admins of the team, and planners can change it",
      "status": 403,
      "code": "planning-not-participant",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'cancelPlanningRequest'>

/** List the choices for a request. */
export const getPlanningChoices = {
  host: 'portal',
  method: 'get',
  path: "/v1/PlanningChoices",
  pattern: /\/api\/portal\/v1\/PlanningChoices$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "businessUnits": [
        "Audit Paris",
        "Audit Lyon",
        "Conseil Nantes"
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
} satisfies Example<'getPlanningChoices'>

/** Check whether a request is feasible in a period. */
export const getPlanningLoad = {
  host: 'portal',
  method: 'get',
  path: "/v1/PlanningLoad",
  pattern: /\/api\/portal\/v1\/PlanningLoad$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "submittedCount": 3,
      "plannedCount": 5,
      "verdict": "tight",
      "team": [
        {
          "contactId": 4,
          "name": "Samuel Okafor",
          "week": "2026-12-07",
          "requestCount": 2
        },
        {
          "contactId": 2,
          "name": "Théo Lefèvre",
          "week": null,
          "requestCount": 0
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
} satisfies Example<'getPlanningLoad'>

/** List report templates. */
export const listReportTemplates = {
  host: 'portal',
  method: 'get',
  path: "/v1/ReportTemplates",
  pattern: /\/api\/portal\/v1\/ReportTemplates$/,
  status: 200,
  body: {},
  success: {
    "all": {
      "value": [
        {
          "@odata.etag": "\"2\"",
          "id": 3,
          "name": "Tableau mensuel",
          "description": "Chiffre d’affaires, marge et trésorerie du mois, pour les clients de la distribution.",
          "offerId": 2,
          "solution": "Tableau de bord mensuel",
          "englishSolution": "Monthly dashboard",
          "isRetired": false,
          "currentVersion": 2,
          "fileName": "tableau-mensuel-2.pbit",
          "fileSize": 431208,
          "pages": [
            {
              "name": "ReportSection1",
              "displayName": "Synthèse"
            },
            {
              "name": "ReportSection2",
              "displayName": "Par région"
            }
          ],
          "versions": [
            {
              "version": 2,
              "fileName": "tableau-mensuel-2.pbit",
              "fileSize": 431208,
              "note": "Une page par région.",
              "createdBy": "manager@parvis.example",
              "createdByName": "Samuel Okafor",
              "createdDate": "2026-09-14T08:30:00.000Z"
            },
            {
              "version": 1,
              "fileName": "tableau-mensuel.pbit",
              "fileSize": 412330,
              "note": "",
              "createdBy": "manager@parvis.example",
              "createdByName": "Samuel Okafor",
              "createdDate": "2026-03-02T09:00:00.000Z"
            }
          ],
          "useCount": 7,
          "createdBy": "manager@parvis.example",
          "createdByName": "Samuel Okafor",
          "createdDate": "2026-03-02T09:00:00.000Z",
          "modifiedDate": "2026-09-14T08:30:00.000Z",
          "modifiedByName": "Camille Lefèvre"
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
} satisfies Example<'listReportTemplates'>

/** Create a template from a file. */
export const createReportTemplate = {
  host: 'portal',
  method: 'post',
  path: "/v1/ReportTemplates",
  pattern: /\/api\/portal\/v1\/ReportTemplates$/,
  status: 201,
  body: {
    "new": {
      "fileId": 7,
      "name": "Tableau mensuel",
      "description": "Chiffre d’affaires, marge et trésorerie du mois, pour les clients de la distribution.",
      "offerId": 2,
      "note": ""
    }
  },
  success: {
    "new": {
      "@odata.etag": "\"1\"",
      "id": 3,
      "name": "Tableau mensuel",
      "description": "Chiffre d’affaires, marge et trésorerie du mois, pour les clients de la distribution.",
      "offerId": 2,
      "solution": "Tableau de bord mensuel",
      "englishSolution": "Monthly dashboard",
      "isRetired": false,
      "currentVersion": 1,
      "fileName": "tableau-mensuel.pbit",
      "fileSize": 412330,
      "pages": [
        {
          "name": "ReportSection1",
          "displayName": "Synthèse"
        },
        {
          "name": "ReportSection2",
          "displayName": "Par région"
        }
      ],
      "versions": [
        {
          "version": 1,
          "fileName": "tableau-mensuel.pbit",
          "fileSize": 412330,
          "note": "",
          "createdBy": "manager@parvis.example",
          "createdByName": "Samuel Okafor",
          "createdDate": "2026-03-02T09:00:00.000Z"
        }
      ],
      "useCount": 0,
      "createdBy": "manager@parvis.example",
      "createdByName": "Samuel Okafor",
      "createdDate": "2026-03-02T09:00:00.000Z",
      "modifiedDate": "2026-03-02T09:00:00.000Z",
      "modifiedByName": "Camille Lefèvre"
    }
  },
  problem: {
    "report-template-name-taken": {
      "type": "urn:parvis:problem:report-template-name-taken",
      "title": "Another template already has this name",
      "status": 409,
      "code": "report-template-name-taken",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'createReportTemplate'>

/** Get a template. */
export const getReportTemplate = {
  host: 'portal',
  method: 'get',
  path: "/v1/ReportTemplates({id})",
  pattern: /\/api\/portal\/v1\/ReportTemplates\(([^/]+)\)$/,
  status: 200,
  body: {},
  success: {
    "current": {
      "@odata.etag": "\"2\"",
      "id": 3,
      "name": "Tableau mensuel",
      "description": "Chiffre d’affaires, marge et trésorerie du mois, pour les clients de la distribution.",
      "offerId": 2,
      "solution": "Tableau de bord mensuel",
      "englishSolution": "Monthly dashboard",
      "isRetired": false,
      "currentVersion": 2,
      "fileName": "tableau-mensuel-2.pbit",
      "fileSize": 431208,
      "pages": [
        {
          "name": "ReportSection1",
          "displayName": "Synthèse"
        },
        {
          "name": "ReportSection2",
          "displayName": "Par région"
        }
      ],
      "versions": [
        {
          "version": 2,
          "fileName": "tableau-mensuel-2.pbit",
          "fileSize": 431208,
          "note": "Une page par région.",
          "createdBy": "manager@parvis.example",
          "createdByName": "Samuel Okafor",
          "createdDate": "2026-09-14T08:30:00.000Z"
        },
        {
          "version": 1,
          "fileName": "tableau-mensuel.pbit",
          "fileSize": 412330,
          "note": "",
          "createdBy": "manager@parvis.example",
          "createdByName": "Samuel Okafor",
          "createdDate": "2026-03-02T09:00:00.000Z"
        }
      ],
      "useCount": 7,
      "createdBy": "manager@parvis.example",
      "createdByName": "Samuel Okafor",
      "createdDate": "2026-03-02T09:00:00.000Z",
      "modifiedDate": "2026-09-14T08:30:00.000Z",
      "modifiedByName": "Camille Lefèvre"
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
} satisfies Example<'getReportTemplate'>

/** Update, retire, or restore a template. */
export const updateReportTemplate = {
  host: 'portal',
  method: 'patch',
  path: "/v1/ReportTemplates({id})",
  pattern: /\/api\/portal\/v1\/ReportTemplates\(([^/]+)\)$/,
  status: 200,
  body: {
    "retire": {
      "isRetired": true
    }
  },
  success: {
    "retired": {
      "@odata.etag": "\"3\"",
      "id": 3,
      "name": "Tableau mensuel",
      "description": "Chiffre d’affaires, marge et trésorerie du mois, pour les clients de la distribution.",
      "offerId": 2,
      "solution": "Tableau de bord mensuel",
      "englishSolution": "Monthly dashboard",
      "isRetired": true,
      "currentVersion": 2,
      "fileName": "tableau-mensuel-2.pbit",
      "fileSize": 431208,
      "pages": [
        {
          "name": "ReportSection1",
          "displayName": "Synthèse"
        },
        {
          "name": "ReportSection2",
          "displayName": "Par région"
        }
      ],
      "versions": [
        {
          "version": 2,
          "fileName": "tableau-mensuel-2.pbit",
          "fileSize": 431208,
          "note": "Une page par région.",
          "createdBy": "manager@parvis.example",
          "createdByName": "Samuel Okafor",
          "createdDate": "2026-09-14T08:30:00.000Z"
        },
        {
          "version": 1,
          "fileName": "tableau-mensuel.pbit",
          "fileSize": 412330,
          "note": "",
          "createdBy": "manager@parvis.example",
          "createdByName": "Samuel Okafor",
          "createdDate": "2026-03-02T09:00:00.000Z"
        }
      ],
      "useCount": 7,
      "createdBy": "manager@parvis.example",
      "createdByName": "Samuel Okafor",
      "createdDate": "2026-03-02T09:00:00.000Z",
      "modifiedDate": "2026-11-20T10:00:00.000Z",
      "modifiedByName": "Camille Lefèvre"
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
} satisfies Example<'updateReportTemplate'>

/** Add a version to a template. */
export const addReportTemplateVersion = {
  host: 'portal',
  method: 'post',
  path: "/v1/ReportTemplates({id})/Versions",
  pattern: /\/api\/portal\/v1\/ReportTemplates\(([^/]+)\)\/Versions$/,
  status: 201,
  body: {
    "regions": {
      "fileId": 8,
      "note": "Une page par région."
    }
  },
  success: {
    "regions": {
      "@odata.etag": "\"2\"",
      "id": 3,
      "name": "Tableau mensuel",
      "description": "Chiffre d’affaires, marge et trésorerie du mois, pour les clients de la distribution.",
      "offerId": 2,
      "solution": "Tableau de bord mensuel",
      "englishSolution": "Monthly dashboard",
      "isRetired": false,
      "currentVersion": 2,
      "fileName": "tableau-mensuel-2.pbit",
      "fileSize": 431208,
      "pages": [
        {
          "name": "ReportSection1",
          "displayName": "Synthèse"
        },
        {
          "name": "ReportSection2",
          "displayName": "Par région"
        }
      ],
      "versions": [
        {
          "version": 2,
          "fileName": "tableau-mensuel-2.pbit",
          "fileSize": 431208,
          "note": "Une page par région.",
          "createdBy": "manager@parvis.example",
          "createdByName": "Samuel Okafor",
          "createdDate": "2026-09-14T08:30:00.000Z"
        },
        {
          "version": 1,
          "fileName": "tableau-mensuel.pbit",
          "fileSize": 412330,
          "note": "",
          "createdBy": "manager@parvis.example",
          "createdByName": "Samuel Okafor",
          "createdDate": "2026-03-02T09:00:00.000Z"
        }
      ],
      "useCount": 7,
      "createdBy": "manager@parvis.example",
      "createdByName": "Samuel Okafor",
      "createdDate": "2026-03-02T09:00:00.000Z",
      "modifiedDate": "2026-09-14T08:30:00.000Z",
      "modifiedByName": "Camille Lefèvre"
    }
  },
  problem: {
    "report-template-retired": {
      "type": "urn:parvis:problem:report-template-retired",
      "title": "The template is retired",
      "status": 409,
      "code": "report-template-retired",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'addReportTemplateVersion'>

/** Get the pages and visuals of a version. */
export const getReportTemplateLayout = {
  host: 'portal',
  method: 'get',
  path: "/v1/ReportTemplates({id})/Layout",
  pattern: /\/api\/portal\/v1\/ReportTemplates\(([^/]+)\)\/Layout$/,
  status: 200,
  body: {},
  success: {
    "page": {
      "pages": [
        {
          "name": "ReportSection1",
          "displayName": "Synthèse",
          "isHidden": false,
          "width": 1280,
          "height": 720,
          "visuals": [
            {
              "name": "v1",
              "kind": "card",
              "title": "Marge du mois",
              "fields": [
                {
                  "table": "Ventes",
                  "name": "Marge",
                  "summary": "measure"
                }
              ],
              "isFiltered": false,
              "x": 20,
              "y": 20,
              "z": 0,
              "width": 280,
              "height": 120
            }
          ]
        }
      ],
      "bookmarks": [],
      "measures": [
        {
          "table": "Ventes",
          "name": "Marge",
          "expression": "SUM ( Ventes[Montant] )\n    - SUM ( Ventes[Coût] )"
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
} satisfies Example<'getReportTemplateLayout'>

/** Download a version of a template. */
export const downloadReportTemplate = {
  host: 'portal',
  method: 'get',
  path: "/v1/ReportTemplates({id})/File",
  pattern: /\/api\/portal\/v1\/ReportTemplates\(([^/]+)\)\/File$/,
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
} satisfies Example<'downloadReportTemplate'>

/** Get a download ticket for a template. */
export const getReportTemplateDownload = {
  host: 'portal',
  method: 'get',
  path: "/v1/ReportTemplates({id})/Download",
  pattern: /\/api\/portal\/v1\/ReportTemplates\(([^/]+)\)\/Download$/,
  status: 200,
  body: {},
  success: {
    "ticket": {
      "id": 41,
      "ticket": "eyJhbGciOiJIUzI1NiJ9.eyJyZXBvcnQiOjQxfQ.c2lnbmF0dXJl",
      "expiresDate": "2026-11-12T10:45:00.000Z"
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
} satisfies Example<'getReportTemplateDownload'>

/** List the downloads of a template. */
export const listReportTemplateUses = {
  host: 'portal',
  method: 'get',
  path: "/v1/ReportTemplates({id})/Uses",
  pattern: /\/api\/portal\/v1\/ReportTemplates\(([^/]+)\)\/Uses$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "value": [
        {
          "id": 21,
          "templateId": 3,
          "version": 2,
          "usedBy": "staff@parvis.example",
          "usedByName": "Théo Lefèvre",
          "usedDate": "2026-11-18T14:02:00.000Z"
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
} satisfies Example<'listReportTemplateUses'>

/** List requests for financial statements. */
export const listStatementRequests = {
  host: 'portal',
  method: 'get',
  path: "/v1/StatementRequests",
  pattern: /\/api\/portal\/v1\/StatementRequests$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "value": [
        {
          "@odata.etag": "\"4\"",
          "id": 12,
          "accountId": 1,
          "accountName": "Fontaine & Filles – Maison de thé",
          "fileName": "732829320FEC20251231.txt",
          "fileSize": 18204311,
          "uploadUrl": "/v1/Uploads/5b1f6a4e-53d7-4c1c-9f57-0a4f0c1f9c11",
          "receivedSize": 18204311,
          "periodStart": "2025-01-01",
          "periodEnd": "2025-12-31",
          "content": "entries",
          "amountSigns": null,
          "chart": "pcg-2025",
          "rounding": "euro",
          "language": "fr",
          "companyName": "Fontaine & Filles – Maison de thé",
          "companyForm": "SAS",
          "companyNumber": "73282932000074",
          "companyAddress": "12 rue du Mail, 75002 Paris",
          "status": "finished",
          "stage": null,
          "progress": 100,
          "lineCount": 104210,
          "entryCount": 31877,
          "failedCheckCount": 0,
          "failure": null,
          "priorRequestId": 7,
          "priorPeriodEnd": "2024-12-31",
          "createdBy": "staff@parvis.example",
          "createdByName": "Théo Lefèvre",
          "createdDate": "2026-02-03T09:12:00.000Z",
          "modifiedDate": "2026-02-03T09:12:41.000Z",
          "finishedDate": "2026-02-03T09:12:41.000Z"
        },
        {
          "@odata.etag": "\"4\"",
          "id": 12,
          "accountId": 1,
          "accountName": "Fontaine & Filles – Maison de thé",
          "fileName": "732829320FEC20251231.txt",
          "fileSize": 18204311,
          "uploadUrl": "/v1/Uploads/5b1f6a4e-53d7-4c1c-9f57-0a4f0c1f9c11",
          "receivedSize": 18204311,
          "periodStart": "2025-01-01",
          "periodEnd": "2025-12-31",
          "content": "entries",
          "amountSigns": null,
          "chart": "pcg-2025",
          "rounding": "euro",
          "language": "fr",
          "companyName": "Fontaine & Filles – Maison de thé",
          "companyForm": "SAS",
          "companyNumber": "73282932000074",
          "companyAddress": "12 rue du Mail, 75002 Paris",
          "status": "failed",
          "stage": null,
          "progress": 62,
          "lineCount": 104210,
          "entryCount": 31877,
          "failedCheckCount": null,
          "failure": {
            "kind": "findings",
            "stage": "reading",
            "rule": "entry-unbalanced",
            "line": 1204,
            "count": 2,
            "accounts": []
          },
          "priorRequestId": 7,
          "priorPeriodEnd": "2024-12-31",
          "createdBy": "staff@parvis.example",
          "createdByName": "Théo Lefèvre",
          "createdDate": "2026-02-03T09:12:00.000Z",
          "modifiedDate": "2026-02-03T09:12:41.000Z",
          "finishedDate": null
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
} satisfies Example<'listStatementRequests'>

/** Request the financial statements of a year. */
export const createStatementRequest = {
  host: 'portal',
  method: 'post',
  path: "/v1/StatementRequests",
  pattern: /\/api\/portal\/v1\/StatementRequests$/,
  status: 201,
  body: {
    "year": {
      "accountId": 1,
      "fileName": "732829320FEC20251231.txt",
      "fileSize": 18204311,
      "dialect": {
        "encoding": "utf-8",
        "separator": "\t",
        "decimalMark": ",",
        "skippedLines": 0,
        "amounts": "debit-credit"
      },
      "periodStart": "2025-01-01",
      "periodEnd": "2025-12-31",
      "openingJournals": [
        "AN"
      ],
      "chart": "pcg-2025",
      "rounding": "euro",
      "language": "fr",
      "companyName": "Fontaine & Filles – Maison de thé",
      "companyForm": "SAS",
      "companyNumber": "73282932000074",
      "companyAddress": "12 rue du Mail, 75002 Paris",
      "mapping": {
        "sideLevel": "auxiliary",
        "rememberedFrom": 7,
        "decided": [
          {
            "account": "411000",
            "debit": "trade-receivables",
            "credit": "sundry-payables"
          }
        ]
      },
      "priorRequestId": 7
    },
    "balance": {
      "accountId": 1,
      "fileName": "Balance 2025.txt",
      "fileSize": 18204,
      "dialect": {
        "encoding": "utf-8",
        "separator": "\t",
        "decimalMark": ",",
        "skippedLines": 2,
        "amounts": "debit-credit",
        "balance": {
          "headerLines": 1,
          "columns": [
            "account",
            "label",
            "auxiliary",
            "closing-debit",
            "closing-credit"
          ],
          "collectives": "total"
        }
      },
      "periodStart": "2025-01-01",
      "periodEnd": "2025-12-31",
      "openingJournals": [],
      "chart": "pcg-2025",
      "rounding": "euro",
      "language": "fr",
      "companyName": "Fontaine & Filles – Maison de thé",
      "companyForm": "SAS",
      "companyNumber": "73282932000074",
      "companyAddress": "12 rue du Mail, 75002 Paris",
      "mapping": {
        "sideLevel": "account",
        "rememberedFrom": null,
        "decided": []
      },
      "priorRequestId": null
    },
    "ledger": {
      "accountId": 1,
      "fileName": "Grand livre 2025.csv",
      "fileSize": 918204,
      "dialect": {
        "encoding": "windows-1252",
        "separator": ";",
        "decimalMark": ",",
        "skippedLines": 2,
        "amounts": "debit-credit",
        "ledger": {
          "columns": [
            "date",
            "journal",
            "number",
            "label",
            "debit",
            "credit",
            null
          ]
        }
      },
      "periodStart": "2025-01-01",
      "periodEnd": "2025-12-31",
      "openingJournals": [
        "AN"
      ],
      "chart": "pcg-2025",
      "rounding": "euro",
      "language": "fr",
      "companyName": "Fontaine & Filles – Maison de thé",
      "companyForm": "SAS",
      "companyNumber": "73282932000074",
      "companyAddress": "12 rue du Mail, 75002 Paris",
      "mapping": {
        "sideLevel": "account",
        "rememberedFrom": null,
        "decided": []
      },
      "priorRequestId": null
    }
  },
  success: {
    "year": {
      "@odata.etag": "\"1\"",
      "id": 12,
      "accountId": 1,
      "accountName": "Fontaine & Filles – Maison de thé",
      "fileName": "732829320FEC20251231.txt",
      "fileSize": 18204311,
      "uploadUrl": "/v1/Uploads/5b1f6a4e-53d7-4c1c-9f57-0a4f0c1f9c11",
      "receivedSize": 0,
      "periodStart": "2025-01-01",
      "periodEnd": "2025-12-31",
      "content": "entries",
      "amountSigns": null,
      "chart": "pcg-2025",
      "rounding": "euro",
      "language": "fr",
      "companyName": "Fontaine & Filles – Maison de thé",
      "companyForm": "SAS",
      "companyNumber": "73282932000074",
      "companyAddress": "12 rue du Mail, 75002 Paris",
      "status": "uploading",
      "stage": null,
      "progress": 0,
      "lineCount": null,
      "entryCount": null,
      "failedCheckCount": null,
      "failure": null,
      "priorRequestId": 7,
      "priorPeriodEnd": "2024-12-31",
      "createdBy": "staff@parvis.example",
      "createdByName": "Théo Lefèvre",
      "createdDate": "2026-02-03T09:12:00.000Z",
      "modifiedDate": "2026-02-03T09:12:00.000Z",
      "finishedDate": null
    }
  },
  problem: {
    "statement-place-unknown": {
      "type": "urn:parvis:problem:statement-place-unknown",
      "title": "The mapping names a line that the statements do not have",
      "status": 422,
      "code": "statement-place-unknown",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736",
      "errors": [
        {
          "pointer": "/mapping/decided/0/debit",
          "code": "unknown-name"
        }
      ]
    }
  },
} satisfies Example<'createStatementRequest'>

/** Get a request for financial statements. */
export const getStatementRequest = {
  host: 'portal',
  method: 'get',
  path: "/v1/StatementRequests({id})",
  pattern: /\/api\/portal\/v1\/StatementRequests\(([^/]+)\)$/,
  status: 200,
  body: {},
  success: {
    "processing": {
      "@odata.etag": "\"3\"",
      "id": 12,
      "accountId": 1,
      "accountName": "Fontaine & Filles – Maison de thé",
      "fileName": "732829320FEC20251231.txt",
      "fileSize": 18204311,
      "uploadUrl": "/v1/Uploads/5b1f6a4e-53d7-4c1c-9f57-0a4f0c1f9c11",
      "receivedSize": 18204311,
      "periodStart": "2025-01-01",
      "periodEnd": "2025-12-31",
      "content": "entries",
      "amountSigns": null,
      "chart": "pcg-2025",
      "rounding": "euro",
      "language": "fr",
      "companyName": "Fontaine & Filles – Maison de thé",
      "companyForm": "SAS",
      "companyNumber": "73282932000074",
      "companyAddress": "12 rue du Mail, 75002 Paris",
      "status": "processing",
      "stage": "entries",
      "progress": 62,
      "lineCount": 104210,
      "entryCount": 31877,
      "failedCheckCount": null,
      "failure": null,
      "priorRequestId": 7,
      "priorPeriodEnd": "2024-12-31",
      "createdBy": "staff@parvis.example",
      "createdByName": "Théo Lefèvre",
      "createdDate": "2026-02-03T09:12:00.000Z",
      "modifiedDate": "2026-02-03T09:12:20.000Z",
      "finishedDate": null
    },
    "failed": {
      "@odata.etag": "\"4\"",
      "id": 12,
      "accountId": 1,
      "accountName": "Fontaine & Filles – Maison de thé",
      "fileName": "732829320FEC20251231.txt",
      "fileSize": 18204311,
      "uploadUrl": "/v1/Uploads/5b1f6a4e-53d7-4c1c-9f57-0a4f0c1f9c11",
      "receivedSize": 18204311,
      "periodStart": "2025-01-01",
      "periodEnd": "2025-12-31",
      "content": "entries",
      "amountSigns": null,
      "chart": "pcg-2025",
      "rounding": "euro",
      "language": "fr",
      "companyName": "Fontaine & Filles – Maison de thé",
      "companyForm": "SAS",
      "companyNumber": "73282932000074",
      "companyAddress": "12 rue du Mail, 75002 Paris",
      "status": "failed",
      "stage": null,
      "progress": 62,
      "lineCount": 104210,
      "entryCount": 31877,
      "failedCheckCount": null,
      "failure": {
        "kind": "findings",
        "stage": "reading",
        "rule": "entry-unbalanced",
        "line": 1204,
        "count": 2,
        "accounts": []
      },
      "priorRequestId": 7,
      "priorPeriodEnd": "2024-12-31",
      "createdBy": "staff@parvis.example",
      "createdByName": "Théo Lefèvre",
      "createdDate": "2026-02-03T09:12:00.000Z",
      "modifiedDate": "2026-02-03T09:12:41.000Z",
      "finishedDate": null
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
} satisfies Example<'getStatementRequest'>

/** Delete a request, its file, its entries and its statements. */
export const deleteStatementRequest = {
  host: 'portal',
  method: 'delete',
  path: "/v1/StatementRequests({id})",
  pattern: /\/api\/portal\/v1\/StatementRequests\(([^/]+)\)$/,
  status: 204,
  body: {},
  success: {},
  problem: {
    "statement-of-another": {
      "type": "urn:parvis:problem:statement-of-another",
      "title": "Only the person who created the request can delete it",
      "status": 403,
      "code": "statement-of-another",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'deleteStatementRequest'>

/** Process the file of a request. */
export const startStatementRequest = {
  host: 'portal',
  method: 'post',
  path: "/v1/StatementRequests({id})/Start",
  pattern: /\/api\/portal\/v1\/StatementRequests\(([^/]+)\)\/Start$/,
  status: 200,
  body: {},
  success: {
    "changed": {
      "@odata.etag": "\"2\"",
      "id": 12,
      "accountId": 1,
      "accountName": "Fontaine & Filles – Maison de thé",
      "fileName": "732829320FEC20251231.txt",
      "fileSize": 18204311,
      "uploadUrl": "/v1/Uploads/5b1f6a4e-53d7-4c1c-9f57-0a4f0c1f9c11",
      "receivedSize": 18204311,
      "periodStart": "2025-01-01",
      "periodEnd": "2025-12-31",
      "content": "entries",
      "amountSigns": null,
      "chart": "pcg-2025",
      "rounding": "euro",
      "language": "fr",
      "companyName": "Fontaine & Filles – Maison de thé",
      "companyForm": "SAS",
      "companyNumber": "73282932000074",
      "companyAddress": "12 rue du Mail, 75002 Paris",
      "status": "waiting",
      "stage": null,
      "progress": 0,
      "lineCount": null,
      "entryCount": null,
      "failedCheckCount": null,
      "failure": null,
      "priorRequestId": 7,
      "priorPeriodEnd": "2024-12-31",
      "createdBy": "staff@parvis.example",
      "createdByName": "Théo Lefèvre",
      "createdDate": "2026-02-03T09:12:00.000Z",
      "modifiedDate": "2026-02-03T09:12:41.000Z",
      "finishedDate": null
    }
  },
  problem: {
    "statement-file-incomplete": {
      "type": "urn:parvis:problem:statement-file-incomplete",
      "title": "The file has not arrived as a whole",
      "status": 409,
      "code": "statement-file-incomplete",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'startStatementRequest'>

/** Stop a request that is waiting or being processed. */
export const cancelStatementRequest = {
  host: 'portal',
  method: 'post',
  path: "/v1/StatementRequests({id})/Cancel",
  pattern: /\/api\/portal\/v1\/StatementRequests\(([^/]+)\)\/Cancel$/,
  status: 200,
  body: {},
  success: {
    "changed": {
      "@odata.etag": "\"4\"",
      "id": 12,
      "accountId": 1,
      "accountName": "Fontaine & Filles – Maison de thé",
      "fileName": "732829320FEC20251231.txt",
      "fileSize": 18204311,
      "uploadUrl": "/v1/Uploads/5b1f6a4e-53d7-4c1c-9f57-0a4f0c1f9c11",
      "receivedSize": 18204311,
      "periodStart": "2025-01-01",
      "periodEnd": "2025-12-31",
      "content": "entries",
      "amountSigns": null,
      "chart": "pcg-2025",
      "rounding": "euro",
      "language": "fr",
      "companyName": "Fontaine & Filles – Maison de thé",
      "companyForm": "SAS",
      "companyNumber": "73282932000074",
      "companyAddress": "12 rue du Mail, 75002 Paris",
      "status": "cancelled",
      "stage": null,
      "progress": 62,
      "lineCount": null,
      "entryCount": null,
      "failedCheckCount": null,
      "failure": null,
      "priorRequestId": 7,
      "priorPeriodEnd": "2024-12-31",
      "createdBy": "staff@parvis.example",
      "createdByName": "Théo Lefèvre",
      "createdDate": "2026-02-03T09:12:00.000Z",
      "modifiedDate": "2026-02-03T09:12:41.000Z",
      "finishedDate": null
    }
  },
  problem: {
    "statement-closed": {
      "type": "urn:parvis:problem:statement-closed",
      "title": "The status of the request does not allow it",
      "status": 409,
      "code": "statement-closed",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'cancelStatementRequest'>

/** Get financial statements and the checks on them. */
export const getStatements = {
  host: 'portal',
  method: 'get',
  path: "/v1/StatementRequests({id})/Statements",
  pattern: /\/api\/portal\/v1\/StatementRequests\(([^/]+)\)\/Statements$/,
  status: 200,
  body: {},
  success: {
    "year": {
      "statements": [
        {
          "id": "assets",
          "note": null,
          "lines": [
            {
              "id": "fixed-assets",
              "kind": "heading",
              "label": {
                "fr": "Actif immobilisé",
                "en": "Fixed assets"
              },
              "figures": null,
              "prior": null,
              "variation": null,
              "variationRatio": null,
              "isSignificant": false
            },
            {
              "id": "other-tangible-assets",
              "kind": "line",
              "label": {
                "fr": "Autres immobilisations corporelles",
                "en": "Other tangible assets"
              },
              "figures": {
                "gross": 48210,
                "depreciation": 31044,
                "net": 17166
              },
              "prior": {
                "gross": 45210,
                "depreciation": 25210,
                "net": 20000
              },
              "variation": -2834,
              "variationRatio": -0.1417,
              "isSignificant": true
            },
            {
              "id": "cash",
              "kind": "line",
              "label": {
                "fr": "Disponibilités",
                "en": "Cash"
              },
              "figures": {
                "gross": 120433,
                "depreciation": 0,
                "net": 120433
              },
              "prior": {
                "gross": 0,
                "depreciation": 0,
                "net": 0
              },
              "variation": 120433,
              "variationRatio": null,
              "isSignificant": true
            }
          ]
        }
      ],
      "checks": [
        {
          "check": "assets-equal-liabilities",
          "passed": true,
          "figures": [
            {
              "name": "assets",
              "amount": 137599.2
            },
            {
              "name": "liabilities",
              "amount": 137599.2
            },
            {
              "name": "difference",
              "amount": 0
            }
          ],
          "accounts": []
        },
        {
          "check": "opening-equals-prior-closing",
          "passed": false,
          "figures": [],
          "accounts": [
            {
              "account": "512000",
              "label": "Banque",
              "amount": 120433.1,
              "expected": 120433
            }
          ]
        }
      ],
      "unavailable": []
    }
  },
  problem: {
    "statement-unfinished": {
      "type": "urn:parvis:problem:statement-unfinished",
      "title": "There are no statements yet",
      "status": 409,
      "code": "statement-unfinished",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'getStatements'>

/** Get the accounts behind a figure. */
export const getStatementFigure = {
  host: 'portal',
  method: 'get',
  path: "/v1/StatementRequests({id})/Figures",
  pattern: /\/api\/portal\/v1\/StatementRequests\(([^/]+)\)\/Figures$/,
  status: 200,
  body: {},
  success: {
    "cash": {
      "id": "cash",
      "label": {
        "fr": "Disponibilités",
        "en": "Cash"
      },
      "figures": {
        "gross": 120433.1,
        "depreciation": 0,
        "net": 120433.1
      },
      "accounts": [
        {
          "account": "512000",
          "accountLabel": "Banque",
          "auxiliary": "",
          "auxiliaryLabel": "",
          "gross": 120400,
          "depreciation": 0,
          "net": 120400
        },
        {
          "account": "530000",
          "accountLabel": "Caisse",
          "auxiliary": "",
          "auxiliaryLabel": "",
          "gross": 33.1,
          "depreciation": 0,
          "net": 33.1
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
} satisfies Example<'getStatementFigure'>

/** List the entry lines of the file that statements are computed from. */
export const listStatementEntries = {
  host: 'portal',
  method: 'get',
  path: "/v1/StatementRequests({id})/Entries",
  pattern: /\/api\/portal\/v1\/StatementRequests\(([^/]+)\)\/Entries$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "value": [
        {
          "id": 90211,
          "line": 2,
          "journalCode": "VE",
          "entryNumber": "VE-0001",
          "entryDate": "2025-01-03",
          "account": "411000",
          "accountLabel": "Clients",
          "auxiliary": "C0042",
          "auxiliaryLabel": "Atelier Lumière",
          "pieceRef": "F2025-0001",
          "pieceDate": "2025-01-03",
          "label": "Facture F2025-0001",
          "debit": 1200,
          "credit": 0,
          "lettering": "AA"
        }
      ],
      "@odata.count": 1
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
} satisfies Example<'listStatementEntries'>

/** List the accounts and auxiliary accounts that statements are computed from. */
export const listStatementAccounts = {
  host: 'portal',
  method: 'get',
  path: "/v1/StatementRequests({id})/Accounts",
  pattern: /\/api\/portal\/v1\/StatementRequests\(([^/]+)\)\/Accounts$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "value": [
        {
          "id": 3,
          "line": 14,
          "account": "411000",
          "accountLabel": "Clients",
          "auxiliary": "C0042",
          "auxiliaryLabel": "Atelier Lumière",
          "opening": 300,
          "debit": 1200,
          "credit": 900,
          "closing": 600
        }
      ],
      "@odata.count": 1
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
} satisfies Example<'listStatementAccounts'>

/** Get a download ticket for financial statements. */
export const getStatementDownload = {
  host: 'portal',
  method: 'get',
  path: "/v1/StatementRequests({id})/Download",
  pattern: /\/api\/portal\/v1\/StatementRequests\(([^/]+)\)\/Download$/,
  status: 200,
  body: {},
  success: {
    "ticket": {
      "id": 12,
      "ticket": "eyJhbGciOiJIUzI1NiJ9.eyJyZXBvcnQiOjEyfQ.c2lnbmF0dXJl",
      "expiresDate": "2026-11-26T10:45:00.000Z"
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
} satisfies Example<'getStatementDownload'>

/** Download financial statements as a file. */
export const downloadStatements = {
  host: 'portal',
  method: 'get',
  path: "/v1/StatementRequests({id})/File",
  pattern: /\/api\/portal\/v1\/StatementRequests\(([^/]+)\)\/File$/,
  status: 200,
  body: {},
  success: {
    "bytes": "%PDF-1.7"
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
} satisfies Example<'downloadStatements'>

/** Get the remembered mapping of a client. */
export const getRememberedMapping = {
  host: 'portal',
  method: 'get',
  path: "/v1/RememberedMappings({id})",
  pattern: /\/api\/portal\/v1\/RememberedMappings\(([^/]+)\)$/,
  status: 200,
  body: {},
  success: {
    "year": {
      "requestId": 7,
      "periodEnd": "2024-12-31",
      "chart": "pcg-2014",
      "rounding": "euro",
      "language": "fr",
      "companyName": "Fontaine & Filles – Maison de thé",
      "companyForm": "SAS",
      "companyNumber": "73282932000074",
      "companyAddress": "12 rue du Mail, 75002 Paris",
      "reading": null,
      "mapping": {
        "sideLevel": "auxiliary",
        "accounts": [
          {
            "account": "411000",
            "debit": "trade-receivables",
            "credit": "sundry-payables"
          },
          {
            "account": "512000",
            "debit": "cash",
            "credit": "bank-overdrafts"
          },
          {
            "account": "281830",
            "debit": "other-tangible-assets/depreciation",
            "credit": "other-tangible-assets/depreciation"
          }
        ]
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
} satisfies Example<'getRememberedMapping'>

/** List the documents of clients. */
export const listDocuments = {
  host: 'portal',
  method: 'get',
  path: "/v1/Documents",
  pattern: /\/api\/portal\/v1\/Documents$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "value": [
        {
          "@odata.etag": "\"1\"",
          "id": 31,
          "name": "Lettre de mission 2025.pdf",
          "accountId": 1,
          "accountName": "Fontaine & Filles – Maison de thé",
          "accountNumber": "100001",
          "engagementId": 4,
          "engagementCode": "ENG-000004",
          "fiscalYear": 2025,
          "folder": "Acceptation",
          "documentType": "contract",
          "confidentiality": "client",
          "versionId": 52,
          "versionNumber": 1,
          "fileSize": 184320,
          "activeContent": "none",
          "createdBy": "staff@parvis.example",
          "createdByName": "Théo Lefèvre",
          "createdDate": "2026-02-03T09:12:00.000Z",
          "modifiedBy": "staff@parvis.example",
          "modifiedByName": "Théo Lefèvre",
          "modifiedDate": "2026-02-03T09:12:00.000Z",
          "textMatch": null,
          "sharedUntil": null,
          "sharedByName": null,
          "linkedTo": null,
          "isLink": false
        },
        {
          "@odata.etag": "\"3\"",
          "id": 32,
          "name": "Relevés bancaires T4.xlsm",
          "accountId": 1,
          "accountName": "Fontaine & Filles – Maison de thé",
          "accountNumber": "100001",
          "engagementId": null,
          "engagementCode": null,
          "fiscalYear": 2025,
          "folder": "Banque/T4",
          "documentType": "bank",
          "confidentiality": "firm",
          "versionId": 58,
          "versionNumber": 3,
          "fileSize": 2411724,
          "activeContent": "macros",
          "createdBy": "staff@parvis.example",
          "createdByName": "Théo Lefèvre",
          "createdDate": "2026-02-03T09:12:00.000Z",
          "modifiedBy": "manager@parvis.example",
          "modifiedByName": "Claire Morel",
          "modifiedDate": "2026-02-18T14:30:00.000Z",
          "textMatch": null,
          "sharedUntil": null,
          "sharedByName": null,
          "linkedTo": null,
          "isLink": false
        }
      ],
      "@odata.count": 2
    },
    "found": {
      "value": [
        {
          "@odata.etag": "\"1\"",
          "id": 33,
          "name": "Note 14.docx",
          "accountId": 1,
          "accountName": "Fontaine & Filles – Maison de thé",
          "accountNumber": "100001",
          "engagementId": 4,
          "engagementCode": "ENG-000004",
          "fiscalYear": 2025,
          "folder": "Travaux",
          "documentType": "other",
          "confidentiality": "firm",
          "versionId": 61,
          "versionNumber": 1,
          "fileSize": 20480,
          "activeContent": "none",
          "createdBy": "staff@parvis.example",
          "createdByName": "Théo Lefèvre",
          "createdDate": "2026-02-03T09:12:00.000Z",
          "modifiedBy": "staff@parvis.example",
          "modifiedByName": "Théo Lefèvre",
          "modifiedDate": "2026-02-03T09:12:00.000Z",
          "textMatch": [
            {
              "text": "La direction a ",
              "isMatch": false
            },
            {
              "text": "déprécié",
              "isMatch": true
            },
            {
              "text": " le ",
              "isMatch": false
            },
            {
              "text": "stock",
              "isMatch": true
            },
            {
              "text": " de thé vert de 12 % à la clôture.",
              "isMatch": false
            }
          ],
          "sharedUntil": null,
          "sharedByName": null,
          "linkedTo": null,
          "isLink": false
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
} satisfies Example<'listDocuments'>

/** Find documents whose content is the same. */
export const findKnownDocuments = {
  host: 'portal',
  method: 'post',
  path: "/v1/Documents/Known",
  pattern: /\/api\/portal\/v1\/Documents\/Known$/,
  status: 200,
  body: {
    "one": {
      "contentHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
    }
  },
  success: {
    "one": {
      "value": [
        {
          "id": 31,
          "name": "Lettre de mission 2025.pdf",
          "accountName": "Fontaine & Filles – Maison de thé",
          "fiscalYear": 2025,
          "folder": "Acceptation",
          "createdByName": "Théo Lefèvre",
          "createdDate": "2026-02-03T09:12:00.000Z"
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
} satisfies Example<'findKnownDocuments'>

/** Move or classify several documents. */
export const moveDocuments = {
  host: 'portal',
  method: 'post',
  path: "/v1/Documents/Move",
  pattern: /\/api\/portal\/v1\/Documents\/Move$/,
  status: 200,
  body: {
    "two": {
      "documents": [
        {
          "id": 31,
          "etag": "\"1\"",
          "folder": "Acceptation/Signée",
          "fiscalYear": 2026
        },
        {
          "id": 32,
          "etag": "\"4\"",
          "folder": "Acceptation/Signée",
          "fiscalYear": 2026
        }
      ]
    }
  },
  success: {
    "two": {
      "value": [
        {
          "id": 31,
          "etag": "\"2\""
        },
        {
          "id": 32,
          "etag": "\"5\""
        }
      ]
    }
  },
  problem: {
    "document-name-taken": {
      "type": "urn:parvis:problem:document-name-taken",
      "title": "There is a document of this name in this place",
      "status": 409,
      "code": "document-name-taken",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736",
      "errors": [
        {
          "pointer": "/documents/1",
          "code": "unknown-name",
          "params": {
            "id": 32
          }
        }
      ]
    },
    "document-changed": {
      "type": "urn:parvis:problem:document-changed",
      "title": "Someone else changed a document in the meantime",
      "status": 409,
      "code": "document-changed",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736",
      "errors": [
        {
          "pointer": "/documents/1",
          "code": "unknown-name",
          "params": {
            "id": 32
          }
        }
      ]
    }
  },
} satisfies Example<'moveDocuments'>

/** Delete documents. */
export const deleteDocuments = {
  host: 'portal',
  method: 'post',
  path: "/v1/Documents/Delete",
  pattern: /\/api\/portal\/v1\/Documents\/Delete$/,
  status: 204,
  body: {
    "two": {
      "documents": [
        {
          "id": 31,
          "etag": "\"1\""
        },
        {
          "id": 32,
          "etag": "\"4\""
        }
      ]
    }
  },
  success: {},
  problem: {
    "document-of-another": {
      "type": "urn:parvis:problem:document-of-another",
      "title": "Clients change only what they sent themselves",
      "status": 403,
      "code": "document-of-another",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736",
      "errors": [
        {
          "pointer": "/documents/1",
          "code": "unknown-name",
          "params": {
            "id": 32
          }
        }
      ]
    }
  },
} satisfies Example<'deleteDocuments'>

/** Bring deleted documents back. */
export const restoreDocuments = {
  host: 'portal',
  method: 'post',
  path: "/v1/Documents/Restore",
  pattern: /\/api\/portal\/v1\/Documents\/Restore$/,
  status: 204,
  body: {
    "two": {
      "ids": [
        33,
        34
      ]
    }
  },
  success: {},
  problem: {
    "document-name-taken": {
      "type": "urn:parvis:problem:document-name-taken",
      "title": "There is a document of this name in this place",
      "status": 409,
      "code": "document-name-taken",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736",
      "errors": [
        {
          "pointer": "/ids/1",
          "code": "unknown-name",
          "params": {
            "id": 34
          }
        }
      ]
    }
  },
} satisfies Example<'restoreDocuments'>

/** Get a document. */
export const getDocument = {
  host: 'portal',
  method: 'get',
  path: "/v1/Documents({id})",
  pattern: /\/api\/portal\/v1\/Documents\(([^/]+)\)$/,
  status: 200,
  body: {},
  success: {
    "letter": {
      "@odata.etag": "\"1\"",
      "id": 31,
      "name": "Lettre de mission 2025.pdf",
      "accountId": 1,
      "accountName": "Fontaine & Filles – Maison de thé",
      "accountNumber": "100001",
      "engagementId": 4,
      "engagementCode": "ENG-000004",
      "fiscalYear": 2025,
      "folder": "Acceptation",
      "documentType": "contract",
      "confidentiality": "client",
      "versionId": 52,
      "versionNumber": 1,
      "fileSize": 184320,
      "activeContent": "none",
      "createdBy": "staff@parvis.example",
      "createdByName": "Théo Lefèvre",
      "createdDate": "2026-02-03T09:12:00.000Z",
      "modifiedBy": "staff@parvis.example",
      "modifiedByName": "Théo Lefèvre",
      "modifiedDate": "2026-02-03T09:12:00.000Z",
      "textMatch": null,
      "sharedUntil": null,
      "sharedByName": null,
      "linkedTo": null,
      "isLink": false
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
} satisfies Example<'getDocument'>

/** Rename, move or classify a document. */
export const updateDocument = {
  host: 'portal',
  method: 'patch',
  path: "/v1/Documents({id})",
  pattern: /\/api\/portal\/v1\/Documents\(([^/]+)\)$/,
  status: 200,
  body: {
    "move": {
      "fiscalYear": 2026,
      "folder": "Acceptation/Signée"
    }
  },
  success: {
    "moved": {
      "@odata.etag": "\"2\"",
      "id": 31,
      "name": "Lettre de mission 2025.pdf",
      "accountId": 1,
      "accountName": "Fontaine & Filles – Maison de thé",
      "accountNumber": "100001",
      "engagementId": 4,
      "engagementCode": "ENG-000004",
      "fiscalYear": 2026,
      "folder": "Acceptation/Signée",
      "documentType": "contract",
      "confidentiality": "client",
      "versionId": 52,
      "versionNumber": 1,
      "fileSize": 184320,
      "activeContent": "none",
      "createdBy": "staff@parvis.example",
      "createdByName": "Théo Lefèvre",
      "createdDate": "2026-02-03T09:12:00.000Z",
      "modifiedBy": "staff@parvis.example",
      "modifiedByName": "Théo Lefèvre",
      "modifiedDate": "2026-02-03T09:12:00.000Z",
      "textMatch": null,
      "sharedUntil": null,
      "sharedByName": null,
      "linkedTo": null,
      "isLink": false
    }
  },
  problem: {
    "document-name-taken": {
      "type": "urn:parvis:problem:document-name-taken",
      "title": "There is a document of this name in this place",
      "status": 409,
      "code": "document-name-taken",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'updateDocument'>

/** Put the content of a document in another place without storing it twice. */
export const linkDocument = {
  host: 'portal',
  method: 'post',
  path: "/v1/Documents({id})/Link",
  pattern: /\/api\/portal\/v1\/Documents\(([^/]+)\)\/Link$/,
  status: 200,
  body: {
    "elsewhere": {
      "accountId": 1,
      "engagementId": null,
      "fiscalYear": 2026,
      "folder": "Permanent",
      "documentType": "contract",
      "confidentiality": "client",
      "fileName": "Copie.pdf",
      "contentHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
    },
    "newOnly": {
      "accountId": 1,
      "engagementId": null,
      "fiscalYear": 2026,
      "folder": "Permanent",
      "documentType": "contract",
      "confidentiality": "client",
      "fileName": "Copie.pdf",
      "contentHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
      "isNewOnly": true
    }
  },
  success: {
    "linked": {
      "@odata.etag": "\"2\"",
      "id": 40,
      "name": "Copie.pdf",
      "accountId": 1,
      "accountName": "Fontaine & Filles – Maison de thé",
      "accountNumber": "100001",
      "engagementId": null,
      "engagementCode": null,
      "fiscalYear": 2026,
      "folder": "Permanent",
      "documentType": "contract",
      "confidentiality": "client",
      "versionId": 70,
      "versionNumber": 1,
      "fileSize": 184320,
      "activeContent": "none",
      "createdBy": "staff@parvis.example",
      "createdByName": "Théo Lefèvre",
      "createdDate": "2026-02-20T10:05:00.000Z",
      "modifiedBy": "staff@parvis.example",
      "modifiedByName": "Théo Lefèvre",
      "modifiedDate": "2026-02-20T10:05:00.000Z",
      "textMatch": null,
      "sharedUntil": null,
      "sharedByName": null,
      "linkedTo": {
        "documentId": 31,
        "name": "Lettre de mission 2025.pdf",
        "accountName": "Fontaine & Filles – Maison de thé",
        "fiscalYear": 2025,
        "folder": "Acceptation",
        "hasChanged": false
      },
      "isLink": true
    }
  },
  problem: {
    "document-content-changed": {
      "type": "urn:parvis:problem:document-content-changed",
      "title": "The current version of the document has another content",
      "status": 409,
      "code": "document-content-changed",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    },
    "document-already-here": {
      "type": "urn:parvis:problem:document-already-here",
      "title": "The document of this name in this place has this content already",
      "status": 409,
      "code": "document-already-here",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'linkDocument'>

/** List the documents that are links to a document. */
export const listDocumentLinks = {
  host: 'portal',
  method: 'get',
  path: "/v1/Documents({id})/Links",
  pattern: /\/api\/portal\/v1\/Documents\(([^/]+)\)\/Links$/,
  status: 200,
  body: {},
  success: {
    "one": {
      "value": [
        {
          "@odata.etag": "\"2\"",
          "id": 40,
          "name": "Copie.pdf",
          "accountId": 1,
          "accountName": "Fontaine & Filles – Maison de thé",
          "accountNumber": "100001",
          "engagementId": null,
          "engagementCode": null,
          "fiscalYear": 2026,
          "folder": "Permanent",
          "documentType": "contract",
          "confidentiality": "client",
          "versionId": 70,
          "versionNumber": 1,
          "fileSize": 184320,
          "activeContent": "none",
          "createdBy": "staff@parvis.example",
          "createdByName": "Théo Lefèvre",
          "createdDate": "2026-02-20T10:05:00.000Z",
          "modifiedBy": "staff@parvis.example",
          "modifiedByName": "Théo Lefèvre",
          "modifiedDate": "2026-02-20T10:05:00.000Z",
          "textMatch": null,
          "sharedUntil": null,
          "sharedByName": null,
          "linkedTo": {
            "documentId": 31,
            "name": "Lettre de mission 2025.pdf",
            "accountName": "Fontaine & Filles – Maison de thé",
            "fiscalYear": 2025,
            "folder": "Acceptation",
            "hasChanged": false
          },
          "isLink": true
        }
      ],
      "@odata.count": 1
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
} satisfies Example<'listDocumentLinks'>

/** List the versions of a document. */
export const listDocumentVersions = {
  host: 'portal',
  method: 'get',
  path: "/v1/Documents({id})/Versions",
  pattern: /\/api\/portal\/v1\/Documents\(([^/]+)\)\/Versions$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "value": [
        {
          "id": 60,
          "documentId": 31,
          "number": 2,
          "fileName": "Lettre de mission 2025.pdf",
          "fileSize": 190210,
          "contentHash": "2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae",
          "activeContent": "none",
          "restoredNumber": null,
          "createdBy": "staff@parvis.example",
          "createdByName": "Théo Lefèvre",
          "createdDate": "2026-02-20T10:05:00.000Z"
        },
        {
          "id": 52,
          "documentId": 31,
          "number": 1,
          "fileName": "Lettre de mission 2025.pdf",
          "fileSize": 184320,
          "contentHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
          "activeContent": "none",
          "restoredNumber": null,
          "createdBy": "staff@parvis.example",
          "createdByName": "Théo Lefèvre",
          "createdDate": "2026-02-03T09:12:00.000Z"
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
} satisfies Example<'listDocumentVersions'>

/** List what happened to a document. */
export const listDocumentEvents = {
  host: 'portal',
  method: 'get',
  path: "/v1/Documents({id})/Events",
  pattern: /\/api\/portal\/v1\/Documents\(([^/]+)\)\/Events$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "value": [
        {
          "id": 7,
          "documentId": 31,
          "kind": "linkAdded",
          "versionNumber": 1,
          "contactName": null,
          "untilDate": null,
          "link": {
            "documentId": 40,
            "name": "Copie.pdf",
            "accountName": "Fontaine & Filles – Maison de thé",
            "fiscalYear": 2026,
            "folder": "Permanent"
          },
          "createdBy": "staff@parvis.example",
          "createdByName": "Théo Lefèvre",
          "createdDate": "2026-02-20T10:05:00.000Z"
        },
        {
          "id": 3,
          "documentId": 31,
          "kind": "opened",
          "versionNumber": 1,
          "contactName": null,
          "untilDate": null,
          "link": null,
          "createdBy": "client@customer.example",
          "createdByName": "Claire Fontaine",
          "createdDate": "2026-02-04T07:30:00.000Z"
        },
        {
          "id": 1,
          "documentId": 31,
          "kind": "sent",
          "versionNumber": 1,
          "contactName": null,
          "untilDate": null,
          "link": null,
          "createdBy": "staff@parvis.example",
          "createdByName": "Théo Lefèvre",
          "createdDate": "2026-02-03T09:12:00.000Z"
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
} satisfies Example<'listDocumentEvents'>

/** Make an earlier version the current one. */
export const restoreDocumentVersion = {
  host: 'portal',
  method: 'post',
  path: "/v1/DocumentVersions({id})/Restore",
  pattern: /\/api\/portal\/v1\/DocumentVersions\(([^/]+)\)\/Restore$/,
  status: 200,
  body: {},
  success: {
    "restored": {
      "@odata.etag": "\"3\"",
      "id": 31,
      "name": "Lettre de mission 2025.pdf",
      "accountId": 1,
      "accountName": "Fontaine & Filles – Maison de thé",
      "accountNumber": "100001",
      "engagementId": 4,
      "engagementCode": "ENG-000004",
      "fiscalYear": 2025,
      "folder": "Acceptation",
      "documentType": "contract",
      "confidentiality": "client",
      "versionId": 61,
      "versionNumber": 3,
      "fileSize": 184320,
      "activeContent": "none",
      "createdBy": "staff@parvis.example",
      "createdByName": "Théo Lefèvre",
      "createdDate": "2026-02-03T09:12:00.000Z",
      "modifiedBy": "staff@parvis.example",
      "modifiedByName": "Théo Lefèvre",
      "modifiedDate": "2026-02-03T09:12:00.000Z",
      "textMatch": null,
      "sharedUntil": null,
      "sharedByName": null,
      "linkedTo": null,
      "isLink": false
    }
  },
  problem: {
    "document-version-current": {
      "type": "urn:parvis:problem:document-version-current",
      "title": "The version is the current one already",
      "status": 409,
      "code": "document-version-current",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'restoreDocumentVersion'>

/** Get a download ticket for a version of a document. */
export const getDocumentDownload = {
  host: 'portal',
  method: 'get',
  path: "/v1/DocumentVersions({id})/Download",
  pattern: /\/api\/portal\/v1\/DocumentVersions\(([^/]+)\)\/Download$/,
  status: 200,
  body: {},
  success: {
    "ticket": {
      "id": 52,
      "ticket": "eyJhbGciOiJIUzI1NiIsInR5cCI6ImRvY3VtZW50VmVyc2lvbitqd3QifQ.eyJlbWFpbCI6InN0YWZmQHBhcnZpcy5leGFtcGxlIn0.c2lnbmF0dXJl",
      "expiresDate": "2026-02-20T10:20:00.000Z"
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
} satisfies Example<'getDocumentDownload'>

/** Download a version of a document. */
export const downloadDocument = {
  host: 'portal',
  method: 'get',
  path: "/v1/DocumentVersions({id})/File",
  pattern: /\/api\/portal\/v1\/DocumentVersions\(([^/]+)\)\/File$/,
  status: 200,
  body: {},
  success: {
    "bytes": "%PDF-1.7"
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
} satisfies Example<'downloadDocument'>

/** Prepare several documents as one zip. */
export const prepareDocumentArchive = {
  host: 'portal',
  method: 'post',
  path: "/v1/DocumentArchives",
  pattern: /\/api\/portal\/v1\/DocumentArchives$/,
  status: 201,
  body: {
    "two": {
      "ids": [
        31,
        32
      ]
    }
  },
  success: {
    "two": {
      "id": 8,
      "ticket": "eyJhbGciOiJIUzI1NiIsInR5cCI6ImRvY3VtZW50QXJjaGl2ZStqd3QifQ.eyJlbWFpbCI6InN0YWZmQHBhcnZpcy5leGFtcGxlIn0.c2lnbmF0dXJl",
      "fileName": "Documents 2026-02-20.zip",
      "expiresDate": "2026-02-20T10:20:00.000Z"
    }
  },
  problem: {
    "document-unknown": {
      "type": "urn:parvis:problem:document-unknown",
      "title": "A document does not exist, or the person does not have access to it",
      "status": 422,
      "code": "document-unknown",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736",
      "errors": [
        {
          "pointer": "/ids/1",
          "code": "unknown-name",
          "params": {
            "id": 32
          }
        }
      ]
    },
    "document-archive-too-large": {
      "type": "urn:parvis:problem:document-archive-too-large",
      "title": "The documents are larger than 4 GB together",
      "status": 422,
      "code": "document-archive-too-large",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'prepareDocumentArchive'>

/** Download several documents as one zip. */
export const downloadDocumentArchive = {
  host: 'portal',
  method: 'get',
  path: "/v1/DocumentArchives({id})/File",
  pattern: /\/api\/portal\/v1\/DocumentArchives\(([^/]+)\)\/File$/,
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
} satisfies Example<'downloadDocumentArchive'>

/** Share documents with contacts of their client until a day. */
export const shareDocuments = {
  host: 'portal',
  method: 'post',
  path: "/v1/DocumentShares",
  pattern: /\/api\/portal\/v1\/DocumentShares$/,
  status: 201,
  body: {
    "two": {
      "ids": [
        32,
        33
      ],
      "contactIds": [
        12
      ],
      "untilDate": "2026-03-20"
    }
  },
  success: {
    "two": {
      "changed": 2
    }
  },
  problem: {
    "document-contact-unknown": {
      "type": "urn:parvis:problem:document-contact-unknown",
      "title": "Someone is not a contact of the client",
      "status": 422,
      "code": "document-contact-unknown",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736",
      "errors": [
        {
          "pointer": "/contactIds/1",
          "code": "unknown-name",
          "params": {
            "id": 97
          }
        }
      ]
    },
    "document-share-needless": {
      "type": "urn:parvis:problem:document-share-needless",
      "title": "The people of the client read a document anyway",
      "status": 422,
      "code": "document-share-needless",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736",
      "errors": [
        {
          "pointer": "/ids/1",
          "code": "unknown-name",
          "params": {
            "id": 31
          }
        }
      ]
    },
    "document-unknown": {
      "type": "urn:parvis:problem:document-unknown",
      "title": "A document does not exist, or the person does not have access to it",
      "status": 422,
      "code": "document-unknown",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736",
      "errors": [
        {
          "pointer": "/ids/1",
          "code": "unknown-name",
          "params": {
            "id": 33
          }
        }
      ]
    }
  },
} satisfies Example<'shareDocuments'>

/** Stop sharing a document with a contact. */
export const deleteDocumentShare = {
  host: 'portal',
  method: 'delete',
  path: "/v1/DocumentShares({id})",
  pattern: /\/api\/portal\/v1\/DocumentShares\(([^/]+)\)$/,
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
} satisfies Example<'deleteDocumentShare'>

/** List the contacts with whom a document is shared. */
export const listDocumentShares = {
  host: 'portal',
  method: 'get',
  path: "/v1/Documents({id})/Shares",
  pattern: /\/api\/portal\/v1\/Documents\(([^/]+)\)\/Shares$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "value": [
        {
          "@odata.etag": "\"1\"",
          "id": 5,
          "documentId": 32,
          "contactId": 12,
          "contactName": "Claire Fontaine",
          "contactEmail": "client@customer.example",
          "untilDate": "2026-03-20",
          "createdBy": "staff@parvis.example",
          "createdByName": "Théo Lefèvre",
          "createdDate": "2026-02-18T15:00:00.000Z"
        }
      ],
      "@odata.count": 1
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
} satisfies Example<'listDocumentShares'>

/** List deleted documents. */
export const listDocumentDeletions = {
  host: 'portal',
  method: 'get',
  path: "/v1/DocumentDeletions",
  pattern: /\/api\/portal\/v1\/DocumentDeletions$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "value": [
        {
          "id": 33,
          "name": "Balance provisoire.xlsx",
          "accountName": "Fontaine & Filles – Maison de thé",
          "fiscalYear": 2025,
          "folder": "",
          "createdBy": "staff@parvis.example",
          "deletedBy": "staff@parvis.example",
          "deletedByName": "Théo Lefèvre",
          "deletedDate": "2026-02-10T08:00:00.000Z",
          "expiresDate": "2026-03-12T08:00:00.000Z"
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
} satisfies Example<'listDocumentDeletions'>

/** List the files that the person is sending. */
export const listDocumentUploads = {
  host: 'portal',
  method: 'get',
  path: "/v1/DocumentUploads",
  pattern: /\/api\/portal\/v1\/DocumentUploads$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "value": [
        {
          "@odata.etag": "\"1\"",
          "id": 8,
          "accountId": 1,
          "accountName": "Fontaine & Filles – Maison de thé",
          "engagementId": 4,
          "fiscalYear": 2025,
          "folder": "Acceptation",
          "documentType": "contract",
          "confidentiality": "client",
          "fileName": "Lettre de mission 2025.pdf",
          "fileSize": 184320,
          "fileDate": "2026-02-02T16:40:00.000Z",
          "uploadUrl": "/v1/Uploads/8f1f6a4e-53d7-4c1c-9f57-0a4f0c1f9c11",
          "receivedSize": 65536,
          "createdDate": "2026-02-03T09:11:00.000Z",
          "expiresDate": "2026-02-10T09:11:00.000Z"
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
} satisfies Example<'listDocumentUploads'>

/** Start to send a document. */
export const createDocumentUpload = {
  host: 'portal',
  method: 'post',
  path: "/v1/DocumentUploads",
  pattern: /\/api\/portal\/v1\/DocumentUploads$/,
  status: 201,
  body: {
    "letter": {
      "accountId": 1,
      "engagementId": 4,
      "fiscalYear": 2025,
      "folder": "Acceptation",
      "documentType": "contract",
      "confidentiality": "client",
      "fileName": "Lettre de mission 2025.pdf",
      "fileSize": 184320,
      "fileDate": "2026-02-02T16:40:00.000Z"
    }
  },
  success: {
    "letter": {
      "@odata.etag": "\"1\"",
      "id": 8,
      "accountId": 1,
      "accountName": "Fontaine & Filles – Maison de thé",
      "engagementId": 4,
      "fiscalYear": 2025,
      "folder": "Acceptation",
      "documentType": "contract",
      "confidentiality": "client",
      "fileName": "Lettre de mission 2025.pdf",
      "fileSize": 184320,
      "fileDate": "2026-02-02T16:40:00.000Z",
      "uploadUrl": "/v1/Uploads/8f1f6a4e-53d7-4c1c-9f57-0a4f0c1f9c11",
      "receivedSize": 0,
      "createdDate": "2026-02-03T09:11:00.000Z",
      "expiresDate": "2026-02-10T09:11:00.000Z"
    }
  },
  problem: {
    "document-extension": {
      "type": "urn:parvis:problem:document-extension",
      "title": "Files with this extension are not taken",
      "status": 422,
      "code": "document-extension",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'createDocumentUpload'>

/** Stop sending a document. */
export const deleteDocumentUpload = {
  host: 'portal',
  method: 'delete',
  path: "/v1/DocumentUploads({id})",
  pattern: /\/api\/portal\/v1\/DocumentUploads\(([^/]+)\)$/,
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
} satisfies Example<'deleteDocumentUpload'>

/** Make a document of a file that has arrived. */
export const importDocumentUpload = {
  host: 'portal',
  method: 'post',
  path: "/v1/DocumentUploads({id})/Import",
  pattern: /\/api\/portal\/v1\/DocumentUploads\(([^/]+)\)\/Import$/,
  status: 200,
  body: {},
  success: {
    "first": {
      "@odata.etag": "\"1\"",
      "id": 31,
      "name": "Lettre de mission 2025.pdf",
      "accountId": 1,
      "accountName": "Fontaine & Filles – Maison de thé",
      "accountNumber": "100001",
      "engagementId": 4,
      "engagementCode": "ENG-000004",
      "fiscalYear": 2025,
      "folder": "Acceptation",
      "documentType": "contract",
      "confidentiality": "client",
      "versionId": 52,
      "versionNumber": 1,
      "fileSize": 184320,
      "activeContent": "none",
      "createdBy": "staff@parvis.example",
      "createdByName": "Théo Lefèvre",
      "createdDate": "2026-02-03T09:12:00.000Z",
      "modifiedBy": "staff@parvis.example",
      "modifiedByName": "Théo Lefèvre",
      "modifiedDate": "2026-02-03T09:12:00.000Z",
      "textMatch": null,
      "sharedUntil": null,
      "sharedByName": null,
      "linkedTo": null,
      "isLink": false
    },
    "version": {
      "@odata.etag": "\"2\"",
      "id": 31,
      "name": "Lettre de mission 2025.pdf",
      "accountId": 1,
      "accountName": "Fontaine & Filles – Maison de thé",
      "accountNumber": "100001",
      "engagementId": 4,
      "engagementCode": "ENG-000004",
      "fiscalYear": 2025,
      "folder": "Acceptation",
      "documentType": "contract",
      "confidentiality": "client",
      "versionId": 60,
      "versionNumber": 2,
      "fileSize": 184320,
      "activeContent": "none",
      "createdBy": "staff@parvis.example",
      "createdByName": "Théo Lefèvre",
      "createdDate": "2026-02-03T09:12:00.000Z",
      "modifiedBy": "staff@parvis.example",
      "modifiedByName": "Théo Lefèvre",
      "modifiedDate": "2026-02-20T10:05:00.000Z",
      "textMatch": null,
      "sharedUntil": null,
      "sharedByName": null,
      "linkedTo": null,
      "isLink": false
    }
  },
  problem: {
    "document-mismatch": {
      "type": "urn:parvis:problem:document-mismatch",
      "title": "The content of the file is not what its extension says",
      "status": 422,
      "code": "document-mismatch",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'importDocumentUpload'>

/** Get the options for test data. */
export const getTestData = {
  host: 'portal',
  method: 'get',
  path: "/v1/TestData",
  pattern: /\/api\/portal\/v1\/TestData$/,
  status: 200,
  body: {},
  success: {
    "allowed": {
      "hasSignIn": true,
      "seed": 8,
      "roles": [
        "Direction financière"
      ]
    }
  },
  problem: {
    "test-data-off": {
      "type": "urn:parvis:problem:test-data-off",
      "title": "This installation does not allow test data",
      "status": 403,
      "code": "test-data-off",
      "traceId": "0af7651916cd43dd8448eb211c80319c"
    }
  },
} satisfies Example<'getTestData'>

/** List test people. */
export const listTestUsers = {
  host: 'portal',
  method: 'get',
  path: "/v1/TestUsers",
  pattern: /\/api\/portal\/v1\/TestUsers$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "value": [
        {
          "@odata.etag": "\"1\"",
          "id": 7,
          "companyName": "TEST – Boulangerie Martin SAS",
          "companyNumber": "T104729",
          "accountId": 81,
          "contactId": 512,
          "title": "mrs",
          "firstName": "Camille",
          "lastName": "Roussel (test)",
          "email": "camille.roussel@atelier.example",
          "mobile": "06 12 34 56 78",
          "phone": null,
          "role": null,
          "canSignIn": true,
          "bank": "Banque du Port",
          "iban": "FR7630006000011234567890189",
          "currency": "EUR",
          "openingBalance": 1500,
          "balance": 1365.4,
          "transactionCount": 2,
          "documentCount": 1,
          "createdBy": "admin@parvis.example",
          "createdByName": "Inès Marchand",
          "createdDate": "2026-02-10T09:12:00.000Z"
        },
        {
          "@odata.etag": "\"1\"",
          "id": 6,
          "companyName": "TEST – Atelier Moreau SARL",
          "companyNumber": "T558120",
          "accountId": 80,
          "contactId": 511,
          "title": "mr",
          "firstName": "Louis",
          "lastName": "Garnier (test)",
          "email": "louis.garnier@jardin.test",
          "mobile": "06 12 34 56 78",
          "phone": null,
          "role": null,
          "canSignIn": false,
          "bank": "Sparbank",
          "iban": "DE89370400440532013000",
          "currency": "EUR",
          "openingBalance": -20.5,
          "balance": 48210.55,
          "transactionCount": 5000,
          "documentCount": 3,
          "createdBy": "manager@parvis.example",
          "createdByName": "Samuel Okafor",
          "createdDate": "2026-02-10T09:12:00.000Z"
        }
      ],
      "@odata.count": 2
    }
  },
  problem: {
    "test-data-off": {
      "type": "urn:parvis:problem:test-data-off",
      "title": "This installation does not allow test data",
      "status": 403,
      "code": "test-data-off",
      "traceId": "0af7651916cd43dd8448eb211c80319c"
    }
  },
} satisfies Example<'listTestUsers'>

/** Create a test person. */
export const createTestUser = {
  host: 'portal',
  method: 'post',
  path: "/v1/TestUsers",
  pattern: /\/api\/portal\/v1\/TestUsers$/,
  status: 201,
  body: {
    "one": {
      "title": "mrs",
      "firstName": "Camille",
      "lastName": "Roussel",
      "email": "camille.roussel@atelier.example",
      "password": "marée-haute-07",
      "mobile": "06 12 34 56 78",
      "phone": null,
      "role": null,
      "companyName": "Boulangerie Martin SAS",
      "companyNumber": "T104729",
      "bank": "Banque du Port",
      "iban": "FR7630006000011234567890189",
      "currency": "EUR",
      "balance": 1500
    }
  },
  success: {
    "one": {
      "@odata.etag": "\"1\"",
      "id": 7,
      "companyName": "TEST – Boulangerie Martin SAS",
      "companyNumber": "T104729",
      "accountId": 81,
      "contactId": 512,
      "title": "mrs",
      "firstName": "Camille",
      "lastName": "Roussel (test)",
      "email": "camille.roussel@atelier.example",
      "mobile": "06 12 34 56 78",
      "phone": null,
      "role": null,
      "canSignIn": true,
      "bank": "Banque du Port",
      "iban": "FR7630006000011234567890189",
      "currency": "EUR",
      "openingBalance": 1500,
      "balance": 1500,
      "transactionCount": 0,
      "documentCount": 0,
      "createdBy": "admin@parvis.example",
      "createdByName": "Inès Marchand",
      "createdDate": "2026-02-10T09:12:00.000Z"
    }
  },
  problem: {
    "test-iban-invalid": {
      "type": "urn:parvis:problem:test-iban-invalid",
      "title": "An IBAN has a wrong length or wrong check digits",
      "status": 422,
      "code": "test-iban-invalid",
      "traceId": "0af7651916cd43dd8448eb211c80319c",
      "errors": [
        {
          "pointer": "/iban",
          "code": "pattern"
        }
      ]
    }
  },
} satisfies Example<'createTestUser'>

/** Assess what a purge would delete. */
export const assessTestPurge = {
  host: 'portal',
  method: 'post',
  path: "/v1/TestUsers/AssessPurge",
  pattern: /\/api\/portal\/v1\/TestUsers\/AssessPurge$/,
  status: 200,
  body: {
    "two": {
      "ids": [
        7,
        6
      ]
    }
  },
  success: {
    "counted": {
      "userCount": 2,
      "companyCount": 2,
      "bankAccountCount": 2,
      "transactionCount": 5002,
      "documentCount": 4,
      "usedCount": 0
    }
  },
  problem: {
    "test-data-off": {
      "type": "urn:parvis:problem:test-data-off",
      "title": "This installation does not allow test data",
      "status": 403,
      "code": "test-data-off",
      "traceId": "0af7651916cd43dd8448eb211c80319c"
    }
  },
} satisfies Example<'assessTestPurge'>

/** Delete test people with all their data. */
export const purgeTestUsers = {
  host: 'portal',
  method: 'post',
  path: "/v1/TestUsers/Purge",
  pattern: /\/api\/portal\/v1\/TestUsers\/Purge$/,
  status: 200,
  body: {
    "two": {
      "ids": [
        7,
        6
      ]
    }
  },
  success: {
    "counted": {
      "userCount": 2,
      "companyCount": 2,
      "bankAccountCount": 2,
      "transactionCount": 5002,
      "documentCount": 4,
      "usedCount": 0
    }
  },
  problem: {
    "test-data-used": {
      "type": "urn:parvis:problem:test-data-used",
      "title": "Other applications work on the test data",
      "status": 409,
      "code": "test-data-used",
      "traceId": "0af7651916cd43dd8448eb211c80319c"
    }
  },
} satisfies Example<'purgeTestUsers'>

/** Get a test person. */
export const getTestUser = {
  host: 'portal',
  method: 'get',
  path: "/v1/TestUsers({id})",
  pattern: /\/api\/portal\/v1\/TestUsers\(([^/]+)\)$/,
  status: 200,
  body: {},
  success: {
    "one": {
      "@odata.etag": "\"1\"",
      "id": 7,
      "companyName": "TEST – Boulangerie Martin SAS",
      "companyNumber": "T104729",
      "accountId": 81,
      "contactId": 512,
      "title": "mrs",
      "firstName": "Camille",
      "lastName": "Roussel (test)",
      "email": "camille.roussel@atelier.example",
      "mobile": "06 12 34 56 78",
      "phone": null,
      "role": null,
      "canSignIn": true,
      "bank": "Banque du Port",
      "iban": "FR7630006000011234567890189",
      "currency": "EUR",
      "openingBalance": 1500,
      "balance": 1365.4,
      "transactionCount": 2,
      "documentCount": 1,
      "createdBy": "admin@parvis.example",
      "createdByName": "Inès Marchand",
      "createdDate": "2026-02-10T09:12:00.000Z"
    }
  },
  problem: {
    "not-found": {
      "type": "urn:parvis:problem:not-found",
      "title": "This does not exist, or the person does not have access to it",
      "status": 404,
      "code": "not-found",
      "traceId": "0af7651916cd43dd8448eb211c80319c"
    }
  },
} satisfies Example<'getTestUser'>

/** List the transactions of a test person. */
export const listTestTransactions = {
  host: 'portal',
  method: 'get',
  path: "/v1/TestUsers({id})/Transactions",
  pattern: /\/api\/portal\/v1\/TestUsers\(([^/]+)\)\/Transactions$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "value": [
        {
          "id": 1,
          "externalId": "T104729-0001",
          "iban": "FR1420041010050500013M02606",
          "account": "Électricité du Littoral",
          "amount": -184.6,
          "description": "Facture de mars"
        },
        {
          "id": 2,
          "externalId": "T104729-0002",
          "iban": "DE89370400440532013000",
          "account": "Karl Brandt GmbH",
          "amount": 50,
          "description": "Avoir 2026-118"
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
      "traceId": "0af7651916cd43dd8448eb211c80319c"
    }
  },
} satisfies Example<'listTestTransactions'>

/** Add transactions to the bank account of a test person. */
export const addTestTransactions = {
  host: 'portal',
  method: 'post',
  path: "/v1/TestUsers({id})/Transactions",
  pattern: /\/api\/portal\/v1\/TestUsers\(([^/]+)\)\/Transactions$/,
  status: 200,
  body: {
    "two": {
      "transactions": [
        {
          "externalId": "T104729-0001",
          "iban": "FR1420041010050500013M02606",
          "account": "Électricité du Littoral",
          "amount": -184.6,
          "description": "Facture de mars",
          "currency": "EUR"
        },
        {
          "externalId": "T104729-0002",
          "iban": "DE89370400440532013000",
          "account": "Karl Brandt GmbH",
          "amount": 50,
          "description": "Avoir 2026-118",
          "currency": "EUR"
        }
      ]
    }
  },
  success: {
    "added": {
      "@odata.etag": "\"1\"",
      "id": 7,
      "companyName": "TEST – Boulangerie Martin SAS",
      "companyNumber": "T104729",
      "accountId": 81,
      "contactId": 512,
      "title": "mrs",
      "firstName": "Camille",
      "lastName": "Roussel (test)",
      "email": "camille.roussel@atelier.example",
      "mobile": "06 12 34 56 78",
      "phone": null,
      "role": null,
      "canSignIn": true,
      "bank": "Banque du Port",
      "iban": "FR7630006000011234567890189",
      "currency": "EUR",
      "openingBalance": 1500,
      "balance": 1365.4,
      "transactionCount": 2,
      "documentCount": 0,
      "createdBy": "admin@parvis.example",
      "createdByName": "Inès Marchand",
      "createdDate": "2026-02-10T09:12:00.000Z"
    }
  },
  problem: {
    "test-transaction-id-taken": {
      "type": "urn:parvis:problem:test-transaction-id-taken",
      "title": "A transaction has this external id already",
      "status": 409,
      "code": "test-transaction-id-taken",
      "traceId": "0af7651916cd43dd8448eb211c80319c",
      "errors": [
        {
          "pointer": "/transactions/1/externalId",
          "code": "value-not-allowed"
        }
      ]
    }
  },
} satisfies Example<'addTestTransactions'>

/** Create documents for a test person. */
export const addTestDocuments = {
  host: 'portal',
  method: 'post',
  path: "/v1/TestUsers({id})/Documents",
  pattern: /\/api\/portal\/v1\/TestUsers\(([^/]+)\)\/Documents$/,
  status: 200,
  body: {
    "two": {
      "kinds": [
        "bankDetails",
        "identity"
      ],
      "language": "fr"
    }
  },
  success: {
    "added": {
      "@odata.etag": "\"1\"",
      "id": 7,
      "companyName": "TEST – Boulangerie Martin SAS",
      "companyNumber": "T104729",
      "accountId": 81,
      "contactId": 512,
      "title": "mrs",
      "firstName": "Camille",
      "lastName": "Roussel (test)",
      "email": "camille.roussel@atelier.example",
      "mobile": "06 12 34 56 78",
      "phone": null,
      "role": null,
      "canSignIn": true,
      "bank": "Banque du Port",
      "iban": "FR7630006000011234567890189",
      "currency": "EUR",
      "openingBalance": 1500,
      "balance": 1365.4,
      "transactionCount": 2,
      "documentCount": 2,
      "createdBy": "admin@parvis.example",
      "createdByName": "Inès Marchand",
      "createdDate": "2026-02-10T09:12:00.000Z"
    }
  },
  problem: {
    "document-quota-reached": {
      "type": "urn:parvis:problem:document-quota-reached",
      "title": "The documents of the client take all the room that they have",
      "status": 409,
      "code": "document-quota-reached",
      "traceId": "0af7651916cd43dd8448eb211c80319c"
    }
  },
} satisfies Example<'addTestDocuments'>

/** List stock-takes. */
export const listStockTakes = {
  host: 'portal',
  method: 'get',
  path: "/v1/StockTakes",
  pattern: /\/api\/portal\/v1\/StockTakes$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "value": [
        {
          "@odata.etag": "\"3\"",
          "id": 5,
          "accountId": 1,
          "accountName": "Fontaine & Filles – Maison de thé SAS",
          "engagementId": 12,
          "engagementCode": "100001-CAC-2025",
          "engagementDescription": "Commissariat aux comptes 2025",
          "name": "Inventaire de clôture",
          "status": "counting",
          "countDate": "2026-11-27",
          "closingDate": "2026-12-31",
          "theoreticalDay": "count",
          "tolerancePercent": 2,
          "toleranceValue": 150,
          "classTolerancePercent": null,
          "classToleranceValue": 300,
          "totalTolerancePercent": 1,
          "totalToleranceValue": null,
          "zones": [
            {
              "zoneId": 1,
              "site": "Rennes",
              "name": "Réserve",
              "counters": [
                "staff@parvis.example"
              ],
              "counterNames": [
                "Théo Lefèvre"
              ],
              "lineCount": 2,
              "countedCount": 1,
              "recountCount": 0
            },
            {
              "zoneId": 2,
              "site": "Rennes",
              "name": "Boutique",
              "counters": [],
              "counterNames": [],
              "lineCount": 2,
              "countedCount": 0,
              "recountCount": 1
            }
          ],
          "lineCount": 4,
          "countedCount": 2,
          "recountCount": 1,
          "unexplainedCount": 1,
          "unexplainedSumCount": 1,
          "lateCount": 0,
          "movementCount": 2,
          "entryCount": 0,
          "outsideCount": 1,
          "isCounter": true,
          "withoutCostCount": 0,
          "theoreticalValue": 4810.5,
          "countedValue": 2170,
          "closingValue": 2059.6,
          "differenceValue": -230,
          "frozenDate": "2026-11-27T06:30:00.000Z",
          "closedDate": null,
          "closedByName": null,
          "createdBy": "manager@parvis.example",
          "createdByName": "Samuel Okafor",
          "createdDate": "2026-11-20T09:12:00.000Z",
          "modifiedDate": "2026-11-27T06:30:00.000Z"
        },
        {
          "@odata.etag": "\"1\"",
          "id": 6,
          "accountId": 1,
          "accountName": "Fontaine & Filles – Maison de thé SAS",
          "engagementId": 12,
          "engagementCode": "100001-CAC-2025",
          "engagementDescription": "Commissariat aux comptes 2025",
          "name": "Inventaire tournant de janvier",
          "status": "prepared",
          "countDate": "2027-01-15",
          "closingDate": "2026-12-31",
          "theoreticalDay": "count",
          "tolerancePercent": 2,
          "toleranceValue": 150,
          "classTolerancePercent": null,
          "classToleranceValue": null,
          "totalTolerancePercent": null,
          "totalToleranceValue": null,
          "zones": [
            {
              "zoneId": 1,
              "site": "Rennes",
              "name": "Réserve",
              "counters": [
                "staff@parvis.example"
              ],
              "counterNames": [
                "Théo Lefèvre"
              ],
              "lineCount": 2,
              "countedCount": 0,
              "recountCount": 0
            },
            {
              "zoneId": 2,
              "site": "Rennes",
              "name": "Boutique",
              "counters": [],
              "counterNames": [],
              "lineCount": 2,
              "countedCount": 0,
              "recountCount": 0
            }
          ],
          "lineCount": 4,
          "countedCount": 0,
          "recountCount": 0,
          "unexplainedCount": 0,
          "unexplainedSumCount": 0,
          "lateCount": 0,
          "movementCount": 0,
          "entryCount": 0,
          "outsideCount": 0,
          "isCounter": true,
          "withoutCostCount": 0,
          "theoreticalValue": 4810.5,
          "countedValue": 0,
          "closingValue": 0,
          "differenceValue": 0,
          "frozenDate": null,
          "closedDate": null,
          "closedByName": null,
          "createdBy": "manager@parvis.example",
          "createdByName": "Samuel Okafor",
          "createdDate": "2026-11-20T09:12:00.000Z",
          "modifiedDate": "2026-11-27T06:30:00.000Z"
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
} satisfies Example<'listStockTakes'>

/** Prepare a stock-take of an engagement. */
export const createStockTake = {
  host: 'portal',
  method: 'post',
  path: "/v1/StockTakes",
  pattern: /\/api\/portal\/v1\/StockTakes$/,
  status: 201,
  body: {
    "one": {
      "engagementId": 12,
      "name": "Inventaire de clôture",
      "countDate": "2026-11-27",
      "closingDate": "2026-12-31",
      "tolerancePercent": 2,
      "toleranceValue": 150,
      "totalTolerancePercent": 1,
      "zones": [
        {
          "zoneId": null,
          "site": "Rennes",
          "name": "Réserve",
          "counters": [
            "staff@parvis.example"
          ]
        }
      ]
    }
  },
  success: {
    "one": {
      "@odata.etag": "\"1\"",
      "id": 6,
      "accountId": 1,
      "accountName": "Fontaine & Filles – Maison de thé SAS",
      "engagementId": 12,
      "engagementCode": "100001-CAC-2025",
      "engagementDescription": "Commissariat aux comptes 2025",
      "name": "Inventaire tournant de janvier",
      "status": "prepared",
      "countDate": "2027-01-15",
      "closingDate": "2026-12-31",
      "theoreticalDay": "count",
      "tolerancePercent": 2,
      "toleranceValue": 150,
      "classTolerancePercent": null,
      "classToleranceValue": null,
      "totalTolerancePercent": null,
      "totalToleranceValue": null,
      "zones": [
        {
          "zoneId": 1,
          "site": "Rennes",
          "name": "Réserve",
          "counters": [
            "staff@parvis.example"
          ],
          "counterNames": [
            "Théo Lefèvre"
          ],
          "lineCount": 2,
          "countedCount": 0,
          "recountCount": 0
        },
        {
          "zoneId": 2,
          "site": "Rennes",
          "name": "Boutique",
          "counters": [],
          "counterNames": [],
          "lineCount": 2,
          "countedCount": 0,
          "recountCount": 0
        }
      ],
      "lineCount": 4,
      "countedCount": 0,
      "recountCount": 0,
      "unexplainedCount": 0,
      "unexplainedSumCount": 0,
      "lateCount": 0,
      "movementCount": 0,
      "entryCount": 0,
      "outsideCount": 0,
      "isCounter": true,
      "withoutCostCount": 0,
      "theoreticalValue": 4810.5,
      "countedValue": 0,
      "closingValue": 0,
      "differenceValue": 0,
      "frozenDate": null,
      "closedDate": null,
      "closedByName": null,
      "createdBy": "manager@parvis.example",
      "createdByName": "Samuel Okafor",
      "createdDate": "2026-11-20T09:12:00.000Z",
      "modifiedDate": "2026-11-27T06:30:00.000Z"
    }
  },
  problem: {
    "stock-engagement-unknown": {
      "type": "urn:parvis:problem:stock-engagement-unknown",
      "title": "The engagement does not exist or is closed",
      "status": 422,
      "code": "stock-engagement-unknown",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'createStockTake'>

/** Get a stock-take. */
export const getStockTake = {
  host: 'portal',
  method: 'get',
  path: "/v1/StockTakes({id})",
  pattern: /\/api\/portal\/v1\/StockTakes\(([^/]+)\)$/,
  status: 200,
  body: {},
  success: {
    "one": {
      "@odata.etag": "\"3\"",
      "id": 5,
      "accountId": 1,
      "accountName": "Fontaine & Filles – Maison de thé SAS",
      "engagementId": 12,
      "engagementCode": "100001-CAC-2025",
      "engagementDescription": "Commissariat aux comptes 2025",
      "name": "Inventaire de clôture",
      "status": "counting",
      "countDate": "2026-11-27",
      "closingDate": "2026-12-31",
      "theoreticalDay": "count",
      "tolerancePercent": 2,
      "toleranceValue": 150,
      "classTolerancePercent": null,
      "classToleranceValue": 300,
      "totalTolerancePercent": 1,
      "totalToleranceValue": null,
      "zones": [
        {
          "zoneId": 1,
          "site": "Rennes",
          "name": "Réserve",
          "counters": [
            "staff@parvis.example"
          ],
          "counterNames": [
            "Théo Lefèvre"
          ],
          "lineCount": 2,
          "countedCount": 1,
          "recountCount": 0
        },
        {
          "zoneId": 2,
          "site": "Rennes",
          "name": "Boutique",
          "counters": [],
          "counterNames": [],
          "lineCount": 2,
          "countedCount": 0,
          "recountCount": 1
        }
      ],
      "lineCount": 4,
      "countedCount": 2,
      "recountCount": 1,
      "unexplainedCount": 1,
      "unexplainedSumCount": 1,
      "lateCount": 0,
      "movementCount": 2,
      "entryCount": 0,
      "outsideCount": 1,
      "isCounter": true,
      "withoutCostCount": 0,
      "theoreticalValue": 4810.5,
      "countedValue": 2170,
      "closingValue": 2059.6,
      "differenceValue": -230,
      "frozenDate": "2026-11-27T06:30:00.000Z",
      "closedDate": null,
      "closedByName": null,
      "createdBy": "manager@parvis.example",
      "createdByName": "Samuel Okafor",
      "createdDate": "2026-11-20T09:12:00.000Z",
      "modifiedDate": "2026-11-27T06:30:00.000Z"
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
} satisfies Example<'getStockTake'>

/** Change a stock-take, or take it a step further. */
export const updateStockTake = {
  host: 'portal',
  method: 'patch',
  path: "/v1/StockTakes({id})",
  pattern: /\/api\/portal\/v1\/StockTakes\(([^/]+)\)$/,
  status: 200,
  body: {
    "one": {
      "status": "open"
    }
  },
  success: {
    "one": {
      "@odata.etag": "\"3\"",
      "id": 5,
      "accountId": 1,
      "accountName": "Fontaine & Filles – Maison de thé SAS",
      "engagementId": 12,
      "engagementCode": "100001-CAC-2025",
      "engagementDescription": "Commissariat aux comptes 2025",
      "name": "Inventaire de clôture",
      "status": "counting",
      "countDate": "2026-11-27",
      "closingDate": "2026-12-31",
      "theoreticalDay": "count",
      "tolerancePercent": 2,
      "toleranceValue": 150,
      "classTolerancePercent": null,
      "classToleranceValue": 300,
      "totalTolerancePercent": 1,
      "totalToleranceValue": null,
      "zones": [
        {
          "zoneId": 1,
          "site": "Rennes",
          "name": "Réserve",
          "counters": [
            "staff@parvis.example"
          ],
          "counterNames": [
            "Théo Lefèvre"
          ],
          "lineCount": 2,
          "countedCount": 1,
          "recountCount": 0
        },
        {
          "zoneId": 2,
          "site": "Rennes",
          "name": "Boutique",
          "counters": [],
          "counterNames": [],
          "lineCount": 2,
          "countedCount": 0,
          "recountCount": 1
        }
      ],
      "lineCount": 4,
      "countedCount": 2,
      "recountCount": 1,
      "unexplainedCount": 1,
      "unexplainedSumCount": 1,
      "lateCount": 0,
      "movementCount": 2,
      "entryCount": 0,
      "outsideCount": 1,
      "isCounter": true,
      "withoutCostCount": 0,
      "theoreticalValue": 4810.5,
      "countedValue": 2170,
      "closingValue": 2059.6,
      "differenceValue": -230,
      "frozenDate": "2026-11-27T06:30:00.000Z",
      "closedDate": null,
      "closedByName": null,
      "createdBy": "manager@parvis.example",
      "createdByName": "Samuel Okafor",
      "createdDate": "2026-11-20T09:12:00.000Z",
      "modifiedDate": "2026-11-27T06:30:00.000Z"
    }
  },
  problem: {
    "stock-unfinished": {
      "type": "urn:parvis:problem:stock-unfinished",
      "title": "Lines are not counted, in doubt, or beyond the tolerance without an explanation",
      "status": 409,
      "code": "stock-unfinished",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'updateStockTake'>

/** Delete a stock-take that is being prepared. */
export const deleteStockTake = {
  host: 'portal',
  method: 'delete',
  path: "/v1/StockTakes({id})",
  pattern: /\/api\/portal\/v1\/StockTakes\(([^/]+)\)$/,
  status: 204,
  body: {},
  success: {},
  problem: {
    "stock-take-closed": {
      "type": "urn:parvis:problem:stock-take-closed",
      "title": "The status of the stock-take does not allow it",
      "status": 409,
      "code": "stock-take-closed",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'deleteStockTake'>

/** Replace the articles of a stock-take that is being prepared. */
export const importStockLines = {
  host: 'portal',
  method: 'post',
  path: "/v1/StockTakes({id})/Lines",
  pattern: /\/api\/portal\/v1\/StockTakes\(([^/]+)\)\/Lines$/,
  status: 200,
  body: {
    "one": {
      "part": {
        "importId": "6f0c1a7e-41d2-4b7b-9a3c-5e2d8f60b914",
        "number": 0,
        "count": 1
      },
      "lines": [
        {
          "site": "Rennes",
          "zone": "Réserve",
          "shelf": "A-01",
          "code": "THE-001",
          "barcode": "3760123450012",
          "name": "Thé vert Sencha, sachet de 100 g",
          "unit": "piece",
          "packSize": 24,
          "batch": "L2610",
          "unitCost": 4.6,
          "theoreticalQuantity": 300
        }
      ]
    }
  },
  success: {
    "one": {
      "lineCount": 1
    }
  },
  problem: {
    "stock-line-twice": {
      "type": "urn:parvis:problem:stock-line-twice",
      "title": "An article is in the same place, shelf, and batch twice",
      "status": 409,
      "code": "stock-line-twice",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    },
    "stock-import-incomplete": {
      "type": "urn:parvis:problem:stock-import-incomplete",
      "title": "Parts of the import are missing",
      "status": 409,
      "code": "stock-import-incomplete",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'importStockLines'>

/** Get what the columns of files meant when articles of the same client were imported. */
export const getStockImportColumns = {
  host: 'portal',
  method: 'get',
  path: "/v1/StockTakes({id})/ImportColumns",
  pattern: /\/api\/portal\/v1\/StockTakes\(([^/]+)\)\/ImportColumns$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "value": [
        {
          "columns": [
            {
              "name": "Réf. interne",
              "says": [
                "code"
              ]
            },
            {
              "name": "Texte",
              "says": [
                "name"
              ]
            },
            {
              "name": "Dépôt",
              "says": [
                "zone"
              ]
            },
            {
              "name": "Informatique",
              "says": [
                "theoreticalQuantity"
              ]
            },
            {
              "name": "Famille",
              "says": []
            }
          ],
          "importedDate": "2026-01-05T10:30:00.000Z",
          "importedBy": "manager@parvis.example",
          "importedByName": "Samuel Okafor"
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
} satisfies Example<'getStockImportColumns'>

/** Get the samples drawn from a stock-take. */
export const getStockSamples = {
  host: 'portal',
  method: 'get',
  path: "/v1/StockTakes({id})/Samples",
  pattern: /\/api\/portal\/v1\/StockTakes\(([^/]+)\)\/Samples$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "value": [
        {
          "id": 2,
          "method": "value",
          "size": 2,
          "threshold": null,
          "seed": 20261127,
          "populationCount": 4,
          "populationValue": 4810.5,
          "withoutCostCount": 0,
          "lines": [
            {
              "lineId": 31,
              "code": "THE-001",
              "name": "Thé vert Sencha, sachet de 100 g",
              "site": "Rennes",
              "zone": "Réserve",
              "shelf": "A-01",
              "unit": "piece",
              "theoreticalQuantity": 300,
              "theoreticalValue": 1380,
              "countedQuantity": 250,
              "hits": 1
            },
            {
              "lineId": 33,
              "code": "THE-003",
              "name": "Théière en fonte",
              "site": "Rennes",
              "zone": "Boutique",
              "shelf": "",
              "unit": "piece",
              "theoreticalQuantity": 60,
              "theoreticalValue": 2410.5,
              "countedQuantity": null,
              "hits": 1
            }
          ],
          "createdBy": "manager@parvis.example",
          "createdByName": "Samuel Okafor",
          "createdDate": "2026-11-27T07:00:00.000Z"
        },
        {
          "id": 1,
          "method": "threshold",
          "size": null,
          "threshold": 2000,
          "seed": null,
          "populationCount": 4,
          "populationValue": 4810.5,
          "withoutCostCount": 0,
          "lines": [
            {
              "lineId": 33,
              "code": "THE-003",
              "name": "Théière en fonte",
              "site": "Rennes",
              "zone": "Boutique",
              "shelf": "",
              "unit": "piece",
              "theoreticalQuantity": 60,
              "theoreticalValue": 2410.5,
              "countedQuantity": null,
              "hits": 1
            }
          ],
          "createdBy": "manager@parvis.example",
          "createdByName": "Samuel Okafor",
          "createdDate": "2026-11-27T06:45:00.000Z"
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
} satisfies Example<'getStockSamples'>

/** Draw a sample of the articles of a stock-take. */
export const drawStockSample = {
  host: 'portal',
  method: 'post',
  path: "/v1/StockTakes({id})/Samples",
  pattern: /\/api\/portal\/v1\/StockTakes\(([^/]+)\)\/Samples$/,
  status: 200,
  body: {
    "one": {
      "method": "value",
      "size": 2,
      "threshold": null,
      "seed": 20261127
    }
  },
  success: {
    "one": {
      "value": [
        {
          "id": 2,
          "method": "value",
          "size": 2,
          "threshold": null,
          "seed": 20261127,
          "populationCount": 4,
          "populationValue": 4810.5,
          "withoutCostCount": 0,
          "lines": [
            {
              "lineId": 31,
              "code": "THE-001",
              "name": "Thé vert Sencha, sachet de 100 g",
              "site": "Rennes",
              "zone": "Réserve",
              "shelf": "A-01",
              "unit": "piece",
              "theoreticalQuantity": 300,
              "theoreticalValue": 1380,
              "countedQuantity": 250,
              "hits": 1
            },
            {
              "lineId": 33,
              "code": "THE-003",
              "name": "Théière en fonte",
              "site": "Rennes",
              "zone": "Boutique",
              "shelf": "",
              "unit": "piece",
              "theoreticalQuantity": 60,
              "theoreticalValue": 2410.5,
              "countedQuantity": null,
              "hits": 1
            }
          ],
          "createdBy": "manager@parvis.example",
          "createdByName": "Samuel Okafor",
          "createdDate": "2026-11-27T07:00:00.000Z"
        }
      ]
    }
  },
  problem: {
    "stock-sample-limit": {
      "type": "urn:parvis:problem:stock-sample-limit",
      "title": "A stock-take holds at most 10 samples, of at most 500 articles each",
      "status": 409,
      "code": "stock-sample-limit",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'drawStockSample'>

/** Get the attendance report of a stock-take. */
export const getStockAttendance = {
  host: 'portal',
  method: 'get',
  path: "/v1/StockTakes({id})/Attendance",
  pattern: /\/api\/portal\/v1\/StockTakes\(([^/]+)\)\/Attendance$/,
  status: 200,
  body: {},
  success: {
    "one": {
      "@odata.etag": "\"3\"",
      "id": 5,
      "attendedDate": "2026-11-27",
      "attendedFrom": "08:00",
      "attendedUntil": "12:30",
      "zoneIds": [
        1,
        2
      ],
      "auditors": [
        {
          "contactId": 4,
          "email": "manager@parvis.example",
          "name": "Samuel Okafor"
        }
      ],
      "metPeople": "Claire Fontaine, responsable du dépôt",
      "answers": [
        {
          "question": "instructions",
          "reply": "yes",
          "note": ""
        },
        {
          "question": "places",
          "reply": "yes",
          "note": ""
        },
        {
          "question": "movements",
          "reply": "no",
          "note": "Une livraison est arrivée à 9 h 15 pendant le comptage."
        },
        {
          "question": "damaged",
          "reply": "yes",
          "note": ""
        },
        {
          "question": "goodsOfOthers",
          "reply": "notApplicable",
          "note": ""
        },
        {
          "question": "sheets",
          "reply": "yes",
          "note": ""
        },
        {
          "question": "coverage",
          "reply": "yes",
          "note": ""
        },
        {
          "question": "testCounts",
          "reply": "yes",
          "note": "12 articles recomptés, sans écart."
        }
      ],
      "observations": "Le comptage était bien préparé.",
      "conclusion": "reservations",
      "conclusionText": "La livraison du 27 novembre est à rapprocher des mouvements.",
      "writtenDate": "2026-11-27T15:40:00.000Z",
      "writtenBy": "manager@parvis.example",
      "writtenByName": "Samuel Okafor",
      "missing": [],
      "isFixed": false,
      "signature": null
    },
    "none": {
      "@odata.etag": "\"0\"",
      "id": 5,
      "attendedDate": null,
      "attendedFrom": null,
      "attendedUntil": null,
      "zoneIds": [],
      "auditors": [],
      "metPeople": "",
      "answers": [],
      "observations": "",
      "conclusion": null,
      "conclusionText": "",
      "writtenDate": null,
      "writtenBy": null,
      "writtenByName": null,
      "missing": [
        "attendedDate",
        "attendedFrom",
        "attendedUntil",
        "zoneIds",
        "auditors",
        "answers",
        "conclusion"
      ],
      "isFixed": false,
      "signature": null
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
} satisfies Example<'getStockAttendance'>

/** Update the attendance report of a stock-take. */
export const updateStockAttendance = {
  host: 'portal',
  method: 'patch',
  path: "/v1/StockTakes({id})/Attendance",
  pattern: /\/api\/portal\/v1\/StockTakes\(([^/]+)\)\/Attendance$/,
  status: 200,
  body: {
    "one": {
      "attendedDate": "2026-11-27",
      "attendedFrom": "08:00",
      "attendedUntil": "12:30",
      "zoneIds": [
        1,
        2
      ],
      "auditors": [
        "manager@parvis.example"
      ]
    }
  },
  success: {
    "one": {
      "@odata.etag": "\"3\"",
      "id": 5,
      "attendedDate": "2026-11-27",
      "attendedFrom": "08:00",
      "attendedUntil": "12:30",
      "zoneIds": [
        1,
        2
      ],
      "auditors": [
        {
          "contactId": 4,
          "email": "manager@parvis.example",
          "name": "Samuel Okafor"
        }
      ],
      "metPeople": "Claire Fontaine, responsable du dépôt",
      "answers": [
        {
          "question": "instructions",
          "reply": "yes",
          "note": ""
        },
        {
          "question": "places",
          "reply": "yes",
          "note": ""
        },
        {
          "question": "movements",
          "reply": "no",
          "note": "Une livraison est arrivée à 9 h 15 pendant le comptage."
        },
        {
          "question": "damaged",
          "reply": "yes",
          "note": ""
        },
        {
          "question": "goodsOfOthers",
          "reply": "notApplicable",
          "note": ""
        },
        {
          "question": "sheets",
          "reply": "yes",
          "note": ""
        },
        {
          "question": "coverage",
          "reply": "yes",
          "note": ""
        },
        {
          "question": "testCounts",
          "reply": "yes",
          "note": "12 articles recomptés, sans écart."
        }
      ],
      "observations": "Le comptage était bien préparé.",
      "conclusion": "reservations",
      "conclusionText": "La livraison du 27 novembre est à rapprocher des mouvements.",
      "writtenDate": "2026-11-27T15:40:00.000Z",
      "writtenBy": "manager@parvis.example",
      "writtenByName": "Samuel Okafor",
      "missing": [],
      "isFixed": false,
      "signature": null
    }
  },
  problem: {
    "stock-auditor-unknown": {
      "type": "urn:parvis:problem:stock-auditor-unknown",
      "title": "Someone who attended is not a member of staff",
      "status": 422,
      "code": "stock-auditor-unknown",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'updateStockAttendance'>

/** Create a draft for signature from the attendance report of a stock-take. */
export const sendStockAttendance = {
  host: 'portal',
  method: 'post',
  path: "/v1/StockTakes({id})/Attendance/Send",
  pattern: /\/api\/portal\/v1\/StockTakes\(([^/]+)\)\/Attendance\/Send$/,
  status: 200,
  body: {
    "one": {
      "language": "fr"
    }
  },
  success: {
    "one": {
      "@odata.etag": "\"4\"",
      "id": 5,
      "attendedDate": "2026-11-27",
      "attendedFrom": "08:00",
      "attendedUntil": "12:30",
      "zoneIds": [
        1,
        2
      ],
      "auditors": [
        {
          "contactId": 4,
          "email": "manager@parvis.example",
          "name": "Samuel Okafor"
        }
      ],
      "metPeople": "Claire Fontaine, responsable du dépôt",
      "answers": [
        {
          "question": "instructions",
          "reply": "yes",
          "note": ""
        },
        {
          "question": "places",
          "reply": "yes",
          "note": ""
        },
        {
          "question": "movements",
          "reply": "no",
          "note": "Une livraison est arrivée à 9 h 15 pendant le comptage."
        },
        {
          "question": "damaged",
          "reply": "yes",
          "note": ""
        },
        {
          "question": "goodsOfOthers",
          "reply": "notApplicable",
          "note": ""
        },
        {
          "question": "sheets",
          "reply": "yes",
          "note": ""
        },
        {
          "question": "coverage",
          "reply": "yes",
          "note": ""
        },
        {
          "question": "testCounts",
          "reply": "yes",
          "note": "12 articles recomptés, sans écart."
        }
      ],
      "observations": "Le comptage était bien préparé.",
      "conclusion": "reservations",
      "conclusionText": "La livraison du 27 novembre est à rapprocher des mouvements.",
      "writtenDate": "2026-11-27T15:40:00.000Z",
      "writtenBy": "manager@parvis.example",
      "writtenByName": "Samuel Okafor",
      "missing": [],
      "isFixed": true,
      "signature": {
        "envelopeId": 9,
        "status": "draft",
        "createdBy": "manager@parvis.example",
        "createdByName": "Samuel Okafor"
      }
    }
  },
  problem: {
    "stock-attendance-incomplete": {
      "type": "urn:parvis:problem:stock-attendance-incomplete",
      "title": "Something that a signed report needs is missing",
      "status": 409,
      "code": "stock-attendance-incomplete",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'sendStockAttendance'>

/** Get a download ticket for the attendance report of a stock-take. */
export const getStockAttendanceDownload = {
  host: 'portal',
  method: 'get',
  path: "/v1/StockTakes({id})/AttendanceDownload",
  pattern: /\/api\/portal\/v1\/StockTakes\(([^/]+)\)\/AttendanceDownload$/,
  status: 200,
  body: {},
  success: {
    "ticket": {
      "id": 5,
      "ticket": "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ0aGVvIn0.c2lnbmF0dXJl",
      "expiresDate": "2026-11-27T16:00:00.000Z"
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
} satisfies Example<'getStockAttendanceDownload'>

/** Download the attendance report of a stock-take. */
export const downloadStockAttendance = {
  host: 'portal',
  method: 'get',
  path: "/v1/StockTakes({id})/AttendanceFile",
  pattern: /\/api\/portal\/v1\/StockTakes\(([^/]+)\)\/AttendanceFile$/,
  status: 200,
  body: {},
  success: {
    "bytes": "%PDF-1.7"
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
} satisfies Example<'downloadStockAttendance'>

/** Add movements to a stock-take. */
export const importStockMovements = {
  host: 'portal',
  method: 'post',
  path: "/v1/StockTakes({id})/Movements",
  pattern: /\/api\/portal\/v1\/StockTakes\(([^/]+)\)\/Movements$/,
  status: 200,
  body: {
    "one": {
      "isTrial": false,
      "part": {
        "importId": "6f0c1a7e-41d2-4b7b-9a3c-5e2d8f60b914",
        "number": 0,
        "count": 1
      },
      "movements": [
        {
          "code": "THE-001",
          "zone": "Réserve",
          "date": "2026-12-04",
          "kind": "delivery",
          "quantity": -24,
          "document": "BL-2041",
          "unitCost": null
        }
      ]
    }
  },
  success: {
    "one": {
      "movementCount": 1,
      "outsideCount": 0,
      "faults": []
    }
  },
  problem: {
    "stock-movement-limit": {
      "type": "urn:parvis:problem:stock-movement-limit",
      "title": "A stock-take holds at most 100,000 movements",
      "status": 409,
      "code": "stock-movement-limit",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'importStockMovements'>

/** Get the sums of the differences of a stock-take. */
export const getStockDifferences = {
  host: 'portal',
  method: 'get',
  path: "/v1/StockTakes({id})/Differences",
  pattern: /\/api\/portal\/v1\/StockTakes\(([^/]+)\)\/Differences$/,
  status: 200,
  body: {},
  success: {
    "one": {
      "@odata.etag": "\"3\"",
      "total": {
        "lineCount": 4,
        "countedCount": 2,
        "withoutCostCount": 1,
        "theoreticalValue": 4810.5,
        "difference": -230,
        "absoluteDifference": 310,
        "tolerance": 48.11,
        "excess": 261.89,
        "explanation": ""
      },
      "classes": [
        {
          "articleClass": "Thés et infusions",
          "sum": {
            "lineCount": 3,
            "countedCount": 2,
            "withoutCostCount": 0,
            "theoreticalValue": 4315.5,
            "difference": -230,
            "absoluteDifference": 310,
            "tolerance": 300,
            "excess": 10,
            "explanation": "Casse constatée le 12 novembre"
          }
        },
        {
          "articleClass": "",
          "sum": {
            "lineCount": 1,
            "countedCount": 0,
            "withoutCostCount": 1,
            "theoreticalValue": 495,
            "difference": 0,
            "absoluteDifference": 0,
            "tolerance": 300,
            "excess": null,
            "explanation": ""
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
} satisfies Example<'getStockDifferences'>

/** Explain a sum of differences of a stock-take. */
export const updateStockDifferences = {
  host: 'portal',
  method: 'patch',
  path: "/v1/StockTakes({id})/Differences",
  pattern: /\/api\/portal\/v1\/StockTakes\(([^/]+)\)\/Differences$/,
  status: 200,
  body: {
    "one": {
      "articleClass": null,
      "difference": -230,
      "absoluteDifference": 310,
      "explanation": "Casse constatée le 12 novembre"
    }
  },
  success: {
    "one": {
      "@odata.etag": "\"4\"",
      "total": {
        "lineCount": 4,
        "countedCount": 2,
        "withoutCostCount": 1,
        "theoreticalValue": 4810.5,
        "difference": -230,
        "absoluteDifference": 310,
        "tolerance": 48.11,
        "excess": 261.89,
        "explanation": "Casse constatée le 12 novembre"
      },
      "classes": [
        {
          "articleClass": "Thés et infusions",
          "sum": {
            "lineCount": 3,
            "countedCount": 2,
            "withoutCostCount": 0,
            "theoreticalValue": 4315.5,
            "difference": -230,
            "absoluteDifference": 310,
            "tolerance": 300,
            "excess": 10,
            "explanation": "Casse constatée le 12 novembre"
          }
        },
        {
          "articleClass": "",
          "sum": {
            "lineCount": 1,
            "countedCount": 0,
            "withoutCostCount": 1,
            "theoreticalValue": 495,
            "difference": 0,
            "absoluteDifference": 0,
            "tolerance": 300,
            "excess": null,
            "explanation": ""
          }
        }
      ]
    }
  },
  problem: {
    "stock-take-closed": {
      "type": "urn:parvis:problem:stock-take-closed",
      "title": "The status of the stock-take does not allow it",
      "status": 409,
      "code": "stock-take-closed",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'updateStockDifferences'>

/** Get the valuation of a stock-take. */
export const getStockValuation = {
  host: 'portal',
  method: 'get',
  path: "/v1/StockTakes({id})/Valuation",
  pattern: /\/api\/portal\/v1\/StockTakes\(([^/]+)\)\/Valuation$/,
  status: 200,
  body: {},
  success: {
    "one": {
      "@odata.etag": "\"4\"",
      "method": "fifo",
      "rest": "given",
      "chosenDate": "2026-11-28T09:15:00.000Z",
      "chosenBy": "manager@parvis.example",
      "chosenByName": "Samuel Okafor",
      "slowDays": 180,
      "slowMonths": 12,
      "depreciation": [
        {
          "days": 180,
          "percent": 25
        },
        {
          "days": 365,
          "percent": 50
        }
      ],
      "entryCount": 3,
      "lateEntryCount": 0,
      "firstEntryDate": "2026-03-02",
      "lastEntryDate": "2026-12-02",
      "total": {
        "articleCount": 3,
        "valuedCount": 2,
        "withoutTheoreticalCount": 0,
        "theoreticalValue": 2721.1,
        "value": 1546.12,
        "differenceValue": -218.48
      },
      "zones": [
        {
          "zoneId": 1,
          "site": "Rennes",
          "name": "Réserve",
          "sum": {
            "articleCount": 2,
            "valuedCount": 2,
            "withoutTheoreticalCount": 0,
            "theoreticalValue": 1764.6,
            "value": 1546.12,
            "differenceValue": -218.48
          }
        },
        {
          "zoneId": 2,
          "site": "Rennes",
          "name": "Boutique",
          "sum": {
            "articleCount": 1,
            "valuedCount": 0,
            "withoutTheoreticalCount": 0,
            "theoreticalValue": 956.5,
            "value": 0,
            "differenceValue": null
          }
        }
      ],
      "classes": [
        {
          "articleClass": "Thés et infusions",
          "sum": {
            "articleCount": 2,
            "valuedCount": 1,
            "withoutTheoreticalCount": 0,
            "theoreticalValue": 2226.1,
            "value": 1051.12,
            "differenceValue": -218.48
          }
        },
        {
          "articleClass": "",
          "sum": {
            "articleCount": 1,
            "valuedCount": 1,
            "withoutTheoreticalCount": 0,
            "theoreticalValue": 495,
            "value": 495,
            "differenceValue": 0
          }
        }
      ],
      "uncovered": [
        {
          "unit": "piece",
          "articleCount": 1,
          "quantity": 30,
          "restValue": 138
        }
      ],
      "shortCount": 0,
      "negativeCount": 0,
      "uncountedCount": 1,
      "withoutCostCount": 0,
      "slow": {
        "movementsFrom": "2026-01-05",
        "slowCount": 1,
        "unknownCount": 1,
        "value": 495,
        "depreciation": 123.75
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
} satisfies Example<'getStockValuation'>

/** Choose how a stock-take is valued, and which articles are slow. */
export const updateStockValuation = {
  host: 'portal',
  method: 'patch',
  path: "/v1/StockTakes({id})/Valuation",
  pattern: /\/api\/portal\/v1\/StockTakes\(([^/]+)\)\/Valuation$/,
  status: 200,
  body: {
    "one": {
      "method": "fifo",
      "rest": "given"
    }
  },
  success: {
    "one": {
      "@odata.etag": "\"4\"",
      "method": "fifo",
      "rest": "given",
      "chosenDate": "2026-11-28T09:15:00.000Z",
      "chosenBy": "manager@parvis.example",
      "chosenByName": "Samuel Okafor",
      "slowDays": 180,
      "slowMonths": 12,
      "depreciation": [
        {
          "days": 180,
          "percent": 25
        },
        {
          "days": 365,
          "percent": 50
        }
      ],
      "entryCount": 3,
      "lateEntryCount": 0,
      "firstEntryDate": "2026-03-02",
      "lastEntryDate": "2026-12-02",
      "total": {
        "articleCount": 3,
        "valuedCount": 2,
        "withoutTheoreticalCount": 0,
        "theoreticalValue": 2721.1,
        "value": 1546.12,
        "differenceValue": -218.48
      },
      "zones": [
        {
          "zoneId": 1,
          "site": "Rennes",
          "name": "Réserve",
          "sum": {
            "articleCount": 2,
            "valuedCount": 2,
            "withoutTheoreticalCount": 0,
            "theoreticalValue": 1764.6,
            "value": 1546.12,
            "differenceValue": -218.48
          }
        },
        {
          "zoneId": 2,
          "site": "Rennes",
          "name": "Boutique",
          "sum": {
            "articleCount": 1,
            "valuedCount": 0,
            "withoutTheoreticalCount": 0,
            "theoreticalValue": 956.5,
            "value": 0,
            "differenceValue": null
          }
        }
      ],
      "classes": [
        {
          "articleClass": "Thés et infusions",
          "sum": {
            "articleCount": 2,
            "valuedCount": 1,
            "withoutTheoreticalCount": 0,
            "theoreticalValue": 2226.1,
            "value": 1051.12,
            "differenceValue": -218.48
          }
        },
        {
          "articleClass": "",
          "sum": {
            "articleCount": 1,
            "valuedCount": 1,
            "withoutTheoreticalCount": 0,
            "theoreticalValue": 495,
            "value": 495,
            "differenceValue": 0
          }
        }
      ],
      "uncovered": [
        {
          "unit": "piece",
          "articleCount": 1,
          "quantity": 30,
          "restValue": 138
        }
      ],
      "shortCount": 0,
      "negativeCount": 0,
      "uncountedCount": 1,
      "withoutCostCount": 0,
      "slow": {
        "movementsFrom": "2026-01-05",
        "slowCount": 1,
        "unknownCount": 1,
        "value": 495,
        "depreciation": 123.75
      }
    }
  },
  problem: {
    "stock-take-closed": {
      "type": "urn:parvis:problem:stock-take-closed",
      "title": "The status of the stock-take does not allow it",
      "status": 409,
      "code": "stock-take-closed",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'updateStockValuation'>

/** Add entries for the valuation of a stock-take. */
export const importStockEntries = {
  host: 'portal',
  method: 'post',
  path: "/v1/StockTakes({id})/Entries",
  pattern: /\/api\/portal\/v1\/StockTakes\(([^/]+)\)\/Entries$/,
  status: 200,
  body: {
    "one": {
      "isTrial": false,
      "part": {
        "importId": "6f0c1a7e-41d2-4b7b-9a3c-5e2d8f60b914",
        "number": 0,
        "count": 1
      },
      "columns": [
        {
          "name": "Article",
          "says": [
            "code"
          ]
        },
        {
          "name": "Date",
          "says": [
            "date"
          ]
        },
        {
          "name": "Quantité",
          "says": [
            "quantity"
          ]
        },
        {
          "name": "PU",
          "says": [
            "unitCost"
          ]
        }
      ],
      "entries": [
        {
          "code": "THE-001",
          "date": "2026-12-02",
          "quantity": 96,
          "unitCost": 4.72,
          "document": "BR-0311"
        }
      ]
    }
  },
  success: {
    "one": {
      "entryCount": 1,
      "faults": []
    }
  },
  problem: {
    "stock-entry-limit": {
      "type": "urn:parvis:problem:stock-entry-limit",
      "title": "A stock-take holds at most 100,000 entries",
      "status": 409,
      "code": "stock-entry-limit",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'importStockEntries'>

/** Get the columns of files of entries that were imported for the same client. */
export const getStockEntryColumns = {
  host: 'portal',
  method: 'get',
  path: "/v1/StockTakes({id})/EntryColumns",
  pattern: /\/api\/portal\/v1\/StockTakes\(([^/]+)\)\/EntryColumns$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "value": [
        {
          "columns": [
            {
              "name": "Réf. interne",
              "says": [
                "code"
              ]
            },
            {
              "name": "Reçu le",
              "says": [
                "date"
              ]
            },
            {
              "name": "Nombre",
              "says": [
                "quantity"
              ]
            },
            {
              "name": "Prix net",
              "says": [
                "unitCost"
              ]
            },
            {
              "name": "Fournisseur",
              "says": []
            }
          ],
          "importedDate": "2026-01-05T10:30:00.000Z",
          "importedBy": "manager@parvis.example",
          "importedByName": "Samuel Okafor"
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
} satisfies Example<'getStockEntryColumns'>

/** List the entries that stock-takes are valued with. */
export const listStockEntries = {
  host: 'portal',
  method: 'get',
  path: "/v1/StockEntries",
  pattern: /\/api\/portal\/v1\/StockEntries$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "value": [
        {
          "@odata.etag": "\"1\"",
          "id": 1,
          "stockTakeId": 5,
          "code": "THE-001",
          "name": "Thé Assam 100 g",
          "unit": "piece",
          "date": "2026-12-02",
          "quantity": 96,
          "unitCost": 4.72,
          "document": "BR-0311",
          "isImported": true,
          "createdBy": "manager@parvis.example",
          "createdByName": "Samuel Okafor",
          "createdDate": "2026-12-05T09:00:00.000Z"
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
} satisfies Example<'listStockEntries'>

/** Delete an entry. */
export const deleteStockEntry = {
  host: 'portal',
  method: 'delete',
  path: "/v1/StockEntries({id})",
  pattern: /\/api\/portal\/v1\/StockEntries\(([^/]+)\)$/,
  status: 204,
  body: {},
  success: {},
  problem: {
    "stock-take-closed": {
      "type": "urn:parvis:problem:stock-take-closed",
      "title": "The status of the stock-take does not allow it",
      "status": 409,
      "code": "stock-take-closed",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'deleteStockEntry'>

/** List the articles of stock-takes with their values. */
export const listStockValues = {
  host: 'portal',
  method: 'get',
  path: "/v1/StockValues",
  pattern: /\/api\/portal\/v1\/StockValues$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "value": [
        {
          "id": 31,
          "stockTakeId": 5,
          "code": "THE-001",
          "name": "Thé vert Sencha, sachet de 100 g",
          "articleClass": "Thés et infusions",
          "unit": "piece",
          "quantity": 226,
          "theoreticalQuantity": 276,
          "theoreticalValue": 1269.6,
          "entryQuantity": 196,
          "coveredQuantity": 196,
          "uncoveredQuantity": 30,
          "coveredValue": 913.12,
          "restValue": 138,
          "value": 1051.12,
          "unitValue": 4.651,
          "isValued": true,
          "differenceValue": -218.48,
          "lastExitDate": "2026-12-04",
          "exitQuantity": 310,
          "idleDays": 27,
          "isAtLeast": false,
          "stockMonths": 8.6,
          "slowness": "moving",
          "depreciationPercent": null,
          "depreciation": null
        },
        {
          "id": 32,
          "stockTakeId": 5,
          "code": "THE-002",
          "name": "Thé noir Assam, vrac",
          "articleClass": "Thés et infusions",
          "unit": "kg",
          "quantity": null,
          "theoreticalQuantity": 42.5,
          "theoreticalValue": 956.5,
          "entryQuantity": 0,
          "coveredQuantity": null,
          "uncoveredQuantity": null,
          "coveredValue": null,
          "restValue": null,
          "value": null,
          "unitValue": null,
          "isValued": false,
          "differenceValue": null,
          "lastExitDate": null,
          "exitQuantity": null,
          "idleDays": 360,
          "isAtLeast": true,
          "stockMonths": null,
          "slowness": null,
          "depreciationPercent": null,
          "depreciation": null
        },
        {
          "id": 33,
          "stockTakeId": 5,
          "code": "ACC-101",
          "name": "Théière en fonte 0,8 l",
          "articleClass": "",
          "unit": "piece",
          "quantity": 18,
          "theoreticalQuantity": 18,
          "theoreticalValue": 495,
          "entryQuantity": 18,
          "coveredQuantity": 18,
          "uncoveredQuantity": 0,
          "coveredValue": 495,
          "restValue": null,
          "value": 495,
          "unitValue": 27.5,
          "isValued": true,
          "differenceValue": 0,
          "lastExitDate": "2026-05-04",
          "exitQuantity": 2,
          "idleDays": 241,
          "isAtLeast": false,
          "stockMonths": 106.8,
          "slowness": "slow",
          "depreciationPercent": 25,
          "depreciation": 123.75
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
} satisfies Example<'listStockValues'>

/** List movements of stock-takes. */
export const listStockMovements = {
  host: 'portal',
  method: 'get',
  path: "/v1/StockMovements",
  pattern: /\/api\/portal\/v1\/StockMovements$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "value": [
        {
          "@odata.etag": "\"1\"",
          "id": 1,
          "stockTakeId": 5,
          "lineId": 31,
          "code": "THE-001",
          "name": "Thé vert Sencha, sachet de 100 g",
          "site": "Rennes",
          "zone": "Réserve",
          "shelf": "A-01",
          "batch": "L2610",
          "unit": "piece",
          "date": "2026-12-04",
          "kind": "delivery",
          "quantity": -24,
          "use": "forward",
          "document": "BL-2041",
          "unitCost": null,
          "isImported": true,
          "createdBy": "manager@parvis.example",
          "createdByName": "Samuel Okafor",
          "createdDate": "2026-12-05T09:00:00.000Z"
        },
        {
          "@odata.etag": "\"1\"",
          "id": 2,
          "stockTakeId": 5,
          "lineId": 31,
          "code": "THE-001",
          "name": "Thé vert Sencha, sachet de 100 g",
          "site": "Rennes",
          "zone": "Réserve",
          "shelf": "A-01",
          "batch": "L2610",
          "unit": "piece",
          "date": "2027-01-06",
          "kind": "receipt",
          "quantity": 96,
          "use": "outside",
          "document": "BR-0007",
          "unitCost": 4.72,
          "isImported": false,
          "createdBy": "manager@parvis.example",
          "createdByName": "Samuel Okafor",
          "createdDate": "2026-12-05T09:10:00.000Z"
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
} satisfies Example<'listStockMovements'>

/** Delete a movement. */
export const deleteStockMovement = {
  host: 'portal',
  method: 'delete',
  path: "/v1/StockMovements({id})",
  pattern: /\/api\/portal\/v1\/StockMovements\(([^/]+)\)$/,
  status: 204,
  body: {},
  success: {},
  problem: {
    "stock-take-closed": {
      "type": "urn:parvis:problem:stock-take-closed",
      "title": "The status of the stock-take does not allow it",
      "status": 409,
      "code": "stock-take-closed",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'deleteStockMovement'>

/** List articles of stock-takes with their differences. */
export const listStockLines = {
  host: 'portal',
  method: 'get',
  path: "/v1/StockLines",
  pattern: /\/api\/portal\/v1\/StockLines$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "value": [
        {
          "@odata.etag": "\"2\"",
          "id": 31,
          "stockTakeId": 5,
          "zoneId": 1,
          "site": "Rennes",
          "zone": "Réserve",
          "shelf": "A-01",
          "code": "THE-001",
          "barcode": "3760123450012",
          "name": "Thé vert Sencha, sachet de 100 g",
          "articleClass": "Thés et infusions",
          "unit": "piece",
          "packSize": 24,
          "batch": "L2610",
          "unitCost": 4.6,
          "theoreticalQuantity": 300,
          "countedQuantity": 250,
          "movedQuantity": -24,
          "closingQuantity": 226,
          "difference": -50,
          "differenceValue": -230,
          "isBeyond": true,
          "state": "counted",
          "countCount": 1,
          "photoCount": 0,
          "recountBy": null,
          "recountByName": null,
          "explanation": "",
          "isAdded": false
        },
        {
          "@odata.etag": "\"3\"",
          "id": 32,
          "stockTakeId": 5,
          "zoneId": 2,
          "site": "Rennes",
          "zone": "Boutique",
          "shelf": "",
          "code": "THE-002",
          "barcode": "",
          "name": "Thé noir Assam, vrac",
          "articleClass": "Thés et infusions",
          "unit": "kg",
          "packSize": 1,
          "batch": "",
          "unitCost": 22.5,
          "theoreticalQuantity": 42.5,
          "countedQuantity": null,
          "movedQuantity": 0,
          "closingQuantity": null,
          "difference": null,
          "differenceValue": null,
          "isBeyond": false,
          "state": "recount",
          "countCount": 2,
          "photoCount": 1,
          "recountBy": null,
          "recountByName": null,
          "explanation": "",
          "isAdded": false
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
} satisfies Example<'listStockLines'>

/** Explain a difference, or have a line counted again. */
export const updateStockLine = {
  host: 'portal',
  method: 'patch',
  path: "/v1/StockLines({id})",
  pattern: /\/api\/portal\/v1\/StockLines\(([^/]+)\)$/,
  status: 200,
  body: {
    "one": {
      "explanation": "Casse constatée le 12 novembre"
    }
  },
  success: {
    "one": {
      "@odata.etag": "\"2\"",
      "id": 31,
      "stockTakeId": 5,
      "zoneId": 1,
      "site": "Rennes",
      "zone": "Réserve",
      "shelf": "A-01",
      "code": "THE-001",
      "barcode": "3760123450012",
      "name": "Thé vert Sencha, sachet de 100 g",
      "articleClass": "Thés et infusions",
      "unit": "piece",
      "packSize": 24,
      "batch": "L2610",
      "unitCost": 4.6,
      "theoreticalQuantity": 300,
      "countedQuantity": 250,
      "movedQuantity": -24,
      "closingQuantity": 226,
      "difference": -50,
      "differenceValue": -230,
      "isBeyond": true,
      "state": "counted",
      "countCount": 1,
      "photoCount": 0,
      "recountBy": null,
      "recountByName": null,
      "explanation": "Casse constatée le 12 novembre",
      "isAdded": false
    }
  },
  problem: {
    "stock-line-not-counted": {
      "type": "urn:parvis:problem:stock-line-not-counted",
      "title": "No one has counted the line yet",
      "status": 409,
      "code": "stock-line-not-counted",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    },
    "stock-recount-self": {
      "type": "urn:parvis:problem:stock-recount-self",
      "title": "The person has counted the line already",
      "status": 409,
      "code": "stock-recount-self",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'updateStockLine'>

/** List what was counted, as it came. */
export const listStockCounts = {
  host: 'portal',
  method: 'get',
  path: "/v1/StockCounts",
  pattern: /\/api\/portal\/v1\/StockCounts$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "value": [
        {
          "id": 71,
          "stockTakeId": 5,
          "lineId": 31,
          "quantity": 250,
          "expression": "10*24+10",
          "note": "Un carton ouvert",
          "isRecount": false,
          "isLate": false,
          "deviceId": "3f0c6f0e-8a43-4a55-9d6b-2f2f9a3a1c10",
          "countedDate": "2026-11-27T07:12:00.000Z",
          "clockError": 0,
          "receivedDate": "2026-11-27T07:12:04.000Z",
          "createdBy": "staff@parvis.example",
          "createdByName": "Théo Lefèvre"
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
} satisfies Example<'listStockCounts'>

/** List the stock-takes that the person counts in. */
export const listCountSheets = {
  host: 'portal',
  method: 'get',
  path: "/v1/CountSheets",
  pattern: /\/api\/portal\/v1\/CountSheets$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "value": [
        {
          "id": 5,
          "accountName": "Fontaine & Filles – Maison de thé SAS",
          "name": "Inventaire de clôture",
          "status": "counting",
          "countDate": "2026-11-27",
          "toCount": 7,
          "toRecount": 1,
          "zones": [
            {
              "zoneId": 1,
              "site": "Rennes",
              "name": "Réserve",
              "isCounter": true
            },
            {
              "zoneId": 2,
              "site": "Rennes",
              "name": "Boutique",
              "isCounter": true
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
} satisfies Example<'listCountSheets'>

/** Get a stock-take that the person counts in. */
export const getCountSheet = {
  host: 'portal',
  method: 'get',
  path: "/v1/CountSheets({id})",
  pattern: /\/api\/portal\/v1\/CountSheets\(([^/]+)\)$/,
  status: 200,
  body: {},
  success: {
    "one": {
      "id": 5,
      "accountName": "Fontaine & Filles – Maison de thé SAS",
      "name": "Inventaire de clôture",
      "status": "counting",
      "countDate": "2026-11-27",
      "toCount": 7,
      "toRecount": 1,
      "zones": [
        {
          "zoneId": 1,
          "site": "Rennes",
          "name": "Réserve",
          "isCounter": true
        },
        {
          "zoneId": 2,
          "site": "Rennes",
          "name": "Boutique",
          "isCounter": true
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
} satisfies Example<'getCountSheet'>

/** Send what was counted. */
export const createCounts = {
  host: 'portal',
  method: 'post',
  path: "/v1/CountSheets({id})/Counts",
  pattern: /\/api\/portal\/v1\/CountSheets\(([^/]+)\)\/Counts$/,
  status: 200,
  body: {
    "one": {
      "deviceId": "3f0c6f0e-8a43-4a55-9d6b-2f2f9a3a1c10",
      "counts": [
        {
          "clientId": "0d0b8f5e-2a3c-4c1e-8b57-7a1f2f0e9d11",
          "lineId": 31,
          "quantity": 250,
          "expression": "10*24+10",
          "note": "Un carton ouvert",
          "countedDate": "2026-11-27T07:12:00.000Z"
        }
      ]
    }
  },
  success: {
    "one": {
      "value": [
        {
          "clientId": "0d0b8f5e-2a3c-4c1e-8b57-7a1f2f0e9d11",
          "outcome": "kept",
          "reason": null,
          "lineId": 31
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
} satisfies Example<'createCounts'>

/** Get the key that the person’s devices encrypt counts with. */
export const getCountSheetKey = {
  host: 'portal',
  method: 'get',
  path: "/v1/CountSheetKey",
  pattern: /\/api\/portal\/v1\/CountSheetKey$/,
  status: 200,
  body: {},
  success: {
    "one": {
      "key": "Yx0m3uJ8cQ5r1kZb7wTqLs9vEo2hNfGdPa4iVj6tXyU"
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
} satisfies Example<'getCountSheetKey'>

/** List the articles that the person counts. */
export const listCountLines = {
  host: 'portal',
  method: 'get',
  path: "/v1/CountLines",
  pattern: /\/api\/portal\/v1\/CountLines$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "value": [
        {
          "id": 31,
          "stockTakeId": 5,
          "zoneId": 1,
          "site": "Rennes",
          "zone": "Réserve",
          "shelf": "A-01",
          "code": "THE-001",
          "barcode": "3760123450012",
          "name": "Thé vert Sencha, sachet de 100 g",
          "unit": "piece",
          "packSize": 24,
          "batch": "L2610",
          "isAdded": false,
          "recountBy": null
        },
        {
          "id": 32,
          "stockTakeId": 5,
          "zoneId": 2,
          "site": "Rennes",
          "zone": "Boutique",
          "shelf": "",
          "code": "THE-002",
          "barcode": "",
          "name": "Thé noir Assam, vrac",
          "unit": "kg",
          "packSize": 1,
          "batch": "",
          "isAdded": false,
          "recountBy": null
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
} satisfies Example<'listCountLines'>

/** Send a photo of a line. */
export const createCountPhoto = {
  host: 'portal',
  method: 'post',
  path: "/v1/CountSheets({id})/Photos",
  pattern: /\/api\/portal\/v1\/CountSheets\(([^/]+)\)\/Photos$/,
  status: 200,
  body: {
    "one": {
      "clientId": "8d0f6b7e-52a3-4f7e-9a40-61c2b7e0d3a5",
      "lineId": 31,
      "takenDate": "2026-11-27T07:14:00.000Z",
      "content": "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAB4AKADASIAAhEBAxEB/8QAGgABAAMBAQEAAAAAAAAAAAAAAAMEBQYCAf/EADYQAAEEAAIGBwYHAQEAAAAAAAABAgMEEbESFDRUc6IVITFTdJPRBRM1YcHCBiUyRFFkgjNB/8QAGAEBAQEBAQAAAAAAAAAAAAAAAAIDBAH/xAAeEQEBAAICAwEBAAAAAAAAAAAAAQIRAxMSMTJRBP/aAAwDAQACEQMRAD8A6EAFoAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAyrySS+1EiSeaNnudLCN+HXpYE55eM2rHHyumqDI1R++2/NGqP3235pj3z8adNa4MjVH77b808T15I4JHtuW8WtVUxl+Q75+HTW0DEVZZ56zFsTsRajXroPVMVx7VJNUfvtvzT280l08nFbNtcGRqj99t+aNUfvtvzTzvn496a1wYs9eSOCR7blvFrVVMZfkalJyupQOcqq5Y2qqr2r1GmHJM/SMsLimABogAAAAAAAAMyx8aTw/3GmZlj40nh/uMub4acX0mABwuoIbeyTcN2RMQ29km4bsgIIdrreCbmXSlDtdbwTcy6XyfScPQACFIbeyTcN2Rco7BX4TckKdvZJuG7IuUdgr8JuSHT/P7rHm9ROADqc4AAAAAAjsyLDWlkbgrmMVyY9nUhnR2/aUkbXtSpg5EVMUcRlnMfascLl6apmWPjSeH+4ax7T/ipzFd7L77WsLq2noaGCaWGGOJjycmOWOo1wwsu6vAqfmH9XmInT3myPYqV8WRLKv6uxPqc0m/TfemgQ29km4bsiCN9+SNr26tg5EVMdISMvyRuY7VsHIqLhpDQQ7XW8E3Mume2C82Rj0WviyJIk/V2J9SX8w/q8xWd3dxOM1FsGe6e82R7FSviyJZV/V2J9T3G+/JG17dWwciKmOkTpW09vZJuG7IuUdgr8JuSGZIy/JG5jtWwciouGkSRSe0YYWRt1VWsajUx0seo24s5jvbPkxuXprAzNY9p/xU5j3Tt2n3lr2Eh/56aLGi/wA4f+nROXG3UYXjyk20AAaIAABBe2CxwnZKU6myQ8NuRcvbBY4TslKdTZIeG3I5f6PcdHD6qYAHM2ClNtdnwTsy6Uptrs+CdmXx/Sc/SepskPDbkTENTZIeG3ImIUAAClNtdnwTsyepskPDbkQTbXZ8E7MnqbJDw25GmXzEz3UwAM1BDX+NL4f7iYhr/Gl8P9xpxfcRyfNaYAO9yAAAgvbBY4TslKdTZIeG3Iu3Wq6lO1qKrljciInavUZcFiSOCNjqdvFrURcIvkc3PLbNN+KyRdBV1t+5W/KGtv3K35Rz+N/G3lFopTbXZ8E7M962/crflEaJLPPZelediLUcxNNipiuPYheGNmScrNLFTZIeG3ImKUFiSOCNjqdvFrURcIvke9bfuVvyiPG/itxaBV1t+5W/KGtv3K35Q8b+HlHiba7PgnZk9TZIeG3Iroks89l6V52ItRzE02KmK49iH2CxJHBGx1O3i1qIuEXyLyxvjEyzdXQVdbfuVvyhrb9yt+UR438V5RaIa/xpfD/cR62/crflHqiskvtRZVgmjZ7nRxkZh16WJfHjZlEZ2eNaoAO5ygAAx/xB+3/19DGOrsVYbOj75mlo44dapkQ9FUu55nephnx23bbHkkmnNA6Xoql3PM71HRVLueZ3qT1ZK7Y5oHS9FUu55neo6KpdzzO9R1ZHbHNA6Xoql3PM71HRVLueZ3qOrI7Y5oHS9FUu55neo6KpdzzO9R1ZHbHNA6Xoql3PM71HRVLueZ3qOrI7Y5oHS9FUu55neo6KpdzzO9R1ZHbHNGz+H/3H+fqXOiqXc8zvUmr1Ya2l7lmjpYY9armVhx2XacuSWaTAA3YgAAAAAAAAAAAAAAAAAAAAAAAAAA//2Q=="
    }
  },
  success: {
    "one": {
      "id": 12,
      "isLate": false
    }
  },
  problem: {
    "stock-photo-wrong": {
      "type": "urn:parvis:problem:stock-photo-wrong",
      "title": "The photo is not a JPEG of the size that is taken, or holds metadata",
      "status": 422,
      "code": "stock-photo-wrong",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'createCountPhoto'>

/** List the photos of lines. */
export const listCountPhotos = {
  host: 'portal',
  method: 'get',
  path: "/v1/CountPhotos",
  pattern: /\/api\/portal\/v1\/CountPhotos$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "value": [
        {
          "@odata.etag": "\"1\"",
          "id": 12,
          "stockTakeId": 5,
          "lineId": 31,
          "clientId": "8d0f6b7e-52a3-4f7e-9a40-61c2b7e0d3a5",
          "fileSize": 214503,
          "width": 1600,
          "height": 1200,
          "isLate": false,
          "takenDate": "2026-11-27T07:14:00.000Z",
          "receivedDate": "2026-11-27T07:14:06.000Z",
          "createdBy": "staff@parvis.example",
          "createdByName": "Théo Lefèvre"
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
} satisfies Example<'listCountPhotos'>

/** Remove a photo of a line. */
export const deleteCountPhoto = {
  host: 'portal',
  method: 'delete',
  path: "/v1/CountPhotos({id})",
  pattern: /\/api\/portal\/v1\/CountPhotos\(([^/]+)\)$/,
  status: 204,
  body: {},
  success: {},
  problem: {
    "stock-photo-of-another": {
      "type": "urn:parvis:problem:stock-photo-of-another",
      "title": "A photo is removed by the person who took it",
      "status": 403,
      "code": "stock-photo-of-another",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'deleteCountPhoto'>

/** Get the picture of a photo. */
export const getCountPhotoContent = {
  host: 'portal',
  method: 'get',
  path: "/v1/CountPhotos({id})/Content",
  pattern: /\/api\/portal\/v1\/CountPhotos\(([^/]+)\)\/Content$/,
  status: 200,
  body: {},
  success: {
    "one": {
      "mediaType": "image/jpeg",
      "content": "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAB4AKADASIAAhEBAxEB/8QAGgABAAMBAQEAAAAAAAAAAAAAAAMEBQYCAf/EADYQAAEEAAIGBwYHAQEAAAAAAAABAgMEEbESFDRUc6IVITFTdJPRBRM1YcHCBiUyRFFkgjNB/8QAGAEBAQEBAQAAAAAAAAAAAAAAAAIDBAH/xAAeEQEBAAICAwEBAAAAAAAAAAAAAQIRAxMSMTJRBP/aAAwDAQACEQMRAD8A6EAFoAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAyrySS+1EiSeaNnudLCN+HXpYE55eM2rHHyumqDI1R++2/NGqP3235pj3z8adNa4MjVH77b808T15I4JHtuW8WtVUxl+Q75+HTW0DEVZZ56zFsTsRajXroPVMVx7VJNUfvtvzT280l08nFbNtcGRqj99t+aNUfvtvzTzvn496a1wYs9eSOCR7blvFrVVMZfkalJyupQOcqq5Y2qqr2r1GmHJM/SMsLimABogAAAAAAAAMyx8aTw/3GmZlj40nh/uMub4acX0mABwuoIbeyTcN2RMQ29km4bsgIIdrreCbmXSlDtdbwTcy6XyfScPQACFIbeyTcN2Rco7BX4TckKdvZJuG7IuUdgr8JuSHT/P7rHm9ROADqc4AAAAAAjsyLDWlkbgrmMVyY9nUhnR2/aUkbXtSpg5EVMUcRlnMfascLl6apmWPjSeH+4ax7T/ipzFd7L77WsLq2noaGCaWGGOJjycmOWOo1wwsu6vAqfmH9XmInT3myPYqV8WRLKv6uxPqc0m/TfemgQ29km4bsiCN9+SNr26tg5EVMdISMvyRuY7VsHIqLhpDQQ7XW8E3Mume2C82Rj0WviyJIk/V2J9SX8w/q8xWd3dxOM1FsGe6e82R7FSviyJZV/V2J9T3G+/JG17dWwciKmOkTpW09vZJuG7IuUdgr8JuSGZIy/JG5jtWwciouGkSRSe0YYWRt1VWsajUx0seo24s5jvbPkxuXprAzNY9p/xU5j3Tt2n3lr2Eh/56aLGi/wA4f+nROXG3UYXjyk20AAaIAABBe2CxwnZKU6myQ8NuRcvbBY4TslKdTZIeG3I5f6PcdHD6qYAHM2ClNtdnwTsy6Uptrs+CdmXx/Sc/SepskPDbkTENTZIeG3ImIUAAClNtdnwTsyepskPDbkQTbXZ8E7MnqbJDw25GmXzEz3UwAM1BDX+NL4f7iYhr/Gl8P9xpxfcRyfNaYAO9yAAAgvbBY4TslKdTZIeG3Iu3Wq6lO1qKrljciInavUZcFiSOCNjqdvFrURcIvkc3PLbNN+KyRdBV1t+5W/KGtv3K35Rz+N/G3lFopTbXZ8E7M962/crflEaJLPPZelediLUcxNNipiuPYheGNmScrNLFTZIeG3ImKUFiSOCNjqdvFrURcIvke9bfuVvyiPG/itxaBV1t+5W/KGtv3K35Q8b+HlHiba7PgnZk9TZIeG3Iroks89l6V52ItRzE02KmK49iH2CxJHBGx1O3i1qIuEXyLyxvjEyzdXQVdbfuVvyhrb9yt+UR438V5RaIa/xpfD/cR62/crflHqiskvtRZVgmjZ7nRxkZh16WJfHjZlEZ2eNaoAO5ygAAx/xB+3/19DGOrsVYbOj75mlo44dapkQ9FUu55nephnx23bbHkkmnNA6Xoql3PM71HRVLueZ3qT1ZK7Y5oHS9FUu55neo6KpdzzO9R1ZHbHNA6Xoql3PM71HRVLueZ3qOrI7Y5oHS9FUu55neo6KpdzzO9R1ZHbHNA6Xoql3PM71HRVLueZ3qOrI7Y5oHS9FUu55neo6KpdzzO9R1ZHbHNGz+H/3H+fqXOiqXc8zvUmr1Ya2l7lmjpYY9armVhx2XacuSWaTAA3YgAAAAAAAAAAAAAAAAAAAAAAAAAA//2Q=="
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
} satisfies Example<'getCountPhotoContent'>

/** List what the person counted. */
export const listMyCounts = {
  host: 'portal',
  method: 'get',
  path: "/v1/MyCounts",
  pattern: /\/api\/portal\/v1\/MyCounts$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "value": [
        {
          "id": 71,
          "stockTakeId": 5,
          "lineId": 31,
          "clientId": "0d0b8f5e-2a3c-4c1e-8b57-7a1f2f0e9d11",
          "quantity": 250,
          "expression": "10*24+10",
          "note": "Un carton ouvert",
          "isLate": false,
          "countedDate": "2026-11-27T07:12:00.000Z"
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
} satisfies Example<'listMyCounts'>

/** List the caller's uploads of PDFs to be signed. */
export const listSignatureUploads = {
  host: 'portal',
  method: 'get',
  path: "/v1/SignatureUploads",
  pattern: /\/api\/portal\/v1\/SignatureUploads$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "value": [
        {
          "@odata.etag": "\"1\"",
          "id": 1,
          "fileName": "Lettre de mission 2026.pdf",
          "fileSize": 184320,
          "uploadUrl": "/v1/Uploads/3f0c8a52-6f1e-4a0b-9a52-3d3f0f6d1c55",
          "receivedSize": 65536,
          "createdDate": "2026-11-26T09:10:00.000Z",
          "expiresDate": "2026-12-03T09:10:00.000Z"
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
} satisfies Example<'listSignatureUploads'>

/** Start the upload of a PDF to be signed. */
export const createSignatureUpload = {
  host: 'portal',
  method: 'post',
  path: "/v1/SignatureUploads",
  pattern: /\/api\/portal\/v1\/SignatureUploads$/,
  status: 201,
  body: {
    "letter": {
      "fileName": "Lettre de mission 2026.pdf",
      "fileSize": 184320
    }
  },
  success: {
    "letter": {
      "@odata.etag": "\"1\"",
      "id": 1,
      "fileName": "Lettre de mission 2026.pdf",
      "fileSize": 184320,
      "uploadUrl": "/v1/Uploads/3f0c8a52-6f1e-4a0b-9a52-3d3f0f6d1c55",
      "receivedSize": 0,
      "createdDate": "2026-11-26T09:10:00.000Z",
      "expiresDate": "2026-12-03T09:10:00.000Z"
    }
  },
  problem: {
    "signature-not-pdf": {
      "type": "urn:parvis:problem:signature-not-pdf",
      "title": "The file is not a PDF",
      "status": 422,
      "code": "signature-not-pdf",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'createSignatureUpload'>

/** Delete an upload. */
export const deleteSignatureUpload = {
  host: 'portal',
  method: 'delete',
  path: "/v1/SignatureUploads({id})",
  pattern: /\/api\/portal\/v1\/SignatureUploads\(([^/]+)\)$/,
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
} satisfies Example<'deleteSignatureUpload'>

/** Create a draft from an uploaded PDF. */
export const importSignatureUpload = {
  host: 'portal',
  method: 'post',
  path: "/v1/SignatureUploads({id})/Import",
  pattern: /\/api\/portal\/v1\/SignatureUploads\(([^/]+)\)\/Import$/,
  status: 200,
  body: {},
  success: {
    "draft": {
      "@odata.etag": "\"2\"",
      "id": 1,
      "name": "Lettre de mission 2026.pdf",
      "message": "",
      "dueDate": null,
      "status": "draft",
      "isOrdered": false,
      "pageCount": 3,
      "pageSizes": [
        {
          "fromPage": 1,
          "width": 595.28,
          "height": 841.89
        }
      ],
      "fileSize": 184320,
      "contentHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
      "originalHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
      "signerCount": 0,
      "signedCount": 0,
      "copies": [],
      "waitingFor": null,
      "isMine": true,
      "isCopied": false,
      "isMyTurn": false,
      "isLate": false,
      "isRemindable": false,
      "createdBy": "theo.lefevre@parvis.example",
      "createdByName": "Théo Lefèvre",
      "createdDate": "2026-11-26T09:12:00.000Z",
      "sentDate": null,
      "remindedDate": null,
      "endedDate": null,
      "documentId": null,
      "document": null
    }
  },
  problem: {
    "signature-encrypted": {
      "type": "urn:parvis:problem:signature-encrypted",
      "title": "The PDF is encrypted",
      "status": 422,
      "code": "signature-encrypted",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'importSignatureUpload'>

/** List the documents that the caller sent, is asked to sign, or receives a copy of. */
export const listSignatureEnvelopes = {
  host: 'portal',
  method: 'get',
  path: "/v1/SignatureEnvelopes",
  pattern: /\/api\/portal\/v1\/SignatureEnvelopes$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "value": [
        {
          "@odata.etag": "\"2\"",
          "id": 2,
          "name": "Mandat fiscal Fontaine.pdf",
          "message": "Merci de signer avant la clôture.",
          "dueDate": "2026-12-15",
          "status": "open",
          "isOrdered": true,
          "pageCount": 2,
          "pageSizes": [
            {
              "fromPage": 1,
              "width": 595.28,
              "height": 841.89
            }
          ],
          "fileSize": 184320,
          "contentHash": "60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752",
          "originalHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
          "signerCount": 2,
          "signedCount": 1,
          "copies": [],
          "waitingFor": "Léa Fontaine",
          "isMine": false,
          "isCopied": false,
          "isMyTurn": true,
          "isLate": false,
          "isRemindable": false,
          "createdBy": "paul.martin@parvis.example",
          "createdByName": "Paul Martin",
          "createdDate": "2026-11-26T09:12:00.000Z",
          "sentDate": "2026-11-26T09:30:00.000Z",
          "remindedDate": null,
          "endedDate": null,
          "documentId": null,
          "document": null
        },
        {
          "@odata.etag": "\"2\"",
          "id": 1,
          "name": "Lettre de mission 2026.pdf",
          "message": "",
          "dueDate": null,
          "status": "draft",
          "isOrdered": false,
          "pageCount": 3,
          "pageSizes": [
            {
              "fromPage": 1,
              "width": 595.28,
              "height": 841.89
            }
          ],
          "fileSize": 184320,
          "contentHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
          "originalHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
          "signerCount": 0,
          "signedCount": 0,
          "copies": [],
          "waitingFor": null,
          "isMine": true,
          "isCopied": false,
          "isMyTurn": false,
          "isLate": false,
          "isRemindable": false,
          "createdBy": "theo.lefevre@parvis.example",
          "createdByName": "Théo Lefèvre",
          "createdDate": "2026-11-26T09:12:00.000Z",
          "sentDate": null,
          "remindedDate": null,
          "endedDate": null,
          "documentId": null,
          "document": null
        },
        {
          "@odata.etag": "\"2\"",
          "id": 3,
          "name": "Attestation de remise.pdf",
          "message": "",
          "dueDate": null,
          "status": "completed",
          "isOrdered": false,
          "pageCount": 3,
          "pageSizes": [
            {
              "fromPage": 1,
              "width": 595.28,
              "height": 841.89
            }
          ],
          "fileSize": 184320,
          "contentHash": "60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752",
          "originalHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
          "signerCount": 1,
          "signedCount": 1,
          "copies": [],
          "waitingFor": null,
          "isMine": true,
          "isCopied": false,
          "isMyTurn": false,
          "isLate": false,
          "isRemindable": false,
          "createdBy": "theo.lefevre@parvis.example",
          "createdByName": "Théo Lefèvre",
          "createdDate": "2026-11-25T13:58:00.000Z",
          "sentDate": "2026-11-25T14:00:00.000Z",
          "remindedDate": null,
          "endedDate": "2026-11-25T14:02:00.000Z",
          "documentId": null,
          "document": null
        },
        {
          "@odata.etag": "\"2\"",
          "id": 4,
          "name": "Convention de services.pdf",
          "message": "",
          "dueDate": null,
          "status": "declined",
          "isOrdered": false,
          "pageCount": 3,
          "pageSizes": [
            {
              "fromPage": 1,
              "width": 595.28,
              "height": 841.89
            }
          ],
          "fileSize": 184320,
          "contentHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
          "originalHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
          "signerCount": 2,
          "signedCount": 0,
          "copies": [],
          "waitingFor": null,
          "isMine": true,
          "isCopied": false,
          "isMyTurn": false,
          "isLate": false,
          "isRemindable": false,
          "createdBy": "theo.lefevre@parvis.example",
          "createdByName": "Théo Lefèvre",
          "createdDate": "2026-11-20T08:00:00.000Z",
          "sentDate": "2026-11-20T08:10:00.000Z",
          "remindedDate": null,
          "endedDate": "2026-11-21T10:00:00.000Z",
          "documentId": null,
          "document": null
        },
        {
          "@odata.etag": "\"2\"",
          "id": 5,
          "name": "Avenant à la convention.pdf",
          "message": "",
          "dueDate": "2026-11-20",
          "status": "open",
          "isOrdered": false,
          "pageCount": 2,
          "pageSizes": [
            {
              "fromPage": 1,
              "width": 595.28,
              "height": 841.89
            }
          ],
          "fileSize": 184320,
          "contentHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
          "originalHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
          "signerCount": 2,
          "signedCount": 0,
          "copies": [],
          "waitingFor": "Paul Martin, Léa Fontaine",
          "isMine": true,
          "isCopied": false,
          "isMyTurn": false,
          "isLate": true,
          "isRemindable": true,
          "createdBy": "theo.lefevre@parvis.example",
          "createdByName": "Théo Lefèvre",
          "createdDate": "2026-11-10T08:00:00.000Z",
          "sentDate": "2026-11-10T08:10:00.000Z",
          "remindedDate": "2026-11-20T07:00:00.000Z",
          "endedDate": null,
          "documentId": null,
          "document": null
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
} satisfies Example<'listSignatureEnvelopes'>

/** Get a document for signature. */
export const getSignatureEnvelope = {
  host: 'portal',
  method: 'get',
  path: "/v1/SignatureEnvelopes({id})",
  pattern: /\/api\/portal\/v1\/SignatureEnvelopes\(([^/]+)\)$/,
  status: 200,
  body: {},
  success: {
    "draft": {
      "@odata.etag": "\"2\"",
      "id": 1,
      "name": "Lettre de mission 2026.pdf",
      "message": "",
      "dueDate": null,
      "status": "draft",
      "isOrdered": false,
      "pageCount": 3,
      "pageSizes": [
        {
          "fromPage": 1,
          "width": 595.28,
          "height": 841.89
        }
      ],
      "fileSize": 184320,
      "contentHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
      "originalHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
      "signerCount": 0,
      "signedCount": 0,
      "copies": [],
      "waitingFor": null,
      "isMine": true,
      "isCopied": false,
      "isMyTurn": false,
      "isLate": false,
      "isRemindable": false,
      "createdBy": "theo.lefevre@parvis.example",
      "createdByName": "Théo Lefèvre",
      "createdDate": "2026-11-26T09:12:00.000Z",
      "sentDate": null,
      "remindedDate": null,
      "endedDate": null,
      "documentId": null,
      "document": null
    },
    "open": {
      "@odata.etag": "\"2\"",
      "id": 2,
      "name": "Mandat fiscal Fontaine.pdf",
      "message": "Merci de signer avant la clôture.",
      "dueDate": "2026-12-15",
      "status": "open",
      "isOrdered": true,
      "pageCount": 2,
      "pageSizes": [
        {
          "fromPage": 1,
          "width": 595.28,
          "height": 841.89
        }
      ],
      "fileSize": 184320,
      "contentHash": "60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752",
      "originalHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
      "signerCount": 2,
      "signedCount": 1,
      "copies": [],
      "waitingFor": "Léa Fontaine",
      "isMine": false,
      "isCopied": false,
      "isMyTurn": true,
      "isLate": false,
      "isRemindable": false,
      "createdBy": "paul.martin@parvis.example",
      "createdByName": "Paul Martin",
      "createdDate": "2026-11-26T09:12:00.000Z",
      "sentDate": "2026-11-26T09:30:00.000Z",
      "remindedDate": null,
      "endedDate": null,
      "documentId": null,
      "document": null
    },
    "late": {
      "@odata.etag": "\"2\"",
      "id": 5,
      "name": "Avenant à la convention.pdf",
      "message": "",
      "dueDate": "2026-11-20",
      "status": "open",
      "isOrdered": false,
      "pageCount": 2,
      "pageSizes": [
        {
          "fromPage": 1,
          "width": 595.28,
          "height": 841.89
        }
      ],
      "fileSize": 184320,
      "contentHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
      "originalHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
      "signerCount": 2,
      "signedCount": 0,
      "copies": [],
      "waitingFor": "Paul Martin, Léa Fontaine",
      "isMine": true,
      "isCopied": false,
      "isMyTurn": false,
      "isLate": true,
      "isRemindable": true,
      "createdBy": "theo.lefevre@parvis.example",
      "createdByName": "Théo Lefèvre",
      "createdDate": "2026-11-10T08:00:00.000Z",
      "sentDate": "2026-11-10T08:10:00.000Z",
      "remindedDate": "2026-11-20T07:00:00.000Z",
      "endedDate": null,
      "documentId": null,
      "document": null
    },
    "completed": {
      "@odata.etag": "\"2\"",
      "id": 3,
      "name": "Attestation de remise.pdf",
      "message": "",
      "dueDate": null,
      "status": "completed",
      "isOrdered": false,
      "pageCount": 3,
      "pageSizes": [
        {
          "fromPage": 1,
          "width": 595.28,
          "height": 841.89
        }
      ],
      "fileSize": 184320,
      "contentHash": "60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752",
      "originalHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
      "signerCount": 1,
      "signedCount": 1,
      "copies": [
        {
          "signerId": 11,
          "name": "Léa Fontaine",
          "email": "lea.fontaine@fontaine.example",
          "isOutside": false,
          "linkState": null,
          "linkExpiresDate": null,
          "isLinkSendable": false
        },
        {
          "signerId": 12,
          "name": "Oscar Whitfield",
          "email": "oscar.whitfield@northgate.example",
          "isOutside": true,
          "linkState": "sent",
          "linkExpiresDate": "2026-12-10T10:02:00.000Z",
          "isLinkSendable": true
        }
      ],
      "waitingFor": null,
      "isMine": true,
      "isCopied": false,
      "isMyTurn": false,
      "isLate": false,
      "isRemindable": false,
      "createdBy": "theo.lefevre@parvis.example",
      "createdByName": "Théo Lefèvre",
      "createdDate": "2026-11-25T13:58:00.000Z",
      "sentDate": "2026-11-25T14:00:00.000Z",
      "remindedDate": null,
      "endedDate": "2026-11-25T14:02:00.000Z",
      "documentId": null,
      "document": null
    },
    "declined": {
      "@odata.etag": "\"2\"",
      "id": 4,
      "name": "Convention de services.pdf",
      "message": "",
      "dueDate": null,
      "status": "declined",
      "isOrdered": false,
      "pageCount": 3,
      "pageSizes": [
        {
          "fromPage": 1,
          "width": 595.28,
          "height": 841.89
        }
      ],
      "fileSize": 184320,
      "contentHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
      "originalHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
      "signerCount": 2,
      "signedCount": 0,
      "copies": [],
      "waitingFor": null,
      "isMine": true,
      "isCopied": false,
      "isMyTurn": false,
      "isLate": false,
      "isRemindable": false,
      "createdBy": "theo.lefevre@parvis.example",
      "createdByName": "Théo Lefèvre",
      "createdDate": "2026-11-20T08:00:00.000Z",
      "sentDate": "2026-11-20T08:10:00.000Z",
      "remindedDate": null,
      "endedDate": "2026-11-21T10:00:00.000Z",
      "documentId": null,
      "document": null
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
} satisfies Example<'getSignatureEnvelope'>

/** Delete a draft. */
export const deleteSignatureEnvelope = {
  host: 'portal',
  method: 'delete',
  path: "/v1/SignatureEnvelopes({id})",
  pattern: /\/api\/portal\/v1\/SignatureEnvelopes\(([^/]+)\)$/,
  status: 204,
  body: {},
  success: {},
  problem: {
    "signature-status": {
      "type": "urn:parvis:problem:signature-status",
      "title": "The status of the document does not allow it",
      "status": 409,
      "code": "signature-status",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'deleteSignatureEnvelope'>

/** Send a draft to its signers. */
export const sendSignatureEnvelope = {
  host: 'portal',
  method: 'post',
  path: "/v1/SignatureEnvelopes({id})/Send",
  pattern: /\/api\/portal\/v1\/SignatureEnvelopes\(([^/]+)\)\/Send$/,
  status: 200,
  body: {
    "alone": {
      "signers": [
        {
          "contactId": null,
          "page": 3,
          "across": 100,
          "down": 100
        }
      ],
      "isOrdered": false,
      "message": "",
      "dueDate": null
    },
    "two": {
      "signers": [
        {
          "contactId": null,
          "page": 2,
          "across": 0,
          "down": 100
        },
        {
          "contactId": 12,
          "page": 2,
          "across": 100,
          "down": 100
        }
      ],
      "isOrdered": true,
      "message": "Merci de signer avant la clôture.",
      "dueDate": "2026-12-15"
    },
    "fields": {
      "signers": [
        {
          "contactId": 12,
          "page": 2,
          "across": 100,
          "down": 100,
          "fields": [
            {
              "kind": "text",
              "label": "Place of signature",
              "page": 1,
              "isOnEveryPage": false,
              "across": 0,
              "down": 60,
              "width": 160,
              "height": 24,
              "isRequired": true,
              "maxLength": 60
            },
            {
              "kind": "initials",
              "label": "Initials",
              "page": 1,
              "isOnEveryPage": true,
              "across": 100,
              "down": 100,
              "width": 60,
              "height": 36,
              "isRequired": true
            }
          ]
        }
      ],
      "isOrdered": false,
      "message": "",
      "dueDate": null
    },
    "outside": {
      "signers": [
        {
          "contactId": null,
          "outside": {
            "name": "Nadia Belkacem",
            "email": "nadia.belkacem@banque-lumiere.example",
            "language": "fr"
          },
          "page": 2,
          "across": 100,
          "down": 100
        }
      ],
      "isOrdered": false,
      "message": "Merci de signer avant la clôture.",
      "dueDate": "2026-12-15"
    },
    "copies": {
      "signers": [
        {
          "contactId": null,
          "page": 2,
          "across": 100,
          "down": 100
        }
      ],
      "copies": [
        {
          "contactId": 12
        },
        {
          "contactId": null,
          "outside": {
            "name": "Oscar Whitfield",
            "email": "oscar.whitfield@northgate.example",
            "language": "en"
          }
        }
      ],
      "isOrdered": false,
      "message": "",
      "dueDate": null
    }
  },
  success: {
    "sent": {
      "@odata.etag": "\"2\"",
      "id": 2,
      "name": "Mandat fiscal Fontaine.pdf",
      "message": "Merci de signer avant la clôture.",
      "dueDate": "2026-12-15",
      "status": "open",
      "isOrdered": true,
      "pageCount": 2,
      "pageSizes": [
        {
          "fromPage": 1,
          "width": 595.28,
          "height": 841.89
        }
      ],
      "fileSize": 184320,
      "contentHash": "60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752",
      "originalHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
      "signerCount": 2,
      "signedCount": 0,
      "copies": [],
      "waitingFor": "Paul Martin",
      "isMine": true,
      "isCopied": false,
      "isMyTurn": true,
      "isLate": false,
      "isRemindable": false,
      "createdBy": "paul.martin@parvis.example",
      "createdByName": "Paul Martin",
      "createdDate": "2026-11-26T09:12:00.000Z",
      "sentDate": "2026-11-26T09:30:00.000Z",
      "remindedDate": null,
      "endedDate": null,
      "documentId": null,
      "document": null
    }
  },
  problem: {
    "signature-fields-overlap": {
      "type": "urn:parvis:problem:signature-fields-overlap",
      "title": "Two fields would cover each other",
      "status": 422,
      "code": "signature-fields-overlap",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736",
      "errors": [
        {
          "pointer": "/signers/0/fields/1",
          "code": "not-unique"
        }
      ]
    },
    "signature-field-too-small": {
      "type": "urn:parvis:problem:signature-field-too-small",
      "title": "A field has no room for its text",
      "status": 422,
      "code": "signature-field-too-small",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736",
      "errors": [
        {
          "pointer": "/signers/0/fields/0/maxLength",
          "code": "maximum",
          "params": {
            "limit": 43
          }
        }
      ]
    }
  },
} satisfies Example<'sendSignatureEnvelope'>

/** Sign a document. */
export const signSignatureEnvelope = {
  host: 'portal',
  method: 'post',
  path: "/v1/SignatureEnvelopes({id})/Sign",
  pattern: /\/api\/portal\/v1\/SignatureEnvelopes\(([^/]+)\)\/Sign$/,
  status: 200,
  body: {
    "typed": {
      "look": "typed",
      "text": "Théo Lefèvre",
      "lines": [],
      "language": "fr",
      "consent": true
    },
    "drawn": {
      "look": "drawn",
      "text": "",
      "lines": [
        [
          120,
          180,
          160,
          90,
          210,
          200
        ],
        [
          300,
          150
        ]
      ],
      "language": "fr",
      "consent": true
    },
    "picture": {
      "look": "picture",
      "text": "",
      "lines": [],
      "picture": "iVBORw0KGgoAAAANSUhEUgAAAMgAAAA8CAYAAAAjW/WRAAAFXklEQVR4nO2dzY3jMAyFtwUDOefgFtyCW8glBbgFt5AW3EJaSAtpwS24hSwGKwFvH+z4TzKZzDt8mAFiT0hJlEhK4vw5na9/hBDjmAsghGfMBRDCM+YCCOEZcwGE8Iy5AEJ4xlwAITxjLoAQnjEXQAjPmAsghGfMBRDCM+YCCOEZcwGE8Iy5AEJ4xlwAIYwoT+drPfectZBiP0XobKRwIJdXftrncjpf29P52s09by2s2N7JdejoJnQ20oTPKhnLf9Shfe6n8/V5Ol+HuXesBRbrqGj2++noR+hs5BE+uwVjqRzIbkkR2q0L7fM6na99aKe371oLLpYR3YIbzX6v8LMnBhoEt/D+b1xNyjBJ3KGtcPJ4+7618OI9BbkFPQ38e5gVb0RHhhQHRRMGjLVeR1GGtnuEdsPJYpH7aa2AmKYKAxrdgifNfpdgQBVRkyv2hAHS/hKXKxpHnCTuW9xNayVyErM7OGji754zPehOPWgFaFcG3yWtQEMYMLclKc4PpgDj6MMkscnFtFYk1wCrIbuDbkf8nTM9XtyOitypgdyCrXKWEKT2MGi+0UiK0LfROHZNBtbKpIQzPA9opJ6CWc70rJ2ZU4OrBrpTXeIsVA3fMYS//23uVhP6NhrHLv2slUlBMZHhGcAYnpQO5UwP+/b1QYYyFoSjO5VDjgoC1yHFIHLEJbVe1gql6OxmIsPTwerQ0oYaZ3rG3o2Gksv9mgrC97pTSyhHZlovbuae9rynXhmtldpDDYHsWIanhviipCMZnOkZW32ioaR2v6qZIPyo2Zx99dZx4mKOMrTnK3VsZa3YVjDgHDZmeLBxx+KXAbI+bHhrs2AlGUbqIHwrmO15Ltk4c0oLk0zSxIO1Ylu4UMqySzi4MAPWgQvC7ldLqxSuVHOrVJ8xCN+qcwv6XRz08drxEA08uezWyq2hAOPATa8cqcoCDGXM/XpSnIOxzlyc88wchG8huihxNf6UoL2GSafN8R3WCi6lgGD8deCxiWLC/eopU4bZsrlMWWvkTs1RBf1eHxK0l0fIa63kUhoIxu9GB+9KWlW6kdRxv2CvxfPAyz4jJ6Q9YsWzVnIJmNu+O/CRC4gvOHV8I5fL4279kvbO5tMnljF7zGSt6JKGwNy2tw7j1HFFQbuH+GIL2bJCCcBVLnvWzVrZd2BA/q3nhrzC+wpeVj+OO7JPQNYKT3GhgFzGcTy4M+1lE/GQuAOxVniMmozDm1v1m7hAIsJ6E/GwuAOx7gCmhiVUxuGDxsEm4qFxB2Ld+NwInaNslfhHQZuIR7u7vD9zqKu3ppFyCoLG8YnHHb4dHKRH3iEx3+Ff+mCT0UjYOKx9XTHdT3e4a3HEKQbzM2JLH3xkMBKsVTRk+g6RlgsctWkzGgkexTdNECx9EAdwqlOzWKtIxvE54MDNZSQNGaLZuFj6IM7yey/14JXPl4zj40DXJ7WRFHS0yPzQ5NIHMU7AsjFrLw1hYQKsVSTj+Cxi8IxGsjeAZq/CRUGJNQ/XcIuvh8s+7+5tF3AKlgsTbK5VJFxQkZHsKa/DXoWbo0VrX+CyMXxvuwaw8vhYYQIXDSB2gUbSb7jdWY6MKVdHi7Y2Sjtxb7sDsPK4VWECkZ9qZIBzfQD0EtirYK/E1R7Y1hfLiXvbA4CVxy0LE4j8sIvEhS7ivZgxr8J1OdQ9L4/d234AWHncujCByA8G2VzoIo6HMa/CdUHtFH8E7203NGPUsMyaKyuy867K5WvCq3D9LxlyNBD7nOL3wYUuOlhB2KtwPVbMBRBfTUlZzY/zKswFEMIz5gII4RlzAYTwjLkAQnjGXAAhPGMugBCeMRdACM/8Bf/txvGq/NgSAAAAAElFTkSuQmCC",
      "language": "fr",
      "consent": true
    },
    "filled": {
      "look": "typed",
      "text": "Léa Fontaine",
      "hand": "rounded",
      "lines": [],
      "initials": {
        "look": "typed",
        "text": "LF",
        "hand": "slanted",
        "lines": []
      },
      "values": [
        {
          "fieldId": 1,
          "text": "Lyon"
        },
        {
          "fieldId": 2,
          "isChecked": true
        }
      ],
      "language": "fr",
      "consent": true
    }
  },
  success: {
    "completed": {
      "@odata.etag": "\"2\"",
      "id": 3,
      "name": "Attestation de remise.pdf",
      "message": "",
      "dueDate": null,
      "status": "completed",
      "isOrdered": false,
      "pageCount": 3,
      "pageSizes": [
        {
          "fromPage": 1,
          "width": 595.28,
          "height": 841.89
        }
      ],
      "fileSize": 184320,
      "contentHash": "60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752",
      "originalHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
      "signerCount": 1,
      "signedCount": 1,
      "copies": [],
      "waitingFor": null,
      "isMine": true,
      "isCopied": false,
      "isMyTurn": false,
      "isLate": false,
      "isRemindable": false,
      "createdBy": "theo.lefevre@parvis.example",
      "createdByName": "Théo Lefèvre",
      "createdDate": "2026-11-25T13:58:00.000Z",
      "sentDate": "2026-11-25T14:00:00.000Z",
      "remindedDate": null,
      "endedDate": "2026-11-25T14:02:00.000Z",
      "documentId": null,
      "document": null
    }
  },
  problem: {
    "signature-not-your-turn": {
      "type": "urn:parvis:problem:signature-not-your-turn",
      "title": "Others sign first",
      "status": 409,
      "code": "signature-not-your-turn",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    },
    "signature-values-wrong": {
      "type": "urn:parvis:problem:signature-values-wrong",
      "title": "Fields of the signer are not filled in as they have to be",
      "status": 422,
      "code": "signature-values-wrong",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736",
      "errors": [
        {
          "pointer": "/values",
          "code": "required",
          "params": {
            "field": 1
          }
        }
      ]
    }
  },
} satisfies Example<'signSignatureEnvelope'>

/** Decline to sign a document. */
export const declineSignatureEnvelope = {
  host: 'portal',
  method: 'post',
  path: "/v1/SignatureEnvelopes({id})/Decline",
  pattern: /\/api\/portal\/v1\/SignatureEnvelopes\(([^/]+)\)\/Decline$/,
  status: 200,
  body: {
    "wrong": {
      "reason": "Le montant de l’article 4 n’est pas celui convenu."
    }
  },
  success: {
    "declined": {
      "@odata.etag": "\"2\"",
      "id": 4,
      "name": "Convention de services.pdf",
      "message": "",
      "dueDate": null,
      "status": "declined",
      "isOrdered": false,
      "pageCount": 3,
      "pageSizes": [
        {
          "fromPage": 1,
          "width": 595.28,
          "height": 841.89
        }
      ],
      "fileSize": 184320,
      "contentHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
      "originalHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
      "signerCount": 2,
      "signedCount": 0,
      "copies": [],
      "waitingFor": null,
      "isMine": false,
      "isCopied": false,
      "isMyTurn": false,
      "isLate": false,
      "isRemindable": false,
      "createdBy": "theo.lefevre@parvis.example",
      "createdByName": "Théo Lefèvre",
      "createdDate": "2026-11-20T08:00:00.000Z",
      "sentDate": "2026-11-20T08:10:00.000Z",
      "remindedDate": null,
      "endedDate": "2026-11-21T10:00:00.000Z",
      "documentId": null,
      "document": null
    }
  },
  problem: {
    "signature-already-signed": {
      "type": "urn:parvis:problem:signature-already-signed",
      "title": "The person has signed already",
      "status": 409,
      "code": "signature-already-signed",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'declineSignatureEnvelope'>

/** Cancel a document that waits for signatures. */
export const cancelSignatureEnvelope = {
  host: 'portal',
  method: 'post',
  path: "/v1/SignatureEnvelopes({id})/Cancel",
  pattern: /\/api\/portal\/v1\/SignatureEnvelopes\(([^/]+)\)\/Cancel$/,
  status: 200,
  body: {},
  success: {
    "cancelled": {
      "@odata.etag": "\"2\"",
      "id": 4,
      "name": "Convention de services.pdf",
      "message": "",
      "dueDate": null,
      "status": "cancelled",
      "isOrdered": false,
      "pageCount": 3,
      "pageSizes": [
        {
          "fromPage": 1,
          "width": 595.28,
          "height": 841.89
        }
      ],
      "fileSize": 184320,
      "contentHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
      "originalHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
      "signerCount": 2,
      "signedCount": 0,
      "copies": [],
      "waitingFor": null,
      "isMine": true,
      "isCopied": false,
      "isMyTurn": false,
      "isLate": false,
      "isRemindable": false,
      "createdBy": "theo.lefevre@parvis.example",
      "createdByName": "Théo Lefèvre",
      "createdDate": "2026-11-20T08:00:00.000Z",
      "sentDate": "2026-11-20T08:10:00.000Z",
      "remindedDate": null,
      "endedDate": "2026-11-21T10:00:00.000Z",
      "documentId": null,
      "document": null
    }
  },
  problem: {
    "signature-of-another": {
      "type": "urn:parvis:problem:signature-of-another",
      "title": "Only the person who sends the document for signature can do this",
      "status": 403,
      "code": "signature-of-another",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'cancelSignatureEnvelope'>

/** Remind the signers whose turn it is. */
export const remindSignatureEnvelope = {
  host: 'portal',
  method: 'post',
  path: "/v1/SignatureEnvelopes({id})/Remind",
  pattern: /\/api\/portal\/v1\/SignatureEnvelopes\(([^/]+)\)\/Remind$/,
  status: 200,
  body: {},
  success: {
    "reminded": {
      "@odata.etag": "\"3\"",
      "id": 5,
      "name": "Avenant à la convention.pdf",
      "message": "",
      "dueDate": "2026-11-20",
      "status": "open",
      "isOrdered": false,
      "pageCount": 2,
      "pageSizes": [
        {
          "fromPage": 1,
          "width": 595.28,
          "height": 841.89
        }
      ],
      "fileSize": 184320,
      "contentHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
      "originalHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
      "signerCount": 2,
      "signedCount": 0,
      "copies": [],
      "waitingFor": "Paul Martin, Léa Fontaine",
      "isMine": true,
      "isCopied": false,
      "isMyTurn": false,
      "isLate": true,
      "isRemindable": false,
      "createdBy": "theo.lefevre@parvis.example",
      "createdByName": "Théo Lefèvre",
      "createdDate": "2026-11-10T08:00:00.000Z",
      "sentDate": "2026-11-10T08:10:00.000Z",
      "remindedDate": "2026-11-26T09:40:00.000Z",
      "endedDate": null,
      "documentId": null,
      "document": null
    }
  },
  problem: {
    "signature-reminded": {
      "type": "urn:parvis:problem:signature-reminded",
      "title": "The signers were reminded today already",
      "status": 409,
      "code": "signature-reminded",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'remindSignatureEnvelope'>

/** Save a signed PDF as a new version of its document. */
export const saveSignedDocument = {
  host: 'portal',
  method: 'post',
  path: "/v1/SignatureEnvelopes({id})/SaveToDocument",
  pattern: /\/api\/portal\/v1\/SignatureEnvelopes\(([^/]+)\)\/SaveToDocument$/,
  status: 200,
  body: {},
  success: {
    "saved": {
      "@odata.etag": "\"2\"",
      "id": 1,
      "name": "Lettre de mission 2026.pdf",
      "message": "",
      "dueDate": null,
      "status": "completed",
      "isOrdered": false,
      "pageCount": 3,
      "pageSizes": [
        {
          "fromPage": 1,
          "width": 595.28,
          "height": 841.89
        }
      ],
      "fileSize": 184320,
      "contentHash": "8e75d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
      "originalHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
      "signerCount": 1,
      "signedCount": 1,
      "copies": [],
      "waitingFor": null,
      "isMine": true,
      "isCopied": false,
      "isMyTurn": false,
      "isLate": false,
      "isRemindable": false,
      "createdBy": "theo.lefevre@parvis.example",
      "createdByName": "Théo Lefèvre",
      "createdDate": "2026-11-26T09:12:00.000Z",
      "sentDate": "2026-11-26T09:20:00.000Z",
      "remindedDate": null,
      "endedDate": "2026-11-27T08:05:00.000Z",
      "documentId": 12,
      "document": {
        "name": "Lettre de mission 2026.pdf",
        "accountName": "Fontaine SAS",
        "fiscalYear": 2026,
        "folder": "",
        "hasChanged": false,
        "savedNumber": 2,
        "isSavable": false
      }
    }
  },
  problem: {
    "document-already-here": {
      "type": "urn:parvis:problem:document-already-here",
      "title": "The document of this name in this place has this content already",
      "status": 409,
      "code": "document-already-here",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'saveSignedDocument'>

/** Create a draft to sign from a document. */
export const createDocumentEnvelope = {
  host: 'portal',
  method: 'post',
  path: "/v1/Documents({id})/SignatureEnvelopes",
  pattern: /\/api\/portal\/v1\/Documents\(([^/]+)\)\/SignatureEnvelopes$/,
  status: 201,
  body: {},
  success: {
    "draft": {
      "@odata.etag": "\"2\"",
      "id": 1,
      "name": "Lettre de mission 2026.pdf",
      "message": "",
      "dueDate": null,
      "status": "draft",
      "isOrdered": false,
      "pageCount": 3,
      "pageSizes": [
        {
          "fromPage": 1,
          "width": 595.28,
          "height": 841.89
        }
      ],
      "fileSize": 184320,
      "contentHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
      "originalHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
      "signerCount": 0,
      "signedCount": 0,
      "copies": [],
      "waitingFor": null,
      "isMine": true,
      "isCopied": false,
      "isMyTurn": false,
      "isLate": false,
      "isRemindable": false,
      "createdBy": "theo.lefevre@parvis.example",
      "createdByName": "Théo Lefèvre",
      "createdDate": "2026-11-26T09:12:00.000Z",
      "sentDate": null,
      "remindedDate": null,
      "endedDate": null,
      "documentId": 12,
      "document": {
        "name": "Lettre de mission 2026.pdf",
        "accountName": "Fontaine SAS",
        "fiscalYear": 2026,
        "folder": "",
        "hasChanged": false,
        "savedNumber": null,
        "isSavable": false
      }
    }
  },
  problem: {
    "signature-not-pdf": {
      "type": "urn:parvis:problem:signature-not-pdf",
      "title": "The file is not a PDF",
      "status": 422,
      "code": "signature-not-pdf",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'createDocumentEnvelope'>

/** List the signers of a document and where they sign. */
export const listSignatureSigners = {
  host: 'portal',
  method: 'get',
  path: "/v1/SignatureEnvelopes({id})/Signers",
  pattern: /\/api\/portal\/v1\/SignatureEnvelopes\(([^/]+)\)\/Signers$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "value": [
        {
          "id": 1,
          "envelopeId": 2,
          "position": 1,
          "contactId": 11,
          "email": "paul.martin@parvis.example",
          "name": "Paul Martin",
          "page": 2,
          "across": 0,
          "down": 100,
          "fields": [],
          "status": "signed",
          "isNext": false,
          "signedDate": "2026-11-26T10:02:00.000Z",
          "stampedDate": "2026-11-26T10:02:01.000Z",
          "stampedBy": "Horodatage Durand",
          "reason": null,
          "isOutside": false,
          "language": null,
          "linkState": null,
          "linkSentDate": null,
          "linkExpiresDate": null,
          "isLinkSendable": false
        },
        {
          "id": 2,
          "envelopeId": 2,
          "position": 2,
          "contactId": 12,
          "email": "lea.fontaine@fontaine.example",
          "name": "Léa Fontaine",
          "page": 2,
          "across": 100,
          "down": 100,
          "fields": [],
          "status": "waiting",
          "isNext": true,
          "signedDate": null,
          "stampedDate": null,
          "stampedBy": null,
          "reason": null,
          "isOutside": false,
          "language": null,
          "linkState": null,
          "linkSentDate": null,
          "linkExpiresDate": null,
          "isLinkSendable": false
        }
      ]
    },
    "fields": {
      "value": [
        {
          "id": 2,
          "envelopeId": 2,
          "position": 1,
          "contactId": 12,
          "email": "lea.fontaine@fontaine.example",
          "name": "Léa Fontaine",
          "page": 2,
          "across": 100,
          "down": 100,
          "fields": [
            {
              "fieldId": 1,
              "kind": "text",
              "label": "Place of signature",
              "page": 1,
              "isOnEveryPage": false,
              "across": 0,
              "down": 60,
              "width": 160,
              "height": 24,
              "isRequired": true,
              "maxLength": 60,
              "isFilled": false
            },
            {
              "fieldId": 2,
              "kind": "checkbox",
              "label": "I have received the annexes",
              "page": 1,
              "isOnEveryPage": false,
              "across": 0,
              "down": 70,
              "width": 16,
              "height": 16,
              "isRequired": true,
              "maxLength": null,
              "isFilled": false
            },
            {
              "fieldId": 3,
              "kind": "date",
              "label": "Date",
              "page": 2,
              "isOnEveryPage": false,
              "across": 100,
              "down": 80,
              "width": 90,
              "height": 24,
              "isRequired": true,
              "maxLength": null,
              "isFilled": false
            },
            {
              "fieldId": 4,
              "kind": "initials",
              "label": "Initials",
              "page": 1,
              "isOnEveryPage": true,
              "across": 100,
              "down": 100,
              "width": 60,
              "height": 36,
              "isRequired": true,
              "maxLength": null,
              "isFilled": false
            },
            {
              "fieldId": 5,
              "kind": "text",
              "label": "Job title",
              "page": 2,
              "isOnEveryPage": false,
              "across": 0,
              "down": 80,
              "width": 160,
              "height": 24,
              "isRequired": false,
              "maxLength": 100,
              "isFilled": false
            }
          ],
          "status": "waiting",
          "isNext": true,
          "signedDate": null,
          "stampedDate": null,
          "stampedBy": null,
          "reason": null,
          "isOutside": false,
          "language": null,
          "linkState": null,
          "linkSentDate": null,
          "linkExpiresDate": null,
          "isLinkSendable": false
        }
      ]
    },
    "declined": {
      "value": [
        {
          "id": 1,
          "envelopeId": 2,
          "position": 1,
          "contactId": 11,
          "email": "paul.martin@parvis.example",
          "name": "Paul Martin",
          "page": 2,
          "across": 0,
          "down": 100,
          "fields": [],
          "status": "declined",
          "isNext": false,
          "signedDate": null,
          "stampedDate": null,
          "stampedBy": null,
          "reason": "Le montant de l’article 4 n’est pas celui convenu.",
          "isOutside": false,
          "language": null,
          "linkState": null,
          "linkSentDate": null,
          "linkExpiresDate": null,
          "isLinkSendable": false
        },
        {
          "id": 2,
          "envelopeId": 2,
          "position": 2,
          "contactId": 12,
          "email": "lea.fontaine@fontaine.example",
          "name": "Léa Fontaine",
          "page": 2,
          "across": 100,
          "down": 100,
          "fields": [],
          "status": "waiting",
          "isNext": false,
          "signedDate": null,
          "stampedDate": null,
          "stampedBy": null,
          "reason": null,
          "isOutside": false,
          "language": null,
          "linkState": null,
          "linkSentDate": null,
          "linkExpiresDate": null,
          "isLinkSendable": false
        }
      ]
    },
    "outside": {
      "value": [
        {
          "id": 1,
          "envelopeId": 2,
          "position": 1,
          "contactId": null,
          "email": "nadia.belkacem@banque-lumiere.example",
          "name": "Nadia Belkacem",
          "page": 2,
          "across": 0,
          "down": 100,
          "fields": [],
          "status": "signed",
          "isNext": false,
          "signedDate": "2026-11-26T10:02:00.000Z",
          "stampedDate": null,
          "stampedBy": null,
          "reason": null,
          "isOutside": true,
          "language": "fr",
          "linkState": "proved",
          "linkSentDate": "2026-11-26T09:31:00.000Z",
          "linkExpiresDate": "2026-12-10T09:30:00.000Z",
          "isLinkSendable": false
        },
        {
          "id": 2,
          "envelopeId": 2,
          "position": 2,
          "contactId": null,
          "email": "oscar.whitfield@northgate.example",
          "name": "Oscar Whitfield",
          "page": 2,
          "across": 50,
          "down": 100,
          "fields": [],
          "status": "waiting",
          "isNext": true,
          "signedDate": null,
          "stampedDate": null,
          "stampedBy": null,
          "reason": null,
          "isOutside": true,
          "language": "en",
          "linkState": "sent",
          "linkSentDate": "2026-11-26T10:02:00.000Z",
          "linkExpiresDate": "2026-12-10T10:02:00.000Z",
          "isLinkSendable": true
        },
        {
          "id": 3,
          "envelopeId": 2,
          "position": 3,
          "contactId": null,
          "email": "jonas.keller@keller-treuhand.example",
          "name": "Jonas Keller",
          "page": 2,
          "across": 100,
          "down": 100,
          "fields": [],
          "status": "waiting",
          "isNext": false,
          "signedDate": null,
          "stampedDate": null,
          "stampedBy": null,
          "reason": null,
          "isOutside": true,
          "language": "en",
          "linkState": null,
          "linkSentDate": null,
          "linkExpiresDate": null,
          "isLinkSendable": false
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
} satisfies Example<'listSignatureSigners'>

/** List the events of a document. */
export const listSignatureEvents = {
  host: 'portal',
  method: 'get',
  path: "/v1/SignatureEnvelopes({id})/Events",
  pattern: /\/api\/portal\/v1\/SignatureEnvelopes\(([^/]+)\)\/Events$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "value": [
        {
          "id": 5,
          "envelopeId": 2,
          "kind": "reminded",
          "createdBy": "paul.martin@parvis.example",
          "createdByName": "Paul Martin",
          "createdDate": "2026-11-27T09:40:00.000Z",
          "hashBefore": null,
          "hashAfter": null,
          "stampedDate": null,
          "stampedBy": null,
          "signerName": null,
          "address": null
        },
        {
          "id": 4,
          "envelopeId": 2,
          "kind": "reminded",
          "createdBy": null,
          "createdByName": null,
          "createdDate": "2026-11-27T07:00:00.000Z",
          "hashBefore": null,
          "hashAfter": null,
          "stampedDate": null,
          "stampedBy": null,
          "signerName": null,
          "address": null
        },
        {
          "id": 3,
          "envelopeId": 2,
          "kind": "signed",
          "createdBy": "paul.martin@parvis.example",
          "createdByName": "Paul Martin",
          "createdDate": "2026-11-26T10:02:00.000Z",
          "hashBefore": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
          "hashAfter": "60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752",
          "stampedDate": "2026-11-26T10:02:01.000Z",
          "stampedBy": "Horodatage Durand",
          "signerName": null,
          "address": null
        },
        {
          "id": 2,
          "envelopeId": 2,
          "kind": "sent",
          "createdBy": "paul.martin@parvis.example",
          "createdByName": "Paul Martin",
          "createdDate": "2026-11-26T09:30:00.000Z",
          "hashBefore": null,
          "hashAfter": null,
          "stampedDate": null,
          "stampedBy": null,
          "signerName": null,
          "address": null
        },
        {
          "id": 1,
          "envelopeId": 2,
          "kind": "created",
          "createdBy": "paul.martin@parvis.example",
          "createdByName": "Paul Martin",
          "createdDate": "2026-11-26T09:12:00.000Z",
          "hashBefore": null,
          "hashAfter": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
          "stampedDate": null,
          "stampedBy": null,
          "signerName": null,
          "address": null
        }
      ],
      "@odata.count": 5
    },
    "outside": {
      "value": [
        {
          "id": 6,
          "envelopeId": 2,
          "kind": "signed",
          "createdBy": "nadia.belkacem@banque-lumiere.example",
          "createdByName": "Nadia Belkacem",
          "createdDate": "2026-11-26T10:02:00.000Z",
          "hashBefore": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
          "hashAfter": "60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752",
          "stampedDate": null,
          "stampedBy": null,
          "signerName": "Nadia Belkacem",
          "address": "203.0.113.24"
        },
        {
          "id": 5,
          "envelopeId": 2,
          "kind": "proved",
          "createdBy": "nadia.belkacem@banque-lumiere.example",
          "createdByName": "Nadia Belkacem",
          "createdDate": "2026-11-26T09:55:00.000Z",
          "hashBefore": null,
          "hashAfter": null,
          "stampedDate": null,
          "stampedBy": null,
          "signerName": "Nadia Belkacem",
          "address": "203.0.113.24"
        },
        {
          "id": 4,
          "envelopeId": 2,
          "kind": "linkSent",
          "createdBy": "paul.martin@parvis.example",
          "createdByName": "Paul Martin",
          "createdDate": "2026-11-26T09:30:00.000Z",
          "hashBefore": null,
          "hashAfter": null,
          "stampedDate": null,
          "stampedBy": null,
          "signerName": "Nadia Belkacem",
          "address": null
        },
        {
          "id": 3,
          "envelopeId": 2,
          "kind": "sent",
          "createdBy": "paul.martin@parvis.example",
          "createdByName": "Paul Martin",
          "createdDate": "2026-11-26T09:30:00.000Z",
          "hashBefore": null,
          "hashAfter": null,
          "stampedDate": null,
          "stampedBy": null,
          "signerName": null,
          "address": null
        }
      ],
      "@odata.count": 4
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
} satisfies Example<'listSignatureEvents'>

/** Get a download ticket for the file of a document. */
export const getSignatureDownload = {
  host: 'portal',
  method: 'get',
  path: "/v1/SignatureEnvelopes({id})/Download",
  pattern: /\/api\/portal\/v1\/SignatureEnvelopes\(([^/]+)\)\/Download$/,
  status: 200,
  body: {},
  success: {
    "ticket": {
      "id": 2,
      "ticket": "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ0aGVvIn0.c2lnbmF0dXJl",
      "expiresDate": "2026-11-26T10:15:00.000Z"
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
} satisfies Example<'getSignatureDownload'>

/** Download the PDF of a document with the signatures added so far. */
export const downloadSignatureFile = {
  host: 'portal',
  method: 'get',
  path: "/v1/SignatureEnvelopes({id})/File",
  pattern: /\/api\/portal\/v1\/SignatureEnvelopes\(([^/]+)\)\/File$/,
  status: 200,
  body: {},
  success: {
    "bytes": "%PDF-1.7"
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
} satisfies Example<'downloadSignatureFile'>

/** Get a download ticket for the audit trail of a document. */
export const getSignatureTrailDownload = {
  host: 'portal',
  method: 'get',
  path: "/v1/SignatureEnvelopes({id})/TrailDownload",
  pattern: /\/api\/portal\/v1\/SignatureEnvelopes\(([^/]+)\)\/TrailDownload$/,
  status: 200,
  body: {},
  success: {
    "ticket": {
      "id": 3,
      "ticket": "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ0aGVvIn0.c2lnbmF0dXJl",
      "expiresDate": "2026-11-26T10:15:00.000Z"
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
} satisfies Example<'getSignatureTrailDownload'>

/** Download the signed audit trail of a document. */
export const downloadSignatureTrail = {
  host: 'portal',
  method: 'get',
  path: "/v1/SignatureEnvelopes({id})/Trail",
  pattern: /\/api\/portal\/v1\/SignatureEnvelopes\(([^/]+)\)\/Trail$/,
  status: 200,
  body: {},
  success: {
    "bytes": "%PDF-1.7"
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
} satisfies Example<'downloadSignatureTrail'>

/** List the caller's signature templates. */
export const listSignatureTemplates = {
  host: 'portal',
  method: 'get',
  path: "/v1/SignatureTemplates",
  pattern: /\/api\/portal\/v1\/SignatureTemplates$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "value": [
        {
          "@odata.etag": "\"1\"",
          "id": 1,
          "name": "Mandat à deux, en dernière page",
          "pagesFrom": "end",
          "places": [
            {
              "page": 1,
              "across": 0,
              "down": 100
            },
            {
              "page": 1,
              "across": 100,
              "down": 100
            }
          ],
          "createdDate": "2026-11-20T09:10:00.000Z",
          "modifiedDate": "2026-11-20T09:10:00.000Z"
        },
        {
          "@odata.etag": "\"3\"",
          "id": 2,
          "name": "Rapport, pages 1 et 5",
          "pagesFrom": "start",
          "places": [
            {
              "page": 1,
              "across": 100,
              "down": 0
            },
            {
              "page": 5,
              "across": 50,
              "down": 100
            },
            {
              "page": 5,
              "across": 100,
              "down": 100
            }
          ],
          "createdDate": "2026-11-21T14:00:00.000Z",
          "modifiedDate": "2026-11-25T08:30:00.000Z"
        }
      ]
    },
    "fields": {
      "value": [
        {
          "@odata.etag": "\"1\"",
          "id": 3,
          "name": "Mandat à remplir",
          "pagesFrom": "end",
          "places": [
            {
              "page": 1,
              "across": 0,
              "down": 100,
              "fields": [
                {
                  "kind": "text",
                  "label": "Lieu de signature",
                  "page": 1,
                  "isOnEveryPage": false,
                  "across": 0,
                  "down": 60,
                  "width": 160,
                  "height": 24,
                  "isRequired": true,
                  "maxLength": 60
                },
                {
                  "kind": "checkbox",
                  "label": "Annexes reçues",
                  "page": 4,
                  "isOnEveryPage": false,
                  "across": 0,
                  "down": 70,
                  "width": 20,
                  "height": 20,
                  "isRequired": false
                }
              ]
            },
            {
              "page": 1,
              "across": 100,
              "down": 100,
              "fields": [
                {
                  "kind": "initials",
                  "label": "Paraphe",
                  "page": 1,
                  "isOnEveryPage": true,
                  "across": 100,
                  "down": 0,
                  "width": 60,
                  "height": 36,
                  "isRequired": true
                }
              ]
            }
          ],
          "createdDate": "2026-11-24T09:10:00.000Z",
          "modifiedDate": "2026-11-24T09:10:00.000Z"
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
} satisfies Example<'listSignatureTemplates'>

/** Create a signature template. */
export const createSignatureTemplate = {
  host: 'portal',
  method: 'post',
  path: "/v1/SignatureTemplates",
  pattern: /\/api\/portal\/v1\/SignatureTemplates$/,
  status: 201,
  body: {
    "mandate": {
      "name": "Mandat à deux, en dernière page",
      "pagesFrom": "end",
      "places": [
        {
          "page": 1,
          "across": 0,
          "down": 100
        },
        {
          "page": 1,
          "across": 100,
          "down": 100
        }
      ]
    },
    "fields": {
      "name": "Mandat à remplir",
      "pagesFrom": "end",
      "places": [
        {
          "page": 1,
          "across": 0,
          "down": 100,
          "fields": [
            {
              "kind": "text",
              "label": "Lieu de signature",
              "page": 1,
              "isOnEveryPage": false,
              "across": 0,
              "down": 60,
              "width": 160,
              "height": 24,
              "isRequired": true,
              "maxLength": 60
            },
            {
              "kind": "checkbox",
              "label": "Annexes reçues",
              "page": 4,
              "isOnEveryPage": false,
              "across": 0,
              "down": 70,
              "width": 20,
              "height": 20,
              "isRequired": false
            }
          ]
        },
        {
          "page": 1,
          "across": 100,
          "down": 100,
          "fields": [
            {
              "kind": "initials",
              "label": "Paraphe",
              "page": 1,
              "isOnEveryPage": true,
              "across": 100,
              "down": 0,
              "width": 60,
              "height": 36,
              "isRequired": true
            }
          ]
        }
      ]
    }
  },
  success: {
    "mandate": {
      "@odata.etag": "\"1\"",
      "id": 1,
      "name": "Mandat à deux, en dernière page",
      "pagesFrom": "end",
      "places": [
        {
          "page": 1,
          "across": 0,
          "down": 100
        },
        {
          "page": 1,
          "across": 100,
          "down": 100
        }
      ],
      "createdDate": "2026-11-20T09:10:00.000Z",
      "modifiedDate": "2026-11-20T09:10:00.000Z"
    }
  },
  problem: {
    "signature-template-name-taken": {
      "type": "urn:parvis:problem:signature-template-name-taken",
      "title": "The person already has a template with this name",
      "status": 409,
      "code": "signature-template-name-taken",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    },
    "signature-field-too-small": {
      "type": "urn:parvis:problem:signature-field-too-small",
      "title": "A field has no room for its text",
      "status": 422,
      "code": "signature-field-too-small",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736",
      "errors": [
        {
          "pointer": "/places/0/fields/0/maxLength",
          "code": "maximum",
          "params": {
            "limit": 43
          }
        }
      ]
    },
    "signature-template-limit-reached": {
      "type": "urn:parvis:problem:signature-template-limit-reached",
      "title": "The person has the maximum number of templates",
      "status": 409,
      "code": "signature-template-limit-reached",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'createSignatureTemplate'>

/** Rename a template. */
export const updateSignatureTemplate = {
  host: 'portal',
  method: 'patch',
  path: "/v1/SignatureTemplates({id})",
  pattern: /\/api\/portal\/v1\/SignatureTemplates\(([^/]+)\)$/,
  status: 200,
  body: {
    "rename": {
      "name": "Mandat"
    }
  },
  success: {
    "renamed": {
      "@odata.etag": "\"2\"",
      "id": 1,
      "name": "Mandat",
      "pagesFrom": "end",
      "places": [
        {
          "page": 1,
          "across": 0,
          "down": 100
        },
        {
          "page": 1,
          "across": 100,
          "down": 100
        }
      ],
      "createdDate": "2026-11-20T09:10:00.000Z",
      "modifiedDate": "2026-11-26T10:00:00.000Z"
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
} satisfies Example<'updateSignatureTemplate'>

/** Delete a template. */
export const deleteSignatureTemplate = {
  host: 'portal',
  method: 'delete',
  path: "/v1/SignatureTemplates({id})",
  pattern: /\/api\/portal\/v1\/SignatureTemplates\(([^/]+)\)$/,
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
} satisfies Example<'deleteSignatureTemplate'>

/** Send a link again to an external person. */
export const sendSignatureLink = {
  host: 'portal',
  method: 'post',
  path: "/v1/SignatureSigners({id})/SendLink",
  pattern: /\/api\/portal\/v1\/SignatureSigners\(([^/]+)\)\/SendLink$/,
  status: 204,
  body: {},
  success: {},
  problem: {
    "signature-link-limit": {
      "type": "urn:parvis:problem:signature-link-limit",
      "title": "The link was sent three times within an hour",
      "status": 429,
      "code": "signature-link-limit",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'sendSignatureLink'>

/** Get the content of the page that a link opens. */
export const readSignatureGuest = {
  host: 'portal',
  method: 'post',
  path: "/v1/SignatureGuests/Read",
  pattern: /\/api\/portal\/v1\/SignatureGuests\/Read$/,
  status: 200,
  body: {
    "token": {
      "token": "q3Zt0yq1b7mHn5JwWcV8uXoR2sLkEdFaGiTbYpNx4Mk"
    }
  },
  success: {
    "code-needed": {
      "state": "toSign",
      "language": "fr",
      "isProved": false,
      "signerName": "Nadia Belkacem",
      "senderName": "Paul Martin",
      "documentName": "Mandat fiscal Fontaine.pdf",
      "message": "Merci de signer avant la clôture.",
      "dueDate": "2026-12-15",
      "isLate": false,
      "isCompleted": false,
      "place": {
        "page": 1,
        "across": 100,
        "down": 100
      },
      "fields": [],
      "others": [],
      "contentHash": null,
      "mayRequestCode": true,
      "codeExpiresDate": null,
      "linkExpiresDate": "2026-12-10T09:30:00.000Z"
    },
    "to-sign": {
      "state": "toSign",
      "language": "fr",
      "isProved": true,
      "signerName": "Nadia Belkacem",
      "senderName": "Paul Martin",
      "documentName": "Mandat fiscal Fontaine.pdf",
      "message": "Merci de signer avant la clôture.",
      "dueDate": "2026-12-15",
      "isLate": false,
      "isCompleted": false,
      "place": {
        "page": 1,
        "across": 100,
        "down": 100
      },
      "fields": [],
      "others": [],
      "contentHash": "60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752",
      "mayRequestCode": true,
      "codeExpiresDate": null,
      "linkExpiresDate": "2026-12-10T09:30:00.000Z"
    },
    "to-fill": {
      "state": "toSign",
      "language": "fr",
      "isProved": true,
      "signerName": "Nadia Belkacem",
      "senderName": "Paul Martin",
      "documentName": "Mandat fiscal Fontaine.pdf",
      "message": "Merci de signer avant la clôture.",
      "dueDate": "2026-12-15",
      "isLate": false,
      "isCompleted": false,
      "place": {
        "page": 1,
        "across": 100,
        "down": 100
      },
      "fields": [
        {
          "fieldId": 1,
          "kind": "text",
          "label": "Place of signature",
          "page": 1,
          "isOnEveryPage": false,
          "across": 0,
          "down": 60,
          "width": 160,
          "height": 24,
          "isRequired": true,
          "maxLength": 60,
          "isFilled": false
        },
        {
          "fieldId": 2,
          "kind": "checkbox",
          "label": "I have received the annexes",
          "page": 1,
          "isOnEveryPage": false,
          "across": 0,
          "down": 70,
          "width": 16,
          "height": 16,
          "isRequired": true,
          "maxLength": null,
          "isFilled": false
        },
        {
          "fieldId": 3,
          "kind": "date",
          "label": "Date",
          "page": 2,
          "isOnEveryPage": false,
          "across": 100,
          "down": 80,
          "width": 90,
          "height": 24,
          "isRequired": true,
          "maxLength": null,
          "isFilled": false
        },
        {
          "fieldId": 4,
          "kind": "initials",
          "label": "Initials",
          "page": 1,
          "isOnEveryPage": true,
          "across": 100,
          "down": 100,
          "width": 60,
          "height": 36,
          "isRequired": true,
          "maxLength": null,
          "isFilled": false
        },
        {
          "fieldId": 5,
          "kind": "text",
          "label": "Job title",
          "page": 2,
          "isOnEveryPage": false,
          "across": 0,
          "down": 80,
          "width": 160,
          "height": 24,
          "isRequired": false,
          "maxLength": 100,
          "isFilled": false
        }
      ],
      "others": [
        {
          "name": "Théo Lefèvre",
          "label": null,
          "page": 1,
          "isOnEveryPage": false,
          "across": 0,
          "down": 100
        },
        {
          "name": "Théo Lefèvre",
          "label": "Date of receipt",
          "page": 1,
          "isOnEveryPage": false,
          "across": 0,
          "down": 80,
          "width": 110,
          "height": 24
        }
      ],
      "contentHash": "60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752",
      "mayRequestCode": true,
      "codeExpiresDate": null,
      "linkExpiresDate": "2026-12-10T09:30:00.000Z"
    },
    "signed": {
      "state": "signed",
      "language": "fr",
      "isProved": true,
      "signerName": "Nadia Belkacem",
      "senderName": "Paul Martin",
      "documentName": "Mandat fiscal Fontaine.pdf",
      "message": "Merci de signer avant la clôture.",
      "dueDate": "2026-12-15",
      "isLate": false,
      "isCompleted": false,
      "place": null,
      "fields": [],
      "others": [],
      "contentHash": "60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752",
      "mayRequestCode": true,
      "codeExpiresDate": null,
      "linkExpiresDate": "2026-12-10T09:30:00.000Z"
    },
    "copy": {
      "state": "copy",
      "language": "fr",
      "isProved": true,
      "signerName": "Nadia Belkacem",
      "senderName": "Paul Martin",
      "documentName": "Mandat fiscal Fontaine.pdf",
      "message": "Merci de signer avant la clôture.",
      "dueDate": "2026-12-15",
      "isLate": false,
      "isCompleted": true,
      "place": null,
      "fields": [],
      "others": [],
      "contentHash": "60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752",
      "mayRequestCode": true,
      "codeExpiresDate": null,
      "linkExpiresDate": "2026-12-10T09:30:00.000Z"
    },
    "expired": {
      "state": "expired",
      "language": "fr",
      "isProved": false,
      "signerName": null,
      "senderName": null,
      "documentName": null,
      "message": "",
      "dueDate": null,
      "isLate": false,
      "isCompleted": false,
      "place": null,
      "fields": [],
      "others": [],
      "contentHash": null,
      "mayRequestCode": false,
      "codeExpiresDate": null,
      "linkExpiresDate": null
    }
  },
  problem: {
    "signature-link-unknown": {
      "type": "urn:parvis:problem:signature-link-unknown",
      "title": "The link does not exist",
      "status": 404,
      "code": "signature-link-unknown",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'readSignatureGuest'>

/** Send a code to the email address of a link. */
export const requestSignatureCode = {
  host: 'portal',
  method: 'post',
  path: "/v1/SignatureGuests/RequestCode",
  pattern: /\/api\/portal\/v1\/SignatureGuests\/RequestCode$/,
  status: 204,
  body: {
    "token": {
      "token": "q3Zt0yq1b7mHn5JwWcV8uXoR2sLkEdFaGiTbYpNx4Mk"
    }
  },
  success: {},
  problem: {
    "signature-code-limit": {
      "type": "urn:parvis:problem:signature-code-limit",
      "title": "Three codes were requested within an hour",
      "status": 429,
      "code": "signature-code-limit",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'requestSignatureCode'>

/** Prove the email address with a code. */
export const proveSignatureGuest = {
  host: 'portal',
  method: 'post',
  path: "/v1/SignatureGuests/Prove",
  pattern: /\/api\/portal\/v1\/SignatureGuests\/Prove$/,
  status: 200,
  body: {
    "code": {
      "token": "q3Zt0yq1b7mHn5JwWcV8uXoR2sLkEdFaGiTbYpNx4Mk",
      "code": "482913"
    }
  },
  success: {
    "proved": {
      "session": "9vKcT2mYwq7RzB1nXg4LsJ8hPdQe5UfA0oWiVbNyMt3",
      "expiresDate": "2026-11-27T10:10:00.000Z"
    }
  },
  problem: {
    "signature-code-wrong": {
      "type": "urn:parvis:problem:signature-code-wrong",
      "title": "The code is not right",
      "status": 422,
      "code": "signature-code-wrong",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736",
      "triesLeft": 3
    },
    "signature-code-spent": {
      "type": "urn:parvis:problem:signature-code-spent",
      "title": "The code can no longer be used",
      "status": 409,
      "code": "signature-code-spent",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'proveSignatureGuest'>

/** Sign the document of a link. */
export const signAsSignatureGuest = {
  host: 'portal',
  method: 'post',
  path: "/v1/SignatureGuests/Sign",
  pattern: /\/api\/portal\/v1\/SignatureGuests\/Sign$/,
  status: 200,
  body: {
    "typed": {
      "token": "q3Zt0yq1b7mHn5JwWcV8uXoR2sLkEdFaGiTbYpNx4Mk",
      "session": "9vKcT2mYwq7RzB1nXg4LsJ8hPdQe5UfA0oWiVbNyMt3",
      "mark": {
        "look": "typed",
        "text": "Nadia Belkacem",
        "lines": [],
        "language": "fr",
        "consent": true
      }
    }
  },
  success: {
    "signed": {
      "state": "signed",
      "language": "fr",
      "isProved": true,
      "signerName": "Nadia Belkacem",
      "senderName": "Paul Martin",
      "documentName": "Mandat fiscal Fontaine.pdf",
      "message": "Merci de signer avant la clôture.",
      "dueDate": "2026-12-15",
      "isLate": false,
      "isCompleted": false,
      "place": null,
      "fields": [],
      "others": [],
      "contentHash": "60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752",
      "mayRequestCode": true,
      "codeExpiresDate": null,
      "linkExpiresDate": "2026-12-10T09:30:00.000Z"
    }
  },
  problem: {
    "signature-session-expired": {
      "type": "urn:parvis:problem:signature-session-expired",
      "title": "The address was not proved, or too long ago",
      "status": 409,
      "code": "signature-session-expired",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'signAsSignatureGuest'>

/** Decline to sign the document of a link. */
export const declineAsSignatureGuest = {
  host: 'portal',
  method: 'post',
  path: "/v1/SignatureGuests/Decline",
  pattern: /\/api\/portal\/v1\/SignatureGuests\/Decline$/,
  status: 200,
  body: {
    "wrong": {
      "token": "q3Zt0yq1b7mHn5JwWcV8uXoR2sLkEdFaGiTbYpNx4Mk",
      "session": "9vKcT2mYwq7RzB1nXg4LsJ8hPdQe5UfA0oWiVbNyMt3",
      "reason": "Le montant de l’article 4 n’est pas celui convenu."
    }
  },
  success: {
    "declined": {
      "state": "declined",
      "language": "fr",
      "isProved": true,
      "signerName": "Nadia Belkacem",
      "senderName": "Paul Martin",
      "documentName": "Mandat fiscal Fontaine.pdf",
      "message": "Merci de signer avant la clôture.",
      "dueDate": "2026-12-15",
      "isLate": false,
      "isCompleted": false,
      "place": null,
      "fields": [],
      "others": [],
      "contentHash": "60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752",
      "mayRequestCode": true,
      "codeExpiresDate": null,
      "linkExpiresDate": "2026-12-10T09:30:00.000Z"
    }
  },
  problem: {
    "signature-already-signed": {
      "type": "urn:parvis:problem:signature-already-signed",
      "title": "The person has signed already",
      "status": 409,
      "code": "signature-already-signed",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'declineAsSignatureGuest'>

/** Get a download ticket for the file of a link. */
export const getSignatureGuestDownload = {
  host: 'portal',
  method: 'post',
  path: "/v1/SignatureGuests/Download",
  pattern: /\/api\/portal\/v1\/SignatureGuests\/Download$/,
  status: 200,
  body: {
    "session": {
      "token": "q3Zt0yq1b7mHn5JwWcV8uXoR2sLkEdFaGiTbYpNx4Mk",
      "session": "9vKcT2mYwq7RzB1nXg4LsJ8hPdQe5UfA0oWiVbNyMt3"
    }
  },
  success: {
    "ticket": {
      "id": 4,
      "ticket": "eyJhbGciOiJIUzI1NiIsInR5cCI6InNpZ25hdHVyZUd1ZXN0K2p3dCJ9.eyJyZXBvcnQiOjR9.c2lnbmF0dXJl",
      "expiresDate": "2026-11-27T09:55:00.000Z"
    }
  },
  problem: {
    "signature-link-closed": {
      "type": "urn:parvis:problem:signature-link-closed",
      "title": "The link can no longer be used",
      "status": 409,
      "code": "signature-link-closed",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'getSignatureGuestDownload'>

/** Download the PDF of a link with the signatures added so far. */
export const downloadSignatureGuestFile = {
  host: 'portal',
  method: 'get',
  path: "/v1/SignatureGuests({id})/File",
  pattern: /\/api\/portal\/v1\/SignatureGuests\(([^/]+)\)\/File$/,
  status: 200,
  body: {},
  success: {
    "bytes": "%PDF-1.7"
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
} satisfies Example<'downloadSignatureGuestFile'>

/** Get the certificate behind the signatures of this installation. */
export const getSignatureAuthority = {
  host: 'portal',
  method: 'get',
  path: "/v1/SignatureAuthority",
  pattern: /\/api\/portal\/v1\/SignatureAuthority$/,
  status: 200,
  body: {},
  success: {
    "own": {
      "kind": "own",
      "name": "Parvis – Cabinet Parvis",
      "fingerprint": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
      "certificate": "MIIBszCCAVmgAwIBAgIQ",
      "expiresDate": "2046-11-26T09:12:00.000Z",
      "ownFingerprint": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
      "earlierFirmCertificates": []
    },
    "firm": {
      "kind": "firm",
      "name": "Cabinet Parvis",
      "fingerprint": "60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752",
      "certificate": "MIIBszCCAVmgAwIBAgIR",
      "expiresDate": "2028-11-26T09:12:00.000Z",
      "ownFingerprint": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
      "earlierFirmCertificates": [
        {
          "name": "Cabinet Parvis",
          "fingerprint": "2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae",
          "startsDate": "2024-11-26T09:12:00.000Z",
          "expiresDate": "2026-11-26T09:12:00.000Z"
        }
      ]
    },
    "none": {
      "kind": "own",
      "name": null,
      "fingerprint": null,
      "certificate": null,
      "expiresDate": null,
      "ownFingerprint": null,
      "earlierFirmCertificates": []
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
} satisfies Example<'getSignatureAuthority'>

/** List audit folders. */
export const listAuditFolders = {
  host: 'portal',
  method: 'get',
  path: "/v1/AuditFolders",
  pattern: /\/api\/portal\/v1\/AuditFolders$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "value": [
        {
          "@odata.etag": "\"3\"",
          "id": 7,
          "accountId": 1,
          "accountName": "Fontaine & Filles – Maison de thé SAS",
          "engagementId": 12,
          "engagementCode": "100001-CAC-2025",
          "engagementDescription": "Commissariat aux comptes 2025",
          "year": 2025,
          "status": "open",
          "completeness": 33,
          "requestCount": 10,
          "acceptedCount": 4,
          "submittedCount": 2,
          "lateCount": 1,
          "isWaitingForMe": false,
          "hasConcluded": false,
          "checkCount": 10,
          "concludedCount": 4,
          "reviewedCount": 2,
          "statementRequestId": 12,
          "statementVersion": 4,
          "statementPeriodEnd": "2025-12-31",
          "priorFolderId": 3,
          "priorYear": 2024,
          "preparedBy": null,
          "preparedByName": null,
          "preparedDate": null,
          "reviewedBy": null,
          "reviewedByName": null,
          "reviewedDate": null,
          "createdBy": "staff@parvis.example",
          "createdByName": "Théo Lefèvre",
          "createdDate": "2026-02-10T09:12:00.000Z",
          "modifiedDate": "2026-02-14T10:02:00.000Z"
        },
        {
          "@odata.etag": "\"3\"",
          "id": 3,
          "accountId": 1,
          "accountName": "Fontaine & Filles – Maison de thé SAS",
          "engagementId": 12,
          "engagementCode": "100001-CAC-2025",
          "engagementDescription": "Commissariat aux comptes 2025",
          "year": 2024,
          "status": "sealed",
          "completeness": 100,
          "requestCount": 10,
          "acceptedCount": 10,
          "submittedCount": 0,
          "lateCount": 0,
          "isWaitingForMe": false,
          "hasConcluded": false,
          "checkCount": 10,
          "concludedCount": 10,
          "reviewedCount": 10,
          "statementRequestId": 7,
          "statementVersion": 4,
          "statementPeriodEnd": "2024-12-31",
          "priorFolderId": null,
          "priorYear": null,
          "preparedBy": "staff@parvis.example",
          "preparedByName": "Théo Lefèvre",
          "preparedDate": "2025-03-20T10:00:00.000Z",
          "reviewedBy": "manager@parvis.example",
          "reviewedByName": "Inès Moreau",
          "reviewedDate": "2025-03-21T10:00:00.000Z",
          "createdBy": "staff@parvis.example",
          "createdByName": "Théo Lefèvre",
          "createdDate": "2025-02-10T09:12:00.000Z",
          "modifiedDate": "2025-03-21T10:00:00.000Z"
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
} satisfies Example<'listAuditFolders'>

/** Open the audit folder of an engagement and a year. */
export const createAuditFolder = {
  host: 'portal',
  method: 'post',
  path: "/v1/AuditFolders",
  pattern: /\/api\/portal\/v1\/AuditFolders$/,
  status: 201,
  body: {
    "year": {
      "engagementId": 12,
      "year": 2025,
      "start": "prior",
      "language": "fr",
      "statementRequestId": 12
    }
  },
  success: {
    "year": {
      "@odata.etag": "\"3\"",
      "id": 7,
      "accountId": 1,
      "accountName": "Fontaine & Filles – Maison de thé SAS",
      "engagementId": 12,
      "engagementCode": "100001-CAC-2025",
      "engagementDescription": "Commissariat aux comptes 2025",
      "year": 2025,
      "status": "open",
      "completeness": 0,
      "requestCount": 10,
      "acceptedCount": 0,
      "submittedCount": 0,
      "lateCount": 0,
      "isWaitingForMe": false,
      "hasConcluded": false,
      "checkCount": 10,
      "concludedCount": 0,
      "reviewedCount": 0,
      "statementRequestId": 12,
      "statementVersion": 4,
      "statementPeriodEnd": "2025-12-31",
      "priorFolderId": 3,
      "priorYear": 2024,
      "preparedBy": null,
      "preparedByName": null,
      "preparedDate": null,
      "reviewedBy": null,
      "reviewedByName": null,
      "reviewedDate": null,
      "createdBy": "staff@parvis.example",
      "createdByName": "Théo Lefèvre",
      "createdDate": "2026-02-10T09:12:00.000Z",
      "modifiedDate": "2026-02-14T10:02:00.000Z"
    }
  },
  problem: {
    "audit-folder-exists": {
      "type": "urn:parvis:problem:audit-folder-exists",
      "title": "There is a folder of this engagement and year already",
      "status": 409,
      "code": "audit-folder-exists",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'createAuditFolder'>

/** Get an audit folder. */
export const getAuditFolder = {
  host: 'portal',
  method: 'get',
  path: "/v1/AuditFolders({id})",
  pattern: /\/api\/portal\/v1\/AuditFolders\(([^/]+)\)$/,
  status: 200,
  body: {},
  success: {
    "open": {
      "@odata.etag": "\"3\"",
      "id": 7,
      "accountId": 1,
      "accountName": "Fontaine & Filles – Maison de thé SAS",
      "engagementId": 12,
      "engagementCode": "100001-CAC-2025",
      "engagementDescription": "Commissariat aux comptes 2025",
      "year": 2025,
      "status": "open",
      "completeness": 33,
      "requestCount": 10,
      "acceptedCount": 4,
      "submittedCount": 2,
      "lateCount": 1,
      "isWaitingForMe": false,
      "hasConcluded": false,
      "checkCount": 10,
      "concludedCount": 4,
      "reviewedCount": 2,
      "statementRequestId": 12,
      "statementVersion": 4,
      "statementPeriodEnd": "2025-12-31",
      "priorFolderId": 3,
      "priorYear": 2024,
      "preparedBy": null,
      "preparedByName": null,
      "preparedDate": null,
      "reviewedBy": null,
      "reviewedByName": null,
      "reviewedDate": null,
      "createdBy": "staff@parvis.example",
      "createdByName": "Théo Lefèvre",
      "createdDate": "2026-02-10T09:12:00.000Z",
      "modifiedDate": "2026-02-14T10:02:00.000Z"
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
} satisfies Example<'getAuditFolder'>

/** Pin statements, sign off, or send back. */
export const updateAuditFolder = {
  host: 'portal',
  method: 'patch',
  path: "/v1/AuditFolders({id})",
  pattern: /\/api\/portal\/v1\/AuditFolders\(([^/]+)\)$/,
  status: 200,
  body: {
    "prepared": {
      "status": "prepared"
    }
  },
  success: {
    "prepared": {
      "@odata.etag": "\"3\"",
      "id": 7,
      "accountId": 1,
      "accountName": "Fontaine & Filles – Maison de thé SAS",
      "engagementId": 12,
      "engagementCode": "100001-CAC-2025",
      "engagementDescription": "Commissariat aux comptes 2025",
      "year": 2025,
      "status": "prepared",
      "completeness": 73,
      "requestCount": 10,
      "acceptedCount": 10,
      "submittedCount": 0,
      "lateCount": 0,
      "isWaitingForMe": false,
      "hasConcluded": false,
      "checkCount": 10,
      "concludedCount": 10,
      "reviewedCount": 2,
      "statementRequestId": 12,
      "statementVersion": 4,
      "statementPeriodEnd": "2025-12-31",
      "priorFolderId": 3,
      "priorYear": 2024,
      "preparedBy": "staff@parvis.example",
      "preparedByName": "Théo Lefèvre",
      "preparedDate": "2026-03-20T10:00:00.000Z",
      "reviewedBy": null,
      "reviewedByName": null,
      "reviewedDate": null,
      "createdBy": "staff@parvis.example",
      "createdByName": "Théo Lefèvre",
      "createdDate": "2026-02-10T09:12:00.000Z",
      "modifiedDate": "2026-02-14T10:02:00.000Z"
    }
  },
  problem: {
    "audit-same-person": {
      "type": "urn:parvis:problem:audit-same-person",
      "title": "The person who did the work cannot review it",
      "status": 403,
      "code": "audit-same-person",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'updateAuditFolder'>

/** Delete an audit folder that nothing was handed in to. */
export const deleteAuditFolder = {
  host: 'portal',
  method: 'delete',
  path: "/v1/AuditFolders({id})",
  pattern: /\/api\/portal\/v1\/AuditFolders\(([^/]+)\)$/,
  status: 204,
  body: {},
  success: {},
  problem: {
    "audit-folder-used": {
      "type": "urn:parvis:problem:audit-folder-used",
      "title": "Documents were handed in to the folder",
      "status": 409,
      "code": "audit-folder-used",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'deleteAuditFolder'>

/** Get a download ticket for a sealed folder. */
export const getAuditFolderExport = {
  host: 'portal',
  method: 'get',
  path: "/v1/AuditFolders({id})/Manifest",
  pattern: /\/api\/portal\/v1\/AuditFolders\(([^/]+)\)\/Manifest$/,
  status: 200,
  body: {},
  success: {
    "ticket": {
      "id": 7,
      "ticket": "eyJhbGciOiJIUzI1NiJ9.eyJyZXBvcnQiOjd9.c2lnbmF0dXJl",
      "expiresDate": "2026-11-21T10:45:00.000Z"
    }
  },
  problem: {
    "audit-folder-open": {
      "type": "urn:parvis:problem:audit-folder-open",
      "title": "The folder is not sealed",
      "status": 409,
      "code": "audit-folder-open",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'getAuditFolderExport'>

/** Download a sealed folder. */
export const downloadAuditFolder = {
  host: 'portal',
  method: 'get',
  path: "/v1/AuditFolders({id})/Export",
  pattern: /\/api\/portal\/v1\/AuditFolders\(([^/]+)\)\/Export$/,
  status: 200,
  body: {},
  success: {
    "bytes": "PK"
  },
  problem: {
    "audit-folder-open": {
      "type": "urn:parvis:problem:audit-folder-open",
      "title": "The folder is not sealed",
      "status": 409,
      "code": "audit-folder-open",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'downloadAuditFolder'>

/** List requested documents. */
export const listAuditRequests = {
  host: 'portal',
  method: 'get',
  path: "/v1/AuditRequests",
  pattern: /\/api\/portal\/v1\/AuditRequests$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "value": [
        {
          "@odata.etag": "\"2\"",
          "id": 21,
          "folderId": 7,
          "accountName": "Fontaine & Filles – Maison de thé SAS",
          "folderYear": 2025,
          "engagementDescription": "Commissariat aux comptes 2025",
          "title": "Relevés bancaires de décembre",
          "description": "De chaque compte, avec le rapprochement.",
          "dueDate": "2026-02-20",
          "contactId": 4,
          "contactName": "Nadia Benali",
          "status": "submitted",
          "isFolderOpen": true,
          "isLate": false,
          "isWaitingForMe": false,
          "returnReason": null,
          "submittedDate": "2026-02-12T08:30:00.000Z",
          "decidedBy": null,
          "decidedByName": null,
          "decidedDate": null,
          "documents": [
            {
              "@odata.etag": "\"2\"",
              "documentId": 31,
              "fileName": "Relevé de décembre.pdf",
              "fileSize": 184320,
              "receivedSize": 184320,
              "uploadUrl": "/v1/Uploads/5b1f6a4e-53d7-4c1c-9f57-0a4f0c1f9d31",
              "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
              "createdBy": "client@customer.example",
              "createdByName": "Nadia Benali",
              "arrivedDate": "2026-02-12T08:30:00.000Z"
            }
          ],
          "createdDate": "2026-02-10T09:12:00.000Z",
          "modifiedDate": "2026-02-12T08:30:00.000Z"
        },
        {
          "@odata.etag": "\"2\"",
          "id": 22,
          "folderId": 7,
          "accountName": "Fontaine & Filles – Maison de thé SAS",
          "folderYear": 2025,
          "engagementDescription": "Commissariat aux comptes 2025",
          "title": "Inventaire physique des stocks",
          "description": "",
          "dueDate": "2026-02-11",
          "contactId": null,
          "contactName": null,
          "status": "open",
          "isFolderOpen": true,
          "isLate": true,
          "isWaitingForMe": false,
          "returnReason": null,
          "submittedDate": null,
          "decidedBy": null,
          "decidedByName": null,
          "decidedDate": null,
          "documents": [],
          "createdDate": "2026-02-10T09:12:00.000Z",
          "modifiedDate": "2026-02-12T08:30:00.000Z"
        }
      ],
      "@odata.count": 2
    },
    "clients": {
      "value": [
        {
          "@odata.etag": "\"2\"",
          "id": 22,
          "folderId": 7,
          "accountName": "Fontaine & Filles – Maison de thé SAS",
          "folderYear": 2025,
          "engagementDescription": "Commissariat aux comptes 2025",
          "title": "Inventaire physique des stocks",
          "description": "",
          "dueDate": "2026-02-11",
          "contactId": null,
          "contactName": null,
          "status": "open",
          "isFolderOpen": true,
          "isLate": true,
          "isWaitingForMe": false,
          "returnReason": null,
          "submittedDate": null,
          "decidedBy": null,
          "decidedByName": null,
          "decidedDate": null,
          "documents": [],
          "createdDate": "2026-02-10T09:12:00.000Z",
          "modifiedDate": "2026-02-12T08:30:00.000Z"
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
} satisfies Example<'listAuditRequests'>

/** Request a document. */
export const createAuditRequest = {
  host: 'portal',
  method: 'post',
  path: "/v1/AuditRequests",
  pattern: /\/api\/portal\/v1\/AuditRequests$/,
  status: 201,
  body: {
    "document": {
      "folderId": 7,
      "title": "Inventaire physique des stocks",
      "description": "",
      "dueDate": "2026-02-11",
      "contactId": null
    }
  },
  success: {
    "document": {
      "@odata.etag": "\"2\"",
      "id": 22,
      "folderId": 7,
      "accountName": "Fontaine & Filles – Maison de thé SAS",
      "folderYear": 2025,
      "engagementDescription": "Commissariat aux comptes 2025",
      "title": "Inventaire physique des stocks",
      "description": "",
      "dueDate": "2026-02-11",
      "contactId": null,
      "contactName": null,
      "status": "open",
      "isFolderOpen": true,
      "isLate": false,
      "isWaitingForMe": false,
      "returnReason": null,
      "submittedDate": null,
      "decidedBy": null,
      "decidedByName": null,
      "decidedDate": null,
      "documents": [],
      "createdDate": "2026-02-10T09:12:00.000Z",
      "modifiedDate": "2026-02-12T08:30:00.000Z"
    }
  },
  problem: {
    "audit-folder-closed": {
      "type": "urn:parvis:problem:audit-folder-closed",
      "title": "The status of the folder does not allow it",
      "status": 409,
      "code": "audit-folder-closed",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'createAuditRequest'>

/** Change a requested document, accept it, or return it. */
export const updateAuditRequest = {
  host: 'portal',
  method: 'patch',
  path: "/v1/AuditRequests({id})",
  pattern: /\/api\/portal\/v1\/AuditRequests\(([^/]+)\)$/,
  status: 200,
  body: {
    "returned": {
      "status": "returned",
      "returnReason": "Le relevé du compte à terme manque."
    }
  },
  success: {
    "returned": {
      "@odata.etag": "\"2\"",
      "id": 21,
      "folderId": 7,
      "accountName": "Fontaine & Filles – Maison de thé SAS",
      "folderYear": 2025,
      "engagementDescription": "Commissariat aux comptes 2025",
      "title": "Relevés bancaires de décembre",
      "description": "De chaque compte, avec le rapprochement.",
      "dueDate": "2026-02-20",
      "contactId": 4,
      "contactName": "Nadia Benali",
      "status": "returned",
      "isFolderOpen": true,
      "isLate": false,
      "isWaitingForMe": false,
      "returnReason": "Le relevé du compte à terme manque.",
      "submittedDate": "2026-02-12T08:30:00.000Z",
      "decidedBy": "staff@parvis.example",
      "decidedByName": "Théo Lefèvre",
      "decidedDate": "2026-02-13T09:00:00.000Z",
      "documents": [
        {
          "@odata.etag": "\"2\"",
          "documentId": 31,
          "fileName": "Relevé de décembre.pdf",
          "fileSize": 184320,
          "receivedSize": 184320,
          "uploadUrl": "/v1/Uploads/5b1f6a4e-53d7-4c1c-9f57-0a4f0c1f9d31",
          "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
          "createdBy": "client@customer.example",
          "createdByName": "Nadia Benali",
          "arrivedDate": "2026-02-12T08:30:00.000Z"
        }
      ],
      "createdDate": "2026-02-10T09:12:00.000Z",
      "modifiedDate": "2026-02-12T08:30:00.000Z"
    }
  },
  problem: {
    "audit-request-closed": {
      "type": "urn:parvis:problem:audit-request-closed",
      "title": "The status of the requested document does not allow it",
      "status": 409,
      "code": "audit-request-closed",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'updateAuditRequest'>

/** Delete a requested document that nothing was handed in for. */
export const deleteAuditRequest = {
  host: 'portal',
  method: 'delete',
  path: "/v1/AuditRequests({id})",
  pattern: /\/api\/portal\/v1\/AuditRequests\(([^/]+)\)$/,
  status: 204,
  body: {},
  success: {},
  problem: {
    "audit-request-closed": {
      "type": "urn:parvis:problem:audit-request-closed",
      "title": "The status of the requested document does not allow it",
      "status": 409,
      "code": "audit-request-closed",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'deleteAuditRequest'>

/** Begin to hand in a document. */
export const createAuditDocument = {
  host: 'portal',
  method: 'post',
  path: "/v1/AuditRequests({id})/Documents",
  pattern: /\/api\/portal\/v1\/AuditRequests\(([^/]+)\)\/Documents$/,
  status: 201,
  body: {
    "file": {
      "fileName": "Relevé de décembre.pdf",
      "fileSize": 184320
    }
  },
  success: {
    "file": {
      "id": 31,
      "requestId": 21,
      "fileName": "Relevé de décembre.pdf",
      "fileSize": 184320,
      "receivedSize": 0,
      "uploadUrl": "/v1/Uploads/5b1f6a4e-53d7-4c1c-9f57-0a4f0c1f9d31"
    }
  },
  problem: {
    "audit-request-closed": {
      "type": "urn:parvis:problem:audit-request-closed",
      "title": "The status of the requested document does not allow it",
      "status": 409,
      "code": "audit-request-closed",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'createAuditDocument'>

/** Hand in a document that has arrived. */
export const submitAuditDocument = {
  host: 'portal',
  method: 'post',
  path: "/v1/AuditDocuments({id})/Submit",
  pattern: /\/api\/portal\/v1\/AuditDocuments\(([^/]+)\)\/Submit$/,
  status: 200,
  body: {},
  success: {
    "submitted": {
      "@odata.etag": "\"2\"",
      "id": 21,
      "folderId": 7,
      "accountName": "Fontaine & Filles – Maison de thé SAS",
      "folderYear": 2025,
      "engagementDescription": "Commissariat aux comptes 2025",
      "title": "Relevés bancaires de décembre",
      "description": "De chaque compte, avec le rapprochement.",
      "dueDate": "2026-02-20",
      "contactId": 4,
      "contactName": "Nadia Benali",
      "status": "submitted",
      "isFolderOpen": true,
      "isLate": false,
      "isWaitingForMe": false,
      "returnReason": null,
      "submittedDate": "2026-02-12T08:30:00.000Z",
      "decidedBy": null,
      "decidedByName": null,
      "decidedDate": null,
      "documents": [
        {
          "@odata.etag": "\"2\"",
          "documentId": 31,
          "fileName": "Relevé de décembre.pdf",
          "fileSize": 184320,
          "receivedSize": 184320,
          "uploadUrl": "/v1/Uploads/5b1f6a4e-53d7-4c1c-9f57-0a4f0c1f9d31",
          "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
          "createdBy": "client@customer.example",
          "createdByName": "Nadia Benali",
          "arrivedDate": "2026-02-12T08:30:00.000Z"
        }
      ],
      "createdDate": "2026-02-10T09:12:00.000Z",
      "modifiedDate": "2026-02-12T08:30:00.000Z"
    }
  },
  problem: {
    "audit-file-incomplete": {
      "type": "urn:parvis:problem:audit-file-incomplete",
      "title": "The file has not arrived as a whole",
      "status": 409,
      "code": "audit-file-incomplete",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'submitAuditDocument'>

/** Take a document back. */
export const deleteAuditDocument = {
  host: 'portal',
  method: 'delete',
  path: "/v1/AuditDocuments({id})",
  pattern: /\/api\/portal\/v1\/AuditDocuments\(([^/]+)\)$/,
  status: 204,
  body: {},
  success: {},
  problem: {
    "audit-document-of-another": {
      "type": "urn:parvis:problem:audit-document-of-another",
      "title": "Only the person who handed the document in can take it back",
      "status": 403,
      "code": "audit-document-of-another",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'deleteAuditDocument'>

/** Get a download ticket for a document. */
export const getAuditDocumentDownload = {
  host: 'portal',
  method: 'get',
  path: "/v1/AuditDocuments({id})/Download",
  pattern: /\/api\/portal\/v1\/AuditDocuments\(([^/]+)\)\/Download$/,
  status: 200,
  body: {},
  success: {
    "ticket": {
      "id": 31,
      "ticket": "eyJhbGciOiJIUzI1NiJ9.eyJyZXBvcnQiOjd9.c2lnbmF0dXJl",
      "expiresDate": "2026-11-21T10:45:00.000Z"
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
} satisfies Example<'getAuditDocumentDownload'>

/** Download a document. */
export const downloadAuditDocument = {
  host: 'portal',
  method: 'get',
  path: "/v1/AuditDocuments({id})/File",
  pattern: /\/api\/portal\/v1\/AuditDocuments\(([^/]+)\)\/File$/,
  status: 200,
  body: {},
  success: {
    "bytes": "%PDF-1.7"
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
} satisfies Example<'downloadAuditDocument'>

/** List the checks on the statements of folders. */
export const listAuditChecks = {
  host: 'portal',
  method: 'get',
  path: "/v1/AuditChecks",
  pattern: /\/api\/portal\/v1\/AuditChecks$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "value": [
        {
          "@odata.etag": "\"1\"",
          "id": 41,
          "folderId": 7,
          "check": "weekend",
          "result": "attention",
          "reason": null,
          "count": 12,
          "listedCount": 12,
          "figures": [
            {
              "name": "lines",
              "unit": "count",
              "value": 12,
              "expected": null
            },
            {
              "name": "amount",
              "unit": "euro",
              "value": 4210.5,
              "expected": null
            }
          ],
          "accounts": [],
          "conclusion": null,
          "concludedBy": null,
          "concludedByName": null,
          "concludedDate": null,
          "reviewedBy": null,
          "reviewedByName": null,
          "reviewedInitials": null,
          "reviewedDate": null
        },
        {
          "@odata.etag": "\"1\"",
          "id": 42,
          "folderId": 7,
          "check": "unusual-side",
          "result": "attention",
          "reason": null,
          "count": 1,
          "listedCount": 2,
          "figures": [],
          "accounts": [
            {
              "account": "401000",
              "label": "Uji Trading",
              "amount": 120,
              "expected": null
            }
          ],
          "conclusion": "Avoir de décembre, remboursé en janvier.",
          "concludedBy": "staff@parvis.example",
          "concludedByName": "Théo Lefèvre",
          "concludedDate": "2026-02-14T10:00:00.000Z",
          "reviewedBy": "manager@parvis.example",
          "reviewedByName": "Inès Moreau",
          "reviewedInitials": "IM",
          "reviewedDate": "2026-02-14T10:02:00.000Z"
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
} satisfies Example<'listAuditChecks'>

/** Conclude a check, or review its conclusion. */
export const updateAuditCheck = {
  host: 'portal',
  method: 'patch',
  path: "/v1/AuditChecks({id})",
  pattern: /\/api\/portal\/v1\/AuditChecks\(([^/]+)\)$/,
  status: 200,
  body: {
    "concluded": {
      "conclusion": "Avoir de décembre, remboursé en janvier."
    }
  },
  success: {
    "concluded": {
      "@odata.etag": "\"1\"",
      "id": 42,
      "folderId": 7,
      "check": "unusual-side",
      "result": "attention",
      "reason": null,
      "count": 1,
      "listedCount": 2,
      "figures": [],
      "accounts": [
        {
          "account": "401000",
          "label": "Uji Trading",
          "amount": 120,
          "expected": null
        }
      ],
      "conclusion": "Avoir de décembre, remboursé en janvier.",
      "concludedBy": "staff@parvis.example",
      "concludedByName": "Théo Lefèvre",
      "concludedDate": "2026-02-14T10:00:00.000Z",
      "reviewedBy": null,
      "reviewedByName": null,
      "reviewedInitials": null,
      "reviewedDate": null
    }
  },
  problem: {
    "audit-same-person": {
      "type": "urn:parvis:problem:audit-same-person",
      "title": "The person who did the work cannot review it",
      "status": 403,
      "code": "audit-same-person",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'updateAuditCheck'>

/** List the entries behind a check. */
export const listAuditCheckEntries = {
  host: 'portal',
  method: 'get',
  path: "/v1/AuditChecks({id})/Entries",
  pattern: /\/api\/portal\/v1\/AuditChecks\(([^/]+)\)\/Entries$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "value": [
        {
          "id": 9001,
          "line": 1204,
          "journalCode": "OD",
          "entryNumber": "311",
          "entryDate": "2025-03-15",
          "account": "613200",
          "accountLabel": "Locations immobilières",
          "auxiliary": "",
          "auxiliaryLabel": "",
          "pieceRef": "OD25-0311",
          "pieceDate": "2025-03-15",
          "label": "Loyer de la boutique",
          "debit": 1850,
          "credit": 0,
          "lettering": ""
        }
      ],
      "@odata.count": 1
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
} satisfies Example<'listAuditCheckEntries'>

/** List the comments on folders. */
export const listAuditComments = {
  host: 'portal',
  method: 'get',
  path: "/v1/AuditComments",
  pattern: /\/api\/portal\/v1\/AuditComments$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "value": [
        {
          "id": 51,
          "folderId": 7,
          "requestId": 21,
          "checkId": null,
          "text": "Le solde ne correspond pas au grand livre.",
          "mentions": [
            "manager@parvis.example"
          ],
          "createdBy": "staff@parvis.example",
          "createdByName": "Théo Lefèvre",
          "createdDate": "2026-02-13T09:00:00.000Z"
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
} satisfies Example<'listAuditComments'>

/** Comment on a folder, a requested document, or a check. */
export const createAuditComment = {
  host: 'portal',
  method: 'post',
  path: "/v1/AuditComments",
  pattern: /\/api\/portal\/v1\/AuditComments$/,
  status: 201,
  body: {
    "mention": {
      "folderId": 7,
      "requestId": 21,
      "checkId": null,
      "text": "Le solde ne correspond pas au grand livre.",
      "mentions": [
        "manager@parvis.example"
      ]
    }
  },
  success: {
    "mention": {
      "id": 51,
      "folderId": 7,
      "requestId": 21,
      "checkId": null,
      "text": "Le solde ne correspond pas au grand livre.",
      "mentions": [
        "manager@parvis.example"
      ],
      "createdBy": "staff@parvis.example",
      "createdByName": "Théo Lefèvre",
      "createdDate": "2026-02-13T09:00:00.000Z"
    }
  },
  problem: {
    "audit-folder-closed": {
      "type": "urn:parvis:problem:audit-folder-closed",
      "title": "The status of the folder does not allow it",
      "status": 409,
      "code": "audit-folder-closed",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'createAuditComment'>

/** List the questions about the financial statements, with their answers. */
export const listStatementQuestions = {
  host: 'portal',
  method: 'get',
  path: "/v1/StatementQuestions",
  pattern: /\/api\/portal\/v1\/StatementQuestions$/,
  status: 200,
  body: {},
  success: {
    "all": {
      "value": [
        {
          "@odata.etag": "\"1\"",
          "id": 12,
          "category": "import",
          "title": "Pourquoi mon fichier est-il refusé ?",
          "answer": "Le rapport donne chaque constat avec le numéro de sa ligne.\n\n- Une erreur empêche de préparer les états.\n- Un avertissement n’empêche rien.",
          "englishTitle": "Why is my file refused?",
          "englishAnswer": "The report shows each finding with its line number.\n\n- An error stops you from preparing the statements.\n- A warning stops nothing.",
          "isPublished": true,
          "myRating": true,
          "helpfulCount": null,
          "unhelpfulCount": null,
          "modifiedDate": "2026-11-12T10:30:00.000Z"
        },
        {
          "@odata.etag": "\"3\"",
          "id": 15,
          "category": "mapping",
          "title": "Comment l’affectation d’un client est-elle retenue ?",
          "answer": "L’affectation des derniers états terminés du client est proposée la fois suivante.",
          "englishTitle": "How is the mapping of a client remembered?",
          "englishAnswer": "The mapping of the client’s latest finished statements is suggested next time.",
          "isPublished": true,
          "myRating": null,
          "helpfulCount": null,
          "unhelpfulCount": null,
          "modifiedDate": "2026-11-02T08:00:00.000Z"
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
} satisfies Example<'listStatementQuestions'>

/** Create a question. */
export const createStatementQuestion = {
  host: 'portal',
  method: 'post',
  path: "/v1/StatementQuestions",
  pattern: /\/api\/portal\/v1\/StatementQuestions$/,
  status: 201,
  body: {
    "refused": {
      "category": "import",
      "title": "Pourquoi mon fichier est-il refusé ?",
      "answer": "Le rapport donne chaque constat avec le numéro de sa ligne.\n\n- Une erreur empêche de préparer les états.\n- Un avertissement n’empêche rien.",
      "englishTitle": "Why is my file refused?",
      "englishAnswer": "The report shows each finding with its line number.\n\n- An error stops you from preparing the statements.\n- A warning stops nothing.",
      "isPublished": true
    }
  },
  success: {
    "refused": {
      "@odata.etag": "\"1\"",
      "id": 12,
      "category": "import",
      "title": "Pourquoi mon fichier est-il refusé ?",
      "answer": "Le rapport donne chaque constat avec le numéro de sa ligne.\n\n- Une erreur empêche de préparer les états.\n- Un avertissement n’empêche rien.",
      "englishTitle": "Why is my file refused?",
      "englishAnswer": "The report shows each finding with its line number.\n\n- An error stops you from preparing the statements.\n- A warning stops nothing.",
      "isPublished": true,
      "myRating": null,
      "helpfulCount": 0,
      "unhelpfulCount": 0,
      "modifiedDate": "2026-11-12T10:30:00.000Z"
    }
  },
  problem: {
    "statement-question-limit-reached": {
      "type": "urn:parvis:problem:statement-question-limit-reached",
      "title": "There are already 200 questions",
      "status": 409,
      "code": "statement-question-limit-reached",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'createStatementQuestion'>

/** Get a question with its answer. */
export const getStatementQuestion = {
  host: 'portal',
  method: 'get',
  path: "/v1/StatementQuestions({id})",
  pattern: /\/api\/portal\/v1\/StatementQuestions\(([^/]+)\)$/,
  status: 200,
  body: {},
  success: {
    "refused": {
      "@odata.etag": "\"1\"",
      "id": 12,
      "category": "import",
      "title": "Pourquoi mon fichier est-il refusé ?",
      "answer": "Le rapport donne chaque constat avec le numéro de sa ligne.\n\n- Une erreur empêche de préparer les états.\n- Un avertissement n’empêche rien.",
      "englishTitle": "Why is my file refused?",
      "englishAnswer": "The report shows each finding with its line number.\n\n- An error stops you from preparing the statements.\n- A warning stops nothing.",
      "isPublished": true,
      "myRating": true,
      "helpfulCount": null,
      "unhelpfulCount": null,
      "modifiedDate": "2026-11-12T10:30:00.000Z"
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
} satisfies Example<'getStatementQuestion'>

/** Change, publish or hide a question. */
export const updateStatementQuestion = {
  host: 'portal',
  method: 'patch',
  path: "/v1/StatementQuestions({id})",
  pattern: /\/api\/portal\/v1\/StatementQuestions\(([^/]+)\)$/,
  status: 200,
  body: {
    "hide": {
      "isPublished": false
    }
  },
  success: {
    "hidden": {
      "@odata.etag": "\"2\"",
      "id": 12,
      "category": "import",
      "title": "Pourquoi mon fichier est-il refusé ?",
      "answer": "Le rapport donne chaque constat avec le numéro de sa ligne.\n\n- Une erreur empêche de préparer les états.\n- Un avertissement n’empêche rien.",
      "englishTitle": "Why is my file refused?",
      "englishAnswer": "The report shows each finding with its line number.\n\n- An error stops you from preparing the statements.\n- A warning stops nothing.",
      "isPublished": false,
      "myRating": null,
      "helpfulCount": 9,
      "unhelpfulCount": 2,
      "modifiedDate": "2026-11-12T10:30:00.000Z"
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
} satisfies Example<'updateStatementQuestion'>

/** Delete a question. */
export const deleteStatementQuestion = {
  host: 'portal',
  method: 'delete',
  path: "/v1/StatementQuestions({id})",
  pattern: /\/api\/portal\/v1\/StatementQuestions\(([^/]+)\)$/,
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
} satisfies Example<'deleteStatementQuestion'>

/** Move a question within its category. */
export const moveStatementQuestion = {
  host: 'portal',
  method: 'post',
  path: "/v1/StatementQuestions({id})/Move",
  pattern: /\/api\/portal\/v1\/StatementQuestions\(([^/]+)\)\/Move$/,
  status: 200,
  body: {
    "last": {
      "beforeId": null
    }
  },
  success: {
    "all": {
      "value": [
        {
          "@odata.etag": "\"1\"",
          "id": 12,
          "category": "import",
          "title": "Pourquoi mon fichier est-il refusé ?",
          "answer": "Le rapport donne chaque constat avec le numéro de sa ligne.\n\n- Une erreur empêche de préparer les états.\n- Un avertissement n’empêche rien.",
          "englishTitle": "Why is my file refused?",
          "englishAnswer": "The report shows each finding with its line number.\n\n- An error stops you from preparing the statements.\n- A warning stops nothing.",
          "isPublished": true,
          "myRating": true,
          "helpfulCount": null,
          "unhelpfulCount": null,
          "modifiedDate": "2026-11-12T10:30:00.000Z"
        },
        {
          "@odata.etag": "\"3\"",
          "id": 15,
          "category": "mapping",
          "title": "Comment l’affectation d’un client est-elle retenue ?",
          "answer": "L’affectation des derniers états terminés du client est proposée la fois suivante.",
          "englishTitle": "How is the mapping of a client remembered?",
          "englishAnswer": "The mapping of the client’s latest finished statements is suggested next time.",
          "isPublished": true,
          "myRating": null,
          "helpfulCount": null,
          "unhelpfulCount": null,
          "modifiedDate": "2026-11-02T08:00:00.000Z"
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
} satisfies Example<'moveStatementQuestion'>

/** Rate whether an answer was helpful. */
export const rateStatementQuestion = {
  host: 'portal',
  method: 'post',
  path: "/v1/StatementQuestions({id})/Rating",
  pattern: /\/api\/portal\/v1\/StatementQuestions\(([^/]+)\)\/Rating$/,
  status: 200,
  body: {
    "helpful": {
      "isHelpful": true
    }
  },
  success: {
    "refused": {
      "@odata.etag": "\"1\"",
      "id": 12,
      "category": "import",
      "title": "Pourquoi mon fichier est-il refusé ?",
      "answer": "Le rapport donne chaque constat avec le numéro de sa ligne.\n\n- Une erreur empêche de préparer les états.\n- Un avertissement n’empêche rien.",
      "englishTitle": "Why is my file refused?",
      "englishAnswer": "The report shows each finding with its line number.\n\n- An error stops you from preparing the statements.\n- A warning stops nothing.",
      "isPublished": true,
      "myRating": true,
      "helpfulCount": null,
      "unhelpfulCount": null,
      "modifiedDate": "2026-11-12T10:30:00.000Z"
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
} satisfies Example<'rateStatementQuestion'>

/** Search the network for elements to start from. */
export const searchNetwork = {
  host: 'portal',
  method: 'get',
  path: "/v1/NetworkElements",
  pattern: /\/api\/portal\/v1\/NetworkElements$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "value": [
        {
          "key": "client-1",
          "kind": "client",
          "name": "Fontaine & Filles – Maison de thé SAS",
          "number": "100001",
          "email": null,
          "grade": null,
          "businessUnit": null,
          "status": null,
          "year": null,
          "fees": null
        },
        {
          "key": "contact-5",
          "kind": "contact",
          "name": "Claire Fontaine",
          "number": null,
          "email": "client@customer.example",
          "grade": null,
          "businessUnit": null,
          "status": null,
          "year": null,
          "fees": null
        },
        {
          "key": "engagement-1",
          "kind": "engagement",
          "name": "Audit légal 2026 – Fontaine & Filles – Maison de thé SAS",
          "number": "E2026-000001",
          "email": null,
          "grade": null,
          "businessUnit": "Audit Paris",
          "status": "Actif",
          "year": 2026,
          "fees": 48200.5
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
} satisfies Example<'searchNetwork'>

/** List the years and statuses that engagements can be filtered by. */
export const getNetworkChoices = {
  host: 'portal',
  method: 'get',
  path: "/v1/NetworkChoices",
  pattern: /\/api\/portal\/v1\/NetworkChoices$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "years": [
        2026,
        2025,
        2024
      ],
      "statuses": [
        "Actif",
        "Clos",
        "dormant"
      ]
    },
    "none": {
      "years": [],
      "statuses": []
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
} satisfies Example<'getNetworkChoices'>

/** Read the open part of the network. */
export const readNetwork = {
  host: 'portal',
  method: 'post',
  path: "/v1/Network",
  pattern: /\/api\/portal\/v1\/Network$/,
  status: 200,
  body: {
    "client": {
      "start": [
        "client-1"
      ],
      "mine": 0,
      "open": [
        {
          "key": "client-1",
          "kind": "engagement",
          "count": 20
        },
        {
          "key": "engagement-1",
          "kind": "staff",
          "count": 20
        }
      ],
      "years": [
        2025,
        2026
      ],
      "statuses": []
    },
    "mine": {
      "start": [],
      "mine": 20,
      "open": [],
      "years": [],
      "statuses": [
        "Actif"
      ]
    }
  },
  success: {
    "client": {
      "nodes": [
        {
          "element": {
            "key": "client-1",
            "kind": "client",
            "name": "Fontaine & Filles – Maison de thé SAS",
            "number": "100001",
            "email": null,
            "grade": null,
            "businessUnit": null,
            "status": null,
            "year": null,
            "fees": null
          },
          "neighbors": [
            {
              "kind": "contact",
              "count": 6
            },
            {
              "kind": "engagement",
              "count": 142
            }
          ]
        },
        {
          "element": {
            "key": "contact-5",
            "kind": "contact",
            "name": "Claire Fontaine",
            "number": null,
            "email": "client@customer.example",
            "grade": null,
            "businessUnit": null,
            "status": null,
            "year": null,
            "fees": null
          },
          "neighbors": [
            {
              "kind": "client",
              "count": 1
            }
          ]
        },
        {
          "element": {
            "key": "engagement-1",
            "kind": "engagement",
            "name": "Audit légal 2026 – Fontaine & Filles – Maison de thé SAS",
            "number": "E2026-000001",
            "email": null,
            "grade": null,
            "businessUnit": "Audit Paris",
            "status": "Actif",
            "year": 2026,
            "fees": 48200.5
          },
          "neighbors": [
            {
              "kind": "client",
              "count": 1
            },
            {
              "kind": "staff",
              "count": 2
            }
          ]
        },
        {
          "element": {
            "key": "engagement-7",
            "kind": "engagement",
            "name": "Audit légal 2025 – Fontaine & Filles – Maison de thé SAS",
            "number": "E2025-000007",
            "email": null,
            "grade": null,
            "businessUnit": "Audit Paris",
            "status": "Clos",
            "year": 2025,
            "fees": 48200.5
          },
          "neighbors": [
            {
              "kind": "client",
              "count": 1
            },
            {
              "kind": "staff",
              "count": 2
            }
          ]
        },
        {
          "element": {
            "key": "staff-3",
            "kind": "staff",
            "name": "Hélène d’Arcy",
            "number": null,
            "email": "partner@parvis.example",
            "grade": "Associé",
            "businessUnit": "Audit Paris",
            "status": null,
            "year": null,
            "fees": null
          },
          "neighbors": [
            {
              "kind": "engagement",
              "count": 31
            }
          ]
        },
        {
          "element": {
            "key": "staff-4",
            "kind": "staff",
            "name": "Samuel Okafor",
            "number": null,
            "email": "manager@parvis.example",
            "grade": "Manager",
            "businessUnit": "Audit Paris",
            "status": null,
            "year": null,
            "fees": null
          },
          "neighbors": [
            {
              "kind": "engagement",
              "count": 24
            }
          ]
        }
      ],
      "links": [
        {
          "source": "contact-5",
          "target": "client-1",
          "relations": [
            "worksFor"
          ]
        },
        {
          "source": "engagement-1",
          "target": "client-1",
          "relations": [
            "isFor"
          ]
        },
        {
          "source": "engagement-7",
          "target": "client-1",
          "relations": [
            "isFor"
          ]
        },
        {
          "source": "staff-3",
          "target": "engagement-1",
          "relations": [
            "partner",
            "originator"
          ]
        },
        {
          "source": "staff-3",
          "target": "engagement-7",
          "relations": [
            "partner"
          ]
        },
        {
          "source": "staff-4",
          "target": "engagement-1",
          "relations": [
            "manager"
          ]
        }
      ],
      "mine": null,
      "isCut": false
    },
    "mine": {
      "nodes": [
        {
          "element": {
            "key": "staff-4",
            "kind": "staff",
            "name": "Samuel Okafor",
            "number": null,
            "email": "manager@parvis.example",
            "grade": "Manager",
            "businessUnit": "Audit Paris",
            "status": null,
            "year": null,
            "fees": null
          },
          "neighbors": [
            {
              "kind": "engagement",
              "count": 24
            }
          ]
        },
        {
          "element": {
            "key": "client-1",
            "kind": "client",
            "name": "Fontaine & Filles – Maison de thé SAS",
            "number": "100001",
            "email": null,
            "grade": null,
            "businessUnit": null,
            "status": null,
            "year": null,
            "fees": null
          },
          "neighbors": [
            {
              "kind": "contact",
              "count": 6
            },
            {
              "kind": "engagement",
              "count": 142
            }
          ]
        },
        {
          "element": {
            "key": "client-14",
            "kind": "client",
            "name": "Atelier Morvan SARL",
            "number": "100014",
            "email": null,
            "grade": null,
            "businessUnit": null,
            "status": null,
            "year": null,
            "fees": null
          },
          "neighbors": [
            {
              "kind": "contact",
              "count": 3
            },
            {
              "kind": "engagement",
              "count": 4
            }
          ]
        },
        {
          "element": {
            "key": "engagement-1",
            "kind": "engagement",
            "name": "Audit légal 2026 – Fontaine & Filles – Maison de thé SAS",
            "number": "E2026-000001",
            "email": null,
            "grade": null,
            "businessUnit": "Audit Paris",
            "status": "Actif",
            "year": 2026,
            "fees": 48200.5
          },
          "neighbors": [
            {
              "kind": "client",
              "count": 1
            },
            {
              "kind": "staff",
              "count": 2
            }
          ]
        },
        {
          "element": {
            "key": "engagement-14",
            "kind": "engagement",
            "name": "Transaction services 2026 – Atelier Morvan SARL",
            "number": "E2026-000014",
            "email": null,
            "grade": null,
            "businessUnit": "Conseil Nantes",
            "status": "Actif",
            "year": 2026,
            "fees": 48200.5
          },
          "neighbors": [
            {
              "kind": "client",
              "count": 1
            },
            {
              "kind": "staff",
              "count": 2
            }
          ]
        }
      ],
      "links": [
        {
          "source": "engagement-1",
          "target": "client-1",
          "relations": [
            "isFor"
          ]
        },
        {
          "source": "engagement-14",
          "target": "client-14",
          "relations": [
            "isFor"
          ]
        },
        {
          "source": "staff-4",
          "target": "engagement-1",
          "relations": [
            "manager"
          ]
        },
        {
          "source": "staff-4",
          "target": "engagement-14",
          "relations": [
            "manager"
          ]
        }
      ],
      "mine": 12,
      "isCut": false
    },
    "empty": {
      "nodes": [],
      "links": [],
      "mine": 0,
      "isCut": false
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
} satisfies Example<'readNetwork'>

/** Find the shortest paths between two elements. */
export const findNetworkPaths = {
  host: 'portal',
  method: 'get',
  path: "/v1/NetworkPaths",
  pattern: /\/api\/portal\/v1\/NetworkPaths$/,
  status: 200,
  body: {},
  success: {
    "two": {
      "length": 2,
      "total": 2,
      "paths": [
        [
          "staff-3",
          "engagement-1",
          "client-1"
        ],
        [
          "staff-3",
          "engagement-7",
          "client-1"
        ]
      ],
      "nodes": [
        {
          "key": "staff-3",
          "kind": "staff",
          "name": "Hélène d’Arcy",
          "number": null,
          "email": "partner@parvis.example",
          "grade": "Associé",
          "businessUnit": "Audit Paris",
          "status": null,
          "year": null,
          "fees": null
        },
        {
          "key": "engagement-1",
          "kind": "engagement",
          "name": "Audit légal 2026 – Fontaine & Filles – Maison de thé SAS",
          "number": "E2026-000001",
          "email": null,
          "grade": null,
          "businessUnit": "Audit Paris",
          "status": "Actif",
          "year": 2026,
          "fees": 48200.5
        },
        {
          "key": "engagement-7",
          "kind": "engagement",
          "name": "Audit légal 2025 – Fontaine & Filles – Maison de thé SAS",
          "number": "E2025-000007",
          "email": null,
          "grade": null,
          "businessUnit": "Audit Paris",
          "status": "Clos",
          "year": 2025,
          "fees": 48200.5
        },
        {
          "key": "client-1",
          "kind": "client",
          "name": "Fontaine & Filles – Maison de thé SAS",
          "number": "100001",
          "email": null,
          "grade": null,
          "businessUnit": null,
          "status": null,
          "year": null,
          "fees": null
        }
      ],
      "links": [
        {
          "source": "engagement-1",
          "target": "client-1",
          "relations": [
            "isFor"
          ]
        },
        {
          "source": "engagement-7",
          "target": "client-1",
          "relations": [
            "isFor"
          ]
        },
        {
          "source": "staff-3",
          "target": "engagement-1",
          "relations": [
            "partner",
            "originator"
          ]
        },
        {
          "source": "staff-3",
          "target": "engagement-7",
          "relations": [
            "partner"
          ]
        }
      ],
      "common": [
        {
          "key": "engagement-1",
          "kind": "engagement",
          "name": "Audit légal 2026 – Fontaine & Filles – Maison de thé SAS",
          "number": "E2026-000001",
          "email": null,
          "grade": null,
          "businessUnit": "Audit Paris",
          "status": "Actif",
          "year": 2026,
          "fees": 48200.5
        },
        {
          "key": "engagement-7",
          "kind": "engagement",
          "name": "Audit légal 2025 – Fontaine & Filles – Maison de thé SAS",
          "number": "E2025-000007",
          "email": null,
          "grade": null,
          "businessUnit": "Audit Paris",
          "status": "Clos",
          "year": 2025,
          "fees": 48200.5
        }
      ],
      "commonTotal": 2
    },
    "none": {
      "length": null,
      "total": 0,
      "paths": [],
      "nodes": [
        {
          "key": "staff-3",
          "kind": "staff",
          "name": "Hélène d’Arcy",
          "number": null,
          "email": "partner@parvis.example",
          "grade": "Associé",
          "businessUnit": "Audit Paris",
          "status": null,
          "year": null,
          "fees": null
        },
        {
          "key": "contact-61",
          "kind": "contact",
          "name": "Léo Marchal",
          "number": null,
          "email": "leo.marchal@customer.example",
          "grade": null,
          "businessUnit": null,
          "status": null,
          "year": null,
          "fees": null
        }
      ],
      "links": [],
      "common": [],
      "commonTotal": 0
    }
  },
  problem: {
    "not-found": {
      "type": "urn:parvis:problem:not-found",
      "title": "This does not exist, or the person does not have access to it",
      "status": 404,
      "code": "not-found",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    },
    "scope-missing": {
      "type": "urn:parvis:problem:scope-missing",
      "title": "The person does not have a scope that this operation requires",
      "status": 403,
      "code": "scope-missing",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'findNetworkPaths'>

/** List the relations between clients. */
export const listClientRelations = {
  host: 'portal',
  method: 'get',
  path: "/v1/ClientRelations",
  pattern: /\/api\/portal\/v1\/ClientRelations$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "value": [
        {
          "id": 4,
          "kind": "supplier",
          "accountId": 1,
          "accountName": "Fontaine & Filles – Maison de thé SAS",
          "accountNumber": "100001",
          "otherAccountId": 14,
          "otherAccountName": "Atelier Morvan SARL",
          "otherAccountNumber": "100014",
          "note": "Fournit les emballages depuis 2019.",
          "createdBy": "partner@parvis.example",
          "createdByName": "Hélène d’Arcy",
          "createdDate": "2026-03-02T09:30:00Z",
          "@odata.etag": "\"1\""
        },
        {
          "id": 5,
          "kind": "competitor",
          "accountId": 1,
          "accountName": "Fontaine & Filles – Maison de thé SAS",
          "accountNumber": "100001",
          "otherAccountId": 9,
          "otherAccountName": "Brasserie du Quai SA",
          "otherAccountNumber": "100009",
          "note": "",
          "createdBy": "partner@parvis.example",
          "createdByName": "Hélène d’Arcy",
          "createdDate": "2026-03-02T09:30:00Z",
          "@odata.etag": "\"1\""
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
} satisfies Example<'listClientRelations'>

/** Enter a relation between two clients. */
export const createClientRelation = {
  host: 'portal',
  method: 'post',
  path: "/v1/ClientRelations",
  pattern: /\/api\/portal\/v1\/ClientRelations$/,
  status: 201,
  body: {
    "supplier": {
      "kind": "supplier",
      "accountId": 1,
      "otherAccountId": 14,
      "note": "Fournit les emballages depuis 2019."
    }
  },
  success: {
    "supplier": {
      "id": 4,
      "kind": "supplier",
      "accountId": 1,
      "accountName": "Fontaine & Filles – Maison de thé SAS",
      "accountNumber": "100001",
      "otherAccountId": 14,
      "otherAccountName": "Atelier Morvan SARL",
      "otherAccountNumber": "100014",
      "note": "Fournit les emballages depuis 2019.",
      "createdBy": "partner@parvis.example",
      "createdByName": "Hélène d’Arcy",
      "createdDate": "2026-03-02T09:30:00Z",
      "@odata.etag": "\"1\""
    }
  },
  problem: {
    "client-relation-exists": {
      "type": "urn:parvis:problem:client-relation-exists",
      "title": "The relation is entered already",
      "status": 409,
      "code": "client-relation-exists",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    },
    "client-relation-account-unknown": {
      "type": "urn:parvis:problem:client-relation-account-unknown",
      "title": "One of the two clients does not exist",
      "status": 422,
      "code": "client-relation-account-unknown",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'createClientRelation'>

/** Delete a relation between two clients. */
export const deleteClientRelation = {
  host: 'portal',
  method: 'delete',
  path: "/v1/ClientRelations({id})",
  pattern: /\/api\/portal\/v1\/ClientRelations\(([^/]+)\)$/,
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
} satisfies Example<'deleteClientRelation'>

/** List the relations between clients that were deleted. */
export const listDeletedClientRelations = {
  host: 'portal',
  method: 'get',
  path: "/v1/DeletedClientRelations",
  pattern: /\/api\/portal\/v1\/DeletedClientRelations$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "value": [
        {
          "id": 3,
          "kind": "supplier",
          "accountId": 1,
          "accountName": "Fontaine & Filles – Maison de thé SAS",
          "accountNumber": "100001",
          "otherAccountId": 14,
          "otherAccountName": "Atelier Morvan SARL",
          "otherAccountNumber": "100014",
          "note": "Contrat résilié fin 2025.",
          "createdBy": "partner@parvis.example",
          "createdByName": "Hélène d’Arcy",
          "createdDate": "2025-04-02T09:30:00Z",
          "deletedBy": "partner@parvis.example",
          "deletedByName": "Hélène d’Arcy",
          "deletedDate": "2026-01-12T14:05:00Z"
        },
        {
          "id": 2,
          "kind": "competitor",
          "accountId": 9,
          "accountName": "Brasserie du Quai SA",
          "accountNumber": "100009",
          "otherAccountId": 14,
          "otherAccountName": "Atelier Morvan SARL",
          "otherAccountNumber": "100014",
          "note": "",
          "createdBy": "manager@parvis.example",
          "createdByName": "Samuel Okafor",
          "createdDate": "2025-03-18T08:00:00Z",
          "deletedBy": "former@parvis.example",
          "deletedByName": null,
          "deletedDate": "2025-11-03T10:20:00Z"
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
} satisfies Example<'listDeletedClientRelations'>

/** List who of the staff works for an audited client and its competitor or supplier. */
export const listIndependenceConflicts = {
  host: 'portal',
  method: 'get',
  path: "/v1/IndependenceConflicts",
  pattern: /\/api\/portal\/v1\/IndependenceConflicts$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "value": [
        {
          "id": "4-1-3",
          "staffId": 3,
          "staffName": "Hélène d’Arcy",
          "staffEmail": "partner@parvis.example",
          "kind": "supplier",
          "auditedId": 1,
          "auditedName": "Fontaine & Filles – Maison de thé SAS",
          "otherId": 14,
          "otherName": "Atelier Morvan SARL",
          "isActive": true,
          "auditCount": 2,
          "auditYear": 2026,
          "otherCount": 1,
          "otherYear": 2026,
          "engagementIds": [
            1,
            7,
            14
          ]
        },
        {
          "id": "5-1-4",
          "staffId": 4,
          "staffName": "Samuel Okafor",
          "staffEmail": "manager@parvis.example",
          "kind": "competitor",
          "auditedId": 1,
          "auditedName": "Fontaine & Filles – Maison de thé SAS",
          "otherId": 9,
          "otherName": "Brasserie du Quai SA",
          "isActive": false,
          "auditCount": 1,
          "auditYear": 2026,
          "otherCount": 1,
          "otherYear": null,
          "engagementIds": [
            1,
            21
          ]
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
} satisfies Example<'listIndependenceConflicts'>

/** List the members of staff who worked most for a client. */
export const rankClientStaff = {
  host: 'portal',
  method: 'get',
  path: "/v1/NetworkClients({id})/Staff",
  pattern: /\/api\/portal\/v1\/NetworkClients\(([^/]+)\)\/Staff$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "client": {
        "key": "client-1",
        "kind": "client",
        "name": "Fontaine & Filles – Maison de thé SAS",
        "number": "100001",
        "email": null,
        "grade": null,
        "businessUnit": null,
        "status": null,
        "year": null,
        "fees": null
      },
      "total": 2,
      "value": [
        {
          "staff": {
            "key": "staff-3",
            "kind": "staff",
            "name": "Hélène d’Arcy",
            "number": null,
            "email": "partner@parvis.example",
            "grade": "Associé",
            "businessUnit": "Audit Paris",
            "status": null,
            "year": null,
            "fees": null
          },
          "engagements": 9,
          "active": 3,
          "asPartner": 9,
          "asManager": 0,
          "asOriginator": 4,
          "lastYear": 2026
        },
        {
          "staff": {
            "key": "staff-4",
            "kind": "staff",
            "name": "Samuel Okafor",
            "number": null,
            "email": "manager@parvis.example",
            "grade": "Manager",
            "businessUnit": "Audit Paris",
            "status": null,
            "year": null,
            "fees": null
          },
          "engagements": 4,
          "active": 2,
          "asPartner": 0,
          "asManager": 4,
          "asOriginator": 0,
          "lastYear": 2026
        }
      ]
    },
    "none": {
      "client": {
        "key": "client-14",
        "kind": "client",
        "name": "Atelier Morvan SARL",
        "number": "100014",
        "email": null,
        "grade": null,
        "businessUnit": null,
        "status": null,
        "year": null,
        "fees": null
      },
      "total": 0,
      "value": []
    }
  },
  problem: {
    "not-found": {
      "type": "urn:parvis:problem:not-found",
      "title": "This does not exist, or the person does not have access to it",
      "status": 404,
      "code": "not-found",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    },
    "scope-missing": {
      "type": "urn:parvis:problem:scope-missing",
      "title": "The person does not have a scope that this operation requires",
      "status": 403,
      "code": "scope-missing",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'rankClientStaff'>

/** List what is sent by email, with what became of it. */
export const listMails = {
  host: 'portal',
  method: 'get',
  path: "/v1/Mails",
  pattern: /\/api\/portal\/v1\/Mails$/,
  status: 200,
  body: {},
  success: {
    "all": {
      "value": [
        {
          "@odata.etag": "\"3\"",
          "id": 12,
          "recipient": "claire.martin@customer.example",
          "recipientName": "Claire Martin",
          "subject": "Nouveau rapport : Marge mois",
          "kind": "report-available",
          "status": "sent",
          "language": "fr",
          "aboutEntity": "Report",
          "aboutId": 44,
          "messageId": "4c3f3b0e-9a1c-4d2a-8a52-0f6a6b7d1c11@parvis.example",
          "body": "present",
          "secretUntil": null,
          "attempts": 1,
          "nextAttemptDate": null,
          "failureReason": null,
          "lastError": null,
          "createdDate": "2026-11-21T11:00:00.000Z",
          "sentDate": "2026-11-21T11:00:02.000Z",
          "closedDate": "2026-11-21T11:00:02.000Z"
        },
        {
          "@odata.etag": "\"5\"",
          "id": 11,
          "recipient": "gone@customer.example",
          "recipientName": null,
          "subject": "Nouveau rapport : Marge mois",
          "kind": "report-available",
          "status": "failed",
          "language": "fr",
          "aboutEntity": "Report",
          "aboutId": 44,
          "messageId": "0b9d3a52-1f0e-4a57-9d6c-8a2b1c3d4e5f@parvis.example",
          "body": "present",
          "secretUntil": null,
          "attempts": 1,
          "nextAttemptDate": null,
          "failureReason": "recipientRefused",
          "lastError": "550 5.1.1 no such mailbox",
          "createdDate": "2026-11-21T11:00:00.000Z",
          "sentDate": null,
          "closedDate": "2026-11-21T11:00:03.000Z"
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
} satisfies Example<'listMails'>

/** Get a message as its recipient reads it. */
export const getMail = {
  host: 'portal',
  method: 'get',
  path: "/v1/Mails({id})",
  pattern: /\/api\/portal\/v1\/Mails\(([^/]+)\)$/,
  status: 200,
  body: {},
  success: {
    "sent": {
      "@odata.etag": "\"3\"",
      "id": 12,
      "recipient": "claire.martin@customer.example",
      "recipientName": "Claire Martin",
      "subject": "Nouveau rapport : Marge mois",
      "kind": "report-available",
      "status": "sent",
      "language": "fr",
      "aboutEntity": "Report",
      "aboutId": 44,
      "messageId": "4c3f3b0e-9a1c-4d2a-8a52-0f6a6b7d1c11@parvis.example",
      "body": "present",
      "secretUntil": null,
      "attempts": 1,
      "nextAttemptDate": null,
      "failureReason": null,
      "lastError": null,
      "createdDate": "2026-11-21T11:00:00.000Z",
      "sentDate": "2026-11-21T11:00:02.000Z",
      "closedDate": "2026-11-21T11:00:02.000Z",
      "text": "Nouveau rapport\n\nFontaine & Filles – Maison de thé SAS. 1 document joint.\n\nOuvrir le rapport :\nhttp://localhost:3000/rapport?path=%2FFontaine%2FMarge%20mois\n\n-- \nParvis envoie ce message automatiquement. Ne répondez pas à cette adresse.\n",
      "html": "<!doctype html><html lang=\"fr\"><head><meta charset=\"utf-8\"><title>Nouveau rapport</title></head><body><h1>Nouveau rapport</h1><p>Fontaine &amp; Filles – Maison de thé SAS. 1 document joint.</p></body></html>"
    },
    "failed": {
      "@odata.etag": "\"5\"",
      "id": 11,
      "recipient": "gone@customer.example",
      "recipientName": null,
      "subject": "Nouveau rapport : Marge mois",
      "kind": "report-available",
      "status": "failed",
      "language": "fr",
      "aboutEntity": "Report",
      "aboutId": 44,
      "messageId": "0b9d3a52-1f0e-4a57-9d6c-8a2b1c3d4e5f@parvis.example",
      "body": "present",
      "secretUntil": null,
      "attempts": 1,
      "nextAttemptDate": null,
      "failureReason": "recipientRefused",
      "lastError": "550 5.1.1 no such mailbox",
      "createdDate": "2026-11-21T11:00:00.000Z",
      "sentDate": null,
      "closedDate": "2026-11-21T11:00:03.000Z",
      "text": "Nouveau rapport\n\nFontaine & Filles – Maison de thé SAS. 1 document joint.\n\nOuvrir le rapport :\nhttp://localhost:3000/rapport?path=%2FFontaine%2FMarge%20mois\n\n-- \nParvis envoie ce message automatiquement. Ne répondez pas à cette adresse.\n",
      "html": "<!doctype html><html lang=\"fr\"><head><meta charset=\"utf-8\"><title>Nouveau rapport</title></head><body><h1>Nouveau rapport</h1><p>Fontaine &amp; Filles – Maison de thé SAS. 1 document joint.</p></body></html>"
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
} satisfies Example<'getMail'>

/** Send a message again that was given up. */
export const resendMail = {
  host: 'portal',
  method: 'patch',
  path: "/v1/Mails({id})/Resend",
  pattern: /\/api\/portal\/v1\/Mails\(([^/]+)\)\/Resend$/,
  status: 200,
  body: {},
  success: {
    "queued": {
      "@odata.etag": "\"6\"",
      "id": 11,
      "recipient": "gone@customer.example",
      "recipientName": null,
      "subject": "Nouveau rapport : Marge mois",
      "kind": "report-available",
      "status": "queued",
      "language": "fr",
      "aboutEntity": "Report",
      "aboutId": 44,
      "messageId": "0b9d3a52-1f0e-4a57-9d6c-8a2b1c3d4e5f@parvis.example",
      "body": "present",
      "secretUntil": null,
      "attempts": 0,
      "nextAttemptDate": "2026-11-23T09:30:00.000Z",
      "failureReason": "recipientRefused",
      "lastError": "550 5.1.1 no such mailbox",
      "createdDate": "2026-11-21T11:00:00.000Z",
      "sentDate": null,
      "closedDate": null
    }
  },
  problem: {
    "mail-not-given-up": {
      "type": "urn:parvis:problem:mail-not-given-up",
      "title": "Only a message that was given up can be sent again",
      "status": 409,
      "code": "mail-not-given-up",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    },
    "mail-erased": {
      "type": "urn:parvis:problem:mail-erased",
      "title": "The body of the message is no longer kept",
      "status": 409,
      "code": "mail-erased",
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
} satisfies Example<'resendMail'>

/** Get whether messages leave the services. */
export const getMailServer = {
  host: 'portal',
  method: 'get',
  path: "/v1/MailServer",
  pattern: /\/api\/portal\/v1\/MailServer$/,
  status: 200,
  body: {},
  success: {
    "set": {
      "isSet": true,
      "sender": "no-reply@parvis.example"
    },
    "none": {
      "isSet": false,
      "sender": "no-reply@parvis.example"
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
} satisfies Example<'getMailServer'>

/** List publications, with status, author, and date. */
export const listPublications = {
  host: 'portal',
  method: 'get',
  path: "/v1/Publications",
  pattern: /\/api\/portal\/v1\/Publications$/,
  status: 200,
  body: {},
  success: {
    "all": {
      "value": [
        {
          "@odata.etag": "\"5\"",
          "id": 4,
          "requestId": 7,
          "requestNumber": "R-000007",
          "engagementCode": "E2024-000001",
          "accountId": 1,
          "accountName": "Fontaine & Filles – Maison de thé SAS",
          "solution": "Tableau de bord mensuel",
          "englishSolution": "Monthly dashboard",
          "desiredDeliveryDate": "2026-12-18",
          "status": "validated",
          "reportId": 44,
          "reportName": "Marge mois",
          "folderPath": "Gestion/Ventes 2026",
          "documents": [
            {
              "documentId": 5,
              "fileName": "Notice de lecture.pdf",
              "fileSize": 184320,
              "createdBy": "manager@parvis.example",
              "createdDate": "2026-11-21T10:05:00.000Z"
            }
          ],
          "createdBy": "manager@parvis.example",
          "createdByName": "Samuel Okafor",
          "createdDate": "2026-11-21T09:00:00.000Z",
          "closedBy": "manager@parvis.example",
          "closedByName": "Samuel Okafor",
          "closedDate": "2026-11-21T11:00:00.000Z",
          "modifiedDate": "2026-11-21T11:00:00.000Z"
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
} satisfies Example<'listPublications'>

/** Start a publication for a request. */
export const createPublication = {
  host: 'portal',
  method: 'post',
  path: "/v1/Publications",
  pattern: /\/api\/portal\/v1\/Publications$/,
  status: 201,
  body: {
    "request": {
      "requestId": 7
    }
  },
  success: {
    "draft": {
      "@odata.etag": "\"1\"",
      "id": 4,
      "requestId": 7,
      "requestNumber": "R-000007",
      "engagementCode": "E2024-000001",
      "accountId": 1,
      "accountName": "Fontaine & Filles – Maison de thé SAS",
      "solution": "Tableau de bord mensuel",
      "englishSolution": "Monthly dashboard",
      "desiredDeliveryDate": "2026-12-18",
      "status": "draft",
      "reportId": null,
      "reportName": null,
      "folderPath": null,
      "documents": [],
      "createdBy": "manager@parvis.example",
      "createdByName": "Samuel Okafor",
      "createdDate": "2026-11-21T09:00:00.000Z",
      "closedBy": null,
      "closedByName": null,
      "closedDate": null,
      "modifiedDate": "2026-11-21T09:00:00.000Z"
    }
  },
  problem: {
    "publication-exists": {
      "type": "urn:parvis:problem:publication-exists",
      "title": "The request is already being published",
      "status": 409,
      "code": "publication-exists",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'createPublication'>

/** Get a publication. */
export const getPublication = {
  host: 'portal',
  method: 'get',
  path: "/v1/Publications({id})",
  pattern: /\/api\/portal\/v1\/Publications\(([^/]+)\)$/,
  status: 200,
  body: {},
  success: {
    "draft": {
      "@odata.etag": "\"3\"",
      "id": 4,
      "requestId": 7,
      "requestNumber": "R-000007",
      "engagementCode": "E2024-000001",
      "accountId": 1,
      "accountName": "Fontaine & Filles – Maison de thé SAS",
      "solution": "Tableau de bord mensuel",
      "englishSolution": "Monthly dashboard",
      "desiredDeliveryDate": "2026-12-18",
      "status": "draft",
      "reportId": 44,
      "reportName": "Marge mois",
      "folderPath": "Gestion/Ventes 2026",
      "documents": [
        {
          "documentId": 5,
          "fileName": "Notice de lecture.pdf",
          "fileSize": 184320,
          "createdBy": "manager@parvis.example",
          "createdDate": "2026-11-21T10:05:00.000Z"
        }
      ],
      "createdBy": "manager@parvis.example",
      "createdByName": "Samuel Okafor",
      "createdDate": "2026-11-21T09:00:00.000Z",
      "closedBy": null,
      "closedByName": null,
      "closedDate": null,
      "modifiedDate": "2026-11-21T09:00:00.000Z"
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
} satisfies Example<'getPublication'>

/** Choose the report to publish. */
export const updatePublication = {
  host: 'portal',
  method: 'patch',
  path: "/v1/Publications({id})",
  pattern: /\/api\/portal\/v1\/Publications\(([^/]+)\)$/,
  status: 200,
  body: {
    "report": {
      "reportId": 44
    }
  },
  success: {
    "report": {
      "@odata.etag": "\"2\"",
      "id": 4,
      "requestId": 7,
      "requestNumber": "R-000007",
      "engagementCode": "E2024-000001",
      "accountId": 1,
      "accountName": "Fontaine & Filles – Maison de thé SAS",
      "solution": "Tableau de bord mensuel",
      "englishSolution": "Monthly dashboard",
      "desiredDeliveryDate": "2026-12-18",
      "status": "draft",
      "reportId": 44,
      "reportName": "Marge mois",
      "folderPath": "Gestion/Ventes 2026",
      "documents": [],
      "createdBy": "manager@parvis.example",
      "createdByName": "Samuel Okafor",
      "createdDate": "2026-11-21T09:00:00.000Z",
      "closedBy": null,
      "closedByName": null,
      "closedDate": null,
      "modifiedDate": "2026-11-21T09:00:00.000Z"
    }
  },
  problem: {
    "precondition-failed": {
      "type": "urn:parvis:problem:precondition-failed",
      "title": "Someone else changed this in the meantime",
      "status": 412,
      "code": "precondition-failed",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    },
    "publication-closed": {
      "type": "urn:parvis:problem:publication-closed",
      "title": "The publication is published or abandoned",
      "status": 409,
      "code": "publication-closed",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'updatePublication'>

/** Add a document to a publication. */
export const addPublicationDocument = {
  host: 'portal',
  method: 'post',
  path: "/v1/Publications({id})/Documents",
  pattern: /\/api\/portal\/v1\/Publications\(([^/]+)\)\/Documents$/,
  status: 201,
  body: {
    "file": {
      "fileId": 12
    }
  },
  success: {
    "added": {
      "@odata.etag": "\"3\"",
      "id": 4,
      "requestId": 7,
      "requestNumber": "R-000007",
      "engagementCode": "E2024-000001",
      "accountId": 1,
      "accountName": "Fontaine & Filles – Maison de thé SAS",
      "solution": "Tableau de bord mensuel",
      "englishSolution": "Monthly dashboard",
      "desiredDeliveryDate": "2026-12-18",
      "status": "draft",
      "reportId": 44,
      "reportName": "Marge mois",
      "folderPath": "Gestion/Ventes 2026",
      "documents": [
        {
          "documentId": 5,
          "fileName": "Notice de lecture.pdf",
          "fileSize": 184320,
          "createdBy": "manager@parvis.example",
          "createdDate": "2026-11-21T10:05:00.000Z"
        }
      ],
      "createdBy": "manager@parvis.example",
      "createdByName": "Samuel Okafor",
      "createdDate": "2026-11-21T09:00:00.000Z",
      "closedBy": null,
      "closedByName": null,
      "closedDate": null,
      "modifiedDate": "2026-11-21T09:00:00.000Z"
    }
  },
  problem: {
    "publication-document-unknown": {
      "type": "urn:parvis:problem:publication-document-unknown",
      "title": "The person has no checked document with this key",
      "status": 422,
      "code": "publication-document-unknown",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'addPublicationDocument'>

/** Remove a document from a publication. */
export const deletePublicationDocument = {
  host: 'portal',
  method: 'delete',
  path: "/v1/PublicationDocuments({id})",
  pattern: /\/api\/portal\/v1\/PublicationDocuments\(([^/]+)\)$/,
  status: 204,
  body: {},
  success: {},
  problem: {
    "publication-closed": {
      "type": "urn:parvis:problem:publication-closed",
      "title": "The publication is published or abandoned",
      "status": 409,
      "code": "publication-closed",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'deletePublicationDocument'>

/** Get a download ticket for a document of a publication. */
export const getPublicationDocumentDownload = {
  host: 'portal',
  method: 'get',
  path: "/v1/PublicationDocuments({id})/Download",
  pattern: /\/api\/portal\/v1\/PublicationDocuments\(([^/]+)\)\/Download$/,
  status: 200,
  body: {},
  success: {
    "ticket": {
      "id": 5,
      "ticket": "eyJhbGciOiJIUzI1NiJ9.eyJyZXBvcnQiOjV9.c2lnbmF0dXJl",
      "expiresDate": "2026-11-21T10:45:00.000Z"
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
} satisfies Example<'getPublicationDocumentDownload'>

/** Download a document of a publication. */
export const downloadPublicationDocument = {
  host: 'portal',
  method: 'get',
  path: "/v1/PublicationDocuments({id})/File",
  pattern: /\/api\/portal\/v1\/PublicationDocuments\(([^/]+)\)\/File$/,
  status: 200,
  body: {},
  success: {
    "bytes": "%PDF-1.7"
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
} satisfies Example<'downloadPublicationDocument'>

/** Publish the report and close the request as delivered. */
export const validatePublication = {
  host: 'portal',
  method: 'patch',
  path: "/v1/Publications({id})/Validate",
  pattern: /\/api\/portal\/v1\/Publications\(([^/]+)\)\/Validate$/,
  status: 200,
  body: {},
  success: {
    "validated": {
      "@odata.etag": "\"4\"",
      "id": 4,
      "requestId": 7,
      "requestNumber": "R-000007",
      "engagementCode": "E2024-000001",
      "accountId": 1,
      "accountName": "Fontaine & Filles – Maison de thé SAS",
      "solution": "Tableau de bord mensuel",
      "englishSolution": "Monthly dashboard",
      "desiredDeliveryDate": "2026-12-18",
      "status": "validated",
      "reportId": 44,
      "reportName": "Marge mois",
      "folderPath": "Gestion/Ventes 2026",
      "documents": [
        {
          "documentId": 5,
          "fileName": "Notice de lecture.pdf",
          "fileSize": 184320,
          "createdBy": "manager@parvis.example",
          "createdDate": "2026-11-21T10:05:00.000Z"
        }
      ],
      "createdBy": "manager@parvis.example",
      "createdByName": "Samuel Okafor",
      "createdDate": "2026-11-21T09:00:00.000Z",
      "closedBy": "manager@parvis.example",
      "closedByName": "Samuel Okafor",
      "closedDate": "2026-11-21T11:00:00.000Z",
      "modifiedDate": "2026-11-21T11:00:00.000Z"
    }
  },
  problem: {
    "publication-report-missing": {
      "type": "urn:parvis:problem:publication-report-missing",
      "title": "The publication has no report yet",
      "status": 409,
      "code": "publication-report-missing",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'validatePublication'>

/** Abandon a publication. */
export const abandonPublication = {
  host: 'portal',
  method: 'patch',
  path: "/v1/Publications({id})/Abandon",
  pattern: /\/api\/portal\/v1\/Publications\(([^/]+)\)\/Abandon$/,
  status: 200,
  body: {},
  success: {
    "abandoned": {
      "@odata.etag": "\"2\"",
      "id": 4,
      "requestId": 7,
      "requestNumber": "R-000007",
      "engagementCode": "E2024-000001",
      "accountId": 1,
      "accountName": "Fontaine & Filles – Maison de thé SAS",
      "solution": "Tableau de bord mensuel",
      "englishSolution": "Monthly dashboard",
      "desiredDeliveryDate": "2026-12-18",
      "status": "abandoned",
      "reportId": null,
      "reportName": null,
      "folderPath": null,
      "documents": [],
      "createdBy": "manager@parvis.example",
      "createdByName": "Samuel Okafor",
      "createdDate": "2026-11-21T09:00:00.000Z",
      "closedBy": "manager@parvis.example",
      "closedByName": "Samuel Okafor",
      "closedDate": "2026-11-21T11:00:00.000Z",
      "modifiedDate": "2026-11-21T11:00:00.000Z"
    }
  },
  problem: {
    "publication-closed": {
      "type": "urn:parvis:problem:publication-closed",
      "title": "The publication is published or abandoned",
      "status": 409,
      "code": "publication-closed",
      "traceId": "4bf92f3577b34da6a3ce929d0e0e4736"
    }
  },
} satisfies Example<'abandonPublication'>

/** List the documents that come with the reports you can read. */
export const listReportDocuments = {
  host: 'portal',
  method: 'get',
  path: "/v1/ReportDocuments",
  pattern: /\/api\/portal\/v1\/ReportDocuments$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "value": [
        {
          "id": 5,
          "reportId": 44,
          "reportName": "Marge mois",
          "reportUrl": "/rapport?path=100001%2FVentes%202026%2FMarge%20mois",
          "accountName": "Fontaine & Filles – Maison de thé SAS",
          "fileName": "Notice de lecture.pdf",
          "fileSize": 184320,
          "publishedDate": "2026-11-21T11:00:00.000Z"
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
} satisfies Example<'listReportDocuments'>

/** Get a download ticket for a document of a report. */
export const getReportDocumentDownload = {
  host: 'portal',
  method: 'get',
  path: "/v1/ReportDocuments({id})/Download",
  pattern: /\/api\/portal\/v1\/ReportDocuments\(([^/]+)\)\/Download$/,
  status: 200,
  body: {},
  success: {
    "ticket": {
      "id": 5,
      "ticket": "eyJhbGciOiJIUzI1NiJ9.eyJyZXBvcnQiOjV9.c2lnbmF0dXJl",
      "expiresDate": "2026-11-21T10:45:00.000Z"
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
} satisfies Example<'getReportDocumentDownload'>

/** Download a document of a report. */
export const downloadReportDocument = {
  host: 'portal',
  method: 'get',
  path: "/v1/ReportDocuments({id})/File",
  pattern: /\/api\/portal\/v1\/ReportDocuments\(([^/]+)\)\/File$/,
  status: 200,
  body: {},
  success: {
    "bytes": "%PDF-1.7"
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
} satisfies Example<'downloadReportDocument'>

/** List the reports that are new to you. */
export const listNewReports = {
  host: 'portal',
  method: 'get',
  path: "/v1/NewReports",
  pattern: /\/api\/portal\/v1\/NewReports$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "value": [
        {
          "id": 44,
          "name": "Marge mois",
          "accountName": "Fontaine & Filles – Maison de thé SAS",
          "reportUrl": "/rapport?path=100001%2FVentes%202026%2FMarge%20mois",
          "deliveredDate": "2026-11-21T11:00:00.000Z",
          "isReplaced": false,
          "documentCount": 1
        },
        {
          "id": 41,
          "name": "Tréso hebdo",
          "accountName": "Fontaine & Filles – Maison de thé SAS",
          "reportUrl": "/rapport?path=100001%2FVentes%202026%2FTr%C3%A9so%20hebdo",
          "deliveredDate": "2026-11-20T08:30:00.000Z",
          "isReplaced": true,
          "documentCount": 0
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
} satisfies Example<'listNewReports'>

/** List the tasks that are waiting for the caller. */
export const listWork = {
  host: 'portal',
  method: 'get',
  path: "/v1/Work",
  pattern: /\/api\/portal\/v1\/Work$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "value": [
        {
          "kind": "planningToDeliver",
          "id": 14,
          "title": "Fontaine & Filles – Maison de thé SAS",
          "detail": "E2024-000001 – Tableau de bord mensuel",
          "englishDetail": "E2024-000001 – Monthly dashboard",
          "since": "2026-11-12T09:14:00.000Z",
          "due": "2026-11-20",
          "link": "/app/dshb2/requests/14"
        },
        {
          "kind": "planningToDecide",
          "id": 7,
          "title": "Fontaine & Filles – Maison de thé SAS",
          "detail": "E2024-000001 – multirapports",
          "englishDetail": "E2024-000001 – multirapports",
          "since": "2026-11-09T10:05:00.000Z",
          "due": "2026-11-30",
          "link": "/app/dshb2/requests/7"
        },
        {
          "kind": "planningToDecide",
          "id": 21,
          "title": "Brasserie du Canal SARL",
          "detail": "E2025-000004 – Suivi de trésorerie",
          "englishDetail": "E2025-000004 – Cash monitoring",
          "since": "2026-11-18T15:40:00.000Z",
          "due": "2026-12-03",
          "link": "/app/dshb2/requests/21"
        },
        {
          "kind": "publicationToFinish",
          "id": 3,
          "title": "Brasserie du Canal SARL",
          "detail": "E2025-000004 – multirapports",
          "englishDetail": "E2025-000004 – multirapports",
          "since": "2026-11-19T08:20:00.000Z",
          "due": "2026-12-11",
          "link": "/app/dshb2/createpublication?publication=3"
        },
        {
          "kind": "onboardingToDecide",
          "id": 31,
          "title": "Ateliers Lemoine SA",
          "detail": "Zoé Martin – multirapports",
          "englishDetail": "Zoé Martin – multirapports",
          "since": "2026-11-16T13:02:00.000Z",
          "due": null,
          "link": "/app/confirm/request/31"
        },
        {
          "kind": "onboardingToCorrect",
          "id": 12,
          "title": "Ateliers Lemoine SA",
          "detail": "Paul Girard – Dépôt de documents",
          "englishDetail": "Paul Girard – Document exchange",
          "since": "2026-11-20T09:00:00.000Z",
          "due": null,
          "link": "/app/confirm/edit/12"
        },
        {
          "kind": "planningToCorrect",
          "id": 5,
          "title": "Brasserie du Canal SARL",
          "detail": "E2025-000004 – Tableau de bord mensuel",
          "englishDetail": "E2025-000004 – Monthly dashboard",
          "since": "2026-11-20T11:30:00.000Z",
          "due": null,
          "link": "/app/dshb2/requests/5"
        }
      ],
      "counts": [
        {
          "kind": "onboardingToDecide",
          "menuLink": "/app/confirm/list",
          "count": 1,
          "link": "/app/confirm/list?list=toDecide"
        },
        {
          "kind": "onboardingToCorrect",
          "menuLink": "/app/confirm/list",
          "count": 1,
          "link": "/app/confirm/list?list=toCorrect"
        },
        {
          "kind": "planningToDecide",
          "menuLink": "/app/dshb2/requests",
          "count": 2,
          "link": "/app/dshb2/requests?f.status=any%3Asubmitted"
        },
        {
          "kind": "planningToCorrect",
          "menuLink": "/app/dshb2/requests",
          "count": 1,
          "link": "/app/dshb2/requests?f.status=any%3Arefused&f.createdByEmail=equals%3Amanager%40parvis.example"
        },
        {
          "kind": "planningToDeliver",
          "menuLink": "/app/dshb2/requests",
          "count": 1,
          "link": "/app/dshb2/requests?f.status=any%3Aaccepted%2CinProgress&f.managerEmail=equals%3Amanager%40parvis.example"
        },
        {
          "kind": "publicationToFinish",
          "menuLink": "/app/dshb2/publications",
          "count": 1,
          "link": "/app/dshb2/publications?f.status=any%3Adraft&f.createdByEmail=equals%3Amanager%40parvis.example"
        }
      ],
      "total": 7
    },
    "nothing": {
      "value": [],
      "counts": [],
      "total": 0
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
} satisfies Example<'listWork'>

/** List French public holidays. */
export const listPublicHolidays = {
  host: 'portal',
  method: 'get',
  path: "/v1/PublicHolidays",
  pattern: /\/api\/portal\/v1\/PublicHolidays$/,
  status: 200,
  body: {},
  success: {
    "some": {
      "value": [
        {
          "date": "2026-11-11",
          "name": "Armistice 1918",
          "englishName": "Armistice Day"
        },
        {
          "date": "2026-12-25",
          "name": "Noël",
          "englishName": "Christmas Day"
        },
        {
          "date": "2027-01-01",
          "name": "Jour de l’an",
          "englishName": "New Year’s Day"
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
} satisfies Example<'listPublicHolidays'>
