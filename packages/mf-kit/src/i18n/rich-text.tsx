import { cloneElement, Fragment, type ReactElement } from 'react';

export interface RichTextProps {
  /** `<name>…</name>` marks what `elements[name]` wraps; other tags stay text. */
  text: string;
  elements: Record<string, ReactElement>;
}

const TAGGED = /<(\w+)>(.*?)<\/\1>/s;

/** A translated text with links or emphasis, without the HTML parser of react-i18next's `Trans`. Tags cannot nest. */
export function RichText({ text, elements }: RichTextProps) {
  // The pattern has two groups: the parts are text, name, content, text, name, content, …, text.
  const parts = text.split(TAGGED);
  return parts.map((part, index) => {
    if (index % 3 === 0) return <Fragment key={index}>{part}</Fragment>;
    if (index % 3 === 2) return null;
    const content = parts[index + 1] ?? '';
    const element = elements[part];
    return element
      ? cloneElement(element, { key: index }, content)
      : `<${part}>${content}</${part}>`;
  });
}
