import { useTranslation } from '@phantom/mf-kit';
import { useEffect, useState } from 'react';
import { pathOf, SOURCE_LANGUAGE } from '../draft/entry-data';
import type { RowProps } from '../field-props';

/**
 * What is wrong with the value, while it is typed: a draft is saved all the same, and the messages of the server count more. A
 * missing value is no mistake before the field was left.
 */
export function useFieldProblem(
  { field, path, value, isReadOnly }: RowProps,
  wasLeft: boolean,
): string | undefined {
  const { t } = useTranslation();
  const [message, setMessage] = useState<string>();
  const isRequired = wasLeft && field.required && path === pathOf(field, SOURCE_LANGUAGE);
  useEffect(() => {
    let isCurrent = true;
    const check = async () => {
      const { problemsOf } = await import(/* webpackChunkName: "content-rules" */ './field-schema');
      if (!isCurrent) return;
      const problems = isReadOnly ? [] : problemsOf(field, value, t, { isRequired });
      // The parts of a list have rows of their own.
      const own = problems.find(({ part }) => field.kind !== 'list' || part === '');
      setMessage(own?.message);
    };
    void check();
    return () => {
      isCurrent = false;
    };
  }, [field, value, t, isRequired, isReadOnly]);
  return message;
}
