import { useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import type { FormEvent } from 'react';
import type { Colleague } from '../../../shared/api/colleagues';
import { StaleNotice } from '../../../shared/components/stale-notice';
import type { EnquiryDetail } from '../api/enquiry';
import { Card } from '../card';
import { useChangeText, type NameOf } from '../colleagues';
import styles from './enquiry-handling.module.css';
import { AssigneeField, StateField } from './handling-fields';
import { useHandling } from './use-handling';

interface EnquiryHandlingProps {
  enquiry: EnquiryDetail;
  /** Null when they could not be loaded. */
  colleagues: Colleague[] | null;
  nameOf: NameOf;
}

export function EnquiryHandling({ enquiry, colleagues, nameOf }: EnquiryHandlingProps) {
  const { t } = useTranslation();
  const changeLine = useChangeText(nameOf);
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
          <StaleNotice message={outcome.message} onAccept={handling.dismissNotice}>
            <ul aria-label={t('enquiry.handling.changes')}>
              {enquiry.history.slice(outcome.seen).map((change) => (
                <li key={change.id}>{changeLine(change)}</li>
              ))}
            </ul>
          </StaleNotice>
        )}
        {outcome?.kind === 'failed' && (
          <div className="alert alert-danger mb-0" role="alert">
            {t('enquiry.handling.failed')} {outcome.message}
          </div>
        )}
        <StateField value={handling.state} onChoose={(state) => handling.choose({ state })} />
        <AssigneeField
          enquiry={enquiry}
          colleagues={colleagues}
          nameOf={nameOf}
          value={handling.assigneeId}
          onChoose={(assigneeId) => handling.choose({ assigneeId })}
        />
        <div className={styles.actions}>
          <Button type="submit" aria-disabled={isDone} className={isDone ? styles.idle : undefined}>
            {t(isBusy ? 'enquiry.handling.saving' : 'enquiry.handling.save')}
          </Button>
          {enquiry.assignee_id !== user?.id && (
            <Button variant="outline-primary" aria-disabled={isBusy} onClick={handling.assignToMe}>
              {t('enquiry.handling.take')}
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}
