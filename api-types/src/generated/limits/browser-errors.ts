// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const BrowserError = {
  name: { maxLength: 60, pattern: "^[A-Za-z][A-Za-z0-9]*$" },
  source: { values: ["boundary","uncaught","recoverable","route","window","promise"] },
  kind: { values: ["property-of-nothing","not-a-function","not-defined","too-much-recursion","part-not-loaded","not-json","no-answer","storage-full","react"] },
  reactError: { minimum: 1, maximum: 9999 },
  problem: { maxLength: 60, pattern: "^[a-z]+(-[a-z]+)*$" },
  frames: { isRequired: true, maxItems: 12 },
  missingFile: { maxLength: 80, pattern: "^[A-Za-z0-9_-]+\\.(m?js|css)$" },
  route: { maxLength: 100, pattern: "^(\\*|/|(/:?[A-Za-z][A-Za-z0-9]*(-[A-Za-z0-9]+)*)+)$" },
  build: { maxLength: 80, pattern: "^[A-Za-z0-9_-]+\\.(m?js|css)$" },
  version: { maxLength: 50, pattern: "^[0-9A-Za-z.+-]+$" },
  failedCall: { pattern: "^[0-9a-f]{32}$" },
} as const satisfies Limits

export const BrowserErrorFrame = {
  file: { maxLength: 80, pattern: "^[A-Za-z0-9_-]+\\.(m?js|css)$" },
  line: { isRequired: true, minimum: 0, maximum: 9999999 },
  column: { isRequired: true, minimum: 0, maximum: 9999999 },
} as const satisfies Limits
