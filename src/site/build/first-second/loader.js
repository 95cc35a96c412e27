/* What a published page does before its script has come. It stands in the page's head, allowed by its hash. */
// biome-ignore-all lint: a browser of ten years ago must understand it
// biome-ignore-all format: as above
;(function () {
  var page = document.documentElement
  var data = JSON.parse(document.currentScript.getAttribute('data-start'))
  var tag = data.first
  var chosen = read('localStorage', 'language')
  for (var one in data.codes) if (chosen === one || chosen === data.codes[one]) tag = one
  var coming = 0
  var whenCome
  for (var i = 0; i < data.fonts[tag].length; i += 1) preload(data.fonts[tag][i])
  var guest = !read('sessionStorage', 'sessionInfo')
  var home = data.paths.indexOf(location.pathname.replace(/(.)\/$/, '$1')) >= 0
  var agrees = guest && home
  /* The loading screen stands in the place of a home that is not the one of this visit. */
  if (!agrees || tag !== data.first) page.setAttribute('data-own', '')
  if (agrees && tag !== data.first) bring(data.homes[tag])
  if (guest && window.fetch && window.AbortController) {
    window.asked = {}
    askAll(home ? [undefined, 'at-once'] : [undefined])
  }
  /* Nothing is on its way beside what is painted first. */
  if (page.hasAttribute('data-own') || document.hidden || !window.requestAnimationFrame) begin()
  else afterPaint(begin)

  /* A frame is asked for before it is shown: only the browser knows when it was. */
  function afterPaint(work) {
    var waits = true
    function once() {
      if (waits) work()
      waits = false
    }
    requestAnimationFrame(function () {
      setTimeout(once, told() ? 500 : 0)
    })

    function told() {
      var kinds = window.PerformanceObserver && PerformanceObserver.supportedEntryTypes
      if (!kinds || kinds.indexOf('paint') < 0) return false
      new PerformanceObserver(function (entries, observer) {
        if (!entries.getEntriesByName('first-contentful-paint').length) return
        observer.disconnect()
        once()
      }).observe({ type: 'paint', buffered: true })
      return true
    }
  }

  function begin() {
    /* It takes over a page that is there whole. */
    if (document.readyState === 'loading') {
      bringCode(data.scripts)
      document.addEventListener('DOMContentLoaded', run)
    } else run()
    setTimeout(function () {
      /* The first are those of every page, the others the home's. */
      var words = data.words[tag]
      for (var n = 0; n < (home ? words.length : 1); n += 1) addLink('preload', words[n], 'fetch')
      if (home && window.asked) askAll(['after-paint'])
      bringCode(data.blocks)
    }, 0)
  }

  function bringCode(files) {
    for (var k = 0; k < files.length; k += 1) addLink('modulepreload', files[k])
  }

  function addLink(rel, address, as) {
    var link = document.createElement('link')
    link.rel = rel
    if (as) link.as = as
    /* Words are preloaded in the mode that they are fetched in (load-messages.ts). */
    if (as !== 'fetch') link.crossOrigin = 'anonymous'
    link.href = address
    document.head.appendChild(link)
    return link
  }

  /* What the first script imports runs before it, each in a task of its own. */
  function run() {
    var trust = trustOf(data.scripts)
    for (var m = 1; m <= data.scripts.length; m += 1) {
      var script = document.createElement('script')
      script.type = 'module'
      script.crossOrigin = 'anonymous'
      script.async = false
      script.src = trust(data.scripts[m % data.scripts.length])
      document.head.appendChild(script)
    }
  }

  /* The addresses that the page's policy lets through by name, and no others. */
  function trustOf(scripts) {
    function pass(asked) {
      if (scripts.indexOf(asked) >= 0) return asked
      throw new TypeError(asked)
    }
    if (!window.trustedTypes) return pass
    var policy = trustedTypes.createPolicy('start', { createScriptURL: pass })
    return function (address) {
      return policy.createScriptURL(address)
    }
  }

  function read(storage, key) {
    try {
      return window[storage].getItem(key)
    } catch (error) {
      return null
    }
  }

  function preload(address) {
    coming += 1
    var link = addLink('preload', address, 'font')
    link.onload = link.onerror = function () {
      coming -= 1
      if (coming === 0 && whenCome) whenCome()
    }
  }

  /* Words in a script of other measures move what is below when their font comes after them. */
  function afterFonts(work) {
    var waits = true
    whenCome = function () {
      if (waits) work()
      waits = false
    }
    if (coming === 0) whenCome()
    else setTimeout(whenCome, 3000)
  }

  function askAll(kinds) {
    for (var j = 0; j < data.asks[tag].length; j += 1)
      if (kinds.indexOf(data.asks[tag][j].home) >= 0) ask(data.asks[tag][j])
  }

  function ask(wanted) {
    var control = new AbortController()
    var headers = {
      Merchant: data.merchant,
      ModuleId: wanted.module,
      Device: readDevice(),
      Language: data.codes[tag],
    }
    var answer = fetch(wanted.url, {
      headers: headers,
      cache: 'no-store',
      credentials: 'omit',
      signal: control.signal,
    })
    /* Whoever takes it hears of a failure. */
    answer.catch(function () {})
    window.asked[wanted.url] = { headers: headers, answer: answer, control: control }
  }

  /* The device marker of calls, as the app says it. */
  function readDevice() {
    if (/LiveryApp/.test(navigator.userAgent)) return ''
    if (navigator.standalone === true) return 'PWA'
    if (matchMedia('(display-mode: standalone)').matches) return 'PWA'
    return read('localStorage', 'webclip') === '1' ? 'WEBCLIP' : ''
  }

  /* A document that is read so runs no script and asks for nothing. */
  function bring(address) {
    var request = new XMLHttpRequest()
    request.open('GET', address)
    request.responseType = 'document'
    request.onload = function () {
      var from = request.response
      if (request.status !== 200 || !from || !from.body) return
      afterFonts(function () {
        if (document.getElementById('waiting')) place(from.body)
        else
          document.addEventListener('DOMContentLoaded', function () {
            place(from.body)
          })
      })
    }
    request.send()
  }

  function place(body) {
    var root = document.getElementById('root')
    if (!root || page.hasAttribute('data-started')) return
    while (root.firstChild) root.removeChild(root.firstChild)
    while (body.firstChild) root.appendChild(body.firstChild)
    root.setAttribute('data-home', tag)
    page.setAttribute('lang', tag)
    page.setAttribute('dir', data.rightToLeft.indexOf(tag) < 0 ? 'ltr' : 'rtl')
    page.removeAttribute('data-own')
    if (!document.fonts) return
    /* What has come still has to be read; asking for its height asks for its fonts. */
    root.style.visibility = root.offsetHeight ? 'hidden' : ''
    document.fonts.ready.then(reveal)
    setTimeout(reveal, 1000)

    function reveal() {
      root.style.visibility = ''
    }
  }
})()
