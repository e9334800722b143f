import { OneClickForm, SendButton, SendForm, useSendForm } from '@phantom/forms';
import { Link, type RouteHandle } from '@phantom/mf-kit';
import { Container } from '@phantom/ui';
import { useEffect, useRef, useState } from 'react';
import { openHouseTime } from '../../shared/listing-texts';
import { ListingCard } from '../../shared/listing-card/listing-card';
import { getListingsById } from '../../shared/listings-by-id';
import { LinkProblem, LoadedByLink } from '../../shared/mailed-link/loaded-by-link';
import { useMailedLink } from '../../shared/mailed-link/use-mailed-link';
import styles from './route.module.css';
import { SlotFields, slotRule, type SlotValues } from '../../shared/viewings/slot-fields';
import { useViewingTexts, viewingTitle } from '../../shared/viewings/viewing-texts';
import {
  cancelViewing,
  getOwnViewing,
  moveViewing,
  type OwnViewing,
} from '../../shared/viewings/viewings';

export { ViewingPage as Component };

export const handle: RouteHandle = {
  head: (_, t) => ({
    title: viewingTitle(),
    noindex: true,
    breadcrumbs: [
      { name: t('mf-listings:landing.head.title'), path: '/listings' },
      { name: viewingTitle(), path: '/listings/viewing' },
    ],
  }),
};

/** What the link of a mail about a viewing leads to. The server renders the frame; only the browser knows the token. */
function ViewingPage() {
  const { t } = useViewingTexts();
  const link = useMailedLink();
  const texts = {
    checking: t('viewings:page.checking'),
    retry: t('viewings:page.retry'),
    listings: t('viewings:page.listings'),
  };
  return (
    <Container className="pp-section">
      <h1>{t('viewings:page.title')}</h1>
      {link === undefined && <p role="status">{texts.checking}</p>}
      {link === null && (
        <LinkProblem text={t('viewings:page.incomplete')} listings={texts.listings} />
      )}
      {link && (
        <LoadedByLink key={link.token} token={link.token} load={loadViewing} texts={texts}>
          {({ viewing, home }) => (
            <div className={styles.columns}>
              <Viewing token={link.token} viewing={viewing} />
              {home?.listings.map((listing) => (
                <div key={listing.id} className={styles.home}>
                  <ListingCard listing={listing} imageBase={home.imageBase} />
                </div>
              ))}
            </div>
          )}
        </LoadedByLink>
      )}
    </Container>
  );
}

/** The viewing and the card of its home, which is missing for a home off the market. */
const loadViewing = async (token: string, signal: AbortSignal) => {
  const viewing = await getOwnViewing(token, signal);
  if (!viewing) return undefined;
  const home = await getListingsById([viewing.listing_id], signal).catch(() => undefined);
  return { viewing, home };
};

interface ViewingProps {
  token: string;
  viewing: OwnViewing;
}

function Viewing({ token, viewing: given }: ViewingProps) {
  const { t } = useViewingTexts();
  const [viewing, setViewing] = useState(given);
  const [notice, setNotice] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  // The button that had the focus may be gone.
  useEffect(() => {
    if (notice) status.current?.focus();
  }, [notice, viewing]);
  const show = (changed: OwnViewing | undefined, text: string) => {
    if (changed) setViewing(changed);
    setNotice(text);
  };
  return (
    <div className={styles.viewing}>
      <p ref={status} role="status" tabIndex={-1} className={styles.notice}>
        {notice}
      </p>
      <Facts viewing={viewing} />
      <Changes token={token} viewing={viewing} onChange={show} />
      <p>
        <Link className="btn btn-outline-primary" to="/listings">
          {t('viewings:page.listings')}
        </Link>
      </p>
    </div>
  );
}

function Facts({ viewing }: { viewing: OwnViewing }) {
  const { t, i18n } = useViewingTexts();
  const { listing_id: id, home, agent } = viewing;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('viewings:page.home')}</dt>
        <dd>
          <Link to={`/listings-detail/${id}`}>{home}</Link>
        </dd>
      </div>
      <div>
        <dt>{t('viewings:page.time')}</dt>
        <dd>{t('viewings:page.newYork', { time: openHouseTime(viewing, i18n.language) })}</dd>
      </div>
      {agent && (
        <div>
          <dt>{t('viewings:page.agent')}</dt>
          <dd>
            <Link to={`/agents/${agent.id}`}>{agent.name}</Link>
            {agent.phone && <a href={`tel:${agent.phone}`}>{agent.phone}</a>}
          </dd>
        </div>
      )}
    </dl>
  );
}

interface ChangesProps extends ViewingProps {
  onChange: (viewing: OwnViewing | undefined, notice: string) => void;
}

/** What can still be done with the viewing. */
function Changes({ token, viewing, onChange }: ChangesProps) {
  const { t } = useViewingTexts();
  const [openedAt] = useState(() => Date.now());
  const { state, starts_at: start, listing_id: id, slots } = viewing;
  if (state === 'cancelled') {
    return (
      <>
        <p className="lead">{t('viewings:page.cancelled')}</p>
        <p>
          <Link className="btn btn-primary" to={`/listings-detail/${id}`}>
            {t('viewings:page.again')}
          </Link>
        </p>
      </>
    );
  }
  if (Date.parse(start) <= openedAt) return <p className="lead">{t('viewings:page.over')}</p>;
  return (
    <>
      <section aria-labelledby="move">
        <h2 id="move" className="h4">
          {t('viewings:page.move')}
        </h2>
        {slots.length === 0 ? (
          <p>{t('viewings:page.noOther')}</p>
        ) : (
          <MoveForm token={token} viewing={viewing} onChange={onChange} />
        )}
      </section>
      <OneClickForm
        name="cancel-viewing"
        label={t('viewings:page.cancel')}
        variant="outline-danger"
        send={async (signal) =>
          onChange(await cancelViewing(token, signal), t('viewings:page.cancelledText'))
        }
      />
    </>
  );
}

const EMPTY: SlotValues = { day: '', slot: '' };

function MoveForm({ token, viewing: { slots }, onChange }: ChangesProps) {
  const { t } = useViewingTexts();
  const state = useSendForm({
    name: 'move-viewing',
    // A stored draft would be of another viewing.
    isSecret: true,
    initialValues: EMPTY,
    schema: (rules) => ({ slot: slotRule(rules, slots, t('viewings:rules.time')) }),
    send: async ({ slot }, { signal }) =>
      onChange(await moveViewing(token, Number(slot), signal), t('viewings:page.moved')),
    onSent: () => undefined,
  });
  return (
    <SendForm state={state} className={styles.form}>
      <SlotFields slots={slots} day={state.form.values.day} />
      <SendButton label={t('viewings:page.moveSubmit')} />
    </SendForm>
  );
}
