import { Card } from '@phantom/ui/on-demand';
import type { ReactNode } from 'react';

interface Props {
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of the page, named by its heading. */
export function DetailSection({ id, title, children }: Props) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="h3">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Figures of the listing, in a card. */
export function DetailCard({ id, title, children }: Props) {
  return (
    <Card as="section" aria-labelledby={id}>
      <Card.Body>
        <h2 id={id} className="h4">
          {title}
        </h2>
        {children}
      </Card.Body>
    </Card>
  );
}
