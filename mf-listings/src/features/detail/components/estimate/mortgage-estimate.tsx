import { useTranslation } from '@phantom/mf-kit';
import { tenureOf, usualTerms } from '../../estimate/assumptions';
import { useMortgageTerms } from '../../hooks/use-mortgage-terms';
import type { PricedListing } from '../../priced-listing';
import { EstimateFrame } from './estimate-frame';
import { MonthlyBreakdown } from './monthly-breakdown';
import { MortgageAssumptions } from './mortgage-assumptions';
import { MortgageFields } from './mortgage-fields';

/** What the home costs a month that is bought on terms of the visitor's own. */
export function MortgageEstimate({ listing }: { listing: PricedListing }) {
  const { t } = useTranslation();
  const state = useMortgageTerms(usualTerms(listing));
  const tenure = tenureOf(listing.type);
  return (
    <EstimateFrame
      title={t('estimate.mortgage')}
      fields={<MortgageFields state={state} tenure={tenure} />}
      result={state.terms && <MonthlyBreakdown terms={state.terms} tenure={tenure} />}
      assumptions={<MortgageAssumptions listing={listing} tenure={tenure} />}
    />
  );
}
