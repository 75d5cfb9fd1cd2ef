import type { ThHTMLAttributes } from 'react';
import { toHeaderAttributes, type Header } from '../../lib/values/header';

type Props = ThHTMLAttributes<HTMLTableCellElement> & Record<`data-${string}`, unknown> & { header: Header };

/** A column header of a table with its description. Children replace its label. */
export const HeaderCell = ({ header, children = header.label, ...cellProps }: Props) => (
  <th scope="col" {...toHeaderAttributes(header)} {...cellProps}>
    {children}
  </th>
);
