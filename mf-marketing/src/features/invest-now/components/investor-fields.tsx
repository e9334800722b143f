import { CountryField, PhoneField, TextField } from '@phantom/forms';
import { useTranslation } from '@phantom/mf-kit';

/** Who asks; a telephone number is read as one of the chosen country. */
export function InvestorFields({ country }: { country: string }) {
  const { t } = useTranslation();
  return (
    <>
      <TextField name="name" label={t('enquiry.name')} required autoComplete="name" />
      <TextField
        name="email"
        label={t('enquiry.email')}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
      />
      <CountryField
        name="country"
        label={t('investNow.form.country')}
        placeholder={t('investNow.form.choose')}
      />
      <PhoneField name="phone" label={t('enquiry.phone')} required country={country} />
    </>
  );
}
