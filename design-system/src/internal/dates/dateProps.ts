import type { FieldBase, ReadOnlyField } from '../field/fieldProps.ts'
import type { DateRules } from '../../components/DateField/dateRules.ts'

/** What every field for dates takes. */
export interface DateBase extends FieldBase, ReadOnlyField, DateRules {}
