import { sitePath, useSearchParams, useTranslation } from '@phantom/mf-kit';
import { EmptyState, Picture, Tabs } from '@phantom/ui';
import { INVEST_PATH, type InvestmentType } from '../../shared/api/invest-section';
import { pageSlug } from '../../shared/content-page';
import { EntrySteps } from '../../shared/section/entry-steps';
import styles from './investment-types.module.css';
import { Figures, Risk } from './offerings/offering-facts';

const keyOf = ({ type }: InvestmentType) => pageSlug(type);

/** The types of investment in tabs. The URL names the open tab, by default it is the first. */
export function InvestmentTypes({ types }: { types: InvestmentType[] }) {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const active = types.find((type) => keyOf(type) === query.get('tab')) ?? types[0];
  if (!active) return <EmptyState title={t('invest.empty')} />;

  const queryOf = (key: string) => (types[0] && key === keyOf(types[0]) ? '' : `?tab=${key}`);
  return (
    <section aria-label={t('invest.types')}>
      <Tabs
        label={t('invest.types')}
        tabs={types.map((type) => ({
          key: keyOf(type),
          label: <span lang={type.lang}>{type.title}</span>,
          href: sitePath(`${INVEST_PATH}${queryOf(keyOf(type))}`),
        }))}
        active={keyOf(active)}
        onSelect={(key) => setQuery(queryOf(key), { preventScrollReset: true })}
      >
        <Description {...active} />
      </Tabs>
    </section>
  );
}

function Description(type: InvestmentType) {
  const { t } = useTranslation();
  const { image, title, paragraphs, lang, figures, risk } = type;
  return (
    <div className={styles.type}>
      <Picture
        key={image}
        className={styles.picture}
        src={image}
        alt=""
        phoneRatio="3x2"
        sizes="(min-width: 992px) 40vw, calc(100vw - 40px)"
      />
      <div className={styles.text} lang={lang}>
        <h2>{title}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {paragraphs.length === 0 && <p>{t('noText')}</p>}
        <Figures figures={figures} lang={lang} />
        <Risk risk={risk} lang={lang} heading="h3" />
        <EntrySteps {...type} />
      </div>
    </div>
  );
}
