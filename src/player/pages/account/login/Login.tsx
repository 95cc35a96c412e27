import type { ReactNode } from 'react'
import { SignInPage } from '../SignInPage.tsx'

export default function Login(): ReactNode {
  return <SignInPage pageId="login" />
}
