import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { noteActionLabels } from '../actions/ActionButtons';
import { MatchForm } from '../actions/MatchForm';
import type { ComparisonActions } from '../actions/useComparisonActions';
import { formatLineCount } from '../compare.labels';
import type { ComparisonLine, LineForms } from './useLineForms';

type LineActionFormProps = {
  comparisonId: number;
  /** The line that the form changes; undefined for the selected lines. */
  line?: ComparisonLine;
  selectedLines: readonly ComparisonLine[];
  lineForms: LineForms;
  actions: ComparisonActions;
};

/** Renders the open form: a note for a line or for the selected lines, or a search for the deal of a line. */
export function LineActionForm({
  comparisonId,
  line,
  selectedLines,
  lineForms,
  actions,
}: LineActionFormProps) {
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
  const lineCountText = line ? '' : ` ${formatLineCount(selectedLines.length)}`;
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

type NoteFormProps = {
  /** Text of the submit button: "Keep", "Assign 3 rows". */
  label: string;
  /** Action of the form. `keep` has an optional note, and `handOn` requires a note. */
  action: 'keep' | 'handOn';
  /** A note that was typed earlier and not stored. */
  note?: string | undefined;
  /** True if another user has resolved the line. */
  isResolved: boolean;
  onSend: (note: string) => void;
  onCancel: () => void;
};

const noteFields = {
  keep: { placeholder: 'Reason (optional)', name: 'Reason for keeping the Salesfloor value' },
  handOn: { placeholder: 'What needs to be done', name: 'Note for the people who enter gross' },
} as const;

/** Renders the form for the note of one or more lines: Enter submits it, Escape cancels. */
export function NoteForm({
  label,
  action,
  note: initialNote = '',
  isResolved,
  onSend,
  onCancel,
}: NoteFormProps) {
  const [note, setNote] = useState(initialNote);
  return (
    <Box
      component="form"
      onSubmit={event => {
        event.preventDefault();
        if (!isResolved) onSend(note);
      }}
      onKeyDown={event => {
        event.stopPropagation(); // keeps typed letters from triggering the keys of the lines
        if (event.key === 'Escape') onCancel();
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 0.5, displayPrint: 'none' }}
    >
      <TextField
        autoFocus
        size="small"
        hiddenLabel
        placeholder={noteFields[action].placeholder}
        value={note}
        onChange={event => setNote(event.target.value)}
        slotProps={{
          htmlInput: {
            maxLength: 200,
            'aria-label': noteFields[action].name,
            ...(action === 'handOn' && { required: true, pattern: '.*\\S.*' }),
          },
        }}
        sx={{ flex: '1 1 180px', maxWidth: 360 }}
      />
      {isResolved ? (
        <Box component="span" role="status" sx={{ color: 'text.secondary' }}>
          Another user already resolved this.
        </Box>
      ) : (
        <Button type="submit" size="small" variant="outlined">
          {label}
        </Button>
      )}
      <Button size="small" color="inherit" onClick={onCancel}>
        Cancel
      </Button>
    </Box>
  );
}
