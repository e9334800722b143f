import { useTranslation } from '@phantom/mf-kit';
import { Card } from '@phantom/ui/on-demand';
import { openHouseTime, type OpenHouse } from '../../../shared/open-house-time';

/** When the home may be seen without an appointment. */
export function OpenHouses({ openHouses }: { openHouses: OpenHouse[] }) {
  const { t, i18n } = useTranslation();
  if (openHouses.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="open-houses">
      <Card.Body>
        <h2 id="open-houses" className="h4">
          {t('detail.openHouses')}
        </h2>
        <ul className="list-unstyled mb-0">
          {openHouses.map((openHouse) => (
            <li key={openHouse.starts_at}>
              <time dateTime={openHouse.starts_at}>{openHouseTime(openHouse, i18n.language)}</time>
            </li>
          ))}
        </ul>
      </Card.Body>
    </Card>
  );
}
