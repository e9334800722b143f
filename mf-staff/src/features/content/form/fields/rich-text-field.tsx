import { useHydrated } from '@phantom/mf-kit';
import { Skeleton } from '@phantom/ui';
import { lazy, Suspense } from 'react';
import type { FieldProps } from '../../field-props';

/** The editor is larger than the whole dashboard: it loads with the first field that shows it, and never on a server. */
const RichTextEditor = lazy(async () => ({
  default: (await import('../../rich-text/rich-text-editor')).RichTextEditor,
}));

export function RichTextField(props: FieldProps) {
  const placeholder = <Skeleton height="panel" />;
  if (!useHydrated()) return placeholder;
  return (
    <Suspense fallback={placeholder}>
      <RichTextEditor {...props} />
    </Suspense>
  );
}
