import { RequiredNote, SelectField, TextField } from '@phantom/forms';
import { FormDialog } from '../../../shared/dialog/form-dialog';
import { useDialogForm } from '../../../shared/dialog/use-dialog-form';
import { openSlots, type CalendarAgent } from '../api/viewing-calendar';
import { useViewingTexts } from '../viewing-texts';

const LENGTHS = ['15', '20', '30', '45', '60', '90'];

interface OpenSlotsDialogProps {
  agents: readonly CalendarAgent[];
  /** Today in New York. */
  today: string;
  onClose: () => void;
}

/** Opens one time or a series, on one day. */
export function OpenSlotsDialog({ agents, today, onClose }: OpenSlotsDialogProps) {
  const { t } = useViewingTexts();
  const state = useDialogForm({
    name: 'open-viewing-slots',
    initialValues: { home: '', agent: '', day: '', from: '', to: '', minutes: '30' },
    schema: ({ requiredText }) => ({
      home: requiredText(t('rules.home')),
      day: requiredText(t('rules.day')).test('future', t('rules.past'), (day = '') => day >= today),
      from: requiredText(t('rules.time')),
      to: requiredText(t('rules.time')).when('from', ([from], schema) =>
        schema.test('order', t('rules.order'), (to = '') => to > String(from)),
      ),
    }),
    send: ({ agent, minutes, ...values }) =>
      openSlots({
        ...values,
        agent_id: agent ? Number(agent) : null,
        minutes: Number(minutes),
      }),
    done: t('open.done'),
    onClose,
  });
  return (
    <FormDialog title={t('open.title')} state={state} label={t('open.submit')} onClose={onClose}>
      <RequiredNote />
      <TextField
        name="home"
        label={t('open.home')}
        hint={t('open.homeHint')}
        required
        autoComplete="off"
      />
      <SelectField
        name="agent"
        label={t('open.agent')}
        hint={t('open.agentHint')}
        placeholder={t('open.noAgent')}
        choices={agents.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <TextField name="day" label={t('open.day')} type="date" required min={today} />
      <TextField name="from" label={t('open.from')} type="time" required />
      <TextField name="to" label={t('open.to')} hint={t('open.zone')} type="time" required />
      <SelectField
        name="minutes"
        label={t('open.length')}
        hint={t('open.lengthHint')}
        required
        choices={LENGTHS.map((value) => ({
          value,
          label: t('open.minutes', { count: Number(value) }),
        }))}
      />
    </FormDialog>
  );
}
