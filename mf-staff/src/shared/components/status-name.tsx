import { useTranslation } from '@phantom/mf-kit';
import { Fragment } from 'react';

interface StatusNameProps {
  /** Of a property, by its number on the wire. */
  status: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
}

/** The name of a property's status. Where it has a slash, it may go on in the next line. */
export function StatusName({ status }: StatusNameProps) {
  const { t } = useTranslation();
  const [first, ...others] = t(`status.${status}`).split('/');
  return (
    <>
      {first}
      {others.map((part) => (
        <Fragment key={part}>
          /<wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
}
