import {
  formatPhoneNumber,
  PhoneField,
  RequiredNote,
  SendBar,
  SendForm,
  TextField,
  useSendForm,
  type Rules,
} from '@phantom/forms';
import { sitePath, useLocation, useNavigate } from '@phantom/mf-kit';
import { useState } from 'react';
import { useApplicationTexts } from './application-texts';
import { beginApplication, saveApplicant } from './api';
import type { AppliedHome } from './loader';
import styles from './route.module.css';
import { stepQuery, type StepProps } from './steps';

/** The limits of the listings service, in characters. */
const LIMITS = { name: 100, email: 254, pets: 200 };

/** The most people of an application. */
const MOST_PEOPLE = 20;

interface Values {
  name: string;
  phone: string;
  move_in: string;
  people: string;
  pets: string;
}

/** Begins an application: the address gets a link, and the page goes on by one of its own. */
export function BeginForm({ home }: { home: AppliedHome }) {
  const { t } = useApplicationTexts();
  const rulesOf = useApplicantRules();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [initialValues] = useState(() => ({ ...EMPTY, email: '', token: newToken() }));
  const state = useSendForm<typeof initialValues>({
    name: `rental-application-${home.id}`,
    initialValues,
    schema: (rules) => ({
      ...rulesOf(rules),
      email: rules
        .email(t('rules.email'))
        .max(LIMITS.email, t('rules.tooLong', { limit: LIMITS.email })),
    }),
    prepare: withPhone,
    send: async (values, attempt) => {
      const application = { ...values, ...applicantOf(values), listing_id: home.id };
      await beginApplication(application, attempt);
      // Browsers do not send the fragment to servers. Back does not lead to the empty form.
      const link = `${pathname}${stepQuery('income')}#manage=${values.token}`;
      void navigate(link, { replace: true });
    },
    onSent: () => undefined,
  });
  return (
    <section aria-labelledby="step">
      <h2 id="step" className="h3">
        {t('steps.you')}
      </h2>
      <p>{t('you.lead')}</p>
      <SendForm state={state} className={styles.form}>
        <RequiredNote />
        <TextField name="name" label={t('you.name')} required autoComplete="name" />
        <TextField
          name="email"
          label={t('you.email')}
          hint={t('you.emailHint')}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
        />
        <ApplicantFields />
        <p className={styles.note}>
          {t('you.note')} <a href={sitePath('/privacy')}>{t('privacy')}</a>.
        </p>
        <SendBar state={state} label={t('next')} />
      </SendForm>
    </section>
  );
}

/** Changes the first step. The address stays, because it got the link. */
export function ApplicantForm({ token, application, onChange, goTo }: StepProps) {
  const { t } = useApplicationTexts();
  const rulesOf = useApplicantRules();
  const { id, name, phone, move_in: moveIn, people, pets } = application;
  const state = useSendForm<Values>({
    name: `rental-applicant-${id}`,
    initialValues: { name, phone, move_in: moveIn, people: String(people), pets: pets ?? '' },
    schema: rulesOf,
    prepare: withPhone,
    send: async (values, { signal }) =>
      onChange(await saveApplicant(token, applicantOf(values), signal)),
    onSent: () => goTo('income'),
  });
  return (
    <SendForm state={state} className={styles.form}>
      <RequiredNote />
      <p>{t('you.emailFixed', { email: application.email })}</p>
      <TextField name="name" label={t('you.name')} required autoComplete="name" />
      <ApplicantFields />
      <SendBar state={state} label={t('next')} />
    </SendForm>
  );
}

const EMPTY: Values = { name: '', phone: '', move_in: '', people: '', pets: '' };

const applicantOf = ({ name, phone, move_in: moveIn, people, pets }: Values) => ({
  ...{ name, phone, move_in: moveIn, pets },
  people: Number(people),
});

const withPhone = async <Form extends Values>(values: Form): Promise<Form> => ({
  ...values,
  phone: await formatPhoneNumber(values.phone),
});

function useApplicantRules() {
  const { t } = useApplicationTexts();
  const tooLong = (limit: number) => t('rules.tooLong', { limit });
  return ({ requiredText, text }: Rules) => ({
    name: requiredText(t('rules.name')).max(LIMITS.name, tooLong(LIMITS.name)),
    phone: requiredText(t('rules.phone')),
    move_in: requiredText(t('rules.day')),
    people: requiredText(t('rules.people')).test('people', t('rules.people'), (people = '') => {
      const count = Number(people);
      return Number.isInteger(count) && count >= 1 && count <= MOST_PEOPLE;
    }),
    pets: text().max(LIMITS.pets, tooLong(LIMITS.pets)),
  });
}

function ApplicantFields() {
  const { t } = useApplicationTexts();
  return (
    <>
      <PhoneField name="phone" label={t('you.phone')} required />
      <div className={styles.pair}>
        <TextField name="move_in" label={t('you.moveIn')} type="date" required />
        <TextField
          name="people"
          label={t('you.people')}
          hint={t('you.peopleHint')}
          required
          inputMode="numeric"
        />
      </div>
      <TextField name="pets" label={t('you.pets')} hint={t('you.petsHint')} />
    </>
  );
}

const TOKEN_BYTES = 32;

/** A random token of a link: 43 characters that stand in an address as they are. */
function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(TOKEN_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
