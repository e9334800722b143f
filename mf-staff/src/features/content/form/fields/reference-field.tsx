import { Combobox, type Option } from '@phantom/forms';
import { ApiError, useTranslation } from '@phantom/mf-kit';
import { useEffect, useState } from 'react';
import { getEntry, listEntries } from '../../api/entries';
import { useDraft } from '../../draft/use-draft';
import { controlProps, type FieldProps } from '../../field-props';

/** Entries that a search offers. */
const MOST_OPTIONS = 20;

/** Another entry of the same service, found by its words. */
export function ReferenceField(props: FieldProps<number>) {
  const { field, value, onChange, isReadOnly } = props;
  const { t } = useTranslation();
  const { ref } = useDraft();
  const title = useTitle(value);
  const find = async (text: string, signal: AbortSignal): Promise<Option[]> => {
    const query = { type: field.reference ?? '', q: text.trim() || undefined, limit: MOST_OPTIONS };
    const { list } = await listEntries(ref.service, { ...query, sort: 'title' }, signal);
    return list.map((entry) => ({ value: String(entry.id), label: entry.title }));
  };
  return (
    <Combobox
      {...controlProps(props)}
      label={field.label}
      placeholder={t('content.field.search')}
      value={value === null ? null : { value: String(value), label: title }}
      readOnly={isReadOnly}
      find={find}
      onChange={(option) => onChange(option && Number(option.value))}
    />
  );
}

/** The title of the referenced entry; its number where that cannot be loaded. */
function useTitle(id: number | null): string {
  const { ref } = useDraft();
  const { service } = ref;
  const [found, setFound] = useState<{ id: number; title: string }>();
  useEffect(() => {
    if (id === null) return;
    const controller = new AbortController();
    getEntry({ service, id }, controller.signal).then(
      ({ title }) => setFound({ id, title }),
      (error: unknown) => {
        if (!controller.signal.aborted) setFound({ id, title: '' });
        if (!(error instanceof ApiError) && !controller.signal.aborted) throw error;
      },
    );
    return () => controller.abort();
  }, [service, id]);
  if (found?.id !== id) return '…';
  return found?.title || `#${id}`;
}
