/** Languages of the product. */
export declare const locales: readonly ['en', 'fr'];
export type Locale = (typeof locales)[number];
/** A text, or a text per plural category of its `{{count}}`. French also has `many` (1 000 000), which falls to `other`. */
export type Message = string | {
    one: string;
    other: string;
};
export type Catalogue = Record<string, Message>;
/** Values for the `{{placeholders}}` of a message. */
export type MessageValues = Record<string, string | number>;
/** Both languages of one component: the same keys in both, or it does not compile. */
export interface Messages<C extends Catalogue> {
    en: C;
    fr: Record<keyof C, Message>;
}
/** Declares a component's messages; English decides the keys. */
export declare function defineMessages<const C extends Catalogue>(messages: Messages<C>): Messages<C>;
/** Whether "de" and "que" lose their e before a French text: "Droits d’Inès". */
export declare const isElided: (text: string) => boolean;
/**
 * Writes a message in a language: `{{count}}` picks the plural form, numbers take the language's format.
 * A placeholder without a value stays as it is, so that a mistake is seen rather than hidden.
 */
export declare function formatMessage(locale: Locale, message: Message, values?: MessageValues): string;
