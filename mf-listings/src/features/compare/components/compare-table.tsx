import { useTranslation } from '@phantom/mf-kit';
import { useId } from 'react';
import { useComparedFacts } from '../hooks/use-compared-facts';
import type { CompareData } from '../loader';
import styles from './compare-table.module.css';
import { FactRow } from './fact-row';
import { HomeColumn } from './home-column';

/** The homes as columns, their facts as rows. What does not fit the screen is moved within the table's own region. */
export function CompareTable({ page }: { page: CompareData }) {
  const { t } = useTranslation();
  const caption = useId();
  const { homes, imageBase, ids } = page;
  const facts = useComparedFacts(homes);
  return (
    // A region that is moved by keys has to take the focus.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.region} role="region" aria-labelledby={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption id={caption} className="visually-hidden">
          {t('compare.caption')}
        </caption>
        <thead>
          <tr>
            <td />
            {homes.map((home) => (
              <HomeColumn key={home.id} home={home} imageBase={imageBase} ids={ids} />
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map((fact) => (
            <FactRow key={fact.label} fact={fact} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
