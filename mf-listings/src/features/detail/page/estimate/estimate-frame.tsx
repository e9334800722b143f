import { useTranslation } from '@phantom/mf-kit';
import { Card } from '@phantom/ui/on-demand';
import type { ReactNode } from 'react';
import styles from './estimate.module.css';

interface Props {
  title: string;
  fields: ReactNode;
  /** Null while a field is invalid. */
  result: ReactNode;
  assumptions: ReactNode;
}

export function EstimateFrame({ title, fields, result, assumptions }: Props) {
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
            <strong>{t('estimate.noOffer')}</strong>
          </p>
        </div>
      </Card.Body>
    </Card>
  );
}
