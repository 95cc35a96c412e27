import type { ContractKind, IncomeSource } from '../../core/contract/generated/gateway.ts'
import type { WorldText } from '../../core/contract/generated/world.ts'
import { formatText } from '../kit/format-text.ts'

const incomes: Readonly<Record<IncomeSource, WorldText>> = {
  rebate: {
    en: 'Team rebate',
    th: 'รีเบทจากทีม',
    zh: '团队返水',
    km: 'រីបេតពីក្រុម',
    ja: 'チームのリベート',
  },
  commission: {
    en: 'Commission',
    th: 'ค่าคอมมิชชัน',
    zh: '佣金',
    km: 'កម្រៃជើងសា',
    ja: 'コミッション',
  },
  dailySalary: {
    en: 'Daily salary',
    th: 'ค่าตอบแทนรายวัน',
    zh: '日工资',
    km: 'ប្រាក់ឈ្នួលប្រចាំថ្ងៃ',
    ja: '日給',
  },
  hourlySalary: {
    en: 'Hourly salary',
    th: 'ค่าตอบแทนรายชั่วโมง',
    zh: '时薪',
    km: 'ប្រាក់ឈ្នួលប្រចាំម៉ោង',
    ja: '時給',
  },
  dividend: { en: 'Dividend', th: 'เงินปันผล', zh: '分红', km: 'ភាគលាភ', ja: '配当' },
}

/** Returns the name of a source of income. */
export function nameIncome(source: IncomeSource, language: string): string {
  return formatText(incomes[source], language)
}

const agreements: Readonly<Record<ContractKind, WorldText>> = {
  dailySalary: {
    en: 'The platform pays the subordinate on each day the rate of the highest tier that the subordinate’s team reached on that day. What the subordinate gives on to its own team is deducted. Either side may ask to end the contract.',
    th: 'แพลตฟอร์มจ่ายให้ลูกทีมทุกวันตามอัตราของขั้นสูงสุดที่ทีมทำได้ในวันนั้น โดยหักส่วนที่ลูกทีมให้ทีมของตน ฝ่ายใดก็ขอยกเลิกสัญญาได้',
    zh: '平台每日按下级团队当日达到的最高档位支付，下级再分给其团队的部分予以扣除。任何一方均可申请终止契约。',
    km: 'វេទិកាបង់ឱ្យអ្នកក្រោមខ្សែរៀងរាល់ថ្ងៃ តាមអត្រានៃកម្រិតខ្ពស់បំផុតដែលក្រុមសម្រេចបានក្នុងថ្ងៃនោះ ដោយដកចំណែកដែលគាត់ផ្តល់ឱ្យក្រុមរបស់ខ្លួន។ ភាគីណាមួយអាចស្នើបញ្ចប់កិច្ចសន្យា។',
    ja: 'プラットフォームは、下位チームがその日に達した最も高い段階の率を毎日支払います。下位が自分のチームに渡す分は差し引かれます。どちらからでも契約の終了を申し出られます。',
  },
  hourlySalary: {
    en: 'The platform pays the subordinate for each hour the rate of the highest tier that the subordinate’s team reached in that hour, once a day. What the subordinate gives on to its own team is deducted. Either side may ask to end the contract.',
    th: 'แพลตฟอร์มจ่ายให้ลูกทีมสำหรับแต่ละชั่วโมงตามอัตราของขั้นสูงสุดที่ทีมทำได้ในชั่วโมงนั้น วันละครั้ง โดยหักส่วนที่ลูกทีมให้ทีมของตน ฝ่ายใดก็ขอยกเลิกสัญญาได้',
    zh: '平台按下级团队每小时达到的最高档位计算，每日支付一次，下级再分给其团队的部分予以扣除。任何一方均可申请终止契约。',
    km: 'វេទិកាគណនាសម្រាប់ម៉ោងនីមួយៗ តាមអត្រានៃកម្រិតខ្ពស់បំផុតដែលក្រុមសម្រេចបានក្នុងម៉ោងនោះ ហើយបង់មួយថ្ងៃម្តង ដោយដកចំណែកដែលអ្នកក្រោមខ្សែផ្តល់ឱ្យក្រុមរបស់ខ្លួន។ ភាគីណាមួយអាចស្នើបញ្ចប់កិច្ចសន្យា។',
    ja: 'プラットフォームは、下位チームが各時間に達した最も高い段階の率を計算し、一日一回支払います。下位が自分のチームに渡す分は差し引かれます。どちらからでも契約の終了を申し出られます。',
  },
  dividend: {
    en: 'The platform pays the subordinate after each month the rate of the highest tier of the team’s net loss, after rebates, promotions and the platform fee. A negative result is carried to the next month. What the subordinate gives on to its own team is deducted. Either side may ask to end the contract.',
    th: 'แพลตฟอร์มจ่ายให้ลูกทีมหลังสิ้นเดือนตามอัตราของขั้นสูงสุดจากยอดเสียสุทธิของทีม หลังหักรีเบท โปรโมชั่น และค่าธรรมเนียม ผลติดลบยกไปเดือนถัดไป โดยหักส่วนที่ลูกทีมให้ทีมของตน ฝ่ายใดก็ขอยกเลิกสัญญาได้',
    zh: '平台每月结束后，按团队净亏损（扣除返水、优惠与平台费）达到的最高档位支付；负数结转下月。下级再分给其团队的部分予以扣除。任何一方均可申请终止契约。',
    km: 'វេទិកាបង់ឱ្យអ្នកក្រោមខ្សែក្រោយចប់ខែ តាមអត្រានៃកម្រិតខ្ពស់បំផុតនៃការខាតសុទ្ធរបស់ក្រុម ក្រោយដកប្រាក់ត្រឡប់ ប្រូម៉ូសិន និងថ្លៃសេវា។ លទ្ធផលអវិជ្ជមានយកទៅខែបន្ទាប់ ដោយដកចំណែកដែលគាត់ផ្តល់ឱ្យក្រុម។ ភាគីណាមួយអាចស្នើបញ្ចប់កិច្ចសន្យា។',
    ja: 'プラットフォームは月末後、リベート・プロモーション・手数料を差し引いたチームの純損失が達した最も高い段階の率を支払います。マイナスは翌月に繰り越されます。下位が自分のチームに渡す分は差し引かれます。どちらからでも契約の終了を申し出られます。',
  },
}

/** Returns the text of the agreement of a kind of contract. */
export function writeAgreement(kind: ContractKind, language: string): string {
  return formatText(agreements[kind], language)
}
