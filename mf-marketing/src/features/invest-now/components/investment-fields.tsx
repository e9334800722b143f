import { MessageField, SelectField } from '@phantom/forms';
import { useFormat, useTranslation, type TFunction } from '@phantom/mf-kit';
import formStyles from '../../../shared/enquiry/fields.module.css';
import { LIMITS } from '../../../shared/enquiry/limits';
import { amountLabel } from '../amount-label';
import { AMOUNTS, TRANSLATED_REFERRERS } from '../choices';

/** What the investor has in mind. */
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
      <div className={formStyles.wide}>
        <SelectField
          name="referred_by"
          label={t('investNow.form.referredBy')}
          placeholder={placeholder}
          choices={referrers.map((value) => ({ value, label: referrerLabel(value, t) }))}
        />
      </div>
      <div className={formStyles.wide}>
        <MessageField name="message" label={t('enquiry.message')} rows={5} max={LIMITS.message} />
      </div>
    </>
  );
}

/** Companies and people keep their names. */
function referrerLabel(referrer: string, t: TFunction): string {
  const known = TRANSLATED_REFERRERS.find((each) => each === referrer);
  return known ? t(`investNow.referrers.${known}`) : referrer;
}
