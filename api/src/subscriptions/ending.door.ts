import { type Response, Router } from 'express';
import type { Services } from '../platform/context.ts';
import { html, Markup } from '../platform/html.ts';
import { endedBy, undoLinkOf, undoneBy } from './ending.secret.ts';
import { endReport, findNamedReport, type NamedReport, restoreReport } from './ending.service.ts';

/**
 * Ends a mail's report without signing in (morning-report.md, Subscriptions): a page with one button, because mail
 * scanners follow links. Mail programs post the same (RFC 8058). The next page can undo it.
 */
export function endingDoor(services: Services): Router {
  const routes = Router();
  const send = (res: Response, title: string, content: Markup, status = 200) =>
    res
      .status(status)
      .set('Cache-Control', 'no-store')
      .type('html')
      .send(page(services.storeName, title, content));
  routes.get('/mail/end/:ending', async (req, res) => {
    const id = await endedBy(services, req.params.ending);
    if (id === undefined) return void send(res, ...NO_LINK);
    const report = await findNamedReport(services, id);
    if (!report) return void send(res, ...ENDED_BEFORE);
    send(
      res,
      `End “${report.name}”?`,
      html`${describe(report)}<form method="post"><button>End this report</button></form>`,
    );
  });
  routes.post('/mail/end/:ending', async (req, res) => {
    const id = await endedBy(services, req.params.ending);
    if (id === undefined) return void send(res, ...NO_LINK);
    const report = await findNamedReport(services, id);
    const ended = await endReport(services, id);
    if (!report || !ended) return void send(res, ...ENDED_BEFORE);
    const undo = `/mail/undo/${await undoLinkOf(services, ended)}`;
    send(
      res,
      `“${report.name}” is ended`,
      html`<p>${report.person} will not get this report any more.</p><form method="post" action="${undo}"><button>Undo</button></form>`,
    );
  });
  routes.post('/mail/undo/:link', async (req, res) => {
    const ended = await undoneBy(services, req.params.link);
    if (!ended) return void send(res, ...NO_LINK);
    const report = (await restoreReport(services, ended)) && (await findNamedReport(services, ended.id));
    if (!report) return void send(res, ...NOT_RESTORED);
    send(res, `“${report.name}” is set up again`, describe(report));
  });
  return routes;
}

const describe = ({ person, when }: NamedReport) => html`<p>For ${person}, ${when}.</p>`;

const ENDED_BEFORE = [
  'This report is ended',
  html`<p>Nothing more is sent. It can be set up again under Morning report in Salesfloor.</p>`,
] as const;

const NO_LINK = [
  'This link is not good',
  html`<p>It may have been cut off by the mail program. Please open it from the mail again, or end the report under Morning report in Salesfloor.</p>`,
  404,
] as const;

const NOT_RESTORED = [
  'This report cannot be set up again',
  html`<p>Its person is inactive, or has 10 reports already. See Morning report in Salesfloor.</p>`,
  409,
] as const;

const STYLE = `body { margin: 0; background: #f1f5f9; color: #0f172a; font: 16px/1.5 system-ui, sans-serif; color-scheme: light dark }
  header { padding: 14px 24px; background: #0b3b3c; color: #fff; font-weight: 600 }
  main { box-sizing: border-box; margin: 12vh auto; width: min(26rem, calc(100vw - 32px)); padding: 24px; border-radius: 10px; background: #fff }
  h1 { margin: 0 0 8px; font-size: 1.25rem; overflow-wrap: anywhere } p { margin: 0 0 16px }
  button { font: inherit; font-weight: 600; min-height: 44px; padding: 0 20px; border: 0; border-radius: 6px; background: #0f766e; color: #fff; cursor: pointer }
  @media (prefers-color-scheme: dark) { body { background: #0b1220; color: #e2e8f0 } main { background: #162033 } }`;

const page = (storeName: string, title: string, content: Markup) =>
  html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} · ${storeName}</title><style>${new Markup(STYLE)}</style></head>
<body><header>${storeName}</header><main><h1>${title}</h1>${content}</main></body></html>`.text;
