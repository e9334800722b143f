import { useFormat, useTranslation } from '@phantom/mf-kit';
import { HomeCard } from '../../../shared/components/home-card/home-card';
import type { Home } from '../../../shared/home';
import styles from './favourite-card.module.css';

interface Props {
  home: Home;
  /** What it cost when it was kept. */
  keptPrice: number | null;
  imageBase: string;
}

/** A home that was kept, with what its price was then. */
export function FavouriteCard({ home, keptPrice, imageBase }: Props) {
  const { t } = useTranslation();
  const { currency } = useFormat();
  const before = keptPrice === null ? t('price.onRequest') : currency(keptPrice);
  const note = keptPrice !== home.price && (
    <p className={styles.before}>{t('favourites.before', { price: before })}</p>
  );
  return <HomeCard home={home} imageBase={imageBase} note={note} />;
}
