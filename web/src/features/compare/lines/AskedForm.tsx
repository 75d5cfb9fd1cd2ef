import { MatchForm } from '../acts/MatchForm';
import { NoteForm } from '../acts/NoteForm';
import { noteActionLabels } from '../acts/SelectedActs';
import type { ComparisonActions } from '../acts/useComparisonActs';
import { formatLineCount } from '../compareWords';
import type { ComparisonLine } from './notedLine';
import type { LineForms } from './useNotes';

type LineActionFormProps = {
  comparisonId: number;
  /** The current line; undefined for the selected lines. */
  line?: ComparisonLine;
  selectedLines: readonly ComparisonLine[];
  lineForms: LineForms;
  actions: ComparisonActions;
};

/** The open form of a line or of the selected lines: a note, or a search for the line's deal. */
export function LineActionForm({ comparisonId, line, selectedLines, lineForms, actions }: LineActionFormProps) {
  const { activeForm, cancel, closeAndFocusNext } = lineForms;
  if (!activeForm) return null;
  if (activeForm.action === 'match') {
    if (!line) return null;
    const { place } = line;
    const match = (number: number) => {
      void actions.match(place, number, 'key');
      closeAndFocusNext(place);
    };
    return <MatchForm comparisonId={comparisonId} line={line} onMatch={match} onCancel={cancel} />;
  }
  const { action } = activeForm;
  const target = line?.place ?? 'selected';
  const lineCountText = line ? '' : ` ${action === 'keep' ? 'in ' : ''}${formatLineCount(selectedLines.length)}`;
  return (
    <NoteForm
      key={action}
      action={action}
      label={noteActionLabels[action] + lineCountText}
      note={lineForms.getUnsentNote(action, target)}
      isResolved={line ? !line.isOpen : selectedLines.length === 0}
      onSend={note => void lineForms.sendNote(action, target, note, selectedLines)}
      onCancel={cancel}
    />
  );
}
