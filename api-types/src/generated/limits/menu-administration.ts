// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const MenuForm = {
  menuCode: { isRequired: true, minLength: 2, maxLength: 20, pattern: "^[A-Z][A-Z0-9]*(\\.[0-9]+)?$" },
  menuTitle: { isRequired: true, maxLength: 80 },
  menuEnglishTitle: { isRequired: true, maxLength: 80 },
  menuDescription: { isRequired: true, maxLength: 400 },
  menuEnglishDescription: { isRequired: true, maxLength: 400 },
  menuColor: { isRequired: true, minLength: 7, maxLength: 7, pattern: "^#[0-9a-f]{6}$" },
  menuIcon: { isRequired: true, maxLength: 60, pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" },
  menuLink: { isRequired: true, maxLength: 500, pattern: "^(/(?![/\\\\])|https://(?=[A-Za-z0-9\\[]))[^\\s\\\\\\u0000-\\u001f\\u007f]*$" },
  menuOrder: { isRequired: true, minimum: 0, maximum: 9999 },
  menuParentId: { minimum: 1 },
  minimumScope: { isRequired: true, minLength: 3, maxLength: 100, pattern: "^[A-Z][A-Za-z0-9]*(\\.[A-Z][A-Za-z0-9]*){1,3}$" },
  onlyFirm: { isRequired: true },
  forceRefresh: { isRequired: true },
} as const satisfies Limits

export const AdministeredMenu = {
  id: { minimum: 1, maximum: 2147483647 },
  menuCode: { isRequired: true, minLength: 2, maxLength: 20, pattern: "^[A-Z][A-Z0-9]*(\\.[0-9]+)?$" },
  menuTitle: { isRequired: true, maxLength: 80 },
  menuEnglishTitle: { isRequired: true, maxLength: 80 },
  menuDescription: { isRequired: true, maxLength: 400 },
  menuEnglishDescription: { isRequired: true, maxLength: 400 },
  menuColor: { isRequired: true, minLength: 7, maxLength: 7, pattern: "^#[0-9a-f]{6}$" },
  menuIcon: { isRequired: true, maxLength: 60, pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" },
  menuLink: { isRequired: true, maxLength: 500, pattern: "^(/(?![/\\\\])|https://(?=[A-Za-z0-9\\[]))[^\\s\\\\\\u0000-\\u001f\\u007f]*$" },
  menuOrder: { minimum: 0, maximum: 9999 },
  menuParentId: { minimum: 1 },
  minimumScope: { isRequired: true, minLength: 3, maxLength: 100, pattern: "^[A-Z][A-Za-z0-9]*(\\.[A-Z][A-Za-z0-9]*){1,3}$" },
} as const satisfies Limits

export const ListMenuPublicationsQuery = {
  before: { minimum: 1, maximum: 2147483647 },
} as const satisfies Limits

export const MenuPatch = {
  menuCode: { isRequired: true, minLength: 2, maxLength: 20, pattern: "^[A-Z][A-Z0-9]*(\\.[0-9]+)?$" },
  menuTitle: { isRequired: true, maxLength: 80 },
  menuEnglishTitle: { isRequired: true, maxLength: 80 },
  menuDescription: { isRequired: true, maxLength: 400 },
  menuEnglishDescription: { isRequired: true, maxLength: 400 },
  menuColor: { isRequired: true, minLength: 7, maxLength: 7, pattern: "^#[0-9a-f]{6}$" },
  menuIcon: { isRequired: true, maxLength: 60, pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" },
  menuLink: { isRequired: true, maxLength: 500, pattern: "^(/(?![/\\\\])|https://(?=[A-Za-z0-9\\[]))[^\\s\\\\\\u0000-\\u001f\\u007f]*$" },
  menuOrder: { minimum: 0, maximum: 9999 },
  menuParentId: { minimum: 1 },
  minimumScope: { isRequired: true, minLength: 3, maxLength: 100, pattern: "^[A-Z][A-Za-z0-9]*(\\.[A-Z][A-Za-z0-9]*){1,3}$" },
} as const satisfies Limits

export const DeleteMenuQuery = {
  children: { values: ["refuse","delete","lift"] },
} as const satisfies Limits

export const MenuMove = {
  menuParentId: { minimum: 1 },
  beforeId: { minimum: 1 },
} as const satisfies Limits
