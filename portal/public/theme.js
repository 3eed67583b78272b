// Sets theme and language before anything is drawn, so that a dark page never flashes white. A file and not an inline script,
// because the content security policy allows no inline script. The keys are those of src/session/storage.ts.
;(function () {
  var root = document.documentElement
  var read = function (storage, key) {
    try {
      return window[storage].getItem(key)
    } catch {
      // The browser refuses its storage: the system decides.
      return null
    }
  }
  var stored = function (key) {
    return read('localStorage', key)
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
  // A first visitor sees the landing page, which stands in the page, until the portal draws it anew: see first-sight.ts.
  // Whoever is signed in, or comes with anything in the address, waits for what the portal makes of it.
  var isSignedIn = stored('parvis.token') !== null || read('sessionStorage', 'parvis.token') !== null
  if (location.pathname === '/' && !location.search && !location.hash && !isSignedIn) {
    root.dataset.firstSight = root.lang
    root.dataset.density = 'comfortable'
    // What is pressed before then is done then: see src/app/early-press.ts.
    addEventListener('click', function (event) {
      var pressed = event.target.closest('.first-sight a, .first-sight button')
      if (!pressed) return
      event.preventDefault()
      root.dataset.pressed = pressed.textContent
    })
  }
  document.querySelector('meta[name="theme-color"]').content = dark ? '#1d232c' : '#faf7f1'
})()
