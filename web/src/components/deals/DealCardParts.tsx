import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { shortCustomer, shortStock, shortVehicle } from '../../lib/values/shortDeal';
import { DeliveryDay, Initials, TeamInitials } from './DealTexts';
import type { DealFieldsFragment } from './dealFields.generated';
import { Short } from './Short';

type HeadProps = {
  deal: DealFieldsFragment;
  /** What the list tells beside the vehicle, at the right edge. */
  aside: ReactNode;
};

/** Who and what. Shortened (overview.md, On a phone); a tap tells the whole. */
export function DealCardHead({ deal, aside }: HeadProps) {
  return (
    <>
      <Box sx={line}>
        <strong>{deal.number}</strong>
        <Short full={deal.customerName} shown={shortCustomer(deal.customerName)} room="above" />
        <Box sx={{ ml: 'auto' }}>
          <DeliveryDay deal={deal} />
        </Box>
      </Box>
      <Box sx={{ ...line, color: 'text.secondary' }}>
        <Short full={deal.stockNum} shown={shortStock(deal.stockNum)} room="below" />
        <Short full={deal.carInfo} shown={shortVehicle(deal.carInfo)} room="below" />
        <Box sx={{ ...line, ml: 'auto' }}>{aside}</Box>
      </Box>
    </>
  );
}

/** The people of a deal, by their initials. */
export function DealCardPeople({ deal }: { deal: DealFieldsFragment }) {
  return (
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

const line = { display: 'flex', gap: 1, alignItems: 'baseline' } as const;

const people = {
  m: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1.5,
  rowGap: 0.5,
  // Two and two under one another, where four have no room.
  '@media (max-width: 359.95px)': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
} as const;
