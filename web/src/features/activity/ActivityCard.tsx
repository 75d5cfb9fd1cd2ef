import Box from '@mui/material/Box';
import { DealCardHead, DealCardPeople } from '../../components/deals/DealCardParts';
import type { DealFieldsFragment } from '../../components/deals/dealFields.generated';
import { listCard } from '../../components/listScreen/CardList';
import { carTypeLabels, tradeStatusLabels } from '../../lib/values/dealValues';
import { useViewer } from '../../lib/viewer';
import { DealStatusPill, DeliveryPill } from './DealPills';
import { EditDealButton } from './EditDealButton';

/** One deal on a phone: who and what, the people, where it stands. Shortened (overview.md, On a phone); a tap tells the whole. */
export function ActivityCard({ deal }: { deal: DealFieldsFragment }) {
  const { can } = useViewer();
  return (
    <Box component="li" aria-label={`Deal ${deal.number}`} sx={listCard}>
      <DealCardHead
        deal={deal}
        aside={
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
