import { Link, useTranslation } from '@phantom/mf-kit';
import { Card } from '@phantom/ui/on-demand';
import type { ReactNode } from 'react';
import styles from './estimate.module.css';

interface Props {
  title: string;
  fields: ReactNode;
  /** Null while a field is invalid. */
  result: ReactNode;
  assumptions: ReactNode;
  /** The page of all costs, with the amounts of the listing. */
  costsPath: string;
}

export function EstimateFrame({ title, fields, result, assumptions, costsPath }: Props) {
  const { t } = useTranslation();
  return (
    <Card as="section" id="estimate" className={styles.estimate} aria-labelledby="estimate-title">
      <Card.Body>
        <h2 id="estimate-title" className="h3">
          {title}
        </h2>
        <div className={styles.sides}>
          {fields}
          <div className={styles.result}>
            {result ?? <p className={styles.check}>{t('estimate.check')}</p>}
          </div>
        </div>
        <div className={styles.assumptions}>
          <h3 className="h6">{t('estimate.assumptions')}</h3>
          <ul>{assumptions}</ul>
          <p>
            <strong>{t('estimate.noOffer')}</strong>{' '}
            <Link to={costsPath}>{t('estimate.costs')}</Link>
          </p>
        </div>
      </Card.Body>
    </Card>
  );
}
