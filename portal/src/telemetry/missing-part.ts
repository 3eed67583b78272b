/** Whether a part that is loaded when it is needed did not come: a module or its style sheet, in the words of the browsers. */
export const isMissingPart = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|importing a module script/i.test(error.message)
