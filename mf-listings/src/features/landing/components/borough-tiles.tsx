import { Link, useTranslation } from '@phantom/mf-kit';
import { Tile } from '@phantom/ui';
import { listName } from '../../../shared/list-name';
import {
  placePicture,
  resultsPath,
  TILE_BOROUGHS,
  type ListingTab,
} from '../../../shared/sections';
import styles from './borough-tiles.module.css';

/** One large link for each of four boroughs, to its homes of the open tab; and the ways to the fifth and to all. */
export function BoroughTiles({ tab }: { tab: ListingTab }) {
  const { t } = useTranslation();
  return (
    <>
      <ul className={styles.tiles}>
        {TILE_BOROUGHS.map((borough) => (
          <li key={borough}>
            <Tile
              as={Link}
              to={resultsPath(tab, borough)}
              title={t(`boroughs.${borough}`)}
              detail={t(`landing.tile.${tab}`)}
              src={placePicture(borough)}
              ratio="2:1"
              sizes="(min-width: 1280px) 610px, (min-width: 768px) 50vw, 100vw"
            />
          </li>
        ))}
      </ul>
      <ul className={styles.others}>
        {(['staten-island', null] as const).map((borough) => (
          <li key={borough}>
            <Link to={resultsPath(tab, borough)} className={styles.other}>
              {listName(tab, borough, t)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
