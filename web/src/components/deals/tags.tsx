import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import type { UpType } from '../../generated/types';
import { compactUpTypeLabels, upTypeLabels } from '../../lib/format/ups';
import { CancelIcon, CheckCircleOutlineIcon, ClockIcon } from '../icons/icons';

/** Teams by id: 1 none, 2 A, 3 B, 4 C, 5 HSE; null also means none. */
export type TeamTagId = 1 | 2 | 3 | 4 | 5;

const teamLetters: Record<TeamTagId, string> = { 1: '–', 2: 'A', 3: 'B', 4: 'C', 5: 'H' };
const teamNames: Record<TeamTagId, string> = {
  1: 'no team',
  2: 'team A',
  3: 'team B',
  4: 'team C',
  5: 'team HSE',
};

/** Returns the id of the tag's colors. An unknown team gets the gray of "no team". */
export function toTeamTagId(team: number | null | undefined): TeamTagId {
  return team === 2 || team === 3 || team === 4 || team === 5 ? team : 1;
}

type Props = {
  team: number | null | undefined;
  /** The name or the initials of a person, or another text. */
  children?: ReactNode;
  /** The full name, shown on hover when the content is initials. */
  fullName?: string;
};

/**
 * Renders a name on the color of its team, with the letter of the team, so that it is readable without color.
 * Lists have hundreds of tags, so each tag is a single styled element.
 */
export function TeamTag({ team, children, fullName }: Props) {
  const id = toTeamTagId(team);
  return (
    <TeamTagRoot
      data-team={id}
      title={fullName === undefined ? teamNames[id] : `${fullName}, ${teamNames[id]}`}
    >
      {/* The letter is rendered by CSS and not as text, because typing in a list of people must match the name. */}
      <i data-letter={teamLetters[id]} aria-label={teamNames[id]} role="img" />
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

type TagTint = { tint: string; text: string };

/**
 * Returns styles that color an element by the value of its attribute: `tintByAttribute('data-team',
 * theme.vars.palette.team)`.
 */
export const tintByAttribute = (attribute: `data-${string}`, tints: Readonly<Record<string, TagTint>>) =>
  Object.fromEntries(
    Object.entries(tints).map(([name, { tint, text }]) => [
      `&[${attribute}="${name}"]`,
      { backgroundColor: tint, color: text },
    ]),
  );

type StatusMeaning = 'good' | 'open' | 'bad' | 'none';

/** The meaning of each status (deal.md, Fields). */
const statusMeanings: Record<string, StatusMeaning> = {
  DEL: 'good',
  HOGGED: 'good',
  TBA: 'open',
  'IN FINANCE': 'open',
  OAC: 'bad',
  DEAD: 'bad',
};

const statusIcons = { good: CheckCircleOutlineIcon, open: ClockIcon, bad: CancelIcon, none: null };

/**
 * Renders a status with its icon, or nothing for a blank status. `label` replaces the text (DELIVERED in
 * Activity).
 */
export function StatusPill({ status, label }: { status: string | null | undefined; label?: string }) {
  if (!status) return null;
  const meaning = statusMeanings[status] ?? 'none';
  const Icon = statusIcons[meaning];
  return (
    <Pill data-meaning={meaning}>
      {Icon && <Icon aria-hidden="true" />}
      {label ?? status}
    </Pill>
  );
}

const Pill = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  paddingInline: theme.spacing(0.5, 1),
  borderRadius: 30,
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: '1.375rem',
  whiteSpace: 'nowrap',
  '&[data-meaning="none"]': { paddingInlineStart: theme.spacing(1) },
  '& > svg': { fontSize: '0.9375rem' },
  ...tintByAttribute('data-meaning', theme.vars.palette.status),
}));

/** Renders the type of an up as a colored tag, or nothing for a blank type. */
export function UpTypeTag({ upType, isCompact }: { upType: UpType | null; isCompact?: boolean }) {
  if (!upType) return null;
  return (
    <UpTypeTagRoot data-type={upType} title={upTypeLabels[upType]}>
      {(isCompact ? compactUpTypeLabels : upTypeLabels)[upType]}
    </UpTypeTagRoot>
  );
}

const UpTypeTagRoot = styled('span')(({ theme }) => ({
  display: 'inline-block',
  maxWidth: '100%',
  verticalAlign: 'middle',
  paddingInline: theme.spacing(0.75),
  borderRadius: 4.5,
  lineHeight: '1.375rem',
  fontWeight: 550,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  printColorAdjust: 'exact',
  ...tintByAttribute('data-type', theme.vars.palette.upType),
}));

/** Renders a tag that marks the viewer's own name in a table. */
export function OwnNameTag() {
  return (
    <>
      <Box
        component="span"
        aria-hidden="true"
        sx={{ ml: 0.75, typography: 'caption', color: 'primary.main', displayPrint: 'none' }}
      >
        you
      </Box>
      <span style={visuallyHidden}> (you)</span>
    </>
  );
}
