import { randomUUID } from 'node:crypto'

/** The only part of an import: its rows replace those imported before at once. */
export const onlyPart = () => ({ importId: randomUUID(), number: 0, count: 1 })
