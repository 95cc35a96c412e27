/* The offline page in the language that the device remembers; it looks again where the network is back. */
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
  window.addEventListener('online', function () {
    location.reload()
  })
})()
