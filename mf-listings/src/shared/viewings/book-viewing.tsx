import {
  formatPhoneNumber,
  Outcome,
  PhoneField,
  SendBar,
  SendForm,
  TextField,
  useSendForm,
} from '@phantom/forms';
import { ApiError, Link, sitePath } from '@phantom/mf-kit';
import { SkeletonText } from '@phantom/ui';
import { useEffect, useState } from 'react';
import { openHouseTime } from '../listing-texts';
import { DetailCard } from '../detail-section';
import styles from './book-viewing.module.css';
import { SlotFields, slotRule, type SlotValues } from './slot-fields';
import { useViewingTexts } from './viewing-texts';
import { bookViewing, getViewingSlots, type ViewingSlot, type Visitor } from './viewings';

interface Booked {
  email: string;
  slot: ViewingSlot;
}

/** Lets a visitor choose a time to see a home. The browser loads the times: the page may be some minutes old. */
export function BookViewing({ listingId }: { listingId: number }) {
  const { t, i18n } = useViewingTexts();
  const { slots, reload } = useSlots(listingId);
  const [booked, setBooked] = useState<Booked>();
  const time = booked && openHouseTime(booked.slot, i18n.language);
  return (
    <div className="d-print-none">
      <DetailCard id="viewing" title={t('book.title')}>
        <div className={styles.viewing}>
          {booked ? (
            <Outcome
              title={t('book.done')}
              text={t('book.doneText', { time, email: booked.email })}
            />
          ) : (
            <Booking listingId={listingId} slots={slots} onBooked={setBooked} onTaken={reload} />
          )}
        </div>
      </DetailCard>
    </div>
  );
}

/** Undefined until the slots are loaded. Without an answer there are none: the page has another form. */
function useSlots(listingId: number) {
  const [slots, setSlots] = useState<ViewingSlot[]>();
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    const controller = new AbortController();
    getViewingSlots(listingId, controller.signal).then(setSlots, (error: unknown) => {
      if (controller.signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      setSlots([]);
    });
    return () => controller.abort();
  }, [listingId, attempt]);
  return { slots, reload: () => setAttempt((last) => last + 1) };
}

interface BookingProps {
  listingId: number;
  slots: ViewingSlot[] | undefined;
  onBooked: (booked: Booked) => void;
  /** Somebody else was faster. */
  onTaken: () => void;
}

function Booking({ slots, ...others }: BookingProps) {
  const { t } = useViewingTexts();
  if (!slots) return <SkeletonText lines={4} />;
  if (slots.length === 0) return <p>{t('book.none')}</p>;
  return <BookingForm slots={slots} {...others} />;
}

const CONFLICT = 409;

/** The limits of the listings service, in characters. */
const LIMITS = { name: 100, email: 254 };

type Values = SlotValues & Visitor;

const EMPTY: Values = { day: '', slot: '', name: '', email: '', phone: '' };

function BookingForm(props: BookingProps & { slots: ViewingSlot[] }) {
  const { listingId, slots, onBooked, onTaken } = props;
  const { t } = useViewingTexts();
  const state = useSendForm<Values>({
    name: `viewing-${listingId}`,
    initialValues: EMPTY,
    schema: (rules) => {
      const tooLong = (limit: number) => t('rules.tooLong', { limit });
      return {
        slot: slotRule(rules, slots, t('rules.time')),
        name: rules.requiredText(t('rules.name')).max(LIMITS.name, tooLong(LIMITS.name)),
        email: rules.email(t('rules.email')).max(LIMITS.email, tooLong(LIMITS.email)),
      };
    },
    prepare: async (values) => ({ ...values, phone: await formatPhoneNumber(values.phone) }),
    send: async ({ slot: id, name, email, phone }, attempt) => {
      const slot = slots.find((each) => String(each.id) === id);
      try {
        await bookViewing(Number(id), { name, email, phone }, attempt);
        if (slot) onBooked({ slot, email });
      } catch (error) {
        if (error instanceof ApiError && error.status === CONFLICT) onTaken();
        throw error;
      }
    },
    onSent: () => undefined,
  });
  const { values } = state.form;
  const chosen = slots.find(({ id }) => String(id) === values.slot);
  const agent = (chosen ?? slots[0])?.agent;
  return (
    <SendForm state={state} className={styles.form}>
      {agent ? <AgentLine agent={agent} /> : <p>{t('book.lead')}</p>}
      <SlotFields slots={slots} day={values.day} />
      <TextField name="name" label={t('book.name')} required autoComplete="name" />
      <TextField
        name="email"
        label={t('book.email')}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
      />
      <PhoneField name="phone" label={t('book.phone')} />
      <p className={styles.note}>
        {t('book.note')} <a href={sitePath('/privacy')}>{t('book.privacy')}</a>.
      </p>
      <SendBar state={state} label={t('book.submit')} />
    </SendForm>
  );
}

/** Whose time it is, with a link to the agent's page. */
function AgentLine({ agent: { id, name } }: { agent: NonNullable<ViewingSlot['agent']> }) {
  const { t } = useViewingTexts();
  // The name stands in different places of the languages' sentences.
  const [before, after] = t('book.agent', { name: '\n' }).split('\n');
  return (
    <p>
      {before}
      <Link to={`/agents/${id}`}>{name}</Link>
      {after}
    </p>
  );
}
