/** What the staff are told of a form. */
export interface Notice {
  /** One line. */
  subject: string;
  /** Who gets an answer to it. */
  replyTo: { name: string; address: string };
  /** What was sent in, in this order; what was left empty is left out. */
  facts: readonly Fact[];
}

export type Fact = readonly [label: string, value: string | null | undefined];

/** Plain text, one fact a line; one of several lines stands by itself. */
export function noticeText(facts: readonly Fact[]): string {
  const lines = facts.flatMap(([label, value]) => {
    if (!value) return [];
    return [value.includes('\n') ? `${label}:\n\n${value}\n` : `${label}: ${value}`];
  });
  return `${lines.join('\n')}\n`;
}
