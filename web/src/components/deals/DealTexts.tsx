import Box from '@mui/material/Box';
import { usDay } from '../../lib/days/dates';
import type { DealFieldsFragment } from './dealFields.generated';
import type { PersonFieldsFragment } from './person.generated';
import { TeamTag } from './TeamTag';

/** Nothing there: quiet, and said as nothing. */
function Nothing() {
  return (
    <Box component="span" sx={{ color: 'faint.text' }}>
      –
    </Box>
  );
}

/** Someone's initials on their team's tint; the whole name on hover. */
export function TeamInitials({ person }: { person: PersonFieldsFragment | null }) {
  if (!person) return <Nothing />;
  return (
    <TeamTag team={person.team} fullName={person.name}>
      {person.initials}
    </TeamTag>
  );
}

/** Someone's initials without a team: finance managers have none. */
export function Initials({ person }: { person: PersonFieldsFragment | null }) {
  return person ? <span title={person.name}>{person.initials}</span> : <Nothing />;
}

/** The delivery date. A deal without one is listed by the day it was added, which a hover tells. */
export function DeliveryDay({ deal }: { deal: Pick<DealFieldsFragment, 'deliveryDate' | 'addedDate'> }) {
  if (deal.deliveryDate) return usDay(deal.deliveryDate);
  return (
    <span title={`Not delivered; added ${usDay(deal.addedDate)}`}>
      <Nothing />
    </span>
  );
}
