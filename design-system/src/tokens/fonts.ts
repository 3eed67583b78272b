// The fonts come from npm packages, split by unicode-range: a French or English page loads only the Latin subset.
import '@fontsource-variable/atkinson-hyperlegible-next/wght.css'
import '@fontsource-variable/newsreader/wght.css'
