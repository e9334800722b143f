import { SendForm, useSendForm } from '@phantom/forms';
import { useRevalidator, useTranslation } from '@phantom/mf-kit';
import { useState } from 'react';
import { DialogActions } from '../../../shared/dialog/dialog-actions';
import { useThenReload } from '../../../shared/hooks/use-then-reload';
import { StaleNotice } from '../../../shared/stale/stale-notice';
import { toast } from '../../../shared/toast/toast-store';
import { changePerson } from '../api/change-person';
import type { Person } from '../person';
import { chosenRights, roleValues, type RoleValues } from '../role-values';
import { RoleFields } from './role-fields';
import { RoleNow } from './role-now';

interface Props {
  person: Person;
  onChange: (person: Person) => void;
  onClose: () => void;
}

/** Grants a role and rights, or takes them. */
export function RoleForm({ person, onChange, onClose }: Props) {
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
