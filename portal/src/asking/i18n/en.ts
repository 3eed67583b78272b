/** The English texts for requesting an application. */
export const en = {
  ask: {
    open: 'Ask for another application',
    one: 'Ask for access to {{application}}',
    title: 'Ask for an application',
    text: 'The people who manage access review your request. You are notified of their decision.',
    confirm: 'Send request',
    done: 'Request sent',
    failed: 'The request was not sent',
    missing: 'Say what you need it for',
    hint: 'Say what you want to do with it, and for whom.',
  },
  field: { menuId: 'Application', reason: 'Reason' },
  mine: {
    title: 'Your requests',
    asked: 'Requested on {{date}}',
    refused: 'Refused by {{person}}: {{answer}}',
    granted: 'Granted by {{person}}',
    itself: 'You have access',
    closed: 'This application was removed from the portal before your request was decided',
  },
  state: {
    pending: 'Pending',
    granted: 'Granted',
    refused: 'Refused',
    withdrawn: 'Withdrawn',
    closed: 'Closed',
  },
  withdraw: {
    open: 'Withdraw',
    name: 'Withdraw the request for {{application}}',
    done: 'Request withdrawn',
    failed: 'The request was not withdrawn',
  },
  problem: {
    pending: 'You have already asked for this application.',
    needless: 'You can already use this application. Reload the page to see it.',
    notOffered: 'This application can no longer be asked for. Choose another one.',
    gone: 'The request is no longer there.',
    changed: 'The request has changed in the meantime.',
    decided: 'Your request was decided in the meantime.',
  },
} as const
