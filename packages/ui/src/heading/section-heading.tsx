import type { ReactNode } from 'react';

export interface SectionHeadingProps {
  title: ReactNode;
  /** The heading level; the look stays the same. */
  level?: 2 | 3;
  eyebrow?: ReactNode;
  lead?: ReactNode;
  /** A link or button at the end of the line. */
  action?: ReactNode;
  /** For `aria-labelledby` of the section. */
  id?: string;
}

/** The heading of a part of a page, with optional lines above and below and an action. */
export function SectionHeading(props: SectionHeadingProps) {
  const { title, level = 2, eyebrow, lead, action, id } = props;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="pp-section-heading">
      <div>
        {eyebrow && <p className="pp-eyebrow">{eyebrow}</p>}
        <Heading id={id} className="h2">
          {title}
        </Heading>
        {lead && <p className="lead">{lead}</p>}
      </div>
      {action}
    </div>
  );
}
