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

const PAGES = ['new', 'confirm', 'leave', 'preferences'] as const;

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
      { name: t('mf-marketing:newsletters.title'), path: '/news-letter' },
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
        section={t('mf-marketing:newsletters.title')}
        title={title}
        pages={[]}
        slug={page}
      >
        {page === 'new' && <SubscribeForm isPage />}
        {page === 'confirm' && <WithToken>{(token) => <Confirm token={token} />}</WithToken>}
        {page === 'leave' && <WithToken>{(token) => <Leave token={token} />}</WithToken>}
        {page === 'preferences' && (
          <WithToken>{(token) => <LoadedPreferences token={token} />}</WithToken>
        )}
      </SectionLayout>
    </WithSubscriptionTexts>
  );
}

function WithToken({ children }: { children: (token: string) => ReactNode }) {
  const { t } = useSubscriptionTexts();
  const token = useLinkToken();
  if (token === undefined) return <p role="status">{t('link.checking')}</p>;
  if (token === null) return <Problem text={t('link.incomplete')} />;
  return children(token);
}

function Problem({ text }: { text: string }) {
  return (
    <>
      <div className="alert alert-warning" role="alert">
        {text}
      </div>
      <BackToNewsletters />
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

function Leave({ token }: { token: string }) {
  const { t } = useSubscriptionTexts();
  const [hasLeft, setHasLeft] = useState(false);
  if (hasLeft) {
    return (
      <Outcome title={t('leave.done')} text={t('leave.doneText')}>
        <BackToNewsletters />
      </Outcome>
    );
  }
  return (
    <>
      <p className="lead">{t('leave.lead')}</p>
      <OneClickForm
        name="leave-list"
        label={t('leave.submit')}
        send={async (signal) => {
          await leaveList(token, signal);
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
