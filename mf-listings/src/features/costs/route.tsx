import { useLoaderData, useTranslation, type RouteHandle } from '@phantom/mf-kit';
import { Container } from '@phantom/ui';
import { useState } from 'react';
import { NumberField } from '../../shared/estimate/number-field';
import { SelectField } from '../../shared/estimate/select-field';
import { StatusDock } from '../../shared/status-dock/status-dock';
import type { Deal } from './closing-costs';
import { CostList } from './cost-list';
import { getCostsTexts, useCostsTexts } from './costs-texts';
import { KINDS, type Cost, type CostsData, type Kind, type loader } from './loader';
import { RentOrBuy } from './rent-or-buy-section';
import styles from './route.module.css';

export { CostsPage as Component };
export { loader } from './loader';

export const handle: RouteHandle<CostsData> = {
  head: () => {
    const { t } = getCostsTexts();
    const title = t('costs:title');
    return {
      title,
      description: t('costs:lead'),
      breadcrumbs: [
        { name: t('mf-listings:landing.head.title'), path: '/listings' },
        { name: title, path: '/listings/costs' },
      ],
    };
  },
};

const DOLLARS = { unit: 'dollars', min: 1, max: 1_000_000_000 } as const;
const SHARE = { unit: 'percent', min: 0, max: 100 } as const;
/** Percent of the price: without published figures there is no loan. */
const IN_CASH = 100;

function CostsPage() {
  const data = useLoaderData<typeof loader>();
  const { t } = useCostsTexts();
  return (
    <Container className="pp-section">
      <header className={styles.header}>
        <h1>{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
      </header>
      {data.costs.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        // Another address starts with other amounts.
        <Costs key={`${data.price} ${data.kind} ${data.rent}`} data={data} />
      )}
      <StatusDock />
    </Container>
  );
}

function Costs({ data: { costs, figures, ...start } }: { data: CostsData }) {
  const { t } = useCostsTexts();
  const [typed, setTyped] = useState<Typed>({
    ...start,
    downPayment: figures?.downPayment ?? IN_CASH,
  });
  const set = (changed: Partial<Typed>) => setTyped({ ...typed, ...changed });
  const { price, rent, kind, downPayment } = typed;
  const isCoOp = kind === 'coop';
  const sale: Deal | null =
    price === null || downPayment === null
      ? null
      : { price, loan: price - Math.round((price * downPayment) / 100), isCoOp };
  const lease: Deal | null = rent === null ? null : { price: rent, loan: 0, isCoOp };
  const list = (payer: Cost['payer'], deal: Deal | null) => (
    <CostList payer={payer} costs={costs.filter((cost) => cost.payer === payer)} deal={deal} />
  );
  return (
    <div className={styles.page}>
      <section aria-labelledby="sale">
        <h2 id="sale">{t('sale')}</h2>
        <SaleFields typed={typed} set={set} />
        <div className={styles.sides}>
          {list('buyer', sale)}
          {list('seller', sale)}
        </div>
      </section>
      {figures && (
        <RentOrBuy
          costs={costs}
          figures={figures}
          sale={sale}
          kind={kind}
          rent={rent}
          onRent={(dollars) => set({ rent: dollars })}
        />
      )}
      <section aria-labelledby="lease">
        <h2 id="lease">{t('lease')}</h2>
        <fieldset className={styles.fields}>
          <legend className="visually-hidden">{t('terms')}</legend>
          <NumberField
            label={t('fields.rent')}
            {...DOLLARS}
            value={rent}
            onChange={(dollars) => set({ rent: dollars })}
          />
        </fieldset>
        <div className={styles.sides}>
          {list('tenant', lease)}
          {list('landlord', lease)}
        </div>
      </section>
      <p className={styles.note}>
        <strong>{t('noOffer')}</strong>{' '}
        {figures && <span lang={figures.lang}>{t('sources', { sources: figures.source })}</span>}
      </p>
    </div>
  );
}

/** What is in the fields. Null marks a field that is invalid. */
interface Typed {
  price: number | null;
  /** Percent of the price. */
  downPayment: number | null;
  rent: number | null;
  kind: Kind;
}

interface SaleFieldsProps {
  typed: Typed;
  set: (changed: Partial<Typed>) => void;
}

function SaleFields({ typed, set }: SaleFieldsProps) {
  const { t } = useCostsTexts();
  const { t: tListings } = useTranslation();
  return (
    <fieldset className={styles.fields}>
      <legend className="visually-hidden">{t('terms')}</legend>
      <NumberField
        label={tListings('estimate.fields.price')}
        {...DOLLARS}
        value={typed.price}
        onChange={(price) => set({ price })}
      />
      <SelectField
        label={t('fields.kind')}
        value={typed.kind}
        options={KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
        onChange={(kind) => set({ kind })}
      />
      <NumberField
        label={tListings('estimate.fields.downPayment')}
        {...SHARE}
        value={typed.downPayment}
        onChange={(downPayment) => set({ downPayment })}
      />
    </fieldset>
  );
}
