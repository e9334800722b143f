import { Link } from '@phantom/mf-kit';
import { Picture } from '@phantom/ui';
import { plainText } from '../../../shared/plain-text';
import { offeringPath, type OfferingSummary } from './api';
import { OfferingAmounts, OfferingState } from './offering-facts';
import styles from './offerings.module.css';
import { useOfferingTexts } from './use-offering-texts';

export function OfferingCard(offering: OfferingSummary) {
  const { slug, title, summary, image, alt, state, risk, lang } = offering;
  const { t } = useOfferingTexts();
  return (
    <article className={styles.card}>
      <Picture
        className={styles.picture}
        src={image}
        alt={alt}
        sizes="(min-width: 768px) 320px, calc(100vw - 40px)"
      />
      <div className={styles.body}>
        <OfferingState state={state} />
        <h3 className={styles.title} lang={lang}>
          <Link to={offeringPath(slug)}>{title}</Link>
        </h3>
        <p lang={lang}>{summary}</p>
        <OfferingAmounts {...offering} />
        {risk && (
          <p className={styles.note}>
            <strong>{t('risk')}</strong> <span lang={lang}>{plainText(risk)}</span>
          </p>
        )}
        <Link className={styles.more} to={offeringPath(slug)}>
          {t('more')}
          <span className="visually-hidden">
            {' '}
            <span lang={lang}>{title}</span>
          </span>
        </Link>
      </div>
    </article>
  );
}
