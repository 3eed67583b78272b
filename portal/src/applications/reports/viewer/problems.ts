import { commonProblems, explain, type ProblemTexts } from '../../../api/problem-messages.ts'

/** What is said when an operation of the viewer is refused: exhaustive, a code that is forgotten does not compile. */
const denied = { 'report-access-denied': 'reportViewer:refused.text' } as const

export const sayNotDownloaded = explain<'getReportDownload'>({
  ...denied,
  'not-found': 'reportViewer:problem.fileMissing',
})

export const reportProblems = { ...commonProblems, ...denied } satisfies ProblemTexts<'getReport'>

export const byPathProblems = { ...commonProblems, ...denied } satisfies ProblemTexts<'getReportByPath'>

export const embedProblems = {
  ...commonProblems,
  ...denied,
  'report-content-missing': 'reportViewer:problem.contentMissing',
  'report-embed-unavailable': 'reportViewer:problem.embedUnavailable',
} satisfies ProblemTexts<'getReportEmbed'>

export const bookmarkProblems = {
  ...commonProblems,
  'not-found': 'reportViewer:problem.bookmarkGone',
} satisfies ProblemTexts<'getSavedBookmark'>

export const bookmarksProblems = { ...commonProblems, ...denied } satisfies ProblemTexts<'listSavedBookmarks'>

export const createBookmarkProblems = {
  ...commonProblems,
  ...denied,
  'report-page-unknown': 'reportViewer:problem.pageGone',
  'saved-bookmark-name-taken': 'reportViewer:problem.nameTaken',
  'saved-bookmark-limit-reached': 'reportViewer:problem.limitReached',
} satisfies ProblemTexts<'createSavedBookmark'>

const changed = {
  ...commonProblems,
  'not-found': 'reportViewer:problem.bookmarkGone',
  'saved-bookmark-not-owned': 'reportViewer:problem.notOwned',
} as const

export const updateBookmarkProblems = {
  ...changed,
  'saved-bookmark-name-taken': 'reportViewer:problem.nameTaken',
} satisfies ProblemTexts<'updateSavedBookmark'>

export const deleteBookmarkProblems = { ...changed } satisfies ProblemTexts<'deleteSavedBookmark'>

export const moveBookmarkProblems = { ...changed } satisfies ProblemTexts<'moveSavedBookmark'>

export const defaultBookmarkProblems = {
  ...commonProblems,
  'not-found': 'reportViewer:problem.bookmarkGone',
} satisfies ProblemTexts<'markDefaultBookmark'>
