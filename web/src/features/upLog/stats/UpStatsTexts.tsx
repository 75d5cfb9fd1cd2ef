import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { PersonFieldsFragment } from '../../../components/deals/person.generated';
import { TeamTag } from '../../../components/deals/TeamTag';
import { thumbRoom } from '../../../components/look/pressed';
import { type Day, shortDay, usDay } from '../../../lib/days/dates';

export const Empty = () => (
  <Box component="span" sx={{ color: 'faint.text', fontSize: '0.75rem', letterSpacing: '-0.1em' }}>
    --
  </Box>
);

export const OrEmpty = ({ children }: { children: ReactNode }) => children || <Empty />;

/** Someone on their team's tint; by their initials where there is little room. */
export function StatsPerson({
  person,
  isCompact,
}: {
  person: PersonFieldsFragment | null;
  isCompact?: boolean;
}) {
  if (!person) return <Empty />;
  if (!isCompact) return <TeamTag team={person.team}>{person.name}</TeamTag>;
  return (
    <span title={person.name}>
      <TeamTag team={person.team}>{person.initials}</TeamTag>
    </span>
  );
}

/** The day, which leads to its log. */
export function StatsDay({ day, isCompact }: { day: Day; isCompact?: boolean }) {
  return (
    <Link
      component={RouterLink}
      to={`/uplog?day=${day}`}
      color="inherit"
      underline="hover"
      sx={isCompact ? thumbRoom([13, 4, 12, 4]) : undefined}
    >
      {isCompact ? shortDay(day) : usDay(day)}
    </Link>
  );
}
