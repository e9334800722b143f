import { lazy, Suspense, type ComponentType } from 'react';
import { Skeleton } from '@phantom/ui';
import { loadMediaTexts } from '../../../../shared/media/media-texts';
import type { ContentField } from '../../api/entries';
import type { FieldProps } from '../../field-props';
import { PlaceField } from './place-field';
import { ParagraphsField, TextField, UrlField, VideoField } from './text-fields';
import {
  ChoiceField,
  DateField,
  DateTimeField,
  MoneyField,
  NumberField,
  SwitchField,
} from './value-fields';

const RichTextField = lazy<ComponentType<FieldProps>>(async () => ({
  default: (await import(/* webpackChunkName: "content-editor" */ './rich-text-field'))
    .RichTextField,
}));
const PictureField = lazy(async () => {
  const [{ PictureField: Field }] = await Promise.all([
    import(/* webpackChunkName: "content-editor" */ './picture-field'),
    loadMediaTexts(),
  ]);
  return { default: Field };
});
const FileField = lazy(async () => {
  const [{ FileField: Field }] = await Promise.all([
    import(/* webpackChunkName: "content-editor" */ './file-field'),
    loadMediaTexts(),
  ]);
  return { default: Field };
});
const ReferenceField = lazy(async () => ({
  default: (await import(/* webpackChunkName: "content-editor" */ './reference-field'))
    .ReferenceField,
}));
const ListField = lazy(async () => ({
  default: (await import(/* webpackChunkName: "content-editor" */ './list-field')).ListField,
}));

/** One component for each kind. */
const CONTROLS: Record<ContentField['kind'], ComponentType<FieldProps<never>>> = {
  text: TextField,
  paragraphs: ParagraphsField,
  'rich-text': RichTextField,
  number: NumberField,
  money: MoneyField,
  date: DateField,
  'date-time': DateTimeField,
  choice: ChoiceField,
  switch: SwitchField,
  picture: PictureField,
  file: FileField,
  video: VideoField,
  url: UrlField,
  place: PlaceField,
  list: ListField,
  reference: ReferenceField,
};

/** The control of a field, by its kind. */
export function FieldControl(props: FieldProps) {
  const Control = CONTROLS[props.field.kind] as ComponentType<FieldProps>;
  return (
    <Suspense fallback={<Skeleton height="control" />}>
      <Control {...props} />
    </Suspense>
  );
}
