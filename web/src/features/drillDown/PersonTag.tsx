import type { PersonFieldsFragment } from '../../components/deals/person.generated';
import { TeamTag } from '../../components/deals/TeamTag';

/** Someone on their team's tint; by their initials where there is little room. */
export function PersonTag({ person, isPhone }: { person: PersonFieldsFragment; isPhone: boolean }) {
  if (!isPhone) return <TeamTag team={person.team}>{person.name}</TeamTag>;
  return (
    <TeamTag team={person.team} fullName={person.name}>
      {person.initials}
    </TeamTag>
  );
}
