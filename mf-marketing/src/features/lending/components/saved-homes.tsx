import { sitePath, useTranslation } from '@phantom/mf-kit';
import { on } from '@phantom/mf-kit/events';
import { Container } from '@phantom/ui';
import { useEffect, useState } from 'react';

/** To who keeps homes: that we finance them. Nothing until the section that keeps them tells of some. */
export function SavedHomes() {
  const { t } = useTranslation();
  const [count, setCount] = useState(0);
  useEffect(() => on('favourites-changed', (kept) => setCount(kept.count)), []);
  if (count === 0) return null;
  return (
    <Container>
      <p>
        {t('lending.saved', { count })} <a href={sitePath('/contact')}>{t('lending.ask')}</a>
      </p>
    </Container>
  );
}
