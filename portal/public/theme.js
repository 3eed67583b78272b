// Sets theme and language before anything is drawn, so that a dark page never flashes white. A file and not an inline script,
// because the content security policy allows no inline script. The keys are those of src/session/storage.ts.
;(function () {
  var root = document.documentElement
  var stored = function (key) {
    try {
      return localStorage.getItem(key)
    } catch {
      // The browser refuses its storage: the system decides.
      return null
    }
  }
  var chosen = stored('parvis.theme')
  var language = stored('parvis.user-language')
  var isOurs = function (tag) {
    return tag === 'fr' || tag === 'en'
  }
  // The choice of the reader, else the first of the browser's languages that we have, as in src/i18n/language.ts.
  var primary = function (tag) {
    return tag.toLowerCase().split('-')[0]
  }
  root.lang = isOurs(language) ? language : navigator.languages.map(primary).filter(isOurs)[0] || 'en'
  var dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.theme = dark ? 'dark' : 'light'
  root.dataset.contrast = matchMedia('(prefers-contrast: more)').matches ? 'more' : 'normal'
  document.querySelector('meta[name="theme-color"]').content = dark ? '#1d232c' : '#faf7f1'
})()
