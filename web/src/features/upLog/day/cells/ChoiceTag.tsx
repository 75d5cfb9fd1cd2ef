import { styled } from '@mui/material/styles';
import { TeamTag } from '../../../../components/deals/TeamTag';
import { UpTypeTag } from '../../../../components/deals/UpTypeTag';
import type { UpType } from '../../../../generated/types';
import type { Choice } from './picks';

/** A choice as it looks: a person on the team's tint, a type on its own, a plain word. */
export function ChoiceTag({ choice }: { choice: Choice<string | number> }) {
  if (choice.team !== undefined) return <TeamTag team={choice.team}>{choice.label}</TeamTag>;
  if (choice.tone?.startsWith('upType')) return <UpTypeTag upType={choice.value as UpType} />;
  if (choice.tone === 'status.good') return <GoodTag>{choice.label}</GoodTag>;
  return choice.label;
}

const GoodTag = styled('span')({
  padding: '0 6px',
  borderRadius: 4,
  fontWeight: 650,
  lineHeight: '1.375rem',
  background: 'var(--sf-palette-status-good-tint)',
  color: 'var(--sf-palette-status-good-text)',
});
