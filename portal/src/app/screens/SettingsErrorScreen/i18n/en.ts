/** The English texts about faulty settings. */
export const en = {
  title: 'The portal is not set up correctly',
  unreachable: 'settings.json cannot be reached. The server is not responding.',
  missing: 'settings.json is missing: the server answered {{status}}.',
  notJson: 'settings.json is not valid JSON: {{detail}}',
  faulty: 'settings.json has missing or incorrect values:',
  reload: 'Try again',
  fault: {
    missing: 'is missing',
    'wrong-type': 'has the wrong type: {{found}}',
    malformed: 'has the wrong format: {{found}}',
    unknown: 'is not a setting of the portal',
  },
} as const
