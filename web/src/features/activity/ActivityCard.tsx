import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { DeliveryDay, Initials, TeamInitials } from '../../components/DealTexts';
import { Short } from '../../components/Short';
import type { DealFieldsFragment } from '../../generated/graphql';
import { carTypeLabels, tradeStatusLabels } from '../../lib/dealValues';
import { shortCustomer, shortStock, shortVehicle } from '../../lib/shortDeal';
import { useViewer } from '../../lib/viewer';
import { DealStatusPill, DeliveryPill } from './DealPills';
import { EditDealButton } from './EditDealButton';

/** One deal on a phone: who and what, the people, where it stands. Shortened as the brief says; a tap tells the whole. */
export function ActivityCard({ deal }: { deal: DealFieldsFragment }) {
  const { can } = useViewer();
  return (
    <Box component="li" aria-label={`Deal ${deal.number}`} sx={card}>
      <Box sx={line}>
        <strong>{deal.number}</strong>
        <Short full={deal.customerName} shown={shortCustomer(deal.customerName)} />
        <Box sx={{ ml: 'auto' }}>
          <DeliveryDay deal={deal} />
        </Box>
      </Box>
      <Box sx={{ ...line, color: 'text.secondary' }}>
        <Short full={deal.stockNum} shown={shortStock(deal.stockNum)} />
        <Short full={deal.carInfo} shown={shortVehicle(deal.carInfo)} />
        {deal.tradeStatus && <Box sx={{ ml: 'auto' }}>{tradeStatusLabels[deal.tradeStatus]}</Box>}
        {deal.carType && <Box sx={deal.tradeStatus ? {} : { ml: 'auto' }}>{carTypeLabels[deal.carType]}</Box>}
      </Box>
      <Box component="dl" sx={people}>
        <Labelled label="Sales 1">
          <TeamInitials person={deal.closer} />
        </Labelled>
        <Labelled label="Sales 2">
          <TeamInitials person={deal.additional} />
        </Labelled>
        <Labelled label="F&I">
          <Initials person={deal.financeManager} />
        </Labelled>
        <Labelled label="SM">
          <TeamInitials person={deal.salesManager} />
        </Labelled>
      </Box>
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

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0 }}>
        {children}
      </Box>
    </Box>
  );
}

const card = {
  px: 1.5,
  py: 1,
  display: 'grid',
  gap: 0.5,
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
} as const;

const line = { display: 'flex', gap: 1, alignItems: 'baseline' } as const;

const people = { m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5 } as const;
