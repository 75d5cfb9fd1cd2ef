import type { PersonFieldsFragment } from '../../components/deals/person.generated';
import { TeamTag } from '../../components/deals/TeamTag';

/** Shows a person in the color of their team, by initials where space is short. */
export function PersonTag({ person, isPhone }: { person: PersonFieldsFragment; isPhone: boolean }) {
  if (!isPhone) return <TeamTag team={person.team}>{person.name}</TeamTag>;
  return (
    <TeamTag team={person.team} fullName={person.name}>
      {person.initials}
    </TeamTag>
  );
}
