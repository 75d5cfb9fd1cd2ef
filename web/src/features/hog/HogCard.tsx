import Box from '@mui/material/Box';
import { memo, type ReactNode } from 'react';
import { DeliveryDay, Initials, TeamInitials } from '../../components/DealTexts';
import { Money } from '../../components/Money';
import { Short } from '../../components/Short';
import type { HogDealFragment } from '../../generated/graphql';
import { carTypeLabels } from '../../lib/dealValues';
import { shortCustomer, shortStock, shortVehicle } from '../../lib/shortDeal';
import { useViewer } from '../../lib/viewer';
import { TotalCell } from './GrossCell';
import { GrossInput } from './GrossInput';
import { ReviewCheckbox } from './ReviewCheckbox';
import { type ReviewField, reviewLabels } from './review';
import { useTint } from './useReviews';

/** One deal on a phone: who and what, the people, the money. Shortened as the brief says; a tap tells the whole. */
export const HogCard = memo(function HogCard({ deal }: { deal: HogDealFragment }) {
  const tint = useTint(deal);
  const { can } = useViewer();
  return (
    <Box
      component="li"
      data-id={deal.number}
      aria-label={`Deal ${deal.number}`}
      sx={[card, tint !== 'plain' && { bgcolor: `row.${tint}` }]}
    >
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
        {!can.reviewDeals && deal.carType && <Box sx={{ ml: 'auto' }}>{carTypeLabels[deal.carType]}</Box>}
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
      <Box sx={figures}>
        {can.editGross ? (
          <>
            <GrossInput deal={deal} field="frontGross" />
            <GrossInput deal={deal} field="backGross" />
          </>
        ) : (
          <>
            <Figure label="Front Gross">
              <Money amount={deal.frontGross} />
            </Figure>
            <Figure label="Back Gross">
              <Money amount={deal.backGross} />
            </Figure>
          </>
        )}
        <Figure label="Total Gross" isBesideInputs={can.editGross}>
          <TotalCell deal={deal} />
        </Figure>
      </Box>
      {can.reviewDeals && (
        <Box sx={{ display: 'flex', gap: 3, ml: -1 }}>
          <Tick deal={deal} field="isUpdated" />
          <Tick deal={deal} field="isConfirmed" />
        </Box>
      )}
    </Box>
  );
});

function Tick({ deal, field }: { deal: HogDealFragment; field: ReviewField }) {
  return (
    <Box component="label" sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
      <ReviewCheckbox deal={deal} field={field} label={reviewLabels[field]} />
    </Box>
  );
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Box component="dt" sx={caption}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0 }}>
        {children}
      </Box>
    </Box>
  );
}

type FigureProps = { label: string; children: ReactNode; isBesideInputs?: boolean };

/** A figure that is only read, level with the inputs beside it. */
function Figure({ label, children, isBesideInputs = false }: FigureProps) {
  return (
    <Box component="dl" sx={{ m: 0 }}>
      <Box
        component="dt"
        sx={{ ...caption, display: 'flex', alignItems: 'center', justifyContent: 'end', minHeight: 18 }}
      >
        {label}
      </Box>
      <Box
        component="dd"
        sx={{ m: 0, display: 'grid', alignItems: 'center', ...(isBesideInputs && { height: 44 }) }}
      >
        {children}
      </Box>
    </Box>
  );
}

const caption = { typography: 'caption', color: 'text.secondary' } as const;

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

const figures = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1.15fr) minmax(0, 1fr)',
  gap: 1,
} as const;
