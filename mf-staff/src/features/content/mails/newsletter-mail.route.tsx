import {
  data,
  Link,
  useFormat,
  useLoaderData,
  useRevalidator,
  useTranslation,
  type HandleOf,
  type LoaderFunctionArgs,
} from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { useEffect, useState } from 'react';
import { StaffBreadcrumbs } from '../../../shared/components/staff-breadcrumbs';
import { Sheet } from '../../../shared/components/sheet';
import { StaffPage } from '../../../shared/components/staff-page';
import { ConfirmDialog } from '../../../shared/dialog/confirm-dialog';
import { withContentTexts } from '../content-texts';
import { useIsPublisher } from '../rights';
import { getNewsletterMail, sendNewsletter, type NewsletterMail } from './newsletter-mails';

/** Milliseconds between two looks at a newsletter that is being sent. */
const LOOK_INTERVAL = 2_000;
const NEWSLETTERS = '/content/content/newsletter';

/** @throws a 404 response when there is no such newsletter */
export const loader = withContentTexts(async ({ params, request }: LoaderFunctionArgs) => {
  const number = Number(params.number);
  if (!Number.isSafeInteger(number) || number < 1) throw data(null, { status: 404 });
  const { list } = await getNewsletterMail(number, request.signal);
  const [mail] = list;
  if (!mail) throw data(null, { status: 404 });
  return { number, mail };
});

export const handle: HandleOf<typeof loader> = {
  head: ({ mail }, t) => ({ title: `${t('content.mail.title')}: ${mail.title}`, noindex: true }),
};

function NewsletterMailPage() {
  const { number, mail } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  const entry = `${NEWSLETTERS}/${mail.entry_id}`;
  return (
    <StaffPage
      eyebrow={
        <StaffBreadcrumbs
          parents={[
            { name: t('content.title'), path: '/content' },
            { name: t('content.mail.back'), path: NEWSLETTERS },
            { name: mail.title, path: entry },
          ]}
          title={t('content.mail.title')}
        />
      }
      title={t('content.mail.title')}
      lead={mail.title}
      actions={<Link to={`${entry}?pane=mail`}>{t('content.mail.test.open')}</Link>}
    >
      <Sending number={number} mail={mail} />
    </StaffPage>
  );
}

interface SendingProps {
  number: number;
  mail: NewsletterMail;
}

function Sending({ number, mail }: SendingProps) {
  const { t } = useTranslation();
  return (
    <Sheet title={t('content.mail.send.title')}>
      {mail.progress ? (
        <Progress progress={mail.progress} />
      ) : (
        <SendButton number={number} mail={mail} />
      )}
    </Sheet>
  );
}

function SendButton({ number, mail }: SendingProps) {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const isPublisher = useIsPublisher();
  const [isAsking, setAsking] = useState(false);
  const { is_published: isPublished, subscribers: count } = mail;
  if (!isPublished) return <Nothing text={t('content.mail.send.unpublished')} />;
  if (count === 0) return <Nothing text={t('content.mail.send.nobody')} />;
  return (
    <>
      <p>{t('content.mail.send.text', { count })}</p>
      {isPublisher ? (
        <Button onClick={() => setAsking(true)}>{t('content.mail.send.button', { count })}</Button>
      ) : (
        <p>{t('content.mail.send.publisher')}</p>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('content.mail.send.confirm', { count })}
          label={t('content.mail.send.button', { count })}
          onConfirm={() => sendNewsletter(number)}
          onClose={(isDone) => {
            setAsking(false);
            if (isDone) void revalidate();
          }}
        >
          <p>{t('content.mail.send.once')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

const Nothing = ({ text }: { text: string }) => <p className="mb-0 text-body-secondary">{text}</p>;

const COUNTS = ['sent', 'queued', 'failed', 'dropped', 'left'] as const;

function Progress({ progress }: { progress: NonNullable<NewsletterMail['progress']> }) {
  const { t, i18n } = useTranslation();
  const { date } = useFormat();
  const { revalidate } = useRevalidator();
  const { queued, started_at: startedAt } = progress;
  useEffect(() => {
    if (queued === 0) return undefined;
    const timer = setInterval(() => void revalidate(), LOOK_INTERVAL);
    return () => clearInterval(timer);
  }, [queued, revalidate]);
  const number = new Intl.NumberFormat(i18n.language);
  return (
    <>
      <p role="status">
        {t(queued > 0 ? 'content.mail.progress.going' : 'content.mail.progress.done', {
          date: date(startedAt),
        })}
      </p>
      <dl className="d-flex flex-wrap gap-4 mb-0">
        {COUNTS.map((name) => (
          <div key={name}>
            <dt>{t(`content.mail.progress.${name}`)}</dt>
            <dd className="mb-0">{number.format(progress[name])}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

export { NewsletterMailPage as Component };
