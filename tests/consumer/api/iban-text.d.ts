import { type Locale } from '../../i18n/messages.js';
import type { IbanProblem } from './iban.js';
/** Describes the problem of an IBAN in a sentence. Forms use it to show the same text as the field. */
export declare function ibanText(locale: Locale, problem: IbanProblem): string;
