import { useTranslation } from '@phantom/mf-kit';
import { Fragment } from 'react';

/** Name of a status. A line may break after a slash. */
export function StatusName({ status }: { status: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 }) {
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
