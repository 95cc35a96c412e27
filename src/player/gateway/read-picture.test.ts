import { expect, it } from 'vitest'
import { readPicture } from './read-picture.ts'

it.each([
  ['base64 of a PNG', 'iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
  ['base64 in lines', ' iVBO\nRw0K \n', 'data:image/png;base64,iVBO\nRw0K'],
  ['a data URI', 'data:image/png;base64,iVBO', 'data:image/png;base64,iVBO'],
  ['a data URI of a JPEG', 'data:image/jpeg;base64,/9j/4AA=', 'data:image/jpeg;base64,/9j/4AA='],
  ['a data URI in capitals', 'DATA:image/GIF;base64,R0lG', 'DATA:image/GIF;base64,R0lG'],
])('shows %s', (_, picture, address) => {
  expect(readPicture(picture)).toBe(address)
})

it.each([
  undefined,
  '',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'data:text/html;base64,PGI+',
  'https://elsewhere.example/a.png',
  '<svg/>',
])('shows nothing for %j, which is no picture of the gateway', (picture) => {
  expect(readPicture(picture)).toBeUndefined()
})
