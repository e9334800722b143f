import { ApiError, useTranslation } from '@phantom/mf-kit';
import type { Entry } from '../api/entries';
import { useDraft } from './use-draft';

/** Changes the entry by a call that gets its version, after all that was typed is saved. */
export function useEntryChange() {
  const { t } = useTranslation();
  const draft = useDraft();
  return async (call: (version: number) => Promise<Entry>): Promise<Entry> => {
    if (!(await draft.flush())) throw new ApiError(t('content.save.first'), 0);
    return draft.run(call);
  };
}
