import sql from 'sql-template-tag';
import { z } from 'zod';
import type { Services } from '../platform/context.ts';
import { type EmployeeRow, listEmployeesOfPosition } from '../modules/employees/employee.query.ts';
import { letterHtml } from '../mail/lazyHtml.ts';
import { type Letter, letterText } from '../mail/letter.ts';
import type { Mail } from '../mail/mailer.ts';
import { declareJob } from '../queue/job.ts';
import type { HealthCheck } from '../rules/health/checks.ts';
import { NO_ALERT, type SentAlert, decideAlert } from '../rules/health/alertPolicy.ts';
import { ADMIN, isActiveAdmin } from '../rules/people/positions.ts';
import { dateIn } from './checks/healthCheck.ts';
import { checksOf } from './healthChecks.ts';
import { upkeep } from './upkeep.ts';

const NAME = 'troubles';

const toldFacts = z.object({ subjects: z.array(z.string()), at: z.coerce.date().nullable() });

/** Every hour: tells admins by mail what has come into trouble, at most once (health.md, By mail; decision 235). */
export const troublesJob = declareJob({
  name: NAME,
  data: z.object({}),
  schedule: { everyMinutes: 60 },
  isAlone: true,
  tries: 3,
  longestMinutes: 10,
  run: async (_data, services: Services) => {
    const { mailer, database, clock, queue } = services;
    if (!mailer) return;
    // No mail says that mails cannot be sent.
    const jobs = (await queue.figures())?.filter(({ job }) => job !== NAME);
    const troubles = (await checksOf(services, jobs)).filter(({ state }) => state === 'TROUBLE');
    const before = (await upkeep(database)).find(({ task }) => task === 'troubles')?.facts;
    const told = before ? toldFacts.parse(before) : NO_ALERT;
    const subjects = troubles.map(({ subject }) => subject);
    const next = decideAlert(told, subjects, clock.now());
    if (!(await note(services, told, next.alert)) || !next.isDue) return;
    const mail = await mailOf(services, troubles);
    const admins = (await listEmployeesOfPosition(database, ADMIN)).filter(isActiveAdmin);
    const went = await Promise.allSettled(admins.map(admin => mailer.send(mail(admin))));
    const [failed] = went.filter(each => each.status === 'rejected');
    if (went.every(each => each.status === 'rejected')) await note(services, next.alert, told);
    if (failed) throw failed.reason;
  },
});

/** Of several who note at once, one does. */
async function note({ database, clock }: Services, from: SentAlert, to: SentAlert): Promise<boolean> {
  const now = clock.now();
  const noted = await database.rows(sql`
    insert into upkeep as known (task, begun_at, tried_at, facts)
    values ('troubles', ${now}, ${now}, ${JSON.stringify(to)}::jsonb)
    on conflict (task) do update set tried_at = excluded.tried_at, facts = excluded.facts
    where known.facts = ${JSON.stringify(from)}::jsonb returning task`);
  return noted.length > 0;
}

/** One letter for all admins. Each try of a day has the same Message-ID. */
async function mailOf(
  { publicUrl, storeName, clock }: Services,
  troubles: readonly HealthCheck[],
): Promise<(to: EmployeeRow) => Mail> {
  const to = `${publicUrl}/health`;
  const [first, ...others] = troubles;
  const title =
    others.length === 0 ? `Problem: ${first?.subject}` : `${troubles.length} problems need attention`;
  const letter: Letter = {
    storeName,
    subject: title,
    preview: troubles.map(({ says }) => says).join(' '),
    title,
    note: dateIn(clock.timeZone, clock.now()),
    parts: troubles.map(({ subject, says, advice }) => ({
      heading: subject,
      to,
      sentence: advice ? `${says} ${advice}` : says,
    })),
    reason: 'You are an admin of the store. Each trouble is told once, until it was well again.',
    links: [{ label: 'Health', to }],
  };
  const body = { subject: letter.title, text: letterText(letter), html: await letterHtml(letter) };
  return ({ id, name, email }) => ({
    ...body,
    to: { name, address: email },
    messageId: `<troubles.${clock.today()}.${id}@${new URL(publicUrl).hostname}>`,
  });
}
