import { RichText, useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { Suspense, use, useEffect, useRef, useState } from 'react';
import type { Settled } from '../../../shared/api/calls';
import type { SiteContact } from '../../../shared/api/site-contact';
import type { PartName } from '../../../shared/personal-data/parts';
import {
  missingFrom,
  MissingParts,
  savePersonalData,
} from '../../../shared/personal-data/personal-data-file';
import { ownData } from '../api/profile';
import styles from './own-data.module.css';

interface OwnDataProps {
  email: string;
  contact: Contact;
}

/** What is kept of oneself, to take along, and whom to ask for its erasure. */
export function OwnData({ email, contact }: OwnDataProps) {
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

/** Saves what is kept of oneself; leaving the page ends it. */
function useOwnData(email: string) {
  const { t } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const [missing, setMissing] = useState<PartName[]>();
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  const save = async () => {
    const { signal } = (underWay.current = new AbortController());
    setBusy(true);
    const found = await ownData(signal);
    if (signal.aborted) return;
    savePersonalData(email, found, t('personalData.file'));
    setMissing(missingFrom(found));
    setBusy(false);
  };
  return { isBusy, missing, save };
}

/** How to reach the company, if that can be told. */
type Contact = Promise<Settled<SiteContact | null>>;

/** How one's data is erased: by somebody who knows what the law wants kept. */
function ErasureNote({ contact }: { contact?: Contact }) {
  const { t } = useTranslation();
  const outcome = contact && use(contact);
  const email = outcome && 'value' in outcome ? outcome.value?.email : undefined;
  if (!email) return <p>{t('profile.data.erasure')}</p>;
  return (
    <p>
      <RichText
        text={t('profile.data.erasureAt', { email })}
        elements={{ email: <a href={`mailto:${email}`}> </a> }}
      />
    </p>
  );
}
