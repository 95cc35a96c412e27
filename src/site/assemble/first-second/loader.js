/* Runs in the head of a published page before the player's script loads. The policy allows it by its hash. */
// biome-ignore-all lint: a browser of ten years ago must understand it
// biome-ignore-all format: as above
;(function () {
  var page = document.documentElement
  var data = JSON.parse(document.currentScript.getAttribute('data-start'))
  /* A prerendered picture may fail before the player listens, which shows words in its place. */
  var failed = (window.failedPictures = [])
  addEventListener('online', function () {
    failed.length = 0
  })
  addEventListener(
    'error',
    function (event) {
      var address = event.target.tagName === 'IMG' && event.target.getAttribute('src')
      if (address && failed.indexOf(address) < 0) failed.push(address)
    },
    true
  )
  var tag = data.first
  var chosen = read('localStorage', 'language')
  for (var one in data.codes) if (chosen === one || chosen === data.codes[one]) tag = one
  /* Fonts and stylesheets that a home from elsewhere waits for. */
  var pendingLinks = 0
  var pendingStyles = 0
  var onLinksLoaded
  /* True once the fonts have had their time. */
  var isLate = false
  for (var i = 0; i < data.fonts[tag].length; i += 1) preload(data.fonts[tag][i])
  var guest = !read('sessionStorage', 'sessionInfo')
  var member = !guest && data.member && isMember()
  /* What the home of this account needs. */
  var needs = member ? data.member : data
  var name = member ? tag + ' member' : tag
  var home = data.paths.indexOf(location.pathname.replace(/(.)\/$/, '$1')) >= 0
  /* At each of these moments the prerendered home begins or ceases to be the right one. */
  var turns = data.turns[name] || []
  var right = true
  for (var t = 0; t < turns.length; t += 1) if (turns[t] <= Date.now()) right = !right
  var agrees = (guest || member) && home && right
  var elsewhere = agrees && name !== data.first
  /* `data-own` hides a home that does not fit this visit and shows the loading screen. */
  if (!agrees || elsewhere) page.setAttribute('data-own', '')
  if (guest && window.fetch && window.AbortController) {
    window.asked = {}
    askAll(home ? [undefined, 'at-once'] : [undefined])
  }
  /* The player's code loads after the first paint, so that it does not compete with it. */
  if (elsewhere) fetchHome(data.homes[name])
  else if (!agrees || document.hidden || !window.requestAnimationFrame) begin()
  else afterPaint(begin)

  /* An animation frame runs before its paint; only the browser knows when the paint happened. */
  function afterPaint(work) {
    var waits = true
    function once() {
      if (waits) work()
      waits = false
    }
    requestAnimationFrame(function () {
      setTimeout(once, observesPaint() ? 500 : 0)
    })

    function observesPaint() {
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

  var begun = false
  function begin() {
    if (begun) return
    begun = true
    addLink('preload', page.getAttribute('data-skin'), 'fetch')
    bringLook()
    /* The player starts when the page is parsed completely. */
    if (document.readyState === 'loading') {
      bringCode(data.scripts)
      document.addEventListener('DOMContentLoaded', run)
    } else run()
    setTimeout(function () {
      /* The first area is the one of every page, the others are the home's. */
      var words = needs.words[tag]
      for (var n = 0; n < (home ? words.length : 1); n += 1) addLink('preload', words[n], 'fetch')
      if (home && window.asked) askAll(['after-paint'])
      bringCode(needs.blocks)
    }, 0)
  }

  /* The page has the rules of the parts of its home; what opens later waits for those of all parts. */
  function bringLook() {
    var look = page.getAttribute('data-look')
    if (!look || !window.Promise) return
    var link = addLink('stylesheet', look)
    window.lookLoaded = new Promise(function (done) {
      link.onload = link.onerror = done
      setTimeout(done, 3000)
    })
  }

  function bringCode(files) {
    for (var k = 0; k < files.length; k += 1) addLink('modulepreload', files[k])
  }

  function addLink(rel, address, as) {
    var link = document.createElement('link')
    link.rel = rel
    if (as) link.as = as
    /* A preload must have the mode in which load-file.ts fetches. */
    if (as !== 'fetch') link.crossOrigin = 'anonymous'
    link.href = address
    document.head.appendChild(link)
    return link
  }

  /* Imported scripts run before the entry script, each in its own task. */
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

  /* Allows only the listed addresses as script URLs. */
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

  /* A single wallet may hide its balance, for which a member's home has a place. */
  function isMember() {
    if (read('sessionStorage', 'singleWallet') === '1') return false
    try {
      return data.member.types.indexOf(JSON.parse(read('sessionStorage', 'sessionInfo')).type) >= 0
    } catch (error) {
      return false
    }
  }

  function preload(address) {
    awaitLink(addLink('preload', address, 'font'))
  }

  function awaitLink(link) {
    pendingLinks += 1
    link.onload = link.onerror = function () {
      pendingLinks -= 1
      if (pendingLinks === 0 && onLinksLoaded) onLinksLoaded()
    }
  }

  /* A home without its stylesheets is never shown: the player draws it where they fail or come too late. */
  function awaitStyle(link) {
    awaitLink(link)
    pendingStyles += 1
    link.onload = function () {
      pendingLinks -= 1
      pendingStyles -= 1
      if (onLinksLoaded && (pendingLinks === 0 || isLate)) onLinksLoaded()
    }
    link.onerror = null
  }

  /* Text moves when its font loads after it, because the fonts of another script have other measures. */
  function afterLinks(work) {
    var waits = true
    onLinksLoaded = function () {
      if (!waits || pendingStyles > 0) return
      waits = false
      work()
    }
    if (pendingLinks === 0) onLinksLoaded()
    setTimeout(function () {
      isLate = true
      onLinksLoaded()
    }, 3000)
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
    /* The player handles a failure when it takes the answer. */
    answer.catch(function () {})
    window.asked[wanted.url] = { headers: headers, answer: answer, control: control }
  }

  /* Returns the `Device` header, as the player computes it. */
  function readDevice() {
    if (/LiveryApp/.test(navigator.userAgent)) return ''
    if (navigator.standalone === true) return 'PWA'
    if (matchMedia('(display-mode: standalone)').matches) return 'PWA'
    return read('localStorage', 'webclip') === '1' ? 'WEBCLIP' : ''
  }

  /* A document that XMLHttpRequest parses runs no script and loads nothing. */
  function fetchHome(address) {
    var styles = needs.styles || []
    for (var s = 0; s < styles.length; s += 1) addLink('preload', styles[s], 'style')
    var request = new XMLHttpRequest()
    request.open('GET', address)
    request.responseType = 'document'
    request.onerror = begin
    request.onload = function () {
      var from = request.response
      if (request.status !== 200 || !from || !from.body) return begin()
      if (document.getElementById('waiting')) addStyles()
      else document.addEventListener('DOMContentLoaded', addStyles)

      /* They follow those of the page, whose rules they may change. */
      function addStyles() {
        for (var s = 0; s < styles.length; s += 1) awaitStyle(addLink('stylesheet', styles[s]))
        afterLinks(function () {
          showHome(from.body)
        })
      }
    }
    request.send()
    /* A home that does not come soon must not hold up the player. */
    setTimeout(begin, 1000)
  }

  function showHome(body) {
    var root = document.getElementById('root')
    if (!root || page.hasAttribute('data-started')) return begin()
    while (root.firstChild) root.removeChild(root.firstChild)
    while (body.firstChild) root.appendChild(body.firstChild)
    root.setAttribute('data-home', name)
    if (needs.areas) root.setAttribute('data-areas', needs.areas)
    page.setAttribute('lang', tag)
    page.setAttribute('dir', data.rightToLeft.indexOf(tag) < 0 ? 'ltr' : 'rtl')
    page.removeAttribute('data-own')
    if (!document.fonts) return begin()
    /* Fonts that have loaded still have to be decoded; reading the height requests them. */
    root.style.visibility = root.offsetHeight ? 'hidden' : ''
    document.fonts.ready.then(reveal)
    setTimeout(reveal, 1000)

    function reveal() {
      root.style.visibility = ''
      if (document.hidden) begin()
      else
        requestAnimationFrame(function () {
          setTimeout(begin, 0)
        })
    }
  }
})()
