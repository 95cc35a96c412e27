import type { ReactNode } from 'react'
import { SignInPage } from '../SignInPage.tsx'

export default function Trial(): ReactNode {
  return <SignInPage pageId="trial" />
}
