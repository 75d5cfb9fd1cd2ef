import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { TeamTag, teamId } from '../../components/TeamTag';
import type { ManagedPerson } from './managedPerson';
import { type PeopleGroup, type PeopleSection, sizeOf } from './peopleGroups';

type Props = {
  group: PeopleGroup;
  /** While something is looked for, sections without a match are left out. */
  isSearching: boolean;
  renderRow: (person: ManagedPerson) => ReactNode;
};

const teamTitles = { 1: 'No Team', 2: 'Team A', 3: 'Team B', 4: 'Team C', 5: 'Team HSE' };

/** One group: its title, how many are in it, and its rows, by section where it has several. */
export function PeopleSections({ group, isSearching, renderRow }: Props) {
  const size = sizeOf(group);
  const sections = isSearching ? group.sections.filter(({ people }) => people.length > 0) : group.sections;
  return (
    <Box component="section" aria-label={group.title} sx={{ display: 'grid', gap: 0.75 }}>
      <Typography variant="h3" sx={{ display: 'flex', gap: 1 }}>
        {group.title}
        <Box component="span" sx={{ color: 'faint.text', fontWeight: 400 }}>
          {size}
        </Box>
      </Typography>
      {sections.map(section => (
        <Box
          key={section.team ?? 'all'}
          component="section"
          aria-label={section.team && teamTitles[section.team]}
          sx={{ display: 'grid', gap: 0.5 }}
        >
          {section.team && <SectionTitle {...section} team={section.team} />}
          {section.people.length === 0 ? (
            <Typography variant="body2" sx={{ color: 'text.secondary', py: 0.5 }}>
              There are no {group.title}
            </Typography>
          ) : (
            <Box component="ul" sx={list}>
              {section.people.map(renderRow)}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}

function SectionTitle({ team, people }: PeopleSection & { team: number }) {
  return (
    <Typography variant="caption" component="h4" sx={{ m: 0, display: 'flex', gap: 1, alignItems: 'center' }}>
      <TeamTag team={team}>{teamTitles[teamId(team)]}</TeamTag>
      <Box component="span" sx={{ color: 'faint.text' }}>
        {people.length}
      </Box>
    </Typography>
  );
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;
