/** What the chat can answer; `hello` opens it, and `unsure` answers what it does not recognize. */
const chatTopics = ['hello', 'unsure', 'deposit', 'withdraw', 'bonus', 'password'] as const
export type ChatTopic = (typeof chatTopics)[number]

/** The topics that a player can press. */
export const askedTopics = ['deposit', 'withdraw', 'bonus', 'password'] as const

export type ChatTexts = Readonly<
  Record<ChatTopic, string> & {
    readonly title: string
    readonly you: string
    readonly field: string
    readonly send: string
    readonly closed: string
    /** The words that a player may use for a topic, and the words on its button. */
    readonly topics: Readonly<Record<(typeof askedTopics)[number], readonly [string, ...string[]]>>
  }
>

const en: ChatTexts = {
  title: 'Customer service',
  you: 'You',
  field: 'Your message',
  send: 'Send',
  closed: 'This chat has ended. Go back and open it again.',
  hello:
    'Hello, how can we help? This is a demonstration: the answers come from the sandbox and nobody reads along.',
  unsure:
    'I can answer questions about deposits, withdrawals, bonuses and passwords. Choose one of them below.',
  deposit:
    'Open “Deposit”, choose a way to pay and an amount. The page shows the least and the largest amount before you pay. In the demonstration a deposit arrives shortly after it is paid.',
  withdraw:
    'Add a bank account and a withdrawal PIN first. “Withdraw” shows what you can take out, the fee and the turnover that is left.',
  bonus:
    '“Bonuses” lists each bonus with its turnover, what is left of it and when it ends. The terms are on the page of the promotion.',
  password:
    'On the login page choose “Forgot password”. If the details match, we send a code to your e-mail or mobile.',
  topics: {
    deposit: ['Deposit', 'pay', 'top up'],
    withdraw: ['Withdrawal', 'withdraw', 'cash out'],
    bonus: ['Bonus', 'promotion', 'turnover'],
    password: ['Password', 'login', 'log in'],
  },
}

const th: ChatTexts = {
  title: 'ฝ่ายบริการลูกค้า',
  you: 'คุณ',
  field: 'ข้อความของคุณ',
  send: 'ส่ง',
  closed: 'แชทนี้สิ้นสุดแล้ว กลับไปแล้วเปิดใหม่อีกครั้ง',
  hello: 'สวัสดี มีอะไรให้ช่วยไหม นี่คือการสาธิต คำตอบมาจากระบบทดลอง ไม่มีเจ้าหน้าที่อ่านข้อความ',
  unsure: 'ตอบได้เรื่องการฝาก การถอน โบนัส และรหัสผ่าน เลือกหัวข้อด้านล่าง',
  deposit:
    'เปิด “ฝากเงิน” เลือกช่องทางและจำนวนเงิน หน้านี้แสดงยอดต่ำสุดและสูงสุดก่อนชำระ ในระบบทดลองเงินเข้าหลังชำระไม่นาน',
  withdraw: 'เพิ่มบัญชีธนาคารและตั้ง PIN ถอนเงินก่อน หน้า “ถอนเงิน” แสดงยอดที่ถอนได้ ค่าธรรมเนียม และยอดเทิร์นที่เหลือ',
  bonus: '“โบนัส” แสดงโบนัสแต่ละรายการ ยอดเทิร์น ยอดที่เหลือ และวันหมดอายุ เงื่อนไขอยู่ที่หน้าโปรโมชั่น',
  password: 'ที่หน้าเข้าสู่ระบบ เลือก “ลืมรหัสผ่าน” หากข้อมูลตรงกัน เราจะส่งรหัสไปที่อีเมลหรือมือถือ',
  topics: {
    deposit: ['ฝากเงิน', 'ฝาก', 'เติม'],
    withdraw: ['ถอนเงิน', 'ถอน'],
    bonus: ['โบนัส', 'โปรโมชั่น', 'เทิร์น'],
    password: ['รหัสผ่าน', 'รหัส', 'เข้าสู่ระบบ'],
  },
}

const zh: ChatTexts = {
  title: '客服',
  you: '您',
  field: '您的消息',
  send: '发送',
  closed: '本次对话已结束，请返回后重新打开。',
  hello: '您好，有什么可以帮您？这是演示：回答来自沙盒，没有人工阅读。',
  unsure: '我可以回答存款、提款、红利和密码的问题，请在下方选择。',
  deposit: '打开“存款”，选择方式和金额。付款前页面会显示最低和最高金额。演示中，付款后很快到账。',
  withdraw: '请先添加银行账户并设置取款密码。“提款”页面会显示可提金额、手续费和剩余流水。',
  bonus: '“红利明细”列出每笔红利的流水、剩余金额和到期时间。条款见优惠页面。',
  password: '在登录页选择“忘记密码”。如果资料相符，我们会把验证码发到您的邮箱或手机。',
  topics: {
    deposit: ['存款', '充值'],
    withdraw: ['提款', '取款', '提现'],
    bonus: ['红利', '优惠', '流水'],
    password: ['密码', '登录'],
  },
}

