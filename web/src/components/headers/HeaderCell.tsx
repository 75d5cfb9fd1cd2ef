import type { ThHTMLAttributes } from 'react';
import { described, type Header } from '../../lib/values/header';

type Props = ThHTMLAttributes<HTMLTableCellElement> & Record<`data-${string}`, unknown> & { header: Header };

/** A column header of a table, with its description. Children are drawn in place of its text. */
export const HeaderCell = ({ header, children = header.head, ...cell }: Props) => (
  <th scope="col" {...described(header)} {...cell}>
    {children}
  </th>
);
