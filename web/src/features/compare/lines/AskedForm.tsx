import { MatchForm } from '../acts/MatchForm';
import { NoteForm } from '../acts/NoteForm';
import { askedLabels } from '../acts/SelectedActs';
import type { ComparisonActs } from '../acts/useComparisonActs';
import { linesOf } from '../compareWords';
import type { Line } from './notedLine';
import type { Notes } from './useNotes';

type Props = {
  comparisonId: number;
  /** As it is now; of those that are selected, none. */
  line?: Line;
  chosen: readonly Line[];
  notes: Notes;
  acts: ComparisonActs;
};

/** The form that is open, for a line or for those that are selected: a note, or the deal of the line. */
export function AskedForm({ comparisonId, line, chosen, notes, acts }: Props) {
  const { asking, giveUp, goOn } = notes;
  if (!asking) return null;
  if (asking.act === 'match') {
    if (!line) return null;
    const { place } = line;
    const match = (number: number) => {
      void acts.match(place, number, 'key');
      goOn(place);
    };
    return <MatchForm comparisonId={comparisonId} line={line} onMatch={match} onCancel={giveUp} />;
  }
  const { act } = asking;
  const about = line?.place ?? 'selected';
  const ofLines = line ? '' : ` ${act === 'keep' ? 'in ' : ''}${linesOf(chosen.length)}`;
  return (
    <NoteForm
      key={act}
      act={act}
      label={askedLabels[act] + ofLines}
      note={notes.unsentOf(act, about)}
      isSettled={line ? !line.isOpen : chosen.length === 0}
      onSend={note => void notes.say(act, about, note, chosen)}
      onCancel={giveUp}
    />
  );
}
