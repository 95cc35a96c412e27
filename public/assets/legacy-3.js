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

  function loadServiceLink() {
    var inline = document.getElementById('skin')
    var address = document.documentElement.getAttribute('data-skin')
    if (inline) parse(inline.textContent, askServices)
    else if (address) get(address, {}, askServices)
  }

  /* The first service whose address is https on a host of the merchant's list. */
  function askServices(skin) {
    var gateway = skin.gateway
    var paths = gateway.paths || {}
    var path = paths.customerService || '/wps/system/customerService'
    var headers = { Merchant: gateway.merchantCode, ModuleId: 'common' }
    get((gateway.origin || '') + path, headers, function (answer) {
      setServiceLink(answer.value, gateway)
    })
  }

  /* Calls a function with the JSON of an answer; does nothing if either fails. */
  function get(address, headers, work) {
    var request = new XMLHttpRequest()
    request.open('GET', address)
    for (var name in headers) request.setRequestHeader(name, headers[name])
    request.onload = function () {
      parse(request.responseText, work)
    }
    request.send()
  }

  function parse(text, work) {
    try {
      work(JSON.parse(text))
    } catch (error) {
      return
    }
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
  window.addEventListener('not-started', showNotStarted)
  window.addEventListener(
    'error',
    function (event) {
      var target = event.target
      if (target && target.tagName === 'SCRIPT' && target.type === 'module') showNotStarted()
    },
    true
  )

  function showNotStarted() {
    whenReady(function () {
      show('not-started')
    })
  }
})()

/*
 * The translator of a browser replaces each text by a `font` element, of which React knows nothing: React
 * fails to remove the text, and a text that changes stays as it was. This puts a text back in the place of
 * its `font` before React touches it; the translator then translates it again.
 */
;(function () {
  if (!window.MutationObserver || !window.WeakMap) return
  var removeChild = Node.prototype.removeChild
  var insertBefore = Node.prototype.insertBefore
  var fonts = new WeakMap()
  var texts = new WeakMap()
  var replacements = new MutationObserver(note)
  var changes = new MutationObserver(function (records) {
    for (var i = 0; i < records.length; i += 1) putBack(records[i].target)
  })
  replacements.observe(document, { childList: true, subtree: true })

  /* Only a font that came with the removal replaces a text; React may remove a text beside an older one. */
  function note(records) {
    var fresh = []
    for (var i = 0; i < records.length; i += 1) {
      var record = records[i]
      for (var j = 0; j < record.addedNodes.length; j += 1)
        if (record.addedNodes[j].nodeName === 'FONT') fresh.push(record.addedNodes[j])
      for (var k = 0; k < record.removedNodes.length; k += 1) {
        var font = findFont(record, fresh)
        if (font && record.removedNodes[k].nodeType === Node.TEXT_NODE)
          remember(record.removedNodes[k], font)
      }
    }
  }

  function findFont(record, fresh) {
    var places = [record.addedNodes[0], record.previousSibling, record.nextSibling]
    for (var i = 0; i < places.length; i += 1) if (fresh.indexOf(places[i]) >= 0) return places[i]
  }

  function remember(text, font) {
    if (!texts.has(font)) texts.set(font, [])
    texts.get(font).push(text)
    fonts.set(text, font)
    changes.observe(text, { characterData: true })
  }

  function putBack(text) {
    var font = fonts.get(text)
    var replaced = font && texts.get(font)
    if (!replaced) return
    texts.delete(font)
    for (var i = 0; i < replaced.length; i += 1) {
      fonts.delete(replaced[i])
      if (font.parentNode) insertBefore.call(font.parentNode, replaced[i], font)
    }
    if (font.parentNode) removeChild.call(font.parentNode, font)
  }

  /* Reports whether a text is still missing in its place. */
  function isLost(parent, node) {
    if (!node || node.nodeType !== Node.TEXT_NODE || node.parentNode === parent) return false
    note(replacements.takeRecords())
    putBack(node)
    return node.parentNode !== parent
  }

  Node.prototype.removeChild = function (child) {
    return isLost(this, child) ? child : removeChild.call(this, child)
  }
  Node.prototype.insertBefore = function (node, before) {
    return insertBefore.call(this, node, isLost(this, before) ? null : before)
  }
})()
