import { useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { Suspense } from 'react';
import { MissingParts } from '../../../shared/personal-data/missing-parts';
import { useOwnData } from '../hooks/use-own-data';
import { ErasureNote, type Contact } from './erasure-note';
import styles from './own-data.module.css';

interface Props {
  email: string;
  contact: Contact;
}

/** What is kept of oneself, to take along, and whom to ask for its erasure. */
export function OwnData({ email, contact }: Props) {
  const { t } = useTranslation();
  const { isBusy, missing, save } = useOwnData(email);
  return (
    <div className={styles.data}>
      <p>{t('profile.data.text')}</p>
      {missing && <MissingParts missing={missing} />}
      <Button
        variant="outline-primary"
        aria-disabled={isBusy}
        onClick={isBusy ? undefined : () => void save()}
      >
        {t(
          isBusy
            ? 'profile.data.busy'
            : missing?.length
              ? 'profile.data.again'
              : 'profile.data.download',
        )}
      </Button>
      <p className="visually-hidden" role="status">
        {missing?.length === 0 && t('profile.data.done')}
      </p>
      <Suspense fallback={<ErasureNote />}>
        <ErasureNote contact={contact} />
      </Suspense>
    </div>
  );
}
