import { cloneElement, Fragment, type ReactElement } from 'react';

/** Properties of {@link RichText}. */
export interface RichTextProps {
  /** A translated text in which `<name>…</name>` marks what `elements` wraps; tags of other names stay text. */
  text: string;
  elements: Record<string, ReactElement>;
}

const TAGGED = /<(\w+)>(.*?)<\/\1>/s;

/**
 * A translated text with links or emphasis in it: `<RichText text={t('help')} elements={{ mail: <a href="…" /> }} />`.
 * In place of react-i18next's `Trans`, whose HTML parser every visitor of the site would load. Tags do not nest.
 */
export function RichText({ text, elements }: RichTextProps) {
  // With two groups in the pattern the parts come as text, name, content, text, name, content, …, text.
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
