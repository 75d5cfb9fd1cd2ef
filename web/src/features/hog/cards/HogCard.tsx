import Box from '@mui/material/Box';
import { memo, type ReactNode } from 'react';
import { DealCardHeader, DealCardPeople } from '../../../components/deals/DealCardParts';
import { Money } from '../../../components/deals/DealValues';
import { listCardStyles } from '../../../components/page/itemLists';
import { carTypeLabels } from '../../../lib/format/deals';
import { toHeaderAttributes } from '../../../lib/format/header';
import { useViewer } from '../../../lib/viewer';
import { ClosedMonthIcon, TotalCell } from '../gross/GrossCell';
import { GrossConflictChoice } from '../gross/GrossConflict';
import { type GrossField, grossLabels } from '../gross/gross';
import { useGrossSave } from '../gross/grossContext';
import type { HogDealFragment } from '../hog.generated';
import { hogHeaders } from '../hogHeaders';
import { OpenItemAge, OpenItemsCell } from '../openItems/OpenItemsCell';
import { ReviewCheckbox, ReviewStatus } from '../review/ReviewCells';
import { type ReviewField, reviewLabels, tintLabels } from '../review/review';
import { useReviewTint } from '../review/useReviewEdits';
import { GrossInput } from './GrossInput';
import { figureLabelStyles } from './hogCard.styles';

type Props = {
  deal: HogDealFragment;
  /** True if the list shows open items. */
  isOpenItemsList: boolean;
  /** True if the deal is in a closed month. */
  isClosed: boolean;
};

/**
 * Renders a deal as a card on a phone: deal, people and gross. Long texts are shortened; a tap shows them in
 * full (overview.md, On a phone).
 */
export const HogCard = memo(function HogCard({ deal, isOpenItemsList, isClosed }: Props) {
  const tint = useReviewTint(deal);
  const { can } = useViewer();
  return (
    <Box
      component="li"
      data-id={deal.number}
      aria-label={tint === 'plain' ? `Deal ${deal.number}` : `Deal ${deal.number}, ${tintLabels[tint]}`}
      sx={[
        listCardStyles,
        tint !== 'plain' && { bgcolor: `row.${tint}`, '& [data-team]': { bgcolor: 'background.paper' } },
      ]}
    >
      <DealCardHeader
        deal={deal}
        endContent={
          !can.reviewDeals && (
            <>
              <ReviewStatus deal={deal} />
              {deal.carType && <span>{carTypeLabels[deal.carType]}</span>}
            </>
          )
        }
      />
      <DealCardPeople deal={deal} />
      {isOpenItemsList && (
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
          <OpenItemsCell number={deal.number} />
          <Box component="span" sx={{ flex: 'none', color: 'text.secondary' }}>
            <OpenItemAge number={deal.number} />
          </Box>
        </Box>
      )}
      <Box sx={figuresStyles}>
        <CardGross deal={deal} field="frontGross" isClosed={isClosed} />
        <CardGross deal={deal} field="backGross" isClosed={isClosed} />
        <Box sx={totalStyles}>
          <CardFigure field="totalGross" isNextToInputs={can.editGross}>
            <TotalCell deal={deal} />
          </CardFigure>
        </Box>
        <CardConflict deal={deal} field="frontGross" />
        <CardConflict deal={deal} field="backGross" />
      </Box>
      {can.reviewDeals && (
        <Box sx={{ display: 'flex', gap: 3, ml: -1 }}>
          <CardReviewCheckbox deal={deal} field="isUpdated" />
          <CardReviewCheckbox deal={deal} field="isConfirmed" />
        </Box>
      )}
    </Box>
  );
});

/**
 * Renders an input if the viewer may edit gross. In a closed month, renders an input only for an unsaved
 * edit, so that the user can discard the edit.
 */
function CardGross({
  deal,
  field,
  isClosed,
}: {
  deal: HogDealFragment;
  field: GrossField;
  isClosed: boolean;
}) {
  const { can } = useViewer();
  const save = useGrossSave(deal, field);
  if (can.editGross && (!isClosed || save)) return <GrossInput deal={deal} field={field} />;
  return (
    <CardFigure field={field} isNextToInputs={can.editGross} isClosed={isClosed}>
      <Money amount={deal[field]} />
    </CardFigure>
  );
}

function CardReviewCheckbox({ deal, field }: { deal: HogDealFragment; field: ReviewField }) {
  return (
    <Box
      component="label"
      data-field={field}
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
    >
      <ReviewCheckbox deal={deal} field={field} label={reviewLabels[field]} />
    </Box>
  );
}

type FigureProps = {
  field: GrossField | 'totalGross';
  children: ReactNode;
  isNextToInputs?: boolean;
  isClosed?: boolean;
};

/** Renders a read-only figure, aligned with the inputs next to it. */
function CardFigure({ field, children, isNextToInputs = false, isClosed = false }: FigureProps) {
  return (
    <Box component="dl" data-field={field} sx={{ m: 0 }}>
      <Box
        component="dt"
        {...toHeaderAttributes(hogHeaders[field])}
        sx={{ ...figureLabelStyles, justifyContent: 'end' }}
      >
        {isClosed && <ClosedMonthIcon />}
        {hogHeaders[field].label}
      </Box>
      <Box
        component="dd"
        sx={{ m: 0, display: 'grid', alignItems: 'center', ...(isNextToInputs && { height: 44 }) }}
      >
        {children}
      </Box>
    </Box>
  );
}

/** Below this width the total moves to a second line, so that two seven-digit amounts fit. */
const NARROW_SCREEN = '@media (max-width: 374.95px)';

const figuresStyles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1.15fr) minmax(0, 1fr)',
  columnGap: 1,
  rowGap: 0.25,
  [NARROW_SCREEN]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** Makes the total the most prominent figure of the card. */
const totalStyles = {
  '& dd': { fontSize: '0.9375rem', fontWeight: 600 },
  [NARROW_SCREEN]: {
    gridColumn: '1 / -1',
    '& > dl': { display: 'flex', justifyContent: 'space-between', alignItems: 'center' },
    '& > dl > dd': { height: 'auto' },
  },
} as const;

/** Renders the choice between two amounts on a phone card when a gross is in conflict; otherwise nothing. */
export function CardConflict({ deal, field }: { deal: HogDealFragment; field: GrossField }) {
  const save = useGrossSave(deal, field);
  if (save?.status !== 'conflict') return null;
  return (
    <Box sx={conflictStyles}>
      <strong>{grossLabels[field]}</strong>
      <GrossConflictChoice
        cell={{ row: deal.number, field }}
        typedText={save.entered}
        storedValue={save.conflictingValue}
      />
    </Box>
  );
}

const conflictStyles = {
  gridColumn: '1 / -1',
  p: 1,
  border: 1,
  borderColor: 'error.main',
  borderRadius: 1,
  bgcolor: 'status.bad.tint',
  color: 'status.bad.text',
  typography: 'body2',
} as const;
