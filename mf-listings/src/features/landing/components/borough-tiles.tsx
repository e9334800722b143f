import { Link, useTranslation } from '@phantom/mf-kit';
import { Tile } from '@phantom/ui';
import { BOROUGHS, resultsPath, type ListingTab } from '../../../shared/sections';
import styles from './borough-tiles.module.css';

/** One large link for each borough, to its homes of the open tab. */
export function BoroughTiles({ tab }: { tab: ListingTab }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.tiles}>
      {BOROUGHS.map((borough) => (
        <li key={borough}>
          <Tile
            as={Link}
            to={resultsPath(tab, borough)}
            title={t(`boroughs.${borough}`)}
            detail={t(`landing.tile.${tab}`)}
            src={`/pictures/heroes/borough-${borough}/1920.webp`}
            ratio="2:1"
            sizes="(min-width: 1280px) 610px, (min-width: 768px) 50vw, 100vw"
          />
        </li>
      ))}
    </ul>
  );
}
