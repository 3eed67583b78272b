import { type Locale } from '../../i18n/messages.js';
import type { IbanProblem } from './iban.js';
/** What is wrong with an IBAN as a sentence; a form says it with the same words as the field. */
export declare function ibanText(locale: Locale, problem: IbanProblem): string;
