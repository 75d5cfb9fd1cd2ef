import { TeamTag } from '../../components/TeamTag';
import type { UpType } from '../../generated/graphql';
import type { Choice } from './picks';
import { UpTypeTag } from './UpTypeTag';

/** A choice as it looks: a person on the team's tint, a type on its own, a plain word. */
export function ChoiceTag({ choice }: { choice: Choice<string | number> }) {
  if (choice.team !== undefined) return <TeamTag team={choice.team}>{choice.label}</TeamTag>;
  if (choice.tone?.startsWith('upType')) return <UpTypeTag upType={choice.value as UpType} />;
  return choice.label;
}
