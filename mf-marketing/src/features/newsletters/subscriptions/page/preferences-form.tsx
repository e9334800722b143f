import {
  CheckField,
  Outcome,
  SelectField,
  SendButton,
  SendForm,
  useSendForm,
} from '@phantom/forms';
import { LANGUAGES, type Language } from '@phantom/mf-kit';
import { useState } from 'react';
import { savePreferences, type Preferences } from '../api/subscriptions';
import { useSubscriptionTexts } from '../subscription-texts';

/** Each language by its own name. */
const languageChoices = LANGUAGES.map((value) => ({
  value,
  label: new Intl.DisplayNames(value, { type: 'language' }).of(value) ?? value,
}));

interface PreferencesFormProps {
  token: string;
  preferences: Preferences;
}

export function PreferencesForm({ token, preferences: { lang, lists } }: PreferencesFormProps) {
  const { t } = useSubscriptionTexts();
  const [isSaved, setSaved] = useState(false);
  const state = useSendForm<Record<string, string | boolean>>({
    name: 'preferences',
    isSecret: true,
    initialValues: {
      lang,
      ...Object.fromEntries(lists.map(({ name, is_active: isActive }) => [name, isActive])),
    },
    send: (values, { signal }) => {
      const chosen = lists.filter(({ name }) => values[name]).map(({ name }) => name);
      return savePreferences({ token, lang: values.lang as Language, lists: chosen }, signal);
    },
    onSent: () => setSaved(true),
  });
  if (isSaved) {
    return <Outcome title={t('preferences.done')} text={t('preferences.doneText')} />;
  }
  return (
    <SendForm state={state}>
      <SelectField name="lang" label={t('preferences.language')} choices={languageChoices} />
      <fieldset className="mb-4">
        <legend className="form-label">{t('preferences.lists')}</legend>
        {lists.map(({ name, label }) => (
          <CheckField key={name} name={name} label={label} />
        ))}
      </fieldset>
      <SendButton label={t('preferences.submit')} />
    </SendForm>
  );
}
