import { useFormat } from '@phantom/mf-kit';
import type { PageFigure } from '../../../shared/content-page';
import { HtmlContent } from '../../../shared/html-content/html-content';
import type { OfferingSummary } from './api';
import styles from './offerings.module.css';
import { useOfferingTexts } from './offering-texts';

export function OfferingState({ state }: Pick<OfferingSummary, 'state'>) {
  const { t } = useOfferingTexts();
  return <p className={`${styles.state} ${styles[state] ?? ''}`}>{t(`state.${state}`)}</p>;
}

type Amounts = Pick<OfferingSummary, 'target' | 'committed' | 'minimum'>;

/** The amounts, with a bar that shows how much of the amount sought is committed. */
export function OfferingAmounts(amounts: Amounts) {
  const { t } = useOfferingTexts();
  const { currency, number } = useFormat();
  const { target, committed } = amounts;
  const known = (['target', 'committed', 'minimum'] as const).flatMap((name) => {
    const amount = amounts[name];
    return amount === null ? [] : [{ name, amount }];
  });
  const share =
    Number(target) > 0 && committed !== null ? Number(committed) / Number(target) : null;
  const percent = number(share ?? 0, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <>
      {known.length > 0 && (
        <dl className={styles.amounts}>
          {known.map(({ name, amount }) => (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>{currency(Number(amount))}</dd>
            </div>
          ))}
        </dl>
      )}
      {share !== null && (
        <div className={styles.share}>
          <progress value={Math.min(share, 1)} aria-hidden="true" />
          <p>{t('share', { percent })}</p>
        </div>
      )}
    </>
  );
}

interface FiguresProps {
  figures: PageFigure[];
  lang: string;
}

/** Terms and figures at a glance. Shows nothing where employees wrote none. */
export function Figures({ figures, lang }: FiguresProps) {
  if (figures.length === 0) return null;
  return (
    <dl className={styles.terms} lang={lang}>
      {figures.map(({ label, value }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface RiskProps {
  /** Sanitized HTML. Shows nothing if it is empty. */
  risk: string;
  lang: string;
  heading?: 'h2' | 'h3';
}

/** What an investor can lose. */
export function Risk({ risk, lang, heading: Heading = 'h2' }: RiskProps) {
  const { t } = useOfferingTexts();
  if (!risk) return null;
  return (
    <section className={styles.risk} aria-labelledby="risk">
      <Heading id="risk">{t('risk')}</Heading>
      <HtmlContent html={risk} lang={lang} />
    </section>
  );
}
