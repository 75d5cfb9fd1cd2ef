import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useRef } from 'react';
import type { DealFieldsFragment } from '../../../components/deals/dealFields.generated';
import type { PersonFieldsFragment } from '../../../components/deals/person.generated';
import { StatusPill, TeamTag } from '../../../components/deals/tags';
import { EditIcon } from '../../../components/icons/icons';
import { formatUsDay } from '../../../lib/days/dates';
import { carTypeLabels, dealStatusLabels, tradeStatusLabels } from '../../../lib/format/deals';
import {
  cardStyles,
  clickableStyles,
  type DealCardArea,
  editButtonStyles,
  fieldGridStyles,
  getCellStyles,
  getLabelStyles,
} from './dealCard.styles';

type Props = {
  deal: DealFieldsFragment;
  /** True if the card is highlighted and scrolled into view. */
  isHighlighted: boolean;
  /** Undefined if the viewer cannot edit deals. */
  onEdit: (() => void) | undefined;
};

/**
 * Renders a deal as a read-only card. Each field has the same position on every card, so that a day can be
 * read column by column.
 */
export function DealCard({ deal, isHighlighted, onEdit }: Props) {
  const cardRef = useRef<HTMLElement>(null);
  useEffect(
    function scrollToCard() {
      if (!isHighlighted) return;
      cardRef.current?.scrollIntoView({ block: 'center' });
      cardRef.current?.querySelector('button')?.focus({ preventScroll: true });
    },
    [isHighlighted],
  );
  return (
    <Box
      component="article"
      ref={cardRef}
      aria-label={`Deal ${deal.number}`}
      sx={{ ...cardStyles, ...(onEdit && clickableStyles), ...(isHighlighted && { bgcolor: 'accent.soft' }) }}
      // Does not open the form while text is selected, for example a stock number to copy.
      onClick={() => window.getSelection()?.isCollapsed !== false && onEdit?.()}
    >
      <Box component="dl" sx={fieldGridStyles}>
        <DealCardCell area="number" label="Deal #">
          {deal.number}
        </DealCardCell>
        <DealCardCell area="customer" label="Customer Name">
          {deal.customerName}
        </DealCardCell>
        <DealCardCell area="car" label="Car Info">
          {deal.carInfo}
        </DealCardCell>
        {deal.notes && (
          <DealCardCell area="notes" label="Notes">
            {deal.notes}
          </DealCardCell>
        )}
        <DealCardCell area="sm" label="Sales Manager">
          {renderPerson(deal.salesManager)}
        </DealCardCell>
        <DealCardCell area="fm" label="Finance Manager">
          {renderPerson(deal.financeManager)}
        </DealCardCell>
        <DealCardCell area="closer" label="Closer">
          {renderPerson(deal.closer)}
        </DealCardCell>
        {deal.additional && (
          <DealCardCell area="additional" label="Additional">
            {renderPerson(deal.additional)}
          </DealCardCell>
        )}
        <DealCardCell area="type" label="Car Type">
          {deal.carType && carTypeLabels[deal.carType]}
        </DealCardCell>
        <DealCardCell area="trade" label="Trade">
          {deal.tradeStatus && tradeStatusLabels[deal.tradeStatus]}
        </DealCardCell>
        <DealCardCell area="stock" label="Stock #">
          {deal.stockNum}
        </DealCardCell>
        <DealCardCell area="delivery" label="Delivery Date">
          {formatUsDay(deal.deliveryDate)}
        </DealCardCell>
        <DealCardCell area="dealStatus" label="Deal Status">
          <StatusPill status={deal.dealStatus && dealStatusLabels[deal.dealStatus]} />
        </DealCardCell>
        <DealCardCell area="deliveryStatus" label="Delivery Status">
          <StatusPill status={deal.deliveryStatus} />
        </DealCardCell>
      </Box>
      {onEdit && (
        <Button
          startIcon={<EditIcon />}
          aria-label={`Edit deal ${deal.number}`}
          data-opens={deal.number}
          sx={editButtonStyles}
        >
          Edit
        </Button>
      )}
    </Box>
  );
}

const renderPerson = (employee: PersonFieldsFragment | null) =>
  employee && <TeamTag team={employee.team}>{employee.name}</TeamTag>;

function DealCardCell({ area, label, children }: { area: DealCardArea; label: string; children: ReactNode }) {
  return (
    <Box sx={getCellStyles(area)}>
      <Box component="dt" sx={getLabelStyles(area)}>
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
