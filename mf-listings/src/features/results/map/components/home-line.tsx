import { Link, useTranslation } from '@phantom/mf-kit';
import { Picture } from '@phantom/ui';
import { Price } from '../../../../shared/components/price';
import { dwellingName } from '../../../../shared/dwelling-name';
import type { Home } from '../../../../shared/home';
import { homeName, homePlace } from '../../../../shared/home-name';
import { firstImage } from '../../../../shared/media';
import styles from './home-line.module.css';

interface Props {
  home: Home;
  imageBase: string;
}

/** A home in two lines beside its picture; the whole of it leads to its page. */
export function HomeLine({ home, imageBase }: Props) {
  const { t } = useTranslation();
  const facts = [
    home.bedrooms !== null && t('home.bedrooms', { count: home.bedrooms }),
    home.bathrooms !== null && t('home.bathrooms', { count: home.bathrooms }),
    home.type && dwellingName(home.type, t),
  ].filter(Boolean);
  return (
    <Link className={styles.home} to={`/listings-detail/${home.id}`}>
      <Picture src={firstImage(home.images, imageBase)} alt="" sizes="8rem" />
      <span className={styles.text}>
        <span className={styles.price}>
          <Price dollars={home.price} monthly={home.listing_type === 'rentals'} />
        </span>
        <span className={styles.name}>{homeName(home) ?? t('home.unnamed')}</span>
        <span className={styles.detail}>{homePlace(home)}</span>
        <span className={styles.detail}>{facts.join(' · ')}</span>
      </span>
    </Link>
  );
}
