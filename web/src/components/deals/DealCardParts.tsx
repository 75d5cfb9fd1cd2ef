import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { type ReactNode, useState } from 'react';
import { shortenCustomer, shortenStock, shortenVehicle } from '../../lib/format/deals';
import { extendTapTarget } from '../styles/tapTarget.styles';
import { DeliveryDay, Initials, TeamInitials } from './DealValues';
import type { DealFieldsFragment } from './dealFields.generated';

type DealCardHeaderProps = {
  deal: DealFieldsFragment;
  /** Content that the list adds at the right end of the second line, next to the vehicle. */
  endContent: ReactNode;
};

/** Renders the customer and the vehicle, shortened (overview.md, On a phone). A tap shows the full text. */
export function DealCardHeader({ deal, endContent }: DealCardHeaderProps) {
  return (
    <>
      <Box sx={lineStyles}>
        <strong>{deal.number}</strong>
        <ShortenedText
          fullText={deal.customerName}
          shortText={shortenCustomer(deal.customerName)}
          tapArea="above"
        />
        <Box sx={{ ml: 'auto' }}>
          <DeliveryDay deal={deal} />
        </Box>
      </Box>
      <Box sx={{ ...lineStyles, color: 'text.secondary' }}>
        <ShortenedText fullText={deal.stockNum} shortText={shortenStock(deal.stockNum)} tapArea="below" />
        <ShortenedText fullText={deal.carInfo} shortText={shortenVehicle(deal.carInfo)} tapArea="below" />
        <Box sx={{ ...lineStyles, ml: 'auto' }}>{endContent}</Box>
      </Box>
    </>
  );
}

/** Renders the initials of the people of a deal. */
export function DealCardPeople({ deal }: { deal: DealFieldsFragment }) {
  return (
    <Box component="dl" sx={peopleStyles}>
      <LabeledPerson label="Sales 1">
        <TeamInitials person={deal.closer} />
      </LabeledPerson>
      <LabeledPerson label="Sales 2">
        <TeamInitials person={deal.additional} />
      </LabeledPerson>
      <LabeledPerson label="F&I">
        <Initials person={deal.financeManager} />
      </LabeledPerson>
      <LabeledPerson label="SM">
        <TeamInitials person={deal.salesManager} />
      </LabeledPerson>
    </Box>
  );
}

function LabeledPerson({ label, children }: { label: string; children: ReactNode }) {
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

const lineStyles = { display: 'flex', gap: 1, alignItems: 'baseline' } as const;

const peopleStyles = {
  m: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1.5,
  rowGap: 0.5,
  // On screens that are too narrow for four initials in one row, the initials are in two rows of two.
  '@media (max-width: 359.95px)': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
} as const;

type Props = {
  fullText: string;
  shortText: string;
  /** The side to which the tap target extends. No other tap target is on that side. */
  tapArea: 'above' | 'below';
};

/** Renders a shortened text. A tap shows the full text. */
export function ShortenedText({ fullText, shortText, tapArea }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  if (shortText === fullText) return <span>{fullText}</span>;
  return (
    <Tooltip
      title={fullText}
      describeChild
      open={isOpen}
      onClose={() => setIsOpen(false)}
      disableHoverListener
    >
      <Box
        component="button"
        type="button"
        onClick={() => setIsOpen(true)}
        onBlur={() => setIsOpen(false)}
        sx={[textButtonStyles, tapAreaStyles[tapArea]]}
      >
        {shortText}
      </Box>
    </Tooltip>
  );
}

const textButtonStyles = {
  border: 0,
  background: 'none',
  font: 'inherit',
  lineHeight: '20px',
  color: 'inherit',
  textAlign: 'left',
} as const;

const tapAreaStyles = {
  above: extendTapTarget([22, 4, 2, 4]),
  below: extendTapTarget([2, 4, 22, 4]),
} as const;
