import { useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import type { FormEvent } from 'react';
import type { Colleague } from '../api/list-colleagues';
import type { EnquiryDetail } from '../api/one-enquiry';
import { useHandling } from '../hooks/use-handling';
import { AssigneeChoice } from './assignee-choice';
import { Card } from './card';
import styles from './enquiry-handling.module.css';
import { StaleNotice } from './stale-notice';
import { StateChoice } from './state-choice';

interface Props {
  enquiry: EnquiryDetail;
  /** Null where they cannot be had. */
  colleagues: Colleague[] | null;
}

/** What is to become of an enquiry: its state, and who cares for it. */
export function EnquiryHandling({ enquiry, colleagues }: Props) {
  const { t } = useTranslation();
  const handling = useHandling(enquiry);
  const { outcome, isBusy, isChanged, user } = handling;
  const isDone = !isChanged || isBusy;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isDone) handling.save();
  };
  return (
    <Card title={t('enquiry.handling.title')}>
      <form className={styles.form} onSubmit={submit}>
        {outcome?.kind === 'stale' && (
          <StaleNotice
            changes={enquiry.history.slice(outcome.seen)}
            onLeave={handling.giveUp}
            onSave={isChanged ? handling.save : undefined}
          />
        )}
        {outcome?.kind === 'failed' && (
          <div className="alert alert-danger mb-0" role="alert">
            {t('enquiry.handling.failed')} {outcome.error.message}
          </div>
        )}
        <StateChoice value={handling.state} onChoose={(state) => handling.choose({ state })} />
        <AssigneeChoice
          enquiry={enquiry}
          colleagues={colleagues}
          value={handling.assigneeId}
          onChoose={(assignee) => handling.choose({ assignee })}
        />
        <div className={styles.actions}>
          <Button type="submit" aria-disabled={isDone} className={isDone ? styles.idle : undefined}>
            {t(isBusy ? 'enquiry.handling.saving' : 'enquiry.handling.save')}
          </Button>
          {enquiry.assignee_id !== user?.id && (
            <Button variant="outline-primary" aria-disabled={isBusy} onClick={handling.take}>
              {t('enquiry.handling.take')}
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}
