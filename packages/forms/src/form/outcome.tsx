import { useEffect, useRef, type ReactNode } from 'react';

interface OutcomeProps {
  title: string;
  text: string;
  children?: ReactNode;
}

/** What a form has done, in its place. Gets the focus, because the button that had it is gone. */
export function Outcome({ title, text, children }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h2 ref={heading} className="h4" tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      {children}
    </>
  );
}
