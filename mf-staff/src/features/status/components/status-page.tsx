import { useLoaderData, useSearchParams, useTranslation } from '@phantom/mf-kit';
import { useState } from 'react';
import { StaffPage } from '../../../shared/components/staff-page';
import type { Override } from '../api/set-override';
import { useFreshStatus } from '../hooks/use-fresh-status';
import type { loader } from '../loader';
import { wantedBuild } from '../wanted-build';
import { Counted } from './counted';
import { Freshness } from './freshness';
import { OverrideDialog } from './override-dialog';
import { RemoteSheet } from './remote-sheet';
import { ServicesSheet } from './services-sheet';
import styles from './status-page.module.css';

/** What the site runs on: each section by version, and the services. */
export function StatusPage() {
  const { t } = useTranslation();
  const { status, isStale } = useFreshStatus(useLoaderData<typeof loader>());
  const [query, setQuery] = useSearchParams();
  const [choice, setChoice] = useState<Override | undefined>(() => wantedBuild(query));
  const close = () => {
    setChoice(undefined);
    if (query.has('override')) setQuery({}, { replace: true });
  };
  const remote = status.remotes.find(({ name }) => name === choice?.remote);
  return (
    <StaffPage
      title={t('siteStatus.title')}
      lead={t('siteStatus.lead')}
      actions={<Freshness at={status.at} isStale={isStale} />}
    >
      <div className={styles.sheets}>
        <ServicesSheet services={status.services} />
        <Counted since={status.gateway.reportsSince} />
        {status.remotes.map((each) => (
          <RemoteSheet
            key={each.name}
            remote={each}
            entry={status.registry.entries.find(({ name }) => name === each.name)}
            onTry={() => setChoice({ remote: each.name })}
          />
        ))}
      </div>
      {choice && <OverrideDialog choice={choice} remote={remote} onClose={close} />}
    </StaffPage>
  );
}
