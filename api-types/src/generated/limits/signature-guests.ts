// Generated from openapi/ by `pnpm --filter @parvis/api-types generate`. Do not edit.

import type { Limits } from '../../limits.ts'

export const SignatureGuestVisit = {
  token: { pattern: "^[A-Za-z0-9_-]{43}$" },
  session: { pattern: "^[A-Za-z0-9_-]{43}$" },
} as const satisfies Limits

export const SignatureGuestToken = {
  token: { pattern: "^[A-Za-z0-9_-]{43}$" },
} as const satisfies Limits

export const SignatureGuestProof = {
  token: { pattern: "^[A-Za-z0-9_-]{43}$" },
  code: { pattern: "^[0-9]{6}$" },
} as const satisfies Limits

export const SignatureGuestMark = {
  token: { pattern: "^[A-Za-z0-9_-]{43}$" },
  session: { pattern: "^[A-Za-z0-9_-]{43}$" },
  mark: { isRequired: true },
} as const satisfies Limits

export const SignatureMark = {
  look: { values: ["typed","drawn","picture"] },
  text: { maxLength: 60, pattern: "^[\\u0020-\\u007e\\u00a0-\\u00ac\\u00ae-\\u024f\\u0370-\\u0373\\u0384-\\u0386\\u0388-\\u038a\\u038c\\u038e-\\u03a1\\u03a3-\\u03ce\\u0400-\\u045f\\u1e00-\\u1eff\\u2010-\\u2015\\u2018-\\u201e\\u2020-\\u2022\\u2026\\u202f\\u2030\\u2039\\u203a\\u20ac\\u2116\\u2122]*$" },
  hand: { values: ["casual","rounded","slanted"] },
  lines: { isRequired: true, maxItems: 60 },
  picture: { isRequired: true, minLength: 8, maxLength: 80000, pattern: "^[A-Za-z0-9+/]+={0,2}$" },
  values: { maxItems: 50 },
  language: { values: ["fr","en"] },
  consent: { isRequired: true },
} as const satisfies Limits

export const SignatureInitials = {
  look: { values: ["typed","drawn"] },
  text: { maxLength: 10, pattern: "^[\\u0020-\\u007e\\u00a0-\\u00ac\\u00ae-\\u024f\\u0370-\\u0373\\u0384-\\u0386\\u0388-\\u038a\\u038c\\u038e-\\u03a1\\u03a3-\\u03ce\\u0400-\\u045f\\u1e00-\\u1eff\\u2010-\\u2015\\u2018-\\u201e\\u2020-\\u2022\\u2026\\u202f\\u2030\\u2039\\u203a\\u20ac\\u2116\\u2122]*$" },
  hand: { values: ["casual","rounded","slanted"] },
  lines: { isRequired: true, maxItems: 60 },
} as const satisfies Limits

export const SignatureInitialsItems = {
  lines: { maxLength: 2000 },
} as const satisfies Limits

export const SignatureValue = {
  fieldId: { isRequired: true, minimum: 1, maximum: 2147483647 },
  text: { maxLength: 200, pattern: "^[\\u0020-\\u007e\\u00a0-\\u00ac\\u00ae-\\u024f\\u0370-\\u0373\\u0384-\\u0386\\u0388-\\u038a\\u038c\\u038e-\\u03a1\\u03a3-\\u03ce\\u0400-\\u045f\\u1e00-\\u1eff\\u2010-\\u2015\\u2018-\\u201e\\u2020-\\u2022\\u2026\\u202f\\u2030\\u2039\\u203a\\u20ac\\u2116\\u2122]*$" },
} as const satisfies Limits

export const SignatureGuestRefusal = {
  token: { pattern: "^[A-Za-z0-9_-]{43}$" },
  session: { pattern: "^[A-Za-z0-9_-]{43}$" },
  reason: { isRequired: true, maxLength: 1000 },
} as const satisfies Limits

export const SignatureGuestSession = {
  token: { pattern: "^[A-Za-z0-9_-]{43}$" },
  session: { pattern: "^[A-Za-z0-9_-]{43}$" },
} as const satisfies Limits
