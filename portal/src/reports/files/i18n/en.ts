/** The English texts about uploads that become reports. English defines the keys. */
export const en = {
  refusal: {
    extension: 'Choose a .pbix file. In Power BI Desktop, use “Save as” and choose the type .pbix.',
    templateExtension: 'Choose a .pbit file. In Power BI Desktop, use “Export” and choose the type .pbit.',
    tooLarge: 'The report is larger than 1 GB. Remove what it does not show, then save it again.',
    unreadable: 'This file is not a Power BI report. Choose another file.',
    truncated: 'The end of this file is missing. Copy or download it again.',
    encrypted: 'This file is encrypted. Save it without a password or sensitivity label.',
    unsafe: 'This file is damaged or unsafe. Save it again with Power BI Desktop.',
    template: 'This is a template without data. Open it with Power BI Desktop and save it as .pbix.',
    notTemplate: 'This is a report with data. In Power BI Desktop, export it as a .pbit template.',
    documentExtension: 'Choose a PDF, Office, CSV, text, or image file.',
    notDocument: 'The content of this file does not match its extension. Choose another file.',
    withoutData: 'This report has no data model. Load its data in Power BI Desktop, then save it again.',
    liveConnection:
      'This report has no data of its own. It uses a live connection. Choose a report with data.',
    layout: 'The pages of this report cannot be read. Save it again with Power BI Desktop.',
    tooComplex:
      'This report is too large: at most 500 pages, 5,000 visuals, and 1,000 bookmarks. Remove what it does not show.',
  },
  known: {
    loading: 'Loading your uploads',
    failed: 'Your uploads could not be loaded',
  },
  problem: {
    limit: 'You are already uploading five files. Finish or remove one first.',
    publicationGone: 'The publication for this file no longer exists.',
    publicationClosed: 'This publication was published or abandoned in the meantime.',
    incomplete: 'The file is not fully uploaded yet.',
    full: 'There is no space left for files. Contact support.',
    gone: 'The uploaded part of this file is no longer available. Upload it again.',
    broken: 'The connection keeps dropping. What is already uploaded is kept.',
  },
}
