import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { PersonFieldsFragment } from '../../../components/deals/person.generated';
import { TeamTag } from '../../../components/deals/tags';
import { extendTapTarget } from '../../../components/styles/tapTarget.styles';
import { type Day, formatShortDay, formatUsDay } from '../../../lib/days/dates';

export const EmptyValue = () => (
  <Box component="span" sx={{ color: 'faint.text', fontSize: '0.75rem', letterSpacing: '-0.1em' }}>
    --
  </Box>
);

export const ValueOrEmpty = ({ children }: { children: ReactNode }) => children || <EmptyValue />;

/** Shows a person in the color of their team, by initials where space is short. */
export function StatsPerson({
  person,
  isCompact,
}: {
  person: PersonFieldsFragment | null;
  isCompact?: boolean;
}) {
  if (!person) return <EmptyValue />;
  if (!isCompact) return <TeamTag team={person.team}>{person.name}</TeamTag>;
  return (
    <span title={person.name}>
      <TeamTag team={person.team}>{person.initials}</TeamTag>
    </span>
  );
}

/** Shows a day as a link to its log. */
export function StatsDay({ day, isCompact }: { day: Day; isCompact?: boolean }) {
  return (
    <Link
      component={RouterLink}
      to={`/uplog?day=${day}`}
      color="inherit"
      underline="hover"
      sx={isCompact ? extendTapTarget([13, 4, 12, 4]) : undefined}
    >
      {isCompact ? formatShortDay(day) : formatUsDay(day)}
    </Link>
  );
}
