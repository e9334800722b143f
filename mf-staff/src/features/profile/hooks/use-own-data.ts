import { useTranslation } from '@phantom/mf-kit';
import { useEffect, useRef, useState } from 'react';
import type { PartName } from '../../../shared/personal-data/parts';
import { missingFrom, savePersonalData } from '../../../shared/personal-data/save-personal-data';
import { ownData } from '../api/own-data';

/** Saves what is kept of oneself; leaving the page ends it. */
export function useOwnData(email: string) {
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
