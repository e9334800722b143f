import { useHydrated, useTranslation } from '@phantom/mf-kit';
import { useMemo } from 'react';
import { SelectField } from '../fields/select-field';
import type { FieldProps } from '../fields/use-control';
import { countryChoices } from './country-choices';

interface CountryFieldProps extends FieldProps {
  placeholder: string;
}

/** All countries; typing goes to the first that begins so. */
export function CountryField(props: CountryFieldProps) {
  const { i18n } = useTranslation();
  // A server and a browser have names and order each from an edition of the Unicode data of its own.
  const isHydrated = useHydrated();
  const choices = useMemo(
    () => (isHydrated ? countryChoices(i18n.language) : []),
    [isHydrated, i18n.language],
  );
  return <SelectField {...props} choices={choices} autoComplete="country" />;
}
