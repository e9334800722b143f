import { RichText, useTranslation } from '@phantom/mf-kit';
import { use } from 'react';
import type { SiteContact } from '../../../shared/site-contact/get-site-contact';
import type { Settled } from '../../../shared/settled';

/** How to reach the company, if that can be told. */
export type Contact = Promise<Settled<SiteContact | null>>;

/** How one's data is erased: by somebody who knows what the law wants kept. */
export function ErasureNote({ contact }: { contact?: Contact }) {
  const { t } = useTranslation();
  const outcome = contact && use(contact);
  const email = outcome && 'value' in outcome ? outcome.value?.email : undefined;
  if (!email) return <p>{t('profile.data.erasure')}</p>;
  return (
    <p>
      <RichText
        text={t('profile.data.erasureAt', { email })}
        elements={{ email: <a href={`mailto:${email}`}> </a> }}
      />
    </p>
  );
}
