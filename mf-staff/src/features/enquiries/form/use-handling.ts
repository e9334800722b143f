import { ApiError, useRevalidator, useSession, useTranslation } from '@phantom/mf-kit';
import { useState } from 'react';
import { toast } from '../../../shared/components/toasts';
import { changeEnquiry, type EnquiryDetail } from '../api/enquiry';
import type { State } from '../api/sources';

/** What an employee wants to become of an enquiry, as far as it differs from what is. */
interface Choice {
  state?: State;
  /** Null for nobody. */
  assigneeId?: number | null;
}

type Outcome =
  /** Somebody was faster; `seen` changes were known before. */
  { kind: 'stale'; message: string; seen: number } | { kind: 'failed'; message: string };

const CONFLICT = 409;

/** The state and the assignee of an enquiry: as they are, as they are chosen, and what came of saving that. */
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
    // What was said of the last attempt is not about this one; that somebody was faster still is.
    setOutcome((before) => (before?.kind === 'stale' ? before : undefined));
  };
  const save = async (wanted: Choice) => {
    if (isBusy) return;
    setBusy(true);
    try {
      const change = { state: wanted.state, assignee_id: wanted.assigneeId };
      await changeEnquiry(enquiry, { version: enquiry.version, ...change });
      setOutcome(undefined);
      await revalidate();
      // Only now, so that the controls never fall back to what was; what was chosen meanwhile stays.
      setChoice((now) => (now === wanted ? {} : now));
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
  const take = () => {
    if (!user) return;
    const wanted = { ...choice, assigneeId: user.id };
    setChoice(wanted);
    void save(wanted);
  };
  const goOn = () => setOutcome(undefined);
  return {
    ...{ state, assigneeId, isChanged, isBusy, outcome, choose, take, goOn, user },
    save: () => void save(choice),
  };
};
