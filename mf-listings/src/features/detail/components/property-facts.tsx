import { useTranslation } from '@phantom/mf-kit';
import { Card, Table } from '@phantom/ui/on-demand';
import type { Listing } from '../api/get-listing';
import { usePropertyFacts } from '../hooks/use-property-facts';
import styles from './property-facts.module.css';

/** The property table. What the feed does not tell is a dash, which a screen reader reads as words. */
export function PropertyFacts({ listing }: { listing: Listing }) {
  const { t } = useTranslation();
  const facts = usePropertyFacts(listing);
  return (
    <Card as="section" aria-labelledby="property">
      <Card.Body className="pb-2">
        <h2 id="property" className="h4">
          {t('detail.property')}
        </h2>
        <Table className={styles.table}>
          <tbody>
            {facts.map(({ label, value }) => (
              <tr key={label} className={value === null ? styles.unknown : undefined}>
                <th scope="row">{label}</th>
                <td>
                  {value ?? (
                    <>
                      <span aria-hidden="true">–</span>
                      <span className="visually-hidden">{t('detail.notStated')}</span>
                    </>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Card.Body>
    </Card>
  );
}
