import { OneClickForm, Outcome } from '@phantom/forms';
import {
  ApiError,
  data,
  getTranslations,
  Link,
  useLoaderData,
  useTranslation,
  type HandleOf,
  type LoaderFunctionArgs,
} from '@phantom/mf-kit';
import { useEffect, useState, type ReactNode } from 'react';
import { slugOf } from '../../../../shared/content-route';
import { SectionLayout } from '../../../../shared/section/section-layout';
import {
  confirmSubscription,
  endNotices,
  getPreferences,
  leaveList,
  type Preferences,
} from '../api/subscriptions';
import { SubscribeForm } from '../form/subscribe-form';
import {
  loadSubscriptionTexts,
  useSubscriptionTexts,
  WithSubscriptionTexts,
} from '../subscription-texts';
import { PreferencesForm } from './preferences-form';
import { useLinkToken } from './use-link-token';

const PAGES = ['new', 'confirm', 'leave', 'preferences', 'notices'] as const;

/** @throws a 404 response for another page */
export async function loader({ request }: LoaderFunctionArgs) {
  const page = PAGES.find((name) => name === slugOf(request.url));
  if (!page) throw data(null, { status: 404 });
  await loadSubscriptionTexts();
  return { page, title: getTranslations().t(`subscriptions:${page}.title`) };
}

export const handle: HandleOf<typeof loader> = {
  head: ({ page, title }, t) => ({
    title,
    noindex: true,
    breadcrumbs: [
      // Notices to investors have no page of their own on the public site.
      ...(page === 'notices'
        ? []
        : [{ name: t('mf-marketing:newsletters.title'), path: '/news-letter' }]),
      { name: title, path: `/subscriptions/${page}` },
    ],
  }),
};

function SubscriptionPage() {
  const { page, title } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  return (
    <WithSubscriptionTexts>
      <SectionLayout
        section={page === 'notices' ? '' : t('mf-marketing:newsletters.title')}
        title={title}
        pages={[]}
        slug={page}
      >
        {page === 'new' && <SubscribeForm isPage />}
        {page === 'confirm' && <WithToken>{(token) => <Confirm token={token} />}</WithToken>}
        {page === 'leave' && (
          <WithToken>{(token) => <Leave name={page} token={token} send={leaveList} />}</WithToken>
        )}
        {page === 'notices' && (
          <WithToken back={<ToProfile />}>
            {(token) => <Leave name={page} token={token} send={endNotices} back={<ToProfile />} />}
          </WithToken>
        )}
        {page === 'preferences' && (
          <WithToken>{(token) => <LoadedPreferences token={token} />}</WithToken>
        )}
      </SectionLayout>
    </WithSubscriptionTexts>
  );
}

interface WithTokenProps {
  /** Where else to go. */
  back?: ReactNode;
  children: (token: string) => ReactNode;
}

function WithToken({ back, children }: WithTokenProps) {
  const { t } = useSubscriptionTexts();
  const token = useLinkToken();
  if (token === undefined) return <p role="status">{t('link.checking')}</p>;
  if (token === null) return <Problem text={t('link.incomplete')} back={back} />;
  return children(token);
}

function Problem({ text, back = <BackToNewsletters /> }: { text: string; back?: ReactNode }) {
  return (
    <>
      <div className="alert alert-warning" role="alert">
        {text}
      </div>
      {back}
    </>
  );
}

function BackToNewsletters() {
  const { t } = useSubscriptionTexts();
  return (
    <Link className="btn btn-outline-primary" to="/news-letter">
      {t('link.again')}
    </Link>
  );
}

/** Where investors choose their notices; it asks them to sign in. */
function ToProfile() {
  const { t } = useSubscriptionTexts();
  return (
    <Link className="btn btn-outline-primary" to="/profile">
      {t('notices.profile')}
    </Link>
  );
}

function Confirm({ token }: { token: string }) {
  const { t } = useSubscriptionTexts();
  const [confirmed, setConfirmed] = useState<Preferences>();
  if (confirmed) {
    const { email } = confirmed;
    return (
      <Outcome title={t('confirm.done')} text={t('confirm.doneText', { email })}>
        <BackToNewsletters />
      </Outcome>
    );
  }
  return (
    <>
      <p className="lead">{t('confirm.lead')}</p>
      <OneClickForm
        name="confirm-subscription"
        label={t('confirm.submit')}
        send={async (signal) => {
          const { list } = await confirmSubscription(token, signal);
          setConfirmed(list[0]);
        }}
      />
    </>
  );
}

interface LeaveProps {
  /** Of the page, and of its texts. */
  name: 'leave' | 'notices';
  token: string;
  send: (token: string, signal: AbortSignal) => Promise<unknown>;
  back?: ReactNode;
}

function Leave({ name, token, send, back = <BackToNewsletters /> }: LeaveProps) {
  const { t } = useSubscriptionTexts();
  const [hasLeft, setHasLeft] = useState(false);
  if (hasLeft) {
    return (
      <Outcome title={t(`${name}.done`)} text={t(`${name}.doneText`)}>
        {back}
      </Outcome>
    );
  }
  return (
    <>
      <p className="lead">{t(`${name}.lead`)}</p>
      <OneClickForm
        name="leave-list"
        label={t(`${name}.submit`)}
        send={async (signal) => {
          await send(token, signal);
          setHasLeft(true);
        }}
      />
    </>
  );
}

function LoadedPreferences({ token }: { token: string }) {
  const { t } = useSubscriptionTexts();
  const [preferences, setPreferences] = useState<Preferences>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    const controller = new AbortController();
    getPreferences(token, controller.signal).then(
      ({ list }) => setPreferences(list[0]),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        setProblem(error.message);
      },
    );
    return () => controller.abort();
  }, [token]);
  if (problem) return <Problem text={problem} />;
  if (!preferences) return <p role="status">{t('link.checking')}</p>;
  return (
    <>
      <p className="lead">{t('preferences.lead', { email: preferences.email })}</p>
      <PreferencesForm token={token} preferences={preferences} />
    </>
  );
}

export { SubscriptionPage as Component };

export { loadSubscriptionTexts, SubscribeForm };
