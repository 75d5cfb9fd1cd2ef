import {
  Body,
  Column,
  Container,
  Head,
  Hr,
  Html,
  Link,
  Preview,
  Row,
  render,
  Section,
  Text,
} from '@react-email/components';
import type { CSSProperties } from 'react';
import type { Letter, LetterFigure, Part, Table } from './letter.ts';
import { DARK, look } from './letterLook.ts';

/** The letter as the HTML of a mail: tables and styles that mail programs understand, dark where they are dark. */
export const letterHtml = (letter: Letter): Promise<string> => render(<LetterPage {...letter} />);

function LetterPage({ storeName, preview, title, note, lead, parts, reason, links }: Letter) {
  return (
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>{DARK}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body className="page" style={look.page}>
        <Container className="sheet" style={look.sheet}>
          <Section className="brand" style={look.brand}>
            <Text style={look.store}>{storeName}</Text>
          </Section>
          <Section className="content" style={look.content}>
            <h1 style={look.title}>{title}</h1>
            <Text className="quiet" style={look.note}>
              {note}
            </Text>
            {lead && <LeadOfLetter {...lead} />}
            {parts.map(part => (
              <PartOfLetter key={part.heading} {...part} />
            ))}
            <Hr className="line" style={look.end} />
            <Text className="quiet" style={look.small}>
              {reason}
            </Text>
            <Text style={look.small}>
              {links.map(({ label, to }, place) => (
                <span key={to}>
                  {place > 0 && ' · '}
                  <Link href={to} className="link" style={look.link}>
                    {label}
                  </Link>
                </span>
              ))}
            </Text>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

/** The figure that the mail is opened for, as large as a heading of a page. */
const LeadOfLetter = ({ amount, label, note }: LetterFigure) => (
  <Section className="lead" style={look.lead}>
    <Text style={look.leadAmount}>{amount}</Text>
    <Text style={look.leadLabel}>{label}</Text>
    {note && (
      <Text className="quiet" style={look.leadNote}>
        {note}
      </Text>
    )}
  </Section>
);

function PartOfLetter({ heading, to, figures = [], table, items = [], sentence }: Part) {
  return (
    <Section style={look.part}>
      <h2 style={look.heading}>
        <Link href={to} className="link" style={look.link}>
          {heading}
        </Link>
      </h2>
      {figures.map(({ label, amount, note }) => (
        <Row key={label} className="line" style={look.figure}>
          <Column style={look.label}>
            {label}
            {note && (
              <span className="quiet" style={look.beside}>
                {note}
              </span>
            )}
          </Column>
          <Column align="right" style={look.amount}>
            {amount}
          </Column>
        </Row>
      ))}
      {table && <TableOfLetter {...table} />}
      {items.map(item => (
        <Text key={item.says} style={look.item}>
          <Link href={item.to} className="link" style={look.link}>
            {item.says}
          </Link>
        </Text>
      ))}
      {sentence && (
        <Text className="quiet" style={look.sentence}>
          {sentence}
        </Text>
      )}
    </Section>
  );
}

/** Figures have one width in every table, so that tables line up. */
function TableOfLetter({ columns, rows }: Table) {
  const alignOf = (column: number) => (columns[column]?.isFigure ? 'right' : 'left');
  const lookOf = (column: number, cell: CSSProperties, isOwn?: boolean) => ({
    ...cell,
    ...(columns[column]?.isFigure && look.figureColumn),
    ...(columns[column]?.isNarrow && look.narrowColumn),
    ...(isOwn && look.own),
  });
  return (
    <table width="100%" cellPadding={0} cellSpacing={0} style={look.table}>
      {columns.some(({ head }) => head) && (
        <thead>
          <tr>
            {columns.map(({ head }, column) => (
              <th
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table stay
                key={column}
                align={alignOf(column)}
                className="quiet line"
                style={lookOf(column, look.head)}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(({ cells, details = [], isTotal, isOwn }, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing is moved in a mail
          <tr key={row}>
            {cells.map((cell, column) => (
              <td
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table stay
                key={column}
                align={alignOf(column)}
                className={isOwn ? 'line own' : 'line'}
                style={lookOf(column, isTotal ? look.total : look.cell, isOwn)}
              >
                {cell}
                {column === 0 && details.length > 0 && (
                  <span className="quiet" style={look.beside}>
                    {details.join(' · ')}
                  </span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
