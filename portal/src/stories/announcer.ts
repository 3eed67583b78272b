/**
 * Story parameters that leave React Aria's announcer out of the accessibility check. A button that is pending for a
 * moment leaves an announcement there for seven seconds that points to its progress bar, which is gone by then.
 * Nobody reaches it: it was read out when it came.
 */
export const announcerApart = {
  a11y: { context: { include: ['body'], exclude: ['[data-live-announcer]'] } },
}
