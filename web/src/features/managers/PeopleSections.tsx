import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { TeamTag, toTeamTagId } from '../../components/deals/tags';
import { toHeaderAttributes } from '../../lib/format/header';
import type { ManagedPerson } from './employeeDraft';
import { WIDE_SCREEN, wideColumnsStyles } from './employeeRow.styles';
import { countPeople, type PeopleGroup, type PeopleSection } from './groupPeople';
import { peopleHeaders } from './peopleHeaders';

type Props = {
  group: PeopleGroup;
  /** True while a search is active. Sections without a match are then hidden. */
  isSearching: boolean;
  renderRow: (person: ManagedPerson) => ReactNode;
};

const teamTitles = { 1: 'No Team', 2: 'Team A', 3: 'Team B', 4: 'Team C', 5: 'Team HSE' };

/** Renders a group: its title, its number of people, and its rows, by section if it has several. */
export function PeopleSections({ group, isSearching, renderRow }: Props) {
  const sections = isSearching ? group.sections.filter(({ people }) => people.length > 0) : group.sections;
  return (
    <Box component="section" aria-label={group.title}>
      <Box component="h3" sx={groupHeaderStyles}>
        {group.title}
        <PeopleCount value={countPeople(group)} />
      </Box>
      {sections.map(section => (
        <Box
          key={section.team ?? 'all'}
          component="section"
          aria-label={section.team && teamTitles[section.team]}
        >
          {section.team && <SectionHeader {...section} team={section.team} />}
          {section.people.length === 0 ? (
            <Box sx={{ px: 1.5, py: 1.25, typography: 'body2', color: 'text.secondary' }}>
              There are no {group.title}
            </Box>
          ) : (
            <Box component="ul" sx={listStyles}>
              {section.people.map(renderRow)}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}

function SectionHeader({ team, people }: PeopleSection & { team: number }) {
  return (
    <Box component="h4" sx={sectionHeaderStyles}>
      <TeamTag team={team}>{teamTitles[toTeamTagId(team)]}</TeamTag>
      <PeopleCount value={people.length} />
    </Box>
  );
}

const PeopleCount = ({ value }: { value: number }) => (
  <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, fontVariantNumeric: 'tabular-nums' }}>
    {value}
  </Box>
);

const groupHeaderStyles = {
  m: 0,
  px: 1.5,
  minHeight: 36,
  display: 'flex',
  gap: 1,
  alignItems: 'center',
  typography: 'h3',
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
} as const;

const sectionHeaderStyles = {
  m: 0,
  px: 1.5,
  minHeight: 36,
  display: 'flex',
  gap: 1,
  alignItems: 'center',
  typography: 'caption',
  borderTop: 1,
  borderColor: 'divider',
} as const;

const listStyles = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': { borderTop: 1, borderColor: 'divider' },
} as const;

/** Renders the column headers. They are hidden from screen readers, because every field has a label. */
export function PeopleTableHeader() {
  return (
    <Box aria-hidden="true" sx={tableHeaderStyles}>
      {peopleHeaders.map(header => (
        <span key={header.label} {...toHeaderAttributes(header)}>
          {header.label}
        </span>
      ))}
    </Box>
  );
}

const tableHeaderStyles = {
  display: 'none',
  '& span + span': { pl: 1 },
  [WIDE_SCREEN]: { ...wideColumnsStyles, display: 'grid' },
  alignItems: 'center',
  height: 32,
  // Stays visible below the app bar.
  position: 'sticky',
  top: 48,
  zIndex: 2,
  bgcolor: 'ground.sunken',
  borderRadius: '7px 7px 0 0',
  typography: 'caption',
  fontWeight: 600,
  color: 'text.secondary',
} as const;
