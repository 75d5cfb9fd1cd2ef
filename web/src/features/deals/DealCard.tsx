import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import { StatusPill } from '../../components/StatusPill';
import { TeamTag } from '../../components/TeamTag';
import type { DealFieldsFragment, PersonFieldsFragment } from '../../generated/graphql';
import { usDay } from '../../lib/dates';
import { carTypeLabels, dealStatusLabels, tradeStatusLabels } from '../../lib/dealValues';

type Props = {
  deal: DealFieldsFragment;
  /** Absent when the viewer may not edit. */
  onEdit: (() => void) | undefined;
};

/** One deal, read-only: name and vehicle first, statuses at the right edge, so that ten fit on a laptop's screen. */
export function DealCard({ deal, onEdit }: Props) {
  return (
    <Box
      component="article"
      aria-label={`Deal ${deal.number}`}
      sx={{ ...card, ...(onEdit && clickable) }}
      // Whoever marks a stock number to copy it does not want the form.
      onClick={() => window.getSelection()?.isCollapsed !== false && onEdit?.()}
    >
      <Box component="dl" sx={cells}>
        <Cell label="Customer Name" isTitle>
          {deal.customerName}
        </Cell>
        <Cell label="Car Info" isWide>
          {deal.carInfo}
        </Cell>
        <Cell label="Notes" isWide>
          {deal.notes}
        </Cell>
        <Cell label="Sales Manager">{person(deal.salesManager)}</Cell>
        <Cell label="Finance Manager">{person(deal.financeManager)}</Cell>
        <Cell label="Car Type">{deal.carType && carTypeLabels[deal.carType]}</Cell>
        <Cell label="Closer">{person(deal.closer)}</Cell>
        <Cell label="Additional">{person(deal.additional)}</Cell>
        <Cell label="Trade">{deal.tradeStatus && tradeStatusLabels[deal.tradeStatus]}</Cell>
        <Cell label="Deal #">{deal.number}</Cell>
        <Cell label="Stock #">{deal.stockNum}</Cell>
        <Cell label="Delivery Date">{usDay(deal.deliveryDate)}</Cell>
      </Box>
      <Box component="dl" sx={statuses}>
        <Cell label="Deal Status" isHeadless>
          <StatusPill status={deal.dealStatus && dealStatusLabels[deal.dealStatus]} />
        </Cell>
        <Cell label="Delivery Status" isHeadless>
          <StatusPill status={deal.deliveryStatus} />
        </Cell>
      </Box>
      {onEdit && (
        <Button
          variant="outlined"
          startIcon={<EditIcon />}
          aria-label={`Edit deal ${deal.number}`}
          data-opens={deal.number}
          sx={{ alignSelf: { xs: 'end', sm: 'center' }, gridArea: 'edit' }}
        >
          Edit
        </Button>
      )}
    </Box>
  );
}

const person = (someone: PersonFieldsFragment | null) =>
  someone && <TeamTag team={someone.team}>{someone.name}</TeamTag>;

type CellProps = {
  label: string;
  children: ReactNode;
  isTitle?: boolean;
  isHeadless?: boolean;
  /** Takes the whole width of a phone. */
  isWide?: boolean;
};

function Cell({ label, children, isTitle, isHeadless, isWide }: CellProps) {
  return (
    <Box sx={{ ...cell, ...((isTitle || isWide) && wholeRow), ...(!children && deskOnly) }}>
      <Box
        component="dt"
        sx={isHeadless || isTitle ? visuallyHidden : isWide ? { ...caption, ...deskOnly } : caption}
      >
        {label}
      </Box>
      <Box
        component="dd"
        title={typeof children === 'string' ? children : undefined}
        sx={{
          m: 0,
          minWidth: 0,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          fontVariantNumeric: 'tabular-nums',
          ...(isTitle && { fontWeight: 650, fontSize: '0.9375rem' }),
        }}
      >
        {children || (
          <Box component="span" sx={{ color: 'faint.text' }}>
            –
          </Box>
        )}
      </Box>
    </Box>
  );
}

const cell = {
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  columnGap: 0.75,
  minWidth: 0,
  alignItems: { md: 'baseline' },
} as const;

const wholeRow = { gridColumn: { xs: '1 / -1', md: 'auto' } } as const;

/** A phone has no room for what says nothing. */
const deskOnly = { display: { xs: 'none', md: 'flex' } } as const;

const caption = { typography: 'caption', color: 'text.secondary', whiteSpace: 'nowrap' } as const;

const card = {
  position: 'relative',
  display: 'grid',
  gridTemplateAreas: { xs: '"cells cells" "statuses edit"', sm: '"cells statuses edit"' },
  gridTemplateColumns: { xs: '1fr auto', sm: '1fr 116px auto' },
  columnGap: 2,
  rowGap: 1,
  px: 1.5,
  py: 0.75,
  typography: 'body2',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
} as const;

const clickable = { cursor: 'pointer', '&:hover': { borderColor: 'primary.main' } } as const;

const cells = {
  gridArea: 'cells',
  m: 0,
  minWidth: 0,
  display: 'grid',
  columnGap: 2,
  rowGap: { xs: 0.5, md: 0.25 },
  gridAutoFlow: { md: 'column' },
  gridTemplateRows: { md: 'repeat(3, auto)' },
  gridTemplateColumns: { xs: '1fr 1fr', md: '1.4fr 1.2fr 1.2fr 1fr' },
} as const;

const statuses = {
  gridArea: 'statuses',
  m: 0,
  display: 'flex',
  flexDirection: { xs: 'row', sm: 'column' },
  gap: 0.5,
  justifyContent: { xs: 'flex-start', sm: 'center' },
  alignItems: { xs: 'center', sm: 'flex-end' },
} as const;
