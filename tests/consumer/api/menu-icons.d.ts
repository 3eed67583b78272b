/**
 * The icons that an administrator can give a menu, and their search words in both languages; the first word is the
 * icon's label. The drawings are in `glyphs.tsx`, which is loaded with the first icon shown.
 */
export declare const menuIconNames: readonly ['archive', 'award', 'badge-check', 'banknote', 'bell', 'bell-ring', 'book-open', 'bookmark', 'boxes', 'briefcase', 'briefcase-business', 'building', 'building-2', 'calculator', 'calendar', 'calendar-clock', 'calendar-days', 'chart-column', 'chart-line', 'chart-pie', 'clipboard-check', 'clipboard-list', 'clock', 'cloud-upload', 'coins', 'credit-card', 'database', 'euro', 'factory', 'file-check', 'file-spreadsheet', 'file-text', 'flask-conical', 'folder', 'folder-open', 'folder-search', 'gavel', 'globe', 'graduation-cap', 'handshake', 'heart', 'history', 'house', 'inbox', 'key-round', 'landmark', 'languages', 'layout-dashboard', 'layout-grid', 'library', 'life-buoy', 'lightbulb', 'list-tree', 'lock', 'mail', 'map-pin', 'megaphone', 'network', 'package', 'palette', 'pen-line', 'percent', 'phone', 'plug', 'puzzle', 'receipt', 'scale', 'search-check', 'send', 'server', 'settings', 'shield-check', 'signature', 'star', 'table', 'tag', 'target', 'trending-up', 'truck', 'user-plus', 'user-round', 'users', 'wallet', 'warehouse', 'workflow', 'wrench'];
export type MenuIconName = (typeof menuIconNames)[number];
/** The icon shown for a name that does not (or no longer) exist. */
export declare const fallbackIcon = "layout-grid";
/** Whether a stored text is the name of an existing icon. */
export declare function isMenuIconName(text: string): text is MenuIconName;
/** Search words of each icon by language; the first is its label. */
export declare const menuIconWords: Record<MenuIconName, {
    en: readonly [string, ...string[]];
    fr: readonly [string, ...string[]];
}>;
