/* Shows the offline page in the language that the device remembers, and reloads once the network works. */
// biome-ignore-all lint: a browser of ten years ago must understand it
// biome-ignore-all format: as above
;(function () {
  var chosen
  try {
    chosen = localStorage.getItem('language')
  } catch (error) {
    chosen = null
  }
  var parts = document.querySelectorAll('[data-code]')
  var shown = parts[0]
  for (var i = 0; i < parts.length; i += 1)
    if (chosen && (parts[i].lang === chosen || parts[i].getAttribute('data-code') === chosen)) shown = parts[i]
  for (var j = 0; j < parts.length; j += 1) parts[j].hidden = parts[j] !== shown
  document.documentElement.lang = shown.lang
  var links = document.querySelectorAll('a')
  for (var k = 0; k < links.length; k += 1) links[k].href = location.href
  window.addEventListener('online', tryAgain)
  /* The browser may report a network before requests succeed. */
  var wait = 1000
  var timer = setTimeout(tryAgain, wait)
  function tryAgain() {
    clearTimeout(timer)
    fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      function () {
        location.reload()
      },
      function () {
        wait = Math.min(wait * 2, 30000)
        timer = setTimeout(tryAgain, wait)
      }
    )
  }
})()
