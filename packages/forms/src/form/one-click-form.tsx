import { SendButton, SendForm } from './send-form';
import { useSendForm } from './use-send-form';

interface OneClickFormProps {
  name: string;
  label: string;
  /** Of the button, as `SendButton` takes it. */
  variant?: string;
  send: (signal: AbortSignal) => Promise<unknown>;
}

/** One button. Opening a link changes nothing, because programs that look for viruses open links too. */
export function OneClickForm({ name, label, variant, send }: OneClickFormProps) {
  const state = useSendForm({
    name,
    isSecret: true,
    initialValues: {},
    send: (_, { signal }) => send(signal),
    onSent: () => undefined,
  });
  return (
    <SendForm state={state}>
      <SendButton label={label} variant={variant} />
    </SendForm>
  );
}
