import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Select } from '../../components/overlays';
import type { ReportFileFormat } from '../../generated/types';
import { useAllSavedViews } from '../../lib/viewer';
import type { ReportFieldsFragment } from './morningReport.generated';
import { fileFormatLabels, formatViewTitle } from './report.labels';

type ViewAttachment = { viewId: number | null; fileFormat: ReportFileFormat };

const formats = Object.keys(fileFormatLabels) as ReportFileFormat[];

type Props = {
  attachment: ViewAttachment;
  /** The saved view of the report before the change. */
  currentView: ReportFieldsFragment['view'] | undefined;
  /**
   * True for the viewer's own report. Another person's report can have only a store view or the private view
   * that it already has.
   */
  isOwn: boolean;
  onChange: (change: Partial<ViewAttachment>) => void;
};

/** Selects the saved view and the format of the attached file. */
export function ViewChoice({ attachment: { viewId, fileFormat }, currentView, isOwn, onChange }: Props) {
  const views = useAllSavedViews().filter(({ isForStore }) => isOwn || isForStore);
  const viewOptions =
    currentView && !views.some(({ id }) => id === currentView.id) ? [currentView, ...views] : views;
  if (viewOptions.length === 0)
    return (
      <Box component="p" sx={{ m: 0, color: 'text.secondary' }}>
        {isOwn
          ? 'No saved views yet. Use Save view next to the filters in Hog, Activity, Up Log Stats or Changes.'
          : 'No store views yet. Private views can only be emailed to their owner.'}
      </Box>
    );
  return (
    <>
      <Select
        label="View"
        value={viewId ?? ''}
        onChange={event => onChange({ viewId: Number(event.target.value) })}
      >
        {viewOptions.map(view => (
          <MenuItem key={view.id} value={view.id}>
            {formatViewTitle(view)}
          </MenuItem>
        ))}
      </Select>
      <ToggleButtonGroup
        exclusive
        fullWidth
        aria-label="File format"
        value={fileFormat}
        onChange={(_event, format: ReportFileFormat | null) => format && onChange({ fileFormat: format })}
      >
        {formats.map(format => (
          <ToggleButton key={format} value={format}>
            {fileFormatLabels[format]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </>
  );
}
