import Box from '@mui/material/Box';
import type { CSSProperties, ReactNode } from 'react';
import { OwnNameTag, TeamTag } from '../../components/deals/tags';
import { CheckIcon } from '../../components/icons/icons';

type Props = {
  row: { person: { name: string; team: number | null }; isQualified: boolean };
  isOwn: boolean;
  style?: CSSProperties;
  children: ReactNode;
};

/** Renders the table row of a person: the name, a badge if the person qualifies, and the figures. */
export function PersonRow({ row: { person, isQualified }, isOwn, style, children }: Props) {
  return (
    <tr style={style} {...(isOwn && { 'data-own': true })} {...(isQualified && { 'data-qualified': true })}>
      <th scope="row">
        <Box data-name sx={{ display: { sm: 'flex' }, alignItems: 'center' }}>
          <span>
            <TeamTag team={person.team}>{person.name}</TeamTag>
            {isOwn && <OwnNameTag />}
          </span>
          {isQualified && <QualifiedBadge />}
        </Box>
      </th>
      {children}
    </tr>
  );
}

/** Renders the badge of a person who qualifies. Its text makes the qualification visible without color. */
export function QualifiedBadge() {
  return (
    <Box component="span" sx={badgeStyles}>
      <CheckIcon aria-hidden="true" sx={{ fontSize: '1rem' }} />
      Qualified
    </Box>
  );
}

const badgeStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.25,
  ml: { sm: 1 },
  pl: 0.25,
  pr: 0.75,
  borderRadius: 4,
  lineHeight: '1.25rem',
  fontSize: '0.75rem',
  fontWeight: 650,
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
  // Forced-colors mode removes background colors, but not borders.
  border: '1px solid',
  borderColor: 'primary.main',
  whiteSpace: 'nowrap',
} as const;
