import { type ReactNode, Suspense, useState } from 'react'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { readCode } from '../../../../../core/contract/read-code.ts'
import { errorMessageKey, errorMessageValues } from '../../../../gateway/error-message-key.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { useMutation } from '../../../../gateway/use-mutation.ts'
import { useT, useText } from '../../../../i18n/use-t.ts'
import { Accordion, AccordionItem } from '../../../../kit/controls/Accordion.tsx'
import { Banner } from '../../../../kit/controls/Banner.tsx'
import { Button, ButtonLink } from '../../../../kit/controls/Button.tsx'
import { Field } from '../../../../kit/controls/Field.tsx'
import { lazyPart } from '../../../../kit/controls/lazy-part.tsx'
import { SectionHead } from '../../../../kit/controls/SectionHead.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { EmptyNotice } from '../../../../kit/pages/EmptyNotice.tsx'
import { Section } from '../../../../kit/pages/Section.tsx'
import { useLeastAge } from '../../../../kit/pages/use-least-age.ts'
import type { BlockProps } from '../../../../registry/block.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { useHeadline } from '../../../../state/headline.ts'
import { useLanguage } from '../../../../state/language.ts'
import styles from './HelpTopics.module.css'

const GatewayHtml = lazyPart(() => import('../../../../kit/pages/GatewayHtml.tsx'))

interface Topic {
  readonly id: string
  readonly category: string
  readonly question: string
  readonly answer: ReactNode
  /** The text to search, in lower case. */
  readonly words: string
}

/** Shows the topics of the help centre with search and categories (SPEC §11.52 and §11.53). */
export default function HelpTopics({ settings }: BlockProps<'help-topics'>): ReactNode {
  const t = useT()
  const [search, setSearch] = useState('')
  const { topics, loading, notice } = useTopics(settings)
  const words = readCode(search).toLowerCase().split(/\s+/)
  const found = topics.filter((topic) => words.every((word) => topic.words.includes(word)))
  useHeadline(found.length > 0 ? t('help.headline', { count: found.length }) : undefined)
  const categories = [...new Set(found.map(({ category }) => category))]
  return (
    <Section>
      {settings.search && (
        <Field
          icon="search"
          label={t('help.search')}
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      {notice}
      {loading && <Skeleton shape="card" height="18rem" />}
      {categories.map((category) => (
        <section key={category} className={styles['category']}>
          <SectionHead title={isCategory(category) ? t(`help.category.${category}`) : category} />
          <Accordion>
            {found
              .filter((topic) => topic.category === category)
              .map((topic) => (
                <AccordionItem key={topic.id} title={topic.question}>
                  {topic.answer}
                  <Vote topicId={topic.id} />
                </AccordionItem>
              ))}
          </Accordion>
        </section>
      ))}
      {!loading && found.length === 0 && (
        <EmptyNotice line={t(readCode(search) ? 'help.none' : 'help.empty')} />
      )}
      <div className={styles['contact']}>
        <ButtonLink variant="outline" wide icon="headset" to={pathTo('service')}>
          {t('help.contact')}
        </ButtonLink>
      </div>
    </Section>
  )
}

const categoryNames = ['account', 'deposit', 'withdraw', 'bonus', 'app'] as const

function isCategory(name: string): name is (typeof categoryNames)[number] {
  return categoryNames.some((known) => known === name)
}

interface ShownTopics {
  readonly topics: readonly Topic[]
  readonly loading: boolean
  /** Shown above the merchant's own topics if those of the gateway failed to load. */
  readonly notice: ReactNode
}

/** Returns the topics of the gateway, or the merchant's own if there are none. */
function useTopics({ topics: own }: BlockProps<'help-topics'>['settings']): ShownTopics {
  const t = useT()
  const text = useText()
  const age = useLeastAge()
  const tag = useLanguage()
  const { languages, gateway } = useSkin()
  const language = languages.supported.find((one) => one.tag === tag)?.code ?? tag
  const call = useCall('helpCenter', { language, merchantCode: gateway.merchantCode })
  const { value, error, loading, retry, refreshing } = call
  if (value && value.topics.length > 0)
    return { topics: value.topics.map(readGatewayTopic), loading: false, notice: null }
  const topics = own.map(({ id, category, question, answer }): Topic => {
    const title = text(question)
    const paragraphs = text(answer, { age }).split('\n')
    return {
      id,
      category,
      question: title,
      answer: paragraphs.map((paragraph) => (
        <p key={paragraph} className={styles['paragraph']}>
          {paragraph}
        </p>
      )),
      words: [title, ...paragraphs].join(' ').toLowerCase(),
    }
  })
  if (loading) return { topics: [], loading: true, notice: null }
  const notice = error ? (
    <Banner
      tone="warning"
      title={t(errorMessageKey(error), errorMessageValues(error))}
      action={
        <button type="button" disabled={refreshing} onClick={() => void retry()}>
          {t('common.retry')}
        </button>
      }
    >
      {t('help.standard')}
    </Banner>
  ) : null
  return { topics, loading: false, notice }
}

function readGatewayTopic(topic: {
  readonly id: string
  readonly category: string
  readonly question: string
  readonly answer: string
}): Topic {
  const { id, category, question, answer } = topic
  return {
    id,
    category,
    question,
    answer: (
      <Suspense fallback={<Skeleton shape="text" width="90%" height="3rem" />}>
        <GatewayHtml html={answer} />
      </Suspense>
    ),
    words: `${question} ${answer.replaceAll(/<[^>]*>/g, ' ')}`.toLowerCase(),
  }
}

/** Asks whether a topic was helpful, once. */
function Vote({ topicId }: { readonly topicId: string }): ReactNode {
  const t = useT()
  const { run, running } = useMutation('voteHelp')
  const [given, setGiven] = useState<boolean>()
  async function vote(helpful: boolean): Promise<void> {
    // A vote that is lost changes nothing for the player.
    await run({ body: { topicId, helpful } }).catch(() => undefined)
    setGiven(helpful)
  }
  if (given !== undefined)
    return (
      <p className={`${styles['vote']} ${typography['muted']}`} role="status">
        {t(given ? 'help.thanks' : 'help.sorry')}
      </p>
    )
  return (
    <div className={`${styles['vote']} ${typography['muted']}`}>
      <span>{t('help.helpful')}</span>
      <Button variant="outline" size="small" busy={running} onClick={() => void vote(true)}>
        {t('help.yes')}
      </Button>
      <Button variant="outline" size="small" busy={running} onClick={() => void vote(false)}>
        {t('help.no')}
      </Button>
    </div>
  )
}
