import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { UnsavedStrip } from '../../components/UnsavedStrip';
import type { UpFieldsFragment } from '../../generated/graphql';
import { type Day, longDay } from '../../lib/dates';
import { useViewer } from '../../lib/viewer';
import { keptUps } from './keptUps';
import { useUpActions } from './upActions';
import { failedFields, fieldLabels, quoted, type Saves } from './upSaves';

type Props = { day: Day; rows: readonly UpFieldsFragment[]; saves: Saves };

/** What is not saved and has no row here to say so: of rows that someone deleted meanwhile, and of other days. */
export function UnsavedElsewhere({ day, rows, saves }: Props) {
  const { id: viewerId } = useViewer();
  const { forget } = useUpActions();
  const ofGoneRows = Object.entries(saves)
    .filter(([id]) => !rows.some(row => row.id === Number(id)))
    .flatMap(([id, row]) => failedFields(row).map(failed => ({ ...failed, id: Number(id) })));
  const otherDays = new Set(keptUps(viewerId).map(kept => kept.day));
  otherDays.delete(day);

  return (
    <>
      {ofGoneRows.map(({ id, field, value }) => (
        <UnsavedStrip
          key={`${id} ${field}`}
          actions={
            <Button color="inherit" onClick={() => forget(id, field)}>
              Dismiss
            </Button>
          }
        >
          <strong>{fieldLabels[field]}</strong> was not saved{quoted(field, value)}. Its row has been deleted.
        </UnsavedStrip>
      ))}
      {[...otherDays].map(other => (
        <UnsavedStrip
          key={other}
          actions={
            <Button component={Link} to={`?day=${other}`} variant="outlined" color="inherit">
              Show that day
            </Button>
          }
        >
          Something typed on {longDay(other)} is not saved yet.
        </UnsavedStrip>
      ))}
    </>
  );
}
