import type { DealFieldsFragment } from '../../components/deals/dealFields.generated';
import { StatusPill } from '../../components/deals/StatusPill';
import { dealStatusLabels } from '../../lib/values/dealValues';
import { deliveryLabels } from './activityFilters';

export function DealStatusPill({ deal }: { deal: Pick<DealFieldsFragment, 'dealStatus'> }) {
  return <StatusPill status={deal.dealStatus && dealStatusLabels[deal.dealStatus]} />;
}

export function DeliveryPill({ deal }: { deal: Pick<DealFieldsFragment, 'deliveryStatus'> }) {
  const status = deal.deliveryStatus;
  return status && <StatusPill status={status} label={deliveryLabels[status]} />;
}
