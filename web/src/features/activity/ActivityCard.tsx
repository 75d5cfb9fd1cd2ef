import Box from '@mui/material/Box';
import { DealCardHeader, DealCardPeople } from '../../components/deals/DealCardParts';
import type { DealFieldsFragment } from '../../components/deals/dealFields.generated';
import { listCardStyles } from '../../components/page/itemLists';
import { carTypeLabels, tradeStatusLabels } from '../../lib/format/deals';
import { useViewer } from '../../lib/viewer';
import { DealStatusPill, DeliveryPill, EditDealButton } from './activityCells';

/**
 * Renders a deal as a card on a phone: deal, people and status. Long texts are shortened; a tap shows them in
 * full (overview.md, On a phone).
 */
export function ActivityCard({ deal }: { deal: DealFieldsFragment }) {
  const { can } = useViewer();
  return (
    <Box component="li" aria-label={`Deal ${deal.number}`} sx={listCardStyles}>
      <DealCardHeader
        deal={deal}
        endContent={
          <>
            {deal.tradeStatus && <span>{tradeStatusLabels[deal.tradeStatus]}</span>}
            {deal.carType && <span>{carTypeLabels[deal.carType]}</span>}
          </>
        }
      />
      <DealCardPeople deal={deal} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
        <DealStatusPill deal={deal} />
        <DeliveryPill deal={deal} />
        {can.recordDeals && (
          <Box sx={{ ml: 'auto' }}>
            <EditDealButton number={deal.number} />
          </Box>
        )}
      </Box>
    </Box>
  );
}
