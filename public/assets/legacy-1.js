/* Written for the oldest browsers: shows a drawn section where the app cannot run. Change the number in its name with its content. */
// biome-ignore-all lint: a browser of ten years ago must understand it
// biome-ignore-all format: as above
;(function () {
  var supported =
    'noModule' in document.createElement('script') &&
    typeof HTMLDialogElement === 'function' &&
    typeof structuredClone === 'function' &&
    typeof Object.hasOwn === 'function' &&
    typeof Array.prototype.at === 'function'

  function show(id) {
    var section = document.getElementById(id)
    var root = document.getElementById('root')
    var reloads = document.querySelectorAll('[data-reload]')
    if (!section || document.documentElement.hasAttribute('data-started')) return
    if (root) root.style.display = 'none'
    for (var i = 0; i < reloads.length; i += 1) reloads[i].setAttribute('href', location.href)
    section.removeAttribute('hidden')
    section.style.display = 'block'
    loadServiceLink()
  }

  function readSkin() {
    try {
      return JSON.parse(document.getElementById('skin').textContent)
    } catch (error) {
      return undefined
    }
  }

  /* The first service whose address is https on a host of the merchant's list. */
  function loadServiceLink() {
    var skin = readSkin()
    if (!skin || !skin.gateway) return
    var paths = skin.gateway.paths || {}
    var request = new XMLHttpRequest()
    request.open(
      'GET',
      (skin.gateway.origin || '') + (paths.customerService || '/wps/system/customerService')
    )
    request.setRequestHeader('Merchant', skin.gateway.merchantCode)
    request.setRequestHeader('ModuleId', 'common')
    request.onload = function () {
      try {
        setServiceLink(JSON.parse(request.responseText).value, skin.gateway)
      } catch (error) {
        return
      }
    }
    request.send()
  }

  function setServiceLink(services, gateway) {
    var links = document.querySelectorAll('[data-service]')
    for (var i = 0; i < services.length; i += 1) {
      var path = services[i].path
      var address = gateway.serviceDecoder === 'plain' ? path : atob(path)
      var host = /^https:\/\/([a-z0-9.-]+)(?:[/?#]|$)/i.exec(address)
      if (host && gateway.linkHosts.indexOf(host[1].toLowerCase()) >= 0) {
        for (var j = 0; j < links.length; j += 1) links[j].setAttribute('href', address)
        return
      }
    }
  }

  function whenReady(step) {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', step)
    else step()
  }

  if (!supported) {
    whenReady(function () {
      show('too-old')
    })
    return
  }
  window.addEventListener(
    'error',
    function (event) {
      var target = event.target
      if (!target || target.tagName !== 'SCRIPT' || target.type !== 'module') return
      whenReady(function () {
        show('not-started')
      })
    },
    true
  )
})()
