import Box from '@mui/material/Box';
import { memo, type ReactNode } from 'react';
import { DealCardHead, DealCardPeople } from '../../../components/deals/DealCardParts';
import { Money } from '../../../components/deals/Money';
import { listCard } from '../../../components/listScreen/CardList';
import { carTypeLabels } from '../../../lib/values/dealValues';
import { described } from '../../../lib/values/header';
import { useViewer } from '../../../lib/viewer';
import { ClosedSign, TotalCell } from '../gross/GrossCell';
import type { GrossField } from '../gross/gross';
import { useGrossSave } from '../gross/grossContext';
import type { HogDealFragment } from '../hog.generated';
import { hogHeaders } from '../hogHeaders';
import { ReviewCheckbox } from '../review/ReviewCheckbox';
import { ReviewMark } from '../review/ReviewMark';
import { type ReviewField, reviewLabels, tintWords } from '../review/review';
import { useTint } from '../review/useReviews';
import { Age, ToDoCell } from '../toDo/ToDoCell';
import { CardChoice } from './CardChoice';
import { figureLabel } from './cardLook';
import { GrossInput } from './GrossInput';

type Props = {
  deal: HogDealFragment;
  /** In a list of what is open. */
  isToDo: boolean;
  /** In a closed month. */
  isClosed: boolean;
};

/** One deal on a phone: who and what, the people, the money. Shortened (overview.md, On a phone); a tap tells the whole. */
export const HogCard = memo(function HogCard({ deal, isToDo, isClosed }: Props) {
  const tint = useTint(deal);
  const { can } = useViewer();
  return (
    <Box
      component="li"
      data-id={deal.number}
      aria-label={tint === 'plain' ? `Deal ${deal.number}` : `Deal ${deal.number}, ${tintWords[tint]}`}
      sx={[
        listCard,
        tint !== 'plain' && { bgcolor: `row.${tint}`, '& [data-team]': { bgcolor: 'background.paper' } },
      ]}
    >
      <DealCardHead
        deal={deal}
        aside={
          !can.reviewDeals && (
            <>
              <ReviewMark deal={deal} />
              {deal.carType && <span>{carTypeLabels[deal.carType]}</span>}
            </>
          )
        }
      />
      <DealCardPeople deal={deal} />
      {isToDo && (
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
          <ToDoCell number={deal.number} />
          <Box component="span" sx={{ flex: 'none', color: 'text.secondary' }}>
            <Age number={deal.number} />
          </Box>
        </Box>
      )}
      <Box sx={figures}>
        <Gross deal={deal} field="frontGross" isClosed={isClosed} />
        <Gross deal={deal} field="backGross" isClosed={isClosed} />
        <Box sx={totalLook}>
          <Figure field="totalGross" isBesideInputs={can.editGross}>
            <TotalCell deal={deal} />
          </Figure>
        </Box>
        <CardChoice deal={deal} field="frontGross" />
        <CardChoice deal={deal} field="backGross" />
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

/** An input where it can be typed; in a closed month, what was typed before can be taken back. */
function Gross({ deal, field, isClosed }: { deal: HogDealFragment; field: GrossField; isClosed: boolean }) {
  const { can } = useViewer();
  const save = useGrossSave(deal, field);
  if (can.editGross && (!isClosed || save)) return <GrossInput deal={deal} field={field} />;
  return (
    <Figure field={field} isBesideInputs={can.editGross} isClosed={isClosed}>
      <Money amount={deal[field]} />
    </Figure>
  );
}

function Tick({ deal, field }: { deal: HogDealFragment; field: ReviewField }) {
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
  isBesideInputs?: boolean;
  isClosed?: boolean;
};

/** A figure that is only read, level with the inputs beside it. */
function Figure({ field, children, isBesideInputs = false, isClosed = false }: FigureProps) {
  return (
    <Box component="dl" data-field={field} sx={{ m: 0 }}>
      <Box component="dt" {...described(hogHeaders[field])} sx={{ ...figureLabel, justifyContent: 'end' }}>
        {isClosed && <ClosedSign />}
        {hogHeaders[field].head}
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

/** Narrower than this, two amounts of seven digits have a line to themselves. */
const narrow = '@media (max-width: 374.95px)';

const figures = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1.15fr) minmax(0, 1fr)',
  columnGap: 1,
  rowGap: 0.25,
  [narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** The sum of the two is the loudest figure of the card. */
const totalLook = {
  '& dd': { fontSize: '0.9375rem', fontWeight: 600 },
  [narrow]: {
    gridColumn: '1 / -1',
    '& > dl': { display: 'flex', justifyContent: 'space-between', alignItems: 'center' },
    '& > dl > dd': { height: 'auto' },
  },
} as const;
