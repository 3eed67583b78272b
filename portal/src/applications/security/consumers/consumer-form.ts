import { ApiConsumerForm } from '@parvis/api-types/limits/api-consumers'
import { explain } from '../../../api/problem-messages.ts'
import { defineForm, number, setOf, text, type ValuesOf } from '../../../screens/define-form.ts'
import type { ApiName } from './consumer.ts'

const { name, description, ownerId, apis, quotaPerMinute, quotaPerDay } = ApiConsumerForm

/** The editable fields of an API consumer. A new one starts with quotas for a program that makes occasional lookups. */
export const consumerForm = defineForm(
  'api-consumer',
  {
    name: text(name),
    description: text(description),
    ownerId: number(ownerId),
    apis: setOf<ApiName>(apis),
    quotaPerMinute: number(quotaPerMinute, 60),
    quotaPerDay: number(quotaPerDay, 10_000),
  },
  {
    refusals: { 'api-consumer-name-taken': 'name', 'user-unknown': 'ownerId' },
    say: explain<'createApiConsumer' | 'updateApiConsumer'>({
      'api-consumer-name-taken': 'consumers:problem.nameTaken',
      'user-unknown': 'consumers:problem.ownerUnknown',
    }),
  },
)
export type ConsumerValues = ValuesOf<typeof consumerForm.fields>
