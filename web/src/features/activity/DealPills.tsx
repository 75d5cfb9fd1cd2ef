import { StatusPill } from '../../components/deals/StatusPill';
import type { DealFieldsFragment, DeliveryStatus } from '../../generated/graphql';
import { dealStatusLabels, deliveryStatusLabels } from '../../lib/values/dealValues';

/** How this screen says a delivery status: DEL is DELIVERED. */
export const deliveryWords: Record<DeliveryStatus, string> = { ...deliveryStatusLabels, DEL: 'DELIVERED' };

export function DealStatusPill({ deal }: { deal: Pick<DealFieldsFragment, 'dealStatus'> }) {
  return <StatusPill status={deal.dealStatus && dealStatusLabels[deal.dealStatus]} />;
}

export function DeliveryPill({ deal }: { deal: Pick<DealFieldsFragment, 'deliveryStatus'> }) {
  const status = deal.deliveryStatus;
  return status && <StatusPill status={status} label={deliveryWords[status]} />;
}
