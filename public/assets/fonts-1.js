/* Asks for the fonts of the language shown while the app is still on its way. Change the number in its name with its content. */
// biome-ignore-all lint: a browser of ten years ago must understand it
// biome-ignore-all format: as above
;(function () {
  var data = document.currentScript && document.currentScript.getAttribute('data-fonts')
  if (!data) return
  var fonts = JSON.parse(data)
  var chosen
  try {
    chosen = localStorage.getItem('language')
  } catch (error) {
    chosen = null
  }
  var files = Object.prototype.hasOwnProperty.call(fonts.files, chosen)
    ? fonts.files[chosen]
    : fonts.files[fonts.first]
  for (var i = 0; i < files.length; i += 1) {
    var link = document.createElement('link')
    link.rel = 'preload'
    link.as = 'font'
    link.type = 'font/woff2'
    link.crossOrigin = 'anonymous'
    link.href = files[i]
    document.head.appendChild(link)
  }
})()
