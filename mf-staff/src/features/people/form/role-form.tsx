import { SendForm, useSendForm } from '@phantom/forms';
import { useRevalidator, useTranslation } from '@phantom/mf-kit';
import { useState } from 'react';
import { StaleNotice } from '../../../shared/components/stale-notice';
import { toast } from '../../../shared/components/toasts';
import { DialogActions } from '../../../shared/dialog/form-dialog';
import { useThenReload } from '../../../shared/hooks/use-current-row';
import { changePerson, type Person } from '../api/people';
import { chosenRights, RoleFields, roleValues, type RoleValues } from './role-fields';

interface RoleFormProps {
  person: Person;
  onChange: (person: Person) => void;
  onClose: () => void;
}

/** Grants a role and rights, or takes them. */
export function RoleForm({ person, onChange, onClose }: RoleFormProps) {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const thenReload = useThenReload();
  // As it was when the form came up: what somebody else changes since does not change what was typed.
  const [initialValues] = useState(() => roleValues(person));
  const state = useSendForm<RoleValues>({
    name: `role-${person.id}`,
    initialValues,
    send: async (values) => {
      const change = { type: values.type || null, rights: chosenRights(values) };
      await thenReload(changePerson(person, change));
      toast(t('people.changed', { name: person.name }));
    },
    onSent: onClose,
  });
  return (
    <SendForm
      state={state}
      whenStale={({ message, list }) => {
        const now = list[0] as Person;
        const take = () => {
          onChange(now);
          state.dismiss();
          void revalidate();
        };
        return (
          <StaleNotice message={message} onTake={take}>
            <RoleNow person={now} />
          </StaleNotice>
        );
      }}
    >
      <RoleFields
        type={state.form.values.type}
        types={['admin', 'Investor']}
        none={t('people.type.none')}
      />
      <DialogActions label={t('people.save')} onCancel={onClose} />
    </SendForm>
  );
}

/** What an account is since somebody else changed it. */
function RoleNow({ person: { type, rights, state } }: { person: Person }) {
  const { t } = useTranslation();
  const words = [
    t(`people.type.${type ?? 'none'}`),
    ...rights.map((right) => t(`people.right.${right}`)),
    t(`people.state.${state}`),
  ];
  return (
    <p>
      {t('people.now')} <strong>{words.join(' · ')}</strong>
    </p>
  );
}
