import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { useForm } from 'react-hook-form'
import { Button } from '../../../src/ui/Button.tsx'
import { Checkbox } from '../../../src/ui/Checkbox.tsx'
import { Field } from '../../../src/ui/Field.tsx'
import { painted } from './bench-clock.ts'

interface Values {
  affiliateCode: string
  recommenderId: string
  username: string
  payeeName: string
  nickname: string
  password: string
  confirmPassword: string
  mobileNum: string
  qqNum: string
  email: string
  line: string
  facebook: string
  age: boolean
  terms: boolean
}

const accepted = { value: /^[a-zA-Z0-9@.]{4,64}$/, message: 'This is not accepted' }
const rules = { required: 'Please fill this in', pattern: accepted }
const reveal = { show: 'Show password', hide: 'Hide password' }

function Form(): ReactNode {
  const { register, handleSubmit, getValues, formState } = useForm<Values>({ mode: 'onTouched' })
  const { errors } = formState
  const same = (value: string) => value === getValues('password') || 'The passwords differ'
  return (
    <form noValidate onSubmit={handleSubmit(() => undefined)}>
      <Field
        label="Affiliate code"
        required
        {...register('affiliateCode', rules)}
        error={errors.affiliateCode?.message}
      />
      <Field
        label="Recommender"
        required
        {...register('recommenderId', rules)}
        error={errors.recommenderId?.message}
      />
      <Field
        label="Username"
        required
        {...register('username', rules)}
        error={errors.username?.message}
      />
      <Field
        label="Real name"
        required
        {...register('payeeName', rules)}
        error={errors.payeeName?.message}
      />
      <Field
        label="Nickname"
        required
        {...register('nickname', rules)}
        error={errors.nickname?.message}
      />
      <Field
        label="Password"
        required
        type="password"
        reveal={reveal}
        {...register('password', rules)}
        error={errors.password?.message}
      />
      <Field
        label="Confirm password"
        required
        type="password"
        reveal={reveal}
        {...register('confirmPassword', { ...rules, validate: same })}
        error={errors.confirmPassword?.message}
      />
      <Field
        label="Mobile"
        required
        {...register('mobileNum', rules)}
        error={errors.mobileNum?.message}
      />
      <Field label="QQ" required {...register('qqNum', rules)} error={errors.qqNum?.message} />
      <Field label="E-mail" required {...register('email', rules)} error={errors.email?.message} />
      <Field label="LINE" required {...register('line', rules)} error={errors.line?.message} />
      <Field
        label="Facebook"
        required
        {...register('facebook', rules)}
        error={errors.facebook?.message}
      />
      <Checkbox
        label="I am 18 or older"
        {...register('age', { required: 'Please confirm' })}
        error={errors.age?.message}
      />
      <Checkbox
        label="I accept the terms"
        {...register('terms', { required: 'Please accept' })}
        error={errors.terms?.message}
      />
      <Button type="submit">Join now</Button>
    </form>
  )
}

globalThis.startBench = () => {
  const root = document.getElementById('root')
  if (root) createRoot(root).render(<Form />)
  return painted()
}
