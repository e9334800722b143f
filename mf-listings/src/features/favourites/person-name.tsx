import { SendButton, SendForm, TextField, useSendForm } from '@phantom/forms';
import { useState, type ReactNode } from 'react';
import { useStored } from '../../shared/device/device-store';
import { useFavouriteListTexts } from '../../shared/favourite-lists/favourite-list-texts';
import { LIMITS } from '../../shared/favourite-lists/favourite-lists';
import { listPerson, setPersonName } from '../../shared/favourite-lists/list-person';
import { useFocusAfter } from './use-focus-after';

interface NameFormProps {
  /** Of the form; unique on the page. */
  form: string;
  onSaved?: () => void;
}

/** Asks for the name under which this device votes and comments. */
export function NameForm({ form, onSaved }: NameFormProps) {
  const { t } = useFavouriteListTexts();
  const { value: person } = useStored(listPerson);
  const state = useSendForm({
    name: form,
    isSecret: true,
    initialValues: { name: person?.name ?? '' },
    schema: ({ requiredText }) => ({
      name: requiredText(t('favourite-lists:person.missing')).max(
        LIMITS.name,
        t('favourite-lists:rules.tooLong', { limit: LIMITS.name }),
      ),
    }),
    send: ({ name }) => setPersonName(name.trim()),
    onSent: () => onSaved?.(),
  });
  return (
    <SendForm state={state}>
      <TextField
        name="name"
        label={t('favourite-lists:person.label')}
        required
        autoComplete="given-name"
      />
      <SendButton label={t('favourite-lists:person.save')} variant="outline-primary" />
    </SendForm>
  );
}

/** Shows the children once the name is known, and asks for it before. */
export function Named({ form, children }: { form: string; children: ReactNode }) {
  const { t } = useFavouriteListTexts();
  const { value: person, state } = useStored(listPerson);
  const [isChanging, setChanging] = useState(false);
  const isAsking = state !== 'reading' && (person === null || isChanging);
  const button = useFocusAfter<HTMLButtonElement>(isAsking);
  if (isAsking) return <NameForm form={form} onSaved={() => setChanging(false)} />;
  if (!person) return null;
  return (
    <>
      <p className="mb-0">
        {t('favourite-lists:person.known', { name: person.name })}{' '}
        <button
          ref={button}
          type="button"
          className="btn btn-sm btn-link"
          onClick={() => setChanging(true)}
        >
          {t('favourite-lists:person.change')}
        </button>
      </p>
      {children}
    </>
  );
}
