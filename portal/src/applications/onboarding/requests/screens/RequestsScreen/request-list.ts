import { listOnBoardingRequests } from '@parvis/api-types/calls/onboarding'
import { OnBoardingRequest } from '@parvis/api-types/limits/onboarding'
import { explain } from '../../../../../api/problem-messages.ts'
import type { PrefetchContext } from '../../../../../routing/route.ts'
import { choicesOf, defineList, type ListOptions } from '../../../../../screens/define-list.ts'
import { onboarding } from '../../application.ts'
import { statusLooks } from '../../request.ts'

/**
 * The views of the requests: those the reader decides, those they created, those they have to correct, and all they may
 * see. The parameter `?list=` selects one, for links from elsewhere such as the home page's pending tasks.
 */
export const requestViews = ['toDecide', 'created', 'toCorrect', 'all'] as const
export type RequestView = (typeof requestViews)[number]

/** The view in an address; by default, the requests the reader has created. */
export const viewIn = (search: URLSearchParams): RequestView =>
  requestViews.find(view => view === search.get('list')) ?? 'created'

type Filter = ListOptions<'listOnBoardingRequests', 'onboarding', 'list'>['filter']

const requests = (filter?: Filter) =>
  defineList(listOnBoardingRequests, 'onboarding', {
    columns: [
      {
        id: 'title',
        field: 'titre',
        type: 'link',
        href: requestId => onboarding.address('record', { requestId }),
        width: 260,
        isHideable: false,
      },
      // The status stays visible next to the title at every width.
      {
        id: 'status',
        field: 'statut',
        type: 'choice',
        choices: choicesOf('onboarding:status', OnBoardingRequest.statut.values, statusLooks),
        width: 140,
      },
      { id: 'waiting', field: 'waitingSince', type: 'dateTime', form: 'date', width: 300 },
      {
        id: 'contact',
        field: 'contactLastName',
        type: 'text',
        value: ({ contactFirstName, contactLastName }) => `${contactFirstName} ${contactLastName}`,
        width: 180,
      },
      { id: 'account', field: 'accountLegalName', type: 'text', width: 200 },
      { id: 'offer', field: 'offerName', inEnglish: 'englishOfferName', type: 'text', width: 160 },
      { id: 'validator', field: 'validatorName', or: 'emailValidateur', type: 'text', width: 160 },
      { field: 'createdDate', type: 'dateTime', width: 180 },
      { id: 'createdBy', field: 'createdByName', or: 'createdBy', type: 'text', width: 160 },
      { id: 'email', field: 'contactEmail', type: 'text', width: 220 },
      { id: 'engagement', field: 'engagementCode', type: 'text', width: 140 },
      { field: 'requestDate', type: 'date', width: 140 },
    ],
    ...(filter && { filter }),
    also: [
      'contactFirstName',
      'waitingForEmail',
      'waitingForName',
      'allowedTransitions',
      'mayResend',
      'isDecider',
    ],
    order: ['createdDate desc', 'id desc'],
    hasOwnViews: true,
    say: explain<'listOnBoardingRequests'>({}),
  })

const toDecide = requests(['mustDecide', 'eq', true])
const all = requests()
const own = new Map<string, Record<'created' | 'toCorrect', typeof all>>()

/** The lists of a person's own requests, memoised so that they keep their identity. */
function ownOf(email: string) {
  const mine = ['tolower(createdBy)', 'eq', email] as const
  const lists = own.get(email) ?? {
    created: requests(mine),
    toCorrect: requests({ and: [mine, ['statut', 'eq', 'rejected']] }),
  }
  own.set(email, lists)
  return lists
}

/** The list of a view for a reader. */
export function requestListOf(view: RequestView, email: string) {
  return view === 'toDecide' ? toDecide : view === 'all' ? all : ownOf(email)[view]
}

/**
 * Prefetches the page of the list that the address asks for. The reader's own requests need their email, which is not
 * known that early.
 */
export function prefetchRequests(context: PrefetchContext): void {
  const view = viewIn(context.url.searchParams)
  if (view === 'toDecide' || view === 'all') requestListOf(view, '').prefetch(context)
}
