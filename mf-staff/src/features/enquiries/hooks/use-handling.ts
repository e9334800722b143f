import { ApiError, useRevalidator, useSession, useTranslation } from '@phantom/mf-kit';
import { useState } from 'react';
import { toast } from '../../../shared/toast/toast-store';
import type { Colleague } from '../api/list-colleagues';
import { changeEnquiry, type EnquiryDetail } from '../api/one-enquiry';
import type { State } from '../enquiry';

/** What an employee wants to become of an enquiry, as far as it differs from what is. */
interface Choice {
  state?: State;
  /** Null for nobody. */
  assignee?: Colleague | null;
}

type Outcome =
  /** Somebody was faster; `seen` changes were known before. */
  { kind: 'stale'; seen: number } | { kind: 'failed'; error: ApiError };

const CONFLICT = 409;

/** The state and the assignee of an enquiry: as they are, as they are chosen, and what came of saving that. */
export const useHandling = (enquiry: EnquiryDetail) => {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const user = useSession()?.user;
  const [choice, setChoice] = useState<Choice>({});
  const [outcome, setOutcome] = useState<Outcome>();
  const [isBusy, setBusy] = useState(false);

  const assigneeId = choice.assignee === undefined ? enquiry.assignee_id : idOf(choice.assignee);
  const state = choice.state ?? enquiry.state;
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
      await changeEnquiry(enquiry, { version: enquiry.version, ...bodyOf(wanted) });
      setChoice({});
      setOutcome(undefined);
      toast(t('enquiry.handling.saved'));
      await revalidate();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isStale = error.status === CONFLICT;
      if (isStale) await revalidate();
      setOutcome(
        isStale ? { kind: 'stale', seen: enquiry.history.length } : { kind: 'failed', error },
      );
    } finally {
      setBusy(false);
    }
  };
  const take = () => {
    if (!user) return;
    const wanted = { ...choice, assignee: { id: user.id, name: user.name } };
    setChoice(wanted);
    void save(wanted);
  };
  const giveUp = () => {
    setChoice({});
    setOutcome(undefined);
  };
  return {
    ...{ state, assigneeId, isChanged, isBusy, outcome, choose, take, giveUp, user },
    save: () => void save(choice),
  };
};

const idOf = (assignee: Colleague | null) => assignee && assignee.id;

const bodyOf = ({ state, assignee }: Choice) => ({
  ...(state && { state }),
  ...(assignee === null && { assignee_id: null }),
  ...(assignee && { assignee_id: assignee.id, assignee_name: assignee.name }),
});
