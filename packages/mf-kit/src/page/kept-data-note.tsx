import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { UNSAFE_DataRouterStateContext, useRevalidator } from 'react-router-dom';
import { KIT_NAMESPACE } from '../i18n/translations';
import { keptSince } from '../router/kept-data';
import { useOnReconnect } from './use-on-reconnect';

/** Says that a page shows what it had before the connection broke; lies over the page, so that nothing moves. */
export function KeptDataNote() {
  const router = useContext(UNSAFE_DataRouterStateContext);
  const [since] = Object.values(router?.loaderData ?? {})
    .map(keptSince)
    .filter((time) => time !== undefined);
  return since === undefined ? null : <Note since={since} />;
}

function Note({ since }: { since: number }) {
  const { t, i18n } = useTranslation(KIT_NAMESPACE);
  const { revalidate, state } = useRevalidator();
  useOnReconnect(() => void revalidate());
  const time = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short' }).format(since);
  return (
    <div className="page-kept">
      <div className="alert alert-warning" role="alert">
        {t('offline.kept', { time })}{' '}
        <button
          type="button"
          className="btn btn-link alert-link"
          disabled={state === 'loading'}
          onClick={() => void revalidate()}
        >
          {t('retry')}
        </button>
      </div>
    </div>
  );
}
