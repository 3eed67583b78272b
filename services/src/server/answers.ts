import type { preSerializationAsyncHookHandler } from 'fastify'
import type { Contract } from './contract.ts'
import type { Problem } from './problem.ts'
import { compileAnswerCheck } from './validation.ts'

/** Says that an answer is not what the contract describes: a mistake of ours, to be found before production. */
class ContractBroken extends Error {
  override readonly name = 'ContractBroken'
}

type Check = (status: number, payload: unknown) => string | undefined

/** The hook that holds each answer against the contract: its schema, and for problems the codes of the operation. */
export function checkedAnswers(contract: Contract): preSerializationAsyncHookHandler {
  const checks = new Map<string, Check>()
  for (const { id, operation, codes, success } of contract.operations.values()) {
    const json = operation.responses[String(success)]?.content?.['application/json']?.schema
    const problem = operation.responses['default']?.content?.['application/problem+json']?.schema
    const ofSuccess = json && compileAnswerCheck(json)
    const ofProblem = problem && compileAnswerCheck(problem)
    checks.set(id, (status, payload) => {
      if (status === success) return ofSuccess ? ofSuccess(payload) : 'no body is described'
      if (status < 400) return `the status ${status} is not described`
      const { code } = payload as Problem
      return codes.has(code) ? ofProblem?.(payload) : `the code ${code} is not described`
    })
  }
  return async (request, reply, payload) => {
    const { operationId } = request.routeOptions.config
    const wrong = operationId && checks.get(operationId)?.(reply.statusCode, payload)
    // The answer to a broken answer is a server-error, which every operation describes.
    if (wrong && reply.statusCode !== 500)
      throw new ContractBroken(`${operationId} ${reply.statusCode}: ${wrong}`)
    return payload
  }
}
