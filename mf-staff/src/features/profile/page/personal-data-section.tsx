import { RichText, useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { Suspense, use, useEffect, useRef, useState } from 'react';
import type { Settled } from '../../../shared/api/calls';
import type { SiteContact } from '../../../shared/api/site-contact';
import type { PartName } from '../../../shared/personal-data/parts';
import {
  missingParts,
  MissingParts,
  savePersonalData,
} from '../../../shared/personal-data/personal-data-file';
import { collectPersonalData } from '../api/profile';
import styles from './personal-data-section.module.css';

interface PersonalDataSectionProps {
  email: string;
  contact: Contact;
}

export function PersonalDataSection({ email, contact }: PersonalDataSectionProps) {
  const { t } = useTranslation();
  const { isBusy, missing, save } = usePersonalDataExport(email);
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

function usePersonalDataExport(email: string) {
  const { t } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const [missing, setMissing] = useState<PartName[]>();
  const controllerRef = useRef<AbortController>(undefined);
  useEffect(() => () => controllerRef.current?.abort(), []);

  const save = async () => {
    const { signal } = (controllerRef.current = new AbortController());
    setBusy(true);
    const found = await collectPersonalData(signal);
    if (signal.aborted) return;
    savePersonalData(email, found, t('personalData.file'));
    setMissing(missingParts(found));
    setBusy(false);
  };
  return { isBusy, missing, save };
}

type Contact = Promise<Settled<SiteContact | null>>;

/** Erasure needs an employee, because some records must be kept by law. */
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
