import type { Language } from '@phantom/mf-kit';
import type { ReactNode } from 'react';
import type { ContentField } from './api/entries';

/** The properties of the component of each kind of field. */
export interface FieldProps<Value = unknown> {
  field: ContentField;
  /** Names the value: `texts.de.title`, or `texts.de.entries.0.year` within a list. */
  path: string;
  /** Null where nothing is filled in. */
  value: Value | null;
  /** Null removes the value. A method: the table of all kinds holds components of different values. */
  onChange(value: Value | null): void;
  language: Language;
  /** Of the control. Its label has the id `{id}-label`, and its notes `{id}-note`. */
  id: string;
  isReadOnly: boolean;
  isInvalid: boolean;
  /** Of a list: renders a field of an item, with its label and notes. */
  renderField?: (props: RowProps) => ReactNode;
}

/** The properties of a field with its label and notes. */
export type RowProps = Pick<
  FieldProps,
  'field' | 'path' | 'value' | 'onChange' | 'language' | 'isReadOnly'
>;

export const controlId = (path: string): string => `field-${path.replaceAll('.', '-')}`;

/** The attributes that every control has. */
type Control = Pick<FieldProps, 'id' | 'field' | 'isInvalid' | 'language'>;

/** The attributes that every control has. */
export const controlProps = ({ id, field, isInvalid, language }: Control) => ({
  id,
  'aria-describedby': `${id}-note`,
  'aria-invalid': isInvalid || undefined,
  'aria-required': field.required || undefined,
  lang: field.translated ? language : undefined,
});