const km: ChatTexts = {
  title: 'សេវាអតិថិជន',
  you: 'អ្នក',
  field: 'សាររបស់អ្នក',
  send: 'ផ្ញើ',
  closed: 'ការជជែកនេះបានបញ្ចប់ហើយ។ សូមត្រឡប់ក្រោយ ហើយបើកម្តងទៀត។',
  hello: 'សួស្តី តើយើងអាចជួយអ្វីបាន? នេះជាការសាកល្បង៖ ចម្លើយមកពីប្រព័ន្ធសាកល្បង ហើយគ្មាននរណាអានទេ។',
  unsure: 'ខ្ញុំអាចឆ្លើយអំពីការដាក់ប្រាក់ ការដកប្រាក់ ប្រាក់រង្វាន់ និងពាក្យសម្ងាត់។ សូមជ្រើសរើសខាងក្រោម។',
  deposit:
    'បើក “ដាក់ប្រាក់” រួចជ្រើសវិធីបង់ និងចំនួនប្រាក់។ ទំព័របង្ហាញចំនួនតិចបំផុត និងច្រើនបំផុត មុនពេលបង់។ ក្នុងការសាកល្បង ប្រាក់ចូលបន្តិចក្រោយពេលបង់។',
  withdraw:
    'សូមបន្ថែមគណនីធនាគារ និង PIN ដកប្រាក់ជាមុនសិន។ “ដកប្រាក់” បង្ហាញចំនួនដែលអាចដក ថ្លៃសេវា និងចំនួនត្រូវលេងដែលនៅសល់។',
  bonus: '“ប្រាក់រង្វាន់” រាយប្រាក់រង្វាន់នីមួយៗ ចំនួនត្រូវលេង អ្វីដែលនៅសល់ និងថ្ងៃផុតកំណត់។ លក្ខខណ្ឌនៅលើទំព័រប្រូម៉ូសិន។',
  password: 'នៅទំព័រចូល សូមជ្រើស “ភ្លេចពាក្យសម្ងាត់”។ បើព័ត៌មានត្រូវគ្នា យើងផ្ញើលេខកូដទៅអ៊ីមែល ឬទូរស័ព្ទរបស់អ្នក។',
  topics: {
    deposit: ['ដាក់ប្រាក់', 'បញ្ចូលប្រាក់'],
    withdraw: ['ដកប្រាក់'],
    bonus: ['ប្រាក់រង្វាន់', 'ប្រូម៉ូសិន'],
    password: ['ពាក្យសម្ងាត់', 'ចូល'],
  },
}

const ja: ChatTexts = {
  title: 'カスタマーサービス',
  you: 'あなた',
  field: 'メッセージ',
  send: '送信',
  closed: 'このチャットは終了しました。前の画面に戻って、もう一度開いてください。',
  hello:
    'こんにちは。どのようなご用件でしょうか。これはデモです。回答はサンドボックスが返し、担当者は読んでいません。',
  unsure: '入金、出金、ボーナス、パスワードについてお答えできます。下からお選びください。',
  deposit:
    '「入金」を開き、方法と金額を選びます。支払い前に最低額と最高額が表示されます。デモでは支払い後まもなく反映されます。',
  withdraw:
    '先に銀行口座と出金 PIN を登録してください。「出金」に出金できる額、手数料、残りの賭け条件が表示されます。',
  bonus:
    '「ボーナス」に、各ボーナスの賭け条件、残額、期限が表示されます。規約はプロモーションのページにあります。',
  password:
    'ログイン画面で「パスワードをお忘れの方」を選びます。内容が一致すれば、メールか携帯電話にコードを送ります。',
  topics: {
    deposit: ['入金'],
    withdraw: ['出金'],
    bonus: ['ボーナス', 'プロモーション', '賭け条件'],
    password: ['パスワード', 'ログイン'],
  },
}

const texts: Readonly<Record<string, ChatTexts>> = { en, th, zh, km, ja }

/** Returns the texts of the chat in a language; in English for one that it does not speak. */
export function chatTextsOf(language: string): ChatTexts {
  const tag = language.split('-')[0] ?? ''
  return Object.hasOwn(texts, tag) ? (texts[tag] ?? en) : en
}

/** Returns the topic that a typed text names in a language, or in English. */
export function findTopic(typed: string, language: string): ChatTopic {
  const text = typed.toLowerCase()
  const names = ({ topics }: ChatTexts, topic: (typeof askedTopics)[number]): boolean =>
    topics[topic].some((word) => text.includes(word.toLowerCase()))
  const found = askedTopics.find((topic) => names(chatTextsOf(language), topic) || names(en, topic))
  return found ?? 'unsure'
}
