import { useTranslation } from '@phantom/mf-kit';
import { Card } from '@phantom/ui/on-demand';
import { useState } from 'react';
import { EnquiryForm } from './enquiry-form';
import { SentToast } from './sent-toast';
import styles from './enquiry-card.module.css';

/** The way to ask about a listing. It stays in sight beside a long description. */
export function EnquiryCard({ listingId }: { listingId: number }) {
  const { t } = useTranslation();
  const [isSent, setSent] = useState(false);
  return (
    <section className={styles.section} aria-labelledby="enquiry">
      <Card>
        <Card.Body>
          <h2 id="enquiry" className="h4">
            {t('enquiry.title')}
          </h2>
          <EnquiryForm listingId={listingId} onSent={() => setSent(true)} />
        </Card.Body>
      </Card>
      <SentToast show={isSent} onClose={() => setSent(false)} />
    </section>
  );
}
