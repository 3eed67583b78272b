/** What one request may ask for. Lengths in UTF-16 units, sizes in rows. */
export interface ODataLimits {
  /** Longest text of one option. */
  readonly textLength: number
  /** Deepest nesting of parentheses, calls, lambdas and prefix operators, of $search too. */
  readonly depth: number
  /** Most nodes in the tree of one $filter. */
  readonly nodes: number
  /** Most items in one $orderby. */
  readonly items: number
  /** Most words and phrases in one $search. */
  readonly searchTerms: number
  /** Deepest $expand, $levels included. */
  readonly expandDepth: number
  /** Most navigations expanded in the whole query, $levels included. */
  readonly expandItems: number
  /** Rows of an answer without $top. */
  readonly pageSize: number
  /** Largest $top, and most rows of one expanded collection. */
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
