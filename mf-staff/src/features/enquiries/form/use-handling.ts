import { ApiError, useRevalidator, useSession, useTranslation } from '@phantom/mf-kit';
import { useState } from 'react';
import { toast } from '../../../shared/components/toasts';
import { changeEnquiry, type EnquiryDetail } from '../api/enquiry';
import type { State } from '../api/sources';

/** Selected values that differ from the saved ones. */
interface Choice {
  state?: State;
  assigneeId?: number | null;
}

type Outcome =
  /** Another user changed the enquiry; `seen` is the number of changes known before. */
  { kind: 'stale'; message: string; seen: number } | { kind: 'failed'; message: string };

const CONFLICT = 409;

export const useHandling = (enquiry: EnquiryDetail) => {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const user = useSession()?.user;
  const [choice, setChoice] = useState<Choice>({});
  const [outcome, setOutcome] = useState<Outcome>();
  const [isBusy, setBusy] = useState(false);

  const { state = enquiry.state, assigneeId = enquiry.assignee_id } = choice;
  const isChanged = state !== enquiry.state || assigneeId !== enquiry.assignee_id;

  const choose = (chosen: Choice) => {
    setChoice((before) => ({ ...before, ...chosen }));
    // An error message belongs to the last attempt; a conflict stays visible.
    setOutcome((before) => (before?.kind === 'stale' ? before : undefined));
  };
  const save = async (chosen: Choice) => {
    if (isBusy) return;
    setBusy(true);
    try {
      const change = { state: chosen.state, assignee_id: chosen.assigneeId };
      await changeEnquiry(enquiry, { version: enquiry.version, ...change });
      setOutcome(undefined);
      await revalidate();
      // Reset only after reloading, so that the fields never flash the old values. A newer
      // selection stays.
      setChoice((now) => (now === chosen ? {} : now));
      toast(t('enquiry.handling.saved'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { message } = error;
      if (error.status !== CONFLICT) return setOutcome({ kind: 'failed', message });
      await revalidate();
      setOutcome({ kind: 'stale', message, seen: enquiry.history.length });
    } finally {
      setBusy(false);
    }
  };
  const assignToMe = () => {
    if (!user) return;
    const next = { ...choice, assigneeId: user.id };
    setChoice(next);
    void save(next);
  };
  const dismissNotice = () => setOutcome(undefined);
  return {
    ...{ state, assigneeId, isChanged, isBusy, outcome, choose, assignToMe, dismissNotice, user },
    save: () => void save(choice),
  };
};
