import type { AdministeredMenu } from './menu-tree.ts'

/** A menu for tests, with any field overridden. */
export function menuLike(fields: Partial<AdministeredMenu> & { id: number }): AdministeredMenu {
  return {
    '@odata.etag': '"1"',
    menuCode: `M${fields.id}0`,
    menuTitle: `Menu ${fields.id}`,
    menuEnglishTitle: `Menu ${fields.id}`,
    menuDescription: `Ce que fait ${fields.id}`,
    menuEnglishDescription: `What ${fields.id} does`,
    menuColor: '#2b7fb8',
    menuIcon: 'folder',
    menuLink: '/app/menu/admin',
    menuOrder: fields.id * 10,
    menuParentId: null,
    minimumScope: 'Portal.Access',
    onlyFirm: false,
    forceRefresh: false,
    modifiedDate: null,
    modifiedByName: null,
    ...fields,
  }
}
