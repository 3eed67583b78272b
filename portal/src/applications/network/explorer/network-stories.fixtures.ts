import {
  findNetworkPaths,
  getListViews,
  getNetworkChoices,
  rankClientStaff,
  readNetwork,
  searchNetwork,
} from '@parvis/api-types/generated/examples/portal'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { answer, answerWith } from '../../../stories/answers.ts'
import { textsIn } from '../../../stories/read-texts.ts'
import { storyPerson, type PortalStory } from '../../../stories/withPortal.tsx'
import { networkScope } from './application.ts'
import { networkTexts } from './i18n/texts.ts'
import type { NetworkPart } from './network.ts'
import type { NetworkQuestion } from './rules/place.ts'

/** The portal around the network: a member of staff. */
export const portal: PortalStory = {
  texts: { network: networkTexts },
  person: { scopes: new Set([...storyPerson.scopes, networkScope]) },
}

export const textsOf = textsIn(networkTexts)

/** A client with two of its engagements, and the people who work on them. */
export const part = structuredClone(readNetwork.success.client) as unknown as NetworkPart
/** The reader's own clients. */
export const mine = structuredClone(readNetwork.success.mine) as unknown as NetworkPart
export const empty = structuredClone(readNetwork.success.empty) as unknown as NetworkPart

/** The requests sent to the network. */
export const asked: NetworkQuestion[] = []

const problem = {
  type: 'urn:parvis:problem:server-error',
  title: 'server-error',
  status: 500,
  code: 'server-error',
  traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
}

/** Answers each request with the result of `content`; undefined makes it fail. */
export const opens = (content: (question: NetworkQuestion) => NetworkPart | undefined): HttpHandler =>
  http.post(readNetwork.pattern, async ({ request }) => {
    const question = (await request.json()) as NetworkQuestion
    asked.push(question)
    const found = content(question)
    if (found) return HttpResponse.json(found)
    return HttpResponse.json(problem, {
      status: 500,
      headers: { 'content-type': 'application/problem+json' },
    })
  })

/** Handlers for the other requests of the screens. */
export const beside: HttpHandler[] = [
  answer(getNetworkChoices, 'some'),
  answer(searchNetwork, 'some'),
  answer(rankClientStaff, 'some'),
  answer(getListViews, 'none'),
]

export const paths = answer(findNetworkPaths, 'two')
export const noPath = answer(findNetworkPaths, 'none')
export const pathsWith = (changes: object) =>
  answerWith<'findNetworkPaths'>(findNetworkPaths, {
    ...structuredClone(findNetworkPaths.success.two),
    ...changes,
  })
