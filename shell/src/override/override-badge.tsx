import {
  currentPage,
  getTranslations,
  I18nextProvider,
  registerLocales,
  useTranslation,
} from '@phantom/mf-kit';
import type { BootRemote } from '@phantom/registry/boot-manifest';
import { useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import './override-badge.scss';
import { unreachableOverrides } from '../remotes/unreachable-overrides';

interface Overridden {
  remote: string;
  /** Its version, or the host of a local build. */
  what: string;
}

export async function showOverrideBadge(names: string[], remotes: BootRemote[]): Promise<void> {
  registerLocales('override', (language) => import(`./locales/${language}.json`));
  await getTranslations().loadNamespaces('override');
  const element = document.body.appendChild(document.createElement('div'));
  element.className = 'override-badge';
  createRoot(element).render(
    <I18nextProvider i18n={getTranslations()} defaultNS="override">
      <OverrideBadge overridden={names.map((name) => overriddenOf(name, remotes))} />
    </I18nextProvider>,
  );
}

function overriddenOf(name: string, remotes: BootRemote[]): Overridden {
  const remote = remotes.find((each) => each.name === name);
  const { host } = new URL(remote?.url ?? '', document.baseURI);
  const isElsewhere = host !== window.location.host;
  return { remote: name, what: isElsewhere ? host : (remote?.version ?? '') };
}

function OverrideBadge({ overridden }: { overridden: Overridden[] }) {
  const { t } = useTranslation('override');
  const [failed, setFailed] = useState(false);
  const unreachable = useSyncExternalStore(
    unreachableOverrides.subscribe,
    unreachableOverrides.get,
  );
  const reset = async () => {
    setFailed(false);
    if (await endOverrides()) window.location.reload();
    else setFailed(true);
  };
  return (
    <div role="status">
      <div className="what">
        <strong>{t('title')}</strong>
        <ul>
          {overridden.map(({ remote, what }) => (
            <li key={remote}>
              {remote} {what}
            </li>
          ))}
        </ul>
        {overridden
          .filter(({ remote }) => unreachable.includes(remote))
          .map(({ remote, what }) => (
            <p key={remote}>{t('unreachable', { remote, host: what })}</p>
          ))}
        {failed && <p>{t('failed')}</p>}
      </div>
      <button type="button" className="btn btn-sm btn-light" onClick={() => void reset()}>
        {t('reset')}
      </button>
    </div>
  );
}

async function endOverrides(): Promise<boolean> {
  const url = new URL('/api/site/overrides', document.baseURI);
  try {
    return (await currentPage().fetch(new Request(url, { method: 'DELETE' }))).ok;
  } catch {
    return false;
  }
}
