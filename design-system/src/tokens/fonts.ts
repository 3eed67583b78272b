// The fonts come from npm packages, split by unicode-range: a French or English page loads the Latin subset only.
import '@fontsource-variable/atkinson-hyperlegible-next/wght.css'
import '@fontsource-variable/newsreader/wght.css'
