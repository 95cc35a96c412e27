import { expect, it } from 'vitest'
import { compileAtOnce } from './compile-at-once.ts'

it('marks the functions that hold modules and no other function', () => {
  const code = 'var a=g(e=>{t(e=>1)}),b=g((e,t)=>{t.exports=a()}),c=(()=>2)();d(()=>3)'
  const marked = 'var a=g((e=>{t(e=>1)})),b=g(((e,t)=>{t.exports=a()})),c=(()=>2)();d(()=>3)'
  expect(compileAtOnce(code)).toBe(marked)
})
