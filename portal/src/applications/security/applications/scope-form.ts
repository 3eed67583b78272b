import { ScopeForm } from '@parvis/api-types/limits/scopes'
import { explain } from '../../../api/problem-messages.ts'
import { chosen, defineForm, orNull, text } from '../../../screens/define-form.ts'

const { scopeName, scopeDescription, scopeEnglishDescription, applicationFeatureId } = ScopeForm

/** A scope: what it allows, in both languages, and its feature. An empty feature means the application itself. */
export const scopeForm = defineForm(
  'scope',
  {
    scopeName: text(scopeName, 'security:rule.scopeName'),
    scopeDescription: text(scopeDescription),
    scopeEnglishDescription: text(scopeEnglishDescription),
    applicationFeatureId: orNull(chosen(applicationFeatureId)),
  },
  {
    refusals: { 'scope-name-taken': 'scopeName', 'application-feature-unknown': 'applicationFeatureId' },
    say: explain<'createScope' | 'updateScope'>({
      'application-unknown': 'kinds.gone.text',
      'application-feature-unknown': 'security:problem.featureGone',
      'scope-name-taken': 'security:problem.scopeNameTaken',
      'scope-limit-reached': 'security:problem.scopeLimit',
    }),
  },
)
