import { type Catalogue, type Locale, type Messages, type MessageValues } from './messages.js';
/** The reader's language; set by `DesignSystemProvider`. */
export declare const LocaleContext: import("react").Context<"en" | "fr">;
/** The reader's language. */
export declare function useLocale(): Locale;
/** The component's own texts in the reader's language: `const t = useMessages(messages); t('close')`. */
export declare function useMessages<C extends Catalogue>(messages: Messages<C>): (key: keyof C & string, values?: MessageValues) => string;
