import type { ReactNode } from 'react'
import { SignInPage } from '../SignInPage.tsx'

export default function Register(): ReactNode {
  return <SignInPage pageId="register" />
}
