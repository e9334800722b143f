import type { ApiError } from '@phantom/mf-kit';
import { Alert } from '@phantom/ui/on-demand';
import { useEffect, useRef } from 'react';

/** The id of the line that says what is wrong with a field, for the field's `aria-describedby`. */
export const failureId = (field: string) => `enquiry-error-${field}`;

/** What the server refused: the first message of each field, or the one sentence that it has. */
export function FailureList({ failure }: { failure: ApiError | undefined }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the list is out of sight where the button is.
    if (failure) alert.current?.focus();
  }, [failure]);
  if (!failure) return null;

  const fields = Object.entries(failure.errors);
  return (
    <Alert ref={alert} variant="danger" tabIndex={-1}>
      {fields.length === 0 ? (
        failure.message
      ) : (
        <ul className="mb-0 ps-3">
          {fields.map(([field, messages]) => (
            <li key={field} id={failureId(field)}>
              {messages[0]}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
