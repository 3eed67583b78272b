/** Whether an on-demand chunk failed to load: a module or its style sheet, by the browsers' messages. */
export const isMissingPart = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|importing a module script/i.test(error.message)
