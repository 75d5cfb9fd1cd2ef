import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useIsPhone } from '../../lib/hooks/useIsPhone';
import { MoreMenu } from './MoreMenu';

export type PageLink = { label: string; to: string };

/**
 * Links from the header of a page to related pages. On a phone, several links share a menu, because the
 * header has room for one.
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
