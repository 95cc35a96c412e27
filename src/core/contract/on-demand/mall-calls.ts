import type { CallDeclaration } from '../call-declaration.ts'
import { effect, read } from './declare-calls.ts'
import { moneyReads } from './money-reads.ts'

/** The calls of the points mall. They load with all others of `member-calls.ts`. */
export const mallCalls = {
  pointsBalance: read('/wps/relay/MCS2_memberPoints', 'member', { value: 'PointsBalance' }),
  mallGoods: read('/wps/relay/MCS2_mallGoods', 'member', { value: 'MallGoods' }),
  convertTerms: read('/wps/relay/MCS2_mallConvertTerms', 'member', { value: 'ConvertTerms' }),
  redeemGood: effect('/wps/relay/MCS2_mallRedeem', 'member', {
    encrypted: true,
    changes: [
      'pointsBalance',
      'pointsRecord',
      'mallGoods',
      'convertTerms',
      'mallOrders',
      'bonuses',
      ...moneyReads,
    ],
    body: 'RedeemBody',
    value: 'MallOrder',
    refusal: 'MallRefusal',
  }),
  convertPoints: effect('/wps/relay/MCS2_mallConvert', 'member', {
    changes: [
      'pointsBalance',
      'pointsRecord',
      'convertTerms',
      'mallOrders',
      'bonuses',
      ...moneyReads,
    ],
    body: 'ConvertBody',
    value: 'MallOrder',
    refusal: 'MallRefusal',
  }),
  mallOrders: read('/wps/relay/MCS2_mallOrders', 'member', {
    query: 'MallOrdersQuery',
    value: 'MallOrderPage',
  }),
  pointsRecord: read('/wps/relay/MCS2_memberPointsRecord', 'member', {
    query: 'PointsRecordQuery',
    value: 'PointsRecordPage',
  }),
  cancelMallOrder: effect('/wps/relay/MCS2_mallOrderCancel', 'member', {
    changes: ['pointsBalance', 'pointsRecord', 'mallGoods', 'convertTerms', 'mallOrders'],
    body: 'MallOrderBody',
    value: 'MallOrder',
  }),
} satisfies Record<string, CallDeclaration>
