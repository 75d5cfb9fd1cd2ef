import Box from '@mui/material/Box';
import type { CSSProperties, ReactNode } from 'react';
import { OwnNameTag, TeamTag } from '../../components/deals/tags';
import { QualifiedBadge } from './QualifiedMark';

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
