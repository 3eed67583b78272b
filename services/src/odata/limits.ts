/** The limits of one request. Lengths are in UTF-16 code units, sizes in rows. */
export interface ODataLimits {
  /** Maximum length of one option's text. */
  readonly textLength: number
  /** Maximum nesting of parentheses, calls, lambdas and prefix operators, also in $search. */
  readonly depth: number
  /** Maximum number of nodes in the tree of one $filter. */
  readonly nodes: number
  /** Maximum number of items in one $orderby. */
  readonly items: number
  /** Maximum number of words and phrases in one $search. */
  readonly searchTerms: number
  /** Maximum depth of $expand, including $levels. */
  readonly expandDepth: number
  /** Maximum number of navigations expanded in the whole query, including $levels. */
  readonly expandItems: number
  /** Rows of a response without $top. */
  readonly pageSize: number
  /** Maximum $top, and maximum number of rows of one expanded collection. */
  readonly maxTop: number
  readonly maxSkip: number
}

export const defaultLimits: ODataLimits = {
  textLength: 8192,
  depth: 50,
  nodes: 400,
  items: 10,
  searchTerms: 50,
  expandDepth: 5,
  expandItems: 20,
  pageSize: 100,
  maxTop: 1000,
  maxSkip: 1_000_000,
}
