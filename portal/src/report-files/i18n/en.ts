/** What is said of files on their way to become reports, in English. English decides the keys. */
export const en = {
  refusal: {
    extension: 'Only .pbix files become reports. In Power BI Desktop, choose “Save as” and the type .pbix.',
    templateExtension:
      'Only .pbit files become templates. In Power BI Desktop, choose “Export” and the type .pbit.',
    tooLarge: 'A report may have 1 GB at most. Take out of it what it does not show, then save it anew.',
    unreadable: 'This is no Power BI report, whatever its name says.',
    truncated: 'The end of this file is missing: it was not copied or downloaded whole.',
    encrypted: 'This file is encrypted. Save it without a password or sensitivity label.',
    unsafe: 'This file is built in a way that no report is. Save it anew with Power BI Desktop.',
    template: 'This is a template, without data. Open it with Power BI Desktop and save it as .pbix.',
    notTemplate: 'This is a report with data. Export it from Power BI Desktop as a template, .pbit.',
    documentExtension: 'Only PDF, Office, CSV, text and picture files go with a report.',
    notDocument: 'This file is not what its extension says.',
    withoutData: 'This report has no data of its own: it reads them from elsewhere over a live connection.',
    layout: 'The pages of this report cannot be read. Save it anew with Power BI Desktop.',
    tooComplex:
      'This report has more in it than can be read here: at most 500 pages, 5,000 visuals and 1,000 bookmarks. Take out what it does not show.',
  },
  known: {
    loading: 'What you were sending is loading',
    failed: 'What you were sending could not be loaded',
  },
  problem: {
    limit: 'You are sending five files already. Finish one or remove one first.',
    publicationGone: 'The publication that it was to go with no longer exists.',
    publicationClosed: 'The publication was validated or abandoned in the meantime.',
    incomplete: 'The file has not arrived whole yet.',
    full: 'There is no room left for files. Please tell support.',
    gone: 'What was sent of this file is no longer there. Send it again.',
    broken: 'The connection breaks again and again. What has arrived is kept.',
  },
}
