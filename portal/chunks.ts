/**
 * Which modules of the portal come in one file. The bundler would make one for each set of screens that needs the same:
 * a hundred for a screen with a grid, most of them smaller than what it takes to ask for them.
 */

/** A group as the bundler takes it; it also takes along what its modules import, as far as no group before it has that. */
interface ChunkGroup {
  name: string
  test?: RegExp
  tags?: '$initial'[]
  minShareCount?: number
  entriesAware?: boolean
}

/** Modules of React Aria and React Stately, by their paths within the package. */
const aria = (names: string) =>
  new RegExp(
    String.raw`[\\/]react-(?:aria|aria-components|stately)[\\/]dist[\\/]private[\\/](?:${names})\.mjs$`,
  )
/** Components of the design system, with all of their own modules. */
const components = (names: string) => new RegExp(String.raw`[\\/]components[\\/](?:${names})[\\/]\w+\.tsx$`)

/**
 * What every page loads comes in three files and not in thirty: that compresses better, and takes fewer ways to the
 * server. React stays in the browser's cache when only the portal has changed.
 */
const ofEveryPage: readonly ChunkGroup[] = [
  { name: 'start', tags: ['$initial'] },
  {
    name: 'react',
    test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler|use-sync-external-store)[\\/]/,
  },
  // With what the landing page and the pages behind it both need, and the looks of the former: it stands in the page that is
  // served, and is seen before any code has run.
  {
    name: 'page',
    test: /[\\/]src[\\/](app[\\/](page|LanguageSwitch|layouts[\\/]PortalFooter)|(components|internal)[\\/](Banner|Logo|Stack|paving)[\\/]\w+)\.tsx$|[\\/](AppShell|Avatar|Header|IconButton|Landing|Page|Skeleton|Tooltip)\.css\.ts\.vanilla/,
  },
  // The gate before everybody who is signed in and the shell behind it, with what most screens in it are laid out with.
  {
    name: 'inside',
    test: /[\\/]src[\\/](app[\\/]layouts[\\/](AccessGate|ShellLayout)|components[\\/](LinkButton|Page|Skeleton)[\\/]\w+)\.tsx$|[\\/]icons[\\/](check|external-link|x)\.mjs$/,
  },
  // Before the home page: what that takes along comes with it to all screens that need some of it.
  {
    name: 'columns',
    test: new RegExp(
      String.raw`${components('Card|Inline|SplitView').source}|[\\/](?:calls|api[\\/]problem-messages)\.ts$`,
    ),
  },
  { name: 'home', test: /[\\/]HomeScreen\.tsx$/ },
]

/**
 * What most screens are made of, one layer upon the other, from small things to grids. What a screen without grids or
 * dialogs needs of a layer belongs to one before it: else that screen loads all of the layer, which the budgets show.
 */
const layers: readonly ChunkGroup[] = [
  // Small things that nearly all screens have: a file of their own costs each of them more than what it has too much.
  {
    name: 'small',
    test: /[\\/]icons[\\/](arrow-left|bookmark|chevron-(down|left|right)|circle-(dashed|ellipsis)|clock|download|eye-off|folder|folder-open|minus|pencil|plus|rotate-ccw|star|trash)\.mjs$|[\\/]src[\\/](components[\\/]((EmptyState|PageHeader)[\\/]\w+\.tsx|NotificationPanel[\\/]useNow\.ts)|internal[\\/](accessibleName|fold|field[\\/]joinMessages)\.ts|problems[\\/]ProblemBanner\.tsx|forms[\\/](changes|hidden-characters)\.ts|i18n[\\/]names\.ts|organisation[\\/]chosen-client\.ts|screens[\\/](define-record|texts)\.ts|api[\\/]search-page\.ts|generated[\\/]calls[\\/](accounts|contacts|engagements|offers)\.ts)$/,
  },
  { name: 'cells', test: components('Grid') },
  { name: 'choices', test: /(useToggleState|useSlot)\.mjs$|choice\.css/ },
  { name: 'status', test: components('StatusBadge') },
  {
    name: 'texts',
    test: aria(
      String.raw`FieldError|Form|Text|interactions[\\/]PressResponder|utils[\\/]number|visually-hidden[\\/]VisuallyHidden`,
    ),
  },
  {
    name: 'looks',
    test: /[\\/]internal[\\/](bar|choice|deferredMenu|loading|status|waiting)[\\/]\w+\.css/,
  },
  {
    name: 'focus',
    test: aria(
      String.raw`focus[\\/](?:useHasTabbableChild|virtualFocus)|utils[\\/](?:animation|constants|inertValue|keyboard|useEvent|useUpdateEffect)`,
    ),
  },
  {
    name: 'items',
    test: /[\\/]react-aria(-components[\\/]dist[\\/]private[\\/]Collection|[\\/]dist[\\/]private[\\/]collections[\\/]\w+)\.mjs$/,
  },
  {
    name: 'selection',
    test: aria(
      String.raw`SelectionIndicator|selection[\\/]\w+|collections[\\/]useCollection|i18n[\\/]useCollator|grid[\\/](?:useGridSelectionAnnouncement|useHighlightSelectionDescription)`,
    ),
  },
  {
    name: 'fields',
    test: new RegExp(`${components('TextField').source}|${aria('Autocomplete|TextField').source}`),
  },
  {
    name: 'overlays',
    test: new RegExp(
      `${components('ConfirmDialog|Dialog|Menu').source}|${aria('Menu|Modal|Popover').source}`,
    ),
  },
  {
    name: 'rows',
    test: /[\\/]internal[\\/]((windowedGrid|rowModel)[\\/](cellFocus|focusState|rowModel|useDrawnRows|useLinks|useRowWindow)\.tsx?$|windowedGrid[\\/]\w+\.css|(focus|textSize)[\\/]\w+\.ts$|overlay[\\/]keepClear)|[\\/]tokens[\\/]inText/,
  },
  { name: 'grid', test: /[\\/]DataGrid\.tsx$/ },
  { name: 'problems', test: /[\\/]ProblemState\.tsx$/ },
  { name: 'downloads', test: /[\\/]src[\\/]downloads[\\/][\w-]+\.ts$/ },
  {
    name: 'lists',
    test: /[\\/]src[\\/](api[\\/]grid-(query|status)|screens[\\/](ListGrid|useGridView))\.tsx?$/,
  },
]

/** In this order: the first that wants a module has it. */
export const chunkGroups: ChunkGroup[] = [
  ...ofEveryPage,
  ...layers,
  // All else that several files need, in one file for each set of them. It would come so anyway, but not out of the files
  // of every page.
  { name: 'shared', minShareCount: 2, entriesAware: true },
]
