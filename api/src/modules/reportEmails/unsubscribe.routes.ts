import { type Response, Router } from 'express';
import type { Services } from '../../platform/context.ts';
import { html, Markup } from '../../platform/html.ts';
import { createUndoToken, verifyUndoToken, verifyUnsubscribeToken } from './emails/unsubscribeTokens.ts';
import {
  endReport,
  findReportDescription,
  type ReportDescription,
  restoreReport,
} from './unsubscribe.service.ts';

/**
 * Creates the routes of the pages that end a report from a link in its email, without a sign-in
 * (morning-report.md, Subscriptions). The link opens a page with a button, because email scanners follow
 * links. Email programs post to the address of this page (RFC 8058). The page after the button offers Undo.
 */
export function createUnsubscribeRoutes(services: Services): Router {
  return Router()
    .get('/mail/end/:ending', (req, res) => confirmEnd(services, req.params.ending, res))
    .post('/mail/end/:ending', (req, res) => endAndOfferUndo(services, req.params.ending, res))
    .post('/mail/undo/:link', (req, res) => undoEnd(services, req.params.link, res));
}

async function confirmEnd(services: Services, token: string, res: Response): Promise<void> {
  const id = await verifyUnsubscribeToken(services, token);
  if (id === undefined) return sendPage(services, res, ...INVALID_LINK_PAGE);
  const report = await findReportDescription(services, id);
  if (!report) return sendPage(services, res, ...ENDED_PAGE);
  const form = html`<form method="post"><button>Turn off</button></form>`;
  sendPage(services, res, `Turn off “${report.name}”?`, html`${renderSummary(report)}${form}`);
}

async function endAndOfferUndo(services: Services, token: string, res: Response): Promise<void> {
  const id = await verifyUnsubscribeToken(services, token);
  if (id === undefined) return sendPage(services, res, ...INVALID_LINK_PAGE);
  const report = await findReportDescription(services, id);
  const ended = await endReport(services, id);
  if (!report || !ended) return sendPage(services, res, ...ENDED_PAGE);
  const undo = `/mail/undo/${await createUndoToken(services, ended)}`;
  const form = html`<form method="post" action="${undo}"><button>Undo</button></form>`;
  const sentence = html`<p>${report.person} will no longer get this report.</p>`;
  sendPage(services, res, `“${report.name}” is turned off`, html`${sentence}${form}`);
}

async function undoEnd(services: Services, token: string, res: Response): Promise<void> {
  const ended = await verifyUndoToken(services, token);
  if (!ended) return sendPage(services, res, ...INVALID_LINK_PAGE);
  const report = (await restoreReport(services, ended)) && (await findReportDescription(services, ended.id));
  if (!report) return sendPage(services, res, ...NOT_RESTORED_PAGE);
  sendPage(services, res, `“${report.name}” is on again`, renderSummary(report));
}

function sendPage(services: Services, res: Response, title: string, content: Markup, status = 200): void {
  res
    .status(status)
    .set('Cache-Control', 'no-store')
    .type('html')
    .send(renderPage(services.storeName, title, content));
}

const renderSummary = ({ person, schedule }: ReportDescription) =>
  html`<p>Sent to ${person}, ${schedule}.</p>`;

const ENDED_PAGE = [
  'This report is already turned off',
  html`<p>No more emails will be sent. You can set the report up again under Morning report in Salesfloor.</p>`,
] as const;

const INVALID_LINK_PAGE = [
  'This link doesn’t work',
  html`<p>Your email program may have cut it off. Open it from the email again, or turn off the report under Morning report in Salesfloor.</p>`,
  404,
] as const;

const NOT_RESTORED_PAGE = [
  'This report can’t be turned on again',
  html`<p>The person is inactive or already has 10 reports. Check Morning report in Salesfloor.</p>`,
  409,
] as const;

const STYLE = `body { margin: 0; background: #f1f5f9; color: #0f172a; font: 16px/1.5 system-ui, sans-serif; color-scheme: light dark }
  header { padding: 14px 24px; background: #0b3b3c; color: #fff; font-weight: 600 }
  main { box-sizing: border-box; margin: 12vh auto; width: min(26rem, calc(100vw - 32px)); padding: 24px; border-radius: 10px; background: #fff }
  h1 { margin: 0 0 8px; font-size: 1.25rem; overflow-wrap: anywhere } p { margin: 0 0 16px }
  button { font: inherit; font-weight: 600; min-height: 44px; padding: 0 20px; border: 0; border-radius: 6px; background: #0f766e; color: #fff; cursor: pointer }
  @media (prefers-color-scheme: dark) { body { background: #0b1220; color: #e2e8f0 } main { background: #162033 } }`;

const renderPage = (storeName: string, title: string, content: Markup) =>
  html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} · ${storeName}</title><style>${new Markup(STYLE)}</style></head>
<body><header>${storeName}</header><main><h1>${title}</h1>${content}</main></body></html>`.text;
