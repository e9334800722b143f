import { EntryCard } from '../../../shared/entry-card';
import { plainText } from '../../../shared/plain-text';
import { offeringPath, type OfferingSummary } from './api';
import { OfferingAmounts, OfferingState } from './offering-facts';
import styles from './offerings.module.css';
import { useOfferingTexts } from './offering-texts';

export function OfferingCard(offering: OfferingSummary) {
  const { slug, title, summary, image, alt, state, risk, lang } = offering;
  const { t } = useOfferingTexts();
  return (
    <EntryCard
      to={offeringPath(slug)}
      title={title}
      lang={lang}
      image={image}
      alt={alt}
      heading="h3"
      label={<OfferingState state={state} />}
      more={t('more')}
    >
      <p lang={lang}>{summary}</p>
      <OfferingAmounts {...offering} />
      {risk && (
        <p className={styles.note}>
          <strong>{t('risk')}</strong> <span lang={lang}>{plainText(risk)}</span>
        </p>
      )}
    </EntryCard>
  );
}
