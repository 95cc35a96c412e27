import type { AccountRow } from '../../database/account-tables.ts'
import { GatewayRefusal } from '../../kit/gateway-refusal.ts'
import { settleDue } from '../../play/move-round.ts'
import { advancePoints } from '../../points/points.ts'
import type { SandboxRequest } from '../../requests/sandbox.ts'
import { withPresentLevel } from '../../rewards/advance-level.ts'
import { isFlagOn } from '../../world/sandbox-settings.ts'
import { signedInMember } from '../member.ts'

type MallCall =
  | 'pointsBalance'
  | 'mallGoods'
  | 'convertTerms'
  | 'redeemGood'
  | 'convertPoints'
  | 'mallOrders'
  | 'cancelMallOrder'
  | 'pointsRecord'

export type MallVisit = Pick<
  SandboxRequest<MallCall>,
  'account' | 'sandbox' | 'merchant' | 'settings' | 'language'
>

/** Returns the member, if the merchant has a points mall, with the points and the level of now. */
export async function enterMall(request: MallVisit): Promise<AccountRow> {
  if (!isFlagOn(request.settings, 'PTSYS3'))
    throw new GatewayRefusal('function.not.available', { status: 403 })
  const account = signedInMember(request)
  await settleDue(request.sandbox)
  await advancePoints(request, account.id)
  return withPresentLevel(request, account)
}
