import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Select } from '../../components/overlays';
import { useEverySavedView } from '../../lib/savedViews';
import type { ReportFieldsFragment } from './morningReport.generated';
import { fileTitles, viewTitle } from './reportWords';

type FileFormat = NonNullable<ReportFieldsFragment['fileFormat']>;
type Chosen = { viewId: number | null; fileFormat: FileFormat };

const formats = Object.keys(fileTitles) as FileFormat[];

type Props = {
  chosen: Chosen;
  /** The report's view up to now. */
  stored: ReportFieldsFragment['view'] | undefined;
  /** A colleague gets the store's views alone, or stays with one of their own. */
  isOwn: boolean;
  onChange: (change: Partial<Chosen>) => void;
};

/** Which view is attached, and as which file. */
export function ViewChoice({ chosen: { viewId, fileFormat }, stored, isOwn, onChange }: Props) {
  const views = useEverySavedView().filter(({ isForStore }) => isOwn || isForStore);
  const offered = stored && !views.some(({ id }) => id === stored.id) ? [stored, ...views] : views;
  if (offered.length === 0)
    return (
      <Box component="p" sx={{ m: 0, color: 'text.secondary' }}>
        {isOwn
          ? 'No view is saved yet: Save view stands beside the filters of Hog, Activity, Up Log Stats and Changes.'
          : 'The store has no view yet, and views of one’s own are for oneself.'}
      </Box>
    );
  return (
    <>
      <Select
        label="View"
        value={viewId ?? ''}
        onChange={event => onChange({ viewId: Number(event.target.value) })}
      >
        {offered.map(view => (
          <MenuItem key={view.id} value={view.id}>
            {viewTitle(view)}
          </MenuItem>
        ))}
      </Select>
      <ToggleButtonGroup
        exclusive
        fullWidth
        aria-label="Attached as"
        value={fileFormat}
        onChange={(_event, format: FileFormat | null) => format && onChange({ fileFormat: format })}
      >
        {formats.map(format => (
          <ToggleButton key={format} value={format}>
            {fileTitles[format]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </>
  );
}
