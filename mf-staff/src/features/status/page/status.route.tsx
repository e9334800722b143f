import {
  useLoaderData,
  useSearchParams,
  useTranslation,
  type LoaderFunctionArgs,
  type RouteHandle,
} from '@phantom/mf-kit';
import { useState } from 'react';
import { useDateTime } from '../../../shared/date-time/company-time';
import { StaffPage } from '../../../shared/components/staff-page';
import { getStatus, type Override } from '../api/status';
import { OverrideDialog } from '../form/override-dialog';
import { RemoteSheet } from './remote-sheet';
import { ServicesSheet } from './services-sheet';
import styles from './status.module.css';
import { useFreshStatus } from './use-fresh-status';

export const loader = ({ request }: LoaderFunctionArgs) => getStatus(request.signal);

export const handle: RouteHandle = {
  head: (_, t) => ({ title: t('siteStatus.title'), noindex: true }),
};

function StatusPage() {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const { status, isStale } = useFreshStatus(useLoaderData<typeof loader>());
  const [query, setQuery] = useSearchParams();
  const [choice, setChoice] = useState<Override | undefined>(() => readOverride(query));
  const close = () => {
    setChoice(undefined);
    if (query.has('override')) setQuery({}, { replace: true });
  };
  const time = dateTime(status.at);
  const remote = status.remotes.find(({ name }) => name === choice?.remote);
  return (
    <StaffPage
      title={t('siteStatus.title')}
      lead={t('siteStatus.lead')}
      actions={
        isStale ? (
          <p role="alert" className="alert alert-warning mb-0">
            {t('siteStatus.stale', { time })}
          </p>
        ) : (
          <p>{t('siteStatus.at', { time })}</p>
        )
      }
    >
      <div className={styles.sheets}>
        <ServicesSheet services={status.services} />
        <p className="text-body-secondary mb-0">
          {t('siteStatus.counted', { time: dateTime(status.gateway.reportsSince) })}
        </p>
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

/** Reads `?override=mf-x=http://…`, which a development server prints. */
function readOverride(query: URLSearchParams): Override | undefined {
  const override = query.get('override') ?? '';
  const end = override.indexOf('=');
  if (end < 1) return undefined;
  return { remote: override.slice(0, end), url: override.slice(end + 1) };
}

export { StatusPage as Component };
