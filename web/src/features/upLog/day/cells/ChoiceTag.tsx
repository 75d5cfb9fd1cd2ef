import { styled } from '@mui/material/styles';
import { TeamTag, UpTypeTag } from '../../../../components/deals/tags';
import type { UpType } from '../../../../generated/types';
import type { PickChoice } from './choices';

/** Renders a choice: a person in the team color, an up type in its own color, or plain text. */
export function ChoiceTag({ choice }: { choice: PickChoice<string | number> }) {
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
