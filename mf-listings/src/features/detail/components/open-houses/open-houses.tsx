import { useHydrated, useTranslation } from '@phantom/mf-kit';
import { Card } from '@phantom/ui/on-demand';
import { openHouseTime } from '../../../../shared/open-house-time';
import type { Listing } from '../../api/get-listing';
import { useCalendarFile } from '../../hooks/use-calendar-file';
import styles from './open-houses.module.css';

/** When the home may be seen without an appointment. */
export function OpenHouses({ listing }: { listing: Listing }) {
  const { t, i18n } = useTranslation();
  const { save, hasFailed } = useCalendarFile(listing);
  const isHydrated = useHydrated();
  if (listing.open_houses.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="open-houses">
      <Card.Body>
        <h2 id="open-houses" className="h4">
          {t('detail.openHouses')}
        </h2>
        <ul className={styles.list}>
          {listing.open_houses.map((openHouse) => {
            const time = openHouseTime(openHouse, i18n.language);
            return (
              <li key={openHouse.starts_at}>
                <time dateTime={openHouse.starts_at}>{time}</time>
                <button
                  type="button"
                  className="btn btn-sm btn-outline-primary"
                  aria-label={t('detail.calendar.addNamed', { time })}
                  disabled={!isHydrated}
                  onClick={() => void save(openHouse)}
                >
                  {t('detail.calendar.add')}
                </button>
              </li>
            );
          })}
        </ul>
        <p className={styles.zone}>{t('detail.newYorkTimes')}</p>
        {hasFailed && (
          <p className={styles.failed} role="alert">
            {t('detail.calendar.failed')}
          </p>
        )}
      </Card.Body>
    </Card>
  );
}
