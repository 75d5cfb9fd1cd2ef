import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useIsPhone } from '../../lib/hooks/mediaHooks';
import { PrintIcon } from '../icons/icons';
import { MoreMenu } from './ActionsMenu';

export type PageLink = { label: string; to: string };

/**
 * Renders links from the header of a page to related pages. On a phone, several links share a menu, because
 * the header has room for only one link.
 */
export function PageLinks({ links }: { links: readonly PageLink[] }) {
  const isPhone = useIsPhone();
  if (isPhone && links.length > 1) return <MoreMenu items={links} />;
  return links.map(({ label, to }) => (
    <Button key={to} component={Link} to={to}>
      {label}
    </Button>
  ));
}

type Props = {
  /**
   * Loads the data that must be on paper, and prints the page. By default, opens the browser's print dialog.
   */
  onPrint?: () => void;
};

/** Renders the button that prints the current page. Elements that do not belong in print hide themselves. */
export function PrintButton({ onPrint = () => window.print() }: Props) {
  return (
    <Button
      variant="outlined"
      startIcon={<PrintIcon />}
      aria-label="Print"
      onClick={onPrint}
      sx={headerButtonStyles}
    >
      <span>Print</span>
    </Button>
  );
}

/**
 * Styles of a button with an icon in the header of a page. On a phone only the icon is shown, because the
 * header has no room for the label.
 */
export const headerButtonStyles = {
  px: { xs: 1, sm: 1.5 },
  minWidth: { xs: 44, sm: 64 },
  '& > .MuiButton-startIcon': { m: { xs: 0, sm: '0 8px 0 -4px' } },
  '& > span:last-of-type': { display: { xs: 'none', sm: 'inline' } },
} as const;
