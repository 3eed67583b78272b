/** What is wrong with the settings, in English. */
export const en = {
  title: 'The portal is not set up correctly',
  unreachable: 'settings.json cannot be reached: the server does not answer.',
  missing: 'settings.json is missing: the server answered {{status}}.',
  notJson: 'settings.json is not JSON: {{detail}}',
  faulty: 'settings.json has values that are missing or wrong:',
  reload: 'Try again',
  fault: {
    missing: 'is missing',
    'wrong-type': 'is of the wrong type, found {{found}}',
    malformed: 'is malformed, found {{found}}',
    unknown: 'is not a setting of the portal',
  },
} as const
