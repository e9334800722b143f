import { useFormat, useTranslation } from '@phantom/mf-kit';
import { useLayoutEffect, useRef, useState } from 'react';
import { controlProps, type FieldProps } from '../../field-props';
import styles from './fields.module.css';

/** What people type as it is: nobody counts its characters. */
const INPUT_MODES = { slug: undefined, email: 'email', phone: 'tel' } as const;

/** A line of text, or a block of lines that grows with its text. */
export function TextField(props: FieldProps<string>) {
  const { field, value, onChange, isReadOnly } = props;
  const text = value ?? '';
  const mode = field.format ? INPUT_MODES[field.format] : undefined;
  const isLong = field.is_block || (!field.format && (field.max ?? 0) > 160);
  return (
    <>
      {isLong ? (
        <GrowingText {...props} />
      ) : (
        <input
          {...controlProps(props)}
          className="form-control"
          inputMode={mode}
          value={text}
          readOnly={isReadOnly}
          autoComplete="off"
          spellCheck={field.format ? false : undefined}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {field.max !== null && !mode && <CharacterCount count={text.length} max={field.max} />}
    </>
  );
}

function GrowingText(props: FieldProps<string>) {
  const { field, value, onChange, isReadOnly } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (!area.current) return;
    area.current.style.height = 'auto';
    area.current.style.height = `${area.current.scrollHeight + 2}px`;
  }, [value]);
  return (
    <textarea
      {...controlProps(props)}
      ref={area}
      className={`form-control ${styles.growing}`}
      rows={field.is_block ? 3 : 2}
      value={value ?? ''}
      readOnly={isReadOnly}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** Characters that are left from which a screen reader announces them. */
const ANNOUNCED_FROM = 20;

function CharacterCount({ count, max }: { count: number; max: number }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const isOver = count > max;
  return (
    <span className={isOver ? styles.over : styles.count}>
      <span aria-hidden="true">{`${number(count)} / ${number(max)}`}</span>
      <span className="visually-hidden" role="status">
        {max - count < ANNOUNCED_FROM &&
          t('content.field.characters', { count: number(count), max: number(max) })}
      </span>
    </span>
  );
}

const LINE_BREAKS = /\n+/;

function toParagraphs(text: string): string[] {
  return text
    .split(LINE_BREAKS)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

/** Plain paragraphs: a new line begins the next one. */
export function ParagraphsField(props: FieldProps<string[]>) {
  const { value, onChange } = props;
  const [typed, setTyped] = useState('');
  const paragraphs = value ?? [];
  // The typed text has line breaks of its own; the value may have changed elsewhere.
  const isTyped = toParagraphs(typed).join('\n') === paragraphs.join('\n');
  return (
    <GrowingText
      {...props}
      value={isTyped ? typed : paragraphs.join('\n\n')}
      field={{ ...props.field, is_block: true }}
      onChange={(text) => {
        setTyped(text ?? '');
        const next = toParagraphs(text ?? '');
        onChange(next.length > 0 ? next : null);
      }}
    />
  );
}

export function UrlField(props: FieldProps<string>) {
  const { value, onChange, isReadOnly } = props;
  return (
    <input
      {...controlProps(props)}
      className="form-control"
      inputMode="url"
      placeholder="/lending"
      value={value ?? ''}
      readOnly={isReadOnly}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => onChange(target.value.trim())}
    />
  );
}

/** The id of a video at the host, also found in a pasted address. */
export function VideoField(props: FieldProps<string>) {
  const { value, onChange, isReadOnly } = props;
  return (
    <input
      {...controlProps(props)}
      className="form-control"
      value={value ?? ''}
      readOnly={isReadOnly}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => onChange(videoIdOf(target.value.trim()))}
    />
  );
}

/** `https://youtu.be/abc`, `https://www.youtube.com/watch?v=abc` and `https://vimeo.com/123` as their id. */
export function videoIdOf(text: string): string {
  if (!URL.canParse(text)) return text;
  const { pathname, searchParams } = new URL(text);
  return searchParams.get('v') ?? pathname.split('/').findLast(Boolean) ?? text;
}
