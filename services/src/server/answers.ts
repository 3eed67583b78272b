import type { preSerializationAsyncHookHandler } from 'fastify'
import type { Contract } from './contract.ts'
import type { Problem } from './problem.ts'
import { answerCheckOf } from './validation.ts'

/** A response that does not match the contract: our own mistake, to be caught before production. */
class ContractBroken extends Error {
  override readonly name = 'ContractBroken'
}

type Check = (status: number, payload: unknown) => string | undefined

/** A hook that checks every response against the contract: its schema and, for problems, the codes of the operation. */
export function checkedAnswers(contract: Contract): preSerializationAsyncHookHandler {
  const checks = new Map<string, Check>()
  /** Compile on an operation's first response: compiling all of them up front would add a second to every start. */
  const checkOf = (id: string): Check => {
    const known = checks.get(id) ?? compile(contract, id)
    checks.set(id, known)
    return known
  }
  return async (request, reply, payload) => {
    const { operationId } = request.routeOptions.config
    const wrong = operationId && checkOf(operationId)(reply.statusCode, payload)
    // A response that fails the check becomes a server-error, which every operation describes.
    if (wrong && reply.statusCode !== 500)
      throw new ContractBroken(`${operationId} ${reply.statusCode}: ${wrong}`)
    return payload
  }
}

function compile(contract: Contract, id: string): Check {
  const known = contract.operations.get(id)
  if (!known) throw new Error(`The contract has no operation ${id}`)
  const { operation, codes, success } = known
  const json = operation.responses[String(success)]?.content?.['application/json']?.schema
  const problem = operation.responses['default']?.content?.['application/problem+json']?.schema
  const ofSuccess = json && answerCheckOf(json)
  const ofProblem = problem && answerCheckOf(problem)
  return (status, payload) => {
    if (status === success) return ofSuccess ? ofSuccess(payload) : 'no body is described'
    if (status < 400) return `the status ${status} is not described`
    const { code } = payload as Problem
    return codes.has(code) ? ofProblem?.(payload) : `the code ${code} is not described`
  }
}
