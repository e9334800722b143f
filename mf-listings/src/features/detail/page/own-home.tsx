import { Link, useFormat } from '@phantom/mf-kit';
import { Picture } from '@phantom/ui';
import { useAgentTexts } from '../../../shared/agent-texts';
import type { ListingDetail } from '../api/listing-detail';
import { DetailCard } from '../../../shared/detail-section';
import styles from './own-home.module.css';

type OwnHomeFacts = NonNullable<ListingDetail['own_home']>;

/** What no feed tells of a home: who shows it, its floor plan, its fees. */
export function OwnHome({ home }: { home: OwnHomeFacts }) {
  return (
    <>
      {home.agent && <AgentCard agent={home.agent} />}
      <More home={home} />
    </>
  );
}

function AgentCard({ agent: { id, name, portrait, phone } }: { agent: Agent }) {
  const texts = useAgentTexts();
  return (
    <DetailCard id="agent" title={texts.title}>
      <div className={portrait ? `pp-media-row ${styles.agent}` : styles.agent}>
        {portrait && <Picture src={portrait} alt="" ratio="1:1" sizes="5rem" />}
        <p>
          <Link to={`/agents/${id}`}>{name}</Link>
          {phone && <a href={`tel:${phone}`}>{phone}</a>}
        </p>
      </div>
    </DetailCard>
  );
}

type Agent = NonNullable<OwnHomeFacts['agent']>;

function More({ home }: { home: OwnHomeFacts }) {
  const texts = useAgentTexts();
  const { currency } = useFormat();
  const { fees, year_built: year, floor_plan: plan, floor_plan_file: file } = home;
  if (fees === null && year === null && plan === null && file === null) return null;
  return (
    <DetailCard id="more" title={texts.more}>
      <dl className={`pp-facts ${styles.facts}`}>
        {year !== null && (
          <div>
            <dt>{texts.yearBuilt}</dt>
            <dd>{year}</dd>
          </div>
        )}
        {fees !== null && (
          <div>
            <dt>{texts.fees}</dt>
            <dd>{currency(fees)}</dd>
          </div>
        )}
      </dl>
      {plan !== null && (
        <a href={plan}>
          <Picture src={plan} alt={texts.floorPlan} sizes="25rem" />
        </a>
      )}
      {file !== null && <a href={file}>{texts.floorPlan}</a>}
    </DetailCard>
  );
}
