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
import type { Email, EmailFigure, EmailSection, EmailTable } from './email.ts';
import { DARK_MODE_CSS, emailStyles } from './emailHtml.styles.ts';

/** Renders an email as HTML with tables and styles that email programs support, and with a dark mode. */
export const renderEmail = (email: Email): Promise<string> => render(<EmailPage {...email} />);

function EmailPage({ storeName, preview, title, note, lead, sections, reason, links }: Email) {
  return (
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>{DARK_MODE_CSS}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body className="page" style={emailStyles.page}>
        <Container className="sheet" style={emailStyles.sheet}>
          <Section className="brand" style={emailStyles.brand}>
            <Text style={emailStyles.store}>{storeName}</Text>
          </Section>
          <Section className="content" style={emailStyles.content}>
            <h1 style={emailStyles.title}>{title}</h1>
            <Text className="quiet" style={emailStyles.note}>
              {note}
            </Text>
            {lead && <LeadFigure {...lead} />}
            {sections.map(section => (
              <EmailSectionView key={section.heading} {...section} />
            ))}
            <Hr className="line" style={emailStyles.divider} />
            <Text className="quiet" style={emailStyles.small}>
              {reason}
            </Text>
            <Text style={emailStyles.small}>
              {links.map(({ label, to }, index) => (
                <span key={to}>
                  {index > 0 && ' · '}
                  <Link href={to} className="link" style={emailStyles.link}>
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

/** Renders the main figure in the size of a page heading. */
const LeadFigure = ({ amount, label, note }: EmailFigure) => (
  <Section className="lead" style={emailStyles.lead}>
    <Text style={emailStyles.leadAmount}>{amount}</Text>
    <Text style={emailStyles.leadLabel}>{label}</Text>
    {note && (
      <Text className="quiet" style={emailStyles.leadNote}>
        {note}
      </Text>
    )}
  </Section>
);

function EmailSectionView({ heading, to, figures = [], table, links = [], sentence }: EmailSection) {
  return (
    <Section style={emailStyles.section}>
      <h2 style={emailStyles.heading}>
        <Link href={to} className="link" style={emailStyles.link}>
          {heading}
        </Link>
      </h2>
      {figures.map(({ label, amount, note }) => (
        <Row key={label} className="line" style={emailStyles.figure}>
          <Column style={emailStyles.label}>
            {label}
            {note && (
              <span className="quiet" style={emailStyles.detail}>
                {note}
              </span>
            )}
          </Column>
          <Column align="right" style={emailStyles.amount}>
            {amount}
          </Column>
        </Row>
      ))}
      {table && <EmailTableView {...table} />}
      {links.map(item => (
        <Text key={item.text} style={emailStyles.item}>
          <Link href={item.to} className="link" style={emailStyles.link}>
            {item.text}
          </Link>
        </Text>
      ))}
      {sentence && (
        <Text className="quiet" style={emailStyles.sentence}>
          {sentence}
        </Text>
      )}
    </Section>
  );
}

/** Renders a table. Figure columns have the same width in every table, so that tables align. */
function EmailTableView({ columns, rows }: EmailTable) {
  const getAlign = (column: number) => (columns[column]?.isFigure ? 'right' : 'left');
  const getStyles = (column: number, cell: CSSProperties, isOwn?: boolean) => ({
    ...cell,
    ...(columns[column]?.isFigure && emailStyles.figureColumn),
    ...(columns[column]?.isNarrow && emailStyles.narrowColumn),
    ...(isOwn && emailStyles.own),
  });
  return (
    <table width="100%" cellPadding={0} cellSpacing={0} style={emailStyles.table}>
      {columns.some(({ header }) => header) && (
        <thead>
          <tr>
            {columns.map(({ header }, column) => (
              <th
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table stay
                key={column}
                align={getAlign(column)}
                className="quiet line"
                style={getStyles(column, emailStyles.headerCell)}
              >
                {header}
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
                align={getAlign(column)}
                className={isOwn ? 'line own' : 'line'}
                style={getStyles(column, isTotal ? emailStyles.total : emailStyles.cell, isOwn)}
              >
                {cell}
                {column === 0 && details.length > 0 && (
                  <span className="quiet" style={emailStyles.detail}>
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
