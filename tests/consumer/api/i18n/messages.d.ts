/** Languages of the product. */
export declare const locales: readonly ['en', 'fr'];
export type Locale = (typeof locales)[number];
/**
 * A text, or one text per plural category of its `{{count}}`. French also has `many` (1 000 000), which falls back to
 * `other`.
 */
export type Message = string | {
    one: string;
    other: string;
};
export type Catalogue = Record<string, Message>;
/** Values for the `{{placeholders}}` of a message. */
export type MessageValues = Record<string, string | number>;
/** Both languages of one component. Missing keys in either are a compile error. */
export interface Messages<C extends Catalogue> {
    en: C;
    fr: Record<keyof C, Message>;
}
/** Declares a component's messages; the keys are those of the English ones. */
export declare function defineMessages<const C extends Catalogue>(messages: Messages<C>): Messages<C>;
/** Whether "de" and "que" lose their e before a French text: "Droits d’Inès". */
export declare const isElided: (text: string) => boolean;
/**
 * Formats a message in a language: `{{count}}` selects the plural form, and numbers get the language's format. A
 * placeholder without a value stays visible, so that the mistake is noticed.
 */
export declare function formatMessage(locale: Locale, message: Message, values?: MessageValues): string;
