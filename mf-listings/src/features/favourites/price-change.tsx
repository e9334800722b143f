import { useFormat, useTranslation } from '@phantom/mf-kit';
import { useFavouriteListTexts } from '../../shared/favourite-lists/favourite-list-texts';
import styles from './price-change.module.css';

interface PriceChangeProps {
  /** When the home was saved; null on request. */
  saved: number | null;
  now: number | null;
}

/** What a home costs more or less than when it was saved. Nothing for the same price. */
export function PriceChange({ saved, now }: PriceChangeProps) {
  const { t } = useFavouriteListTexts();
  const { t: sectionText } = useTranslation();
  const { currency } = useFormat();
  if (saved === now) return null;
  const price = saved === null ? sectionText('price.onRequest') : currency(saved);
  return (
    <p className={styles.change}>
      {saved !== null && now !== null && (
        <span className={now < saved ? styles.lowered : styles.raised}>
          <span aria-hidden="true">{now < saved ? '↓' : '↑'}</span>{' '}
          {t(now < saved ? 'favourite-lists:price.lowered' : 'favourite-lists:price.raised', {
            amount: currency(Math.abs(now - saved)),
          })}
        </span>
      )}{' '}
      {t('favourite-lists:price.before', { price })}
    </p>
  );
}
