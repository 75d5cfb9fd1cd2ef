import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { formatUsDay } from '../../lib/days/dates';
import { formatMoney } from '../../lib/format/money';
import type { DealFieldsFragment } from './dealFields.generated';
import type { PersonFieldsFragment } from './person.generated';
import { TeamTag } from './tags';

/** Renders a dash for a missing value. */
function MissingValue() {
  return (
    <Box component="span" sx={{ color: 'faint.text' }}>
      –
    </Box>
  );
}

/** Renders the initials of a person on the color of their team, with the full name on hover. */
export function TeamInitials({ person }: { person: PersonFieldsFragment | null }) {
  if (!person) return <MissingValue />;
  return (
    <TeamTag team={person.team} fullName={person.name}>
      {person.initials}
    </TeamTag>
  );
}

/** Renders the initials of a person without a team, such as a finance manager. */
export function Initials({ person }: { person: PersonFieldsFragment | null }) {
  return person ? <span title={person.name}>{person.initials}</span> : <MissingValue />;
}

/**
 * Renders the delivery date. For a deal without a delivery date, renders a dash, with the added date on
 * hover.
 */
export function DeliveryDay({ deal }: { deal: Pick<DealFieldsFragment, 'deliveryDate' | 'addedDate'> }) {
  if (deal.deliveryDate) return formatUsDay(deal.deliveryDate);
  return (
    <span title={`No delivery date. Added ${formatUsDay(deal.addedDate)}`}>
      <MissingValue />
    </span>
  );
}

/** Renders an amount in dollars, right-aligned. Zero and missing amounts have a lighter color. */
export function Money({ amount }: { amount: number | null | undefined }) {
  return (
    <MoneyText data-is-nothing={!amount || undefined}>
      {amount === null || amount === undefined ? '–' : formatMoney(amount)}
    </MoneyText>
  );
}

const MoneyText = styled('span')(({ theme }) => ({
  display: 'block',
  textAlign: 'right',
  whiteSpace: 'nowrap',
  // If the amount is cut off, it ends in an ellipsis, so that it is not read as a smaller amount.
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontVariantNumeric: 'tabular-nums',
  '&[data-is-nothing]': { color: theme.vars.palette.faint.text },
}));
