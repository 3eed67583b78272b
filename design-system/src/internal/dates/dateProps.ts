import type { FieldBase, ReadOnlyField } from '../field/fieldProps.ts'
import type { DateRules } from '../../components/DateField/dateRules.ts'

/** Props shared by all date fields. */
export interface DateBase extends FieldBase, ReadOnlyField, DateRules {}
