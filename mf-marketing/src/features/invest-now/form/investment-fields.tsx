import { MessageField, SelectField } from '@phantom/forms';
import { useFormat, useTranslation, type Format, type TFunction } from '@phantom/mf-kit';
import { WideField } from '../../../shared/enquiry/enquiry-form';
import { LIMITS } from '../../../shared/enquiry/enquiry-schema';
import { AMOUNTS, type Amount } from '../api/investor';

/** The referrers with a translation. All others are proper names. */
const TRANSLATED_REFERRERS = [
  'Current Investor',
  'Website/Google Search',
  'Conference',
  'Employee',
  'Ad - LinkedIn',
  'Ad - Google',
  'Ad - Facebook',
  'Prospective Investor',
] as const;

export function InvestmentFields({ referrers }: { referrers: string[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const placeholder = t('investNow.form.choose');
  return (
    <>
      <SelectField
        name="is_accredited"
        label={t('investNow.form.accredited')}
        hint={t('investNow.form.accreditedHint')}
        placeholder={placeholder}
        choices={[
          { value: 'Yes', label: t('investNow.form.yes') },
          { value: 'No', label: t('investNow.form.no') },
        ]}
      />
      <SelectField
        name="investment_amount"
        label={t('investNow.form.amount')}
        placeholder={placeholder}
        choices={AMOUNTS.map((value) => ({ value, label: amountLabel(value, t, format) }))}
      />
      <WideField>
        <SelectField
          name="referred_by"
          label={t('investNow.form.referredBy')}
          placeholder={placeholder}
          choices={referrers.map((value) => ({ value, label: referrerLabel(value, t) }))}
        />
      </WideField>
      <WideField>
        <MessageField name="message" label={t('enquiry.message')} rows={5} max={LIMITS.message} />
      </WideField>
    </>
  );
}

/** Formats an amount for the language: `$25,000 - $50,000` becomes `25.000 $ – 50.000 $` in German. */
function amountLabel(amount: Amount, t: TFunction, format: Format): string {
  const [low, high] = amount
    .split(' - ')
    .map((dollars) => format.currency(Number(dollars.replaceAll(/\D/g, ''))));
  return high ? t('investNow.amounts.range', { low, high }) : t('investNow.amounts.from', { low });
}

function referrerLabel(referrer: string, t: TFunction): string {
  const known = TRANSLATED_REFERRERS.find((each) => each === referrer);
  return known ? t(`investNow.referrers.${known}`) : referrer;
}
