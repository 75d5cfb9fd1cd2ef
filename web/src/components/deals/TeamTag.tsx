import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { tintByAttribute } from './tints';

/** Teams by id: 1 none, 2 A, 3 B, 4 C, 5 HSE; null also means none. */
export type TeamTagId = 1 | 2 | 3 | 4 | 5;

const letters: Record<TeamTagId, string> = { 1: '–', 2: 'A', 3: 'B', 4: 'C', 5: 'H' };
const names: Record<TeamTagId, string> = { 1: 'no team', 2: 'team A', 3: 'team B', 4: 'team C', 5: 'team HSE' };

/** Returns the id of the colors to use: an unknown team is gray, like none. */
export function toTeamTagId(team: number | null | undefined): TeamTagId {
  return team === 2 || team === 3 || team === 4 || team === 5 ? team : 1;
}

type Props = {
  team: number | null | undefined;
  /** The name or the initials of a person, or another text. */
  children?: ReactNode;
  /** The full name, shown on hover where the content is initials. */
  fullName?: string;
};

/**
 * A name on the color of its team, with the letter of the team, so that it is readable without color. Lists
 * have hundreds of tags, so each tag is one styled element.
 */
export function TeamTag({ team, children, fullName }: Props) {
  const id = toTeamTagId(team);
  return (
    <TeamTagRoot data-team={id} title={fullName === undefined ? names[id] : `${fullName}, ${names[id]}`}>
      {/* Not part of the text: typing in a list of people must find the name first. */}
      <i data-letter={letters[id]} aria-label={names[id]} role="img" />
      {children !== undefined && <span>{children}</span>}
    </TeamTagRoot>
  );
}

const TeamTagRoot = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  maxWidth: '100%',
  paddingInline: theme.spacing(0.75),
  borderRadius: 4.5,
  lineHeight: '1.375rem',
  fontWeight: 550,
  whiteSpace: 'nowrap',
  printColorAdjust: 'exact',
  '& > i': { fontStyle: 'normal', fontSize: '0.75rem', fontWeight: 750 },
  '& > i::before': { content: 'attr(data-letter)' },
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  ...tintByAttribute('data-team', theme.vars.palette.team),
}));
