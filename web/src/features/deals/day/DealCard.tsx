import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useRef } from 'react';
import type { DealFieldsFragment } from '../../../components/deals/dealFields.generated';
import type { PersonFieldsFragment } from '../../../components/deals/person.generated';
import { StatusPill } from '../../../components/deals/StatusPill';
import { TeamTag } from '../../../components/deals/TeamTag';
import { EditIcon } from '../../../components/look/icons';
import { usDay } from '../../../lib/days/dates';
import { carTypeLabels, dealStatusLabels, tradeStatusLabels } from '../../../lib/values/dealValues';
import { type Area, card, cell, clickable, definitions, edit, labelOf } from './dealCardLook';

type Props = {
  deal: DealFieldsFragment;
  /** Whether it was asked for: it comes into view, and stands out. */
  isShown: boolean;
  /** Absent when the viewer may not edit. */
  onEdit: (() => void) | undefined;
};

/**
 * One deal, read-only: its number, who bought what, and the rest under one another in the same places on every card, so
 * that a day is read down its columns.
 */
export function DealCard({ deal, isShown, onEdit }: Props) {
  const article = useRef<HTMLElement>(null);
  useEffect(
    function comeIntoView() {
      if (!isShown) return;
      article.current?.scrollIntoView({ block: 'center' });
      article.current?.querySelector('button')?.focus({ preventScroll: true });
    },
    [isShown],
  );
  return (
    <Box
      component="article"
      ref={article}
      aria-label={`Deal ${deal.number}`}
      sx={{ ...card, ...(onEdit && clickable), ...(isShown && { bgcolor: 'accent.soft' }) }}
      // Whoever marks a stock number to copy it does not want the form.
      onClick={() => window.getSelection()?.isCollapsed !== false && onEdit?.()}
    >
      <Box component="dl" sx={definitions}>
        <Cell area="number" label="Deal #">
          {deal.number}
        </Cell>
        <Cell area="customer" label="Customer Name">
          {deal.customerName}
        </Cell>
        <Cell area="car" label="Car Info">
          {deal.carInfo}
        </Cell>
        {deal.notes && (
          <Cell area="notes" label="Notes">
            {deal.notes}
          </Cell>
        )}
        <Cell area="sm" label="Sales Manager">
          {person(deal.salesManager)}
        </Cell>
        <Cell area="fm" label="Finance Manager">
          {person(deal.financeManager)}
        </Cell>
        <Cell area="closer" label="Closer">
          {person(deal.closer)}
        </Cell>
        {deal.additional && (
          <Cell area="additional" label="Additional">
            {person(deal.additional)}
          </Cell>
        )}
        <Cell area="type" label="Car Type">
          {deal.carType && carTypeLabels[deal.carType]}
        </Cell>
        <Cell area="trade" label="Trade">
          {deal.tradeStatus && tradeStatusLabels[deal.tradeStatus]}
        </Cell>
        <Cell area="stock" label="Stock #">
          {deal.stockNum}
        </Cell>
        <Cell area="delivery" label="Delivery Date">
          {usDay(deal.deliveryDate)}
        </Cell>
        <Cell area="dealStatus" label="Deal Status">
          <StatusPill status={deal.dealStatus && dealStatusLabels[deal.dealStatus]} />
        </Cell>
        <Cell area="deliveryStatus" label="Delivery Status">
          <StatusPill status={deal.deliveryStatus} />
        </Cell>
      </Box>
      {onEdit && (
        <Button
          startIcon={<EditIcon />}
          aria-label={`Edit deal ${deal.number}`}
          data-opens={deal.number}
          sx={edit}
        >
          Edit
        </Button>
      )}
    </Box>
  );
}

const person = (someone: PersonFieldsFragment | null) =>
  someone && <TeamTag team={someone.team}>{someone.name}</TeamTag>;

function Cell({ area, label, children }: { area: Area; label: string; children: ReactNode }) {
  return (
    <Box sx={cell(area)}>
      <Box component="dt" sx={labelOf(area)}>
        {label}
      </Box>
      <Box component="dd" title={typeof children === 'string' ? children : undefined}>
        {children || (
          <Box component="span" sx={{ color: 'faint.text' }}>
            –
          </Box>
        )}
      </Box>
    </Box>
  );
}
