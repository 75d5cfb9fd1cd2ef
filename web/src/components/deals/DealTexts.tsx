import Box from '@mui/material/Box';
import { formatUsDay } from '../../lib/days/dates';
import type { DealFieldsFragment } from './dealFields.generated';
import type { PersonFieldsFragment } from './person.generated';
import { TeamTag } from './TeamTag';

/** A dash for a missing value. */
function MissingValue() {
  return (
    <Box component="span" sx={{ color: 'faint.text' }}>
      –
    </Box>
  );
}

/** The initials of a person on the color of their team, with the full name on hover. */
export function TeamInitials({ person }: { person: PersonFieldsFragment | null }) {
  if (!person) return <MissingValue />;
  return (
    <TeamTag team={person.team} fullName={person.name}>
      {person.initials}
    </TeamTag>
  );
}

/** The initials of a person without a team, such as a finance manager. */
export function Initials({ person }: { person: PersonFieldsFragment | null }) {
  return person ? <span title={person.name}>{person.initials}</span> : <MissingValue />;
}

/** The delivery date. A deal without one shows a dash, with the day that it was added on hover. */
export function DeliveryDay({ deal }: { deal: Pick<DealFieldsFragment, 'deliveryDate' | 'addedDate'> }) {
  if (deal.deliveryDate) return formatUsDay(deal.deliveryDate);
  return (
    <span title={`Not delivered; added ${formatUsDay(deal.addedDate)}`}>
      <MissingValue />
    </span>
  );
}
