import { useFormat, useTranslation } from '@phantom/mf-kit';
import { useMoney } from '../../../shared/money/use-money';
import type { Distribution, Holding, InvestorDocument } from '../api/investors';

export function CurrentHolding({ holding }: { holding: Holding }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const { shortMoney } = useMoney();
  return (
    <Facts
      facts={[
        [t('investorAccounts.fields.property'), holding.property],
        [t('investors.columns.committed'), shortMoney(holding.committed)],
        [t('investors.columns.contributed'), shortMoney(holding.contributed)],
        [t('investors.columns.asOf'), date(holding.as_of)],
      ]}
    />
  );
}

export function CurrentDistribution({ distribution }: { distribution: Distribution }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const { shortMoney } = useMoney();
  return (
    <Facts
      facts={[
        [t('investorAccounts.columns.paidOn'), date(distribution.paid_on)],
        [t('investorAccounts.columns.amount'), shortMoney(distribution.amount)],
        [t('investorAccounts.columns.kind'), t(`investors.kind.${distribution.kind}`)],
      ]}
    />
  );
}

export function CurrentDocument({ document }: { document: InvestorDocument }) {
  const { t } = useTranslation();
  return (
    <Facts
      facts={[
        [t('investorAccounts.columns.title'), document.title],
        [t('investorAccounts.columns.year'), String(document.year)],
        [t('investorAccounts.columns.kind'), t(`investors.documentKind.${document.kind}`)],
      ]}
    />
  );
}

function Facts({ facts }: { facts: [name: string, value: string][] }) {
  return (
    <ul className="mb-3">
      {facts.map(([name, value]) => (
        <li key={name}>
          {name}: <strong>{value}</strong>
        </li>
      ))}
    </ul>
  );
}
