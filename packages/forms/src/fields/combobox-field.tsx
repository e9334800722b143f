import { Combobox } from './combobox';
import { FieldFrame } from './field-frame';
import type { FindOptions, Option } from './use-combobox';
import { useControl, type FieldProps } from './use-control';

interface ComboboxFieldProps extends FieldProps {
  /** Called with an empty text when the list opens. */
  find: FindOptions;
  placeholder?: string;
}

/** One of many options, found by a search: an ARIA combobox. The value is the {@link Option} or null. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { label, find, placeholder } = props;
  const { frame, value, isBusy, control, helpers } = useControl<Option | null>(props);
  return (
    <FieldFrame {...frame}>
      <Combobox
        {...control}
        {...{ label, value, find, placeholder }}
        readOnly={isBusy}
        onChange={(chosen) => void helpers.setValue(chosen)}
      />
    </FieldFrame>
  );
}
