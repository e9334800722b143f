import { useTranslation } from '@phantom/mf-kit';
import { Card } from '@phantom/ui/on-demand';
import { useState } from 'react';
import { useEnquiryForm } from '../../hooks/use-enquiry-form';
import { EnquiryForm } from './enquiry-form';
import { SentToast } from './sent-toast';
import styles from './enquiry-card.module.css';

/** The way to ask about a listing. It stays in sight beside a long description. */
export function EnquiryCard({ listingId }: { listingId: number }) {
  const { t } = useTranslation();
  const [isSent, setSent] = useState(false);
  const state = useEnquiryForm(listingId, () => setSent(true));
  const isNewText = state.form.dirty || state.failure !== undefined;
  return (
    <section className={styles.section} aria-labelledby="enquiry">
      <Card>
        <Card.Body>
          <h2 id="enquiry" className="h4">
            {t('enquiry.title')}
          </h2>
          <EnquiryForm state={state} />
        </Card.Body>
      </Card>
      <SentToast show={isSent && !isNewText} onClose={() => setSent(false)} />
    </section>
  );
}
