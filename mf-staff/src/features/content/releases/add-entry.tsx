import { Combobox, type Option } from '@phantom/forms';
import { ApiError, useTranslation } from '@phantom/mf-kit';
import { useId, useState } from 'react';
import { toast } from '../../../shared/components/toasts';
import { useReloadAfter } from '../../../shared/hooks/use-current-row';
import { listEntries } from '../api/entries';
import { addToRelease, type ReleaseRef } from '../api/releases';
import styles from './releases.module.css';

/** Entries that a search offers. */
const MOST_OPTIONS = 20;

/** Adds an entry that is found by its words. */
export function AddEntry({ release }: { release: ReleaseRef }) {
  const { t } = useTranslation();
  const id = useId();
  const reloadAfter = useReloadAfter();
  /** The key empties the field after each addition. */
  const [count, setCount] = useState(0);
  const find = async (text: string, signal: AbortSignal): Promise<Option[]> => {
    const query = {
      q: text.trim() || undefined,
      sort: 'relevance',
      limit: MOST_OPTIONS,
    } as const;
    const { list } = await listEntries(release.service, query, signal);
    return list.map((entry) => ({ value: String(entry.id), label: entry.title }));
  };
  const add = async (option: Option | null) => {
    if (!option) return;
    try {
      const item = { entry_id: Number(option.value), action: 'publish' } as const;
      await reloadAfter(addToRelease(release, item));
      setCount(count + 1);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast(error.message);
    }
  };
  return (
    <div className={styles.add}>
      <label htmlFor={id} className="form-label">
        {t('releases.addEntry')}
      </label>
      <Combobox
        key={count}
        id={id}
        label={t('releases.addEntry')}
        placeholder={t('content.field.search')}
        value={null}
        find={find}
        onChange={(option) => void add(option)}
      />
    </div>
  );
}
