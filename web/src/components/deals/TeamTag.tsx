import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { tintedBy } from './tints';

/** Teams by id: 1 none, 2 A, 3 B, 4 C, 5 HSE; null means none too. */
export type TeamId = 1 | 2 | 3 | 4 | 5;

const letters: Record<TeamId, string> = { 1: '–', 2: 'A', 3: 'B', 4: 'C', 5: 'H' };
const names: Record<TeamId, string> = { 1: 'no team', 2: 'team A', 3: 'team B', 4: 'team C', 5: 'team HSE' };

/** The id whose colours to use: an unknown team is grey, like none. */
export function teamId(team: number | null | undefined): TeamId {
  return team === 2 || team === 3 || team === 4 || team === 5 ? team : 1;
}

type Props = {
  team: number | null | undefined;
  /** Who or what is of that team: a name, initials. */
  children?: ReactNode;
  /** The whole name behind initials, shown on hover. */
  fullName?: string;
};

/**
 * A name on its team's tint, with the team's letter, so that nobody needs colour to read it. A list has hundreds of them:
 * the whole tag is one styled element.
 */
export function TeamTag({ team, children, fullName }: Props) {
  const id = teamId(team);
  return (
    <Tag data-team={id} title={fullName === undefined ? names[id] : `${fullName}, ${names[id]}`}>
      {/* Drawn, and no text: a list of people is searched by typing, and that begins with the name. */}
      <i data-letter={letters[id]} aria-label={names[id]} role="img" />
      {children !== undefined && <span>{children}</span>}
    </Tag>
  );
}

const Tag = styled('span')(({ theme }) => ({
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
  ...tintedBy('data-team', theme.vars.palette.team),
}));
