/** The English texts for reading and signing a document. English defines the keys. */
export const en = {
  message: {
    title: 'Message from {{name}}',
    due: 'Sign by {{date}}.',
    late: 'It was to be signed by {{date}}. It can still be signed.',
  },
  viewer: {
    show: 'Read the document',
    failed: 'The document could not be shown',
  },
  picture: {
    notPicture: 'This file is not a PNG or JPEG image. Choose a photo or a scan of your signature.',
    tooLarge: 'The file is larger than 15 MB. Choose a smaller one.',
    tooManyPixels: 'The image has more than 40 million pixels. Choose a smaller one.',
    noInk: 'There is no signature in this image. Sign in dark ink on white paper, in good light.',
    tooDetailed: 'The image has too much in it. Cut it to your signature, then choose it again.',
    failed: 'The image could not be read. Try again.',
  },
  fill: {
    title: 'Fill in',
    hint: 'What you write goes into the document. No one can change it after you have signed.',
    page: 'Page {{page}}',
    everyPage: 'All pages',
    date: '{{label}}: {{date}}, filled in when you sign. {{place}}.',
    again: '{{label}}: your signature is shown there as well. {{place}}.',
    agree: 'Your agreement',
    initials: 'Your initials',
    required: 'Fill in “{{label}}”.',
    tick: 'Select the box “{{label}}”.',
    tooLong_one: 'Shorten this to {{count}} character.',
    tooLong_other: 'Shorten this to {{count}} characters.',
    letters: 'Use letters, figures and signs only. Emojis and some scripts cannot be printed.',
    initialsFirst: 'Type or draw your initials.',
    wrong: 'Some fields are not filled in correctly. Check them, then sign.',
    guide: 'What is left to fill in',
    progress: '{{done}} of {{all}} done',
    next: 'Next: {{label}}',
    ready: 'Everything is done',
    toSign: 'Next: sign the document',
  },
  sign: {
    read: 'Read the document',
    look: 'Your signature',
    consent: 'I have read this document and agree to it. I want to sign it electronically.',
    submit: 'Sign the document',
    readFirst: 'Read the document first.',
    consentFirst: 'Select the box to agree.',
    lookFirst: 'Type your name, draw your signature, or choose an image of it.',
    letters:
      'The document can show Latin, Greek and Cyrillic letters only. Type your name in these, or draw your signature.',
    lettersFirst: 'Your signature has characters that the document cannot show.',
    done: 'You signed the document',
    failed: 'The document was not signed',
    worthTitle: 'What this signature is worth',
    worth: {
      inside:
        'It is an electronic signature under the eIDAS regulation, at its first level (simple). It proves who was signed in to the portal and that the document has not changed. It is not a qualified signature: where the law asks for one, use a qualified provider.',
      outside:
        'It is an electronic signature under the eIDAS regulation, at its first level (simple). It proves that your email address was verified by a link and a code, and that the document has not changed. It is not a qualified signature: where the law asks for one, use a qualified provider.',
    },
  },
} as const
