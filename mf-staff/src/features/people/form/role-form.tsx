import { SendForm, useSendForm } from '@phantom/forms';
import { useRevalidator, useTranslation } from '@phantom/mf-kit';
import { useState } from 'react';
import { StaleNotice } from '../../../shared/components/stale-notice';
import { toast } from '../../../shared/components/toasts';
import { DialogActions } from '../../../shared/dialog/form-dialog';
import { useReloadAfter } from '../../../shared/hooks/use-current-row';
import { changePerson, type Person } from '../api/people';
import { RoleFields, toRights, toRoleValues, type RoleValues } from './role-fields';

interface RoleFormProps {
  person: Person;
  onChange: (person: Person) => void;
  onClose: () => void;
}

export function RoleForm({ person, onChange, onClose }: RoleFormProps) {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const reloadAfter = useReloadAfter();
  // Fixed when the form opens: changes of other users must not overwrite entered values.
  const [initialValues] = useState(() => toRoleValues(person));
  const state = useSendForm<RoleValues>({
    name: `role-${person.id}`,
    initialValues,
    send: async (values) => {
      const change = { type: values.type || null, rights: toRights(values) };
      await reloadAfter(changePerson(person, change));
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
          <StaleNotice message={message} onAccept={take}>
            <CurrentRole person={now} />
          </StaleNotice>
        );
      }}
    >
      <RoleFields
        type={state.form.values.type}

        none={t('people.type.none')}
      />
      <DialogActions label={t('people.save')} onCancel={onClose} />
    </SendForm>
  );
}

function CurrentRole({ person: { type, rights, state } }: { person: Person }) {
  const { t } = useTranslation();
  const texts = [
    t(`people.type.${type ?? 'none'}`),
    ...rights.map((right) => t(`people.right.${right}`)),
    t(`people.state.${state}`),
  ];
  return (
    <p>
      {t('people.now')} <strong>{texts.join(' · ')}</strong>
    </p>
  );
}
