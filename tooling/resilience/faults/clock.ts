import { globSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import type { Database } from "../stack/database.ts";
import { truthOf } from "../traffic/samples.ts";
import type { Fault, FaultTools } from "./fault.ts";

const library = globSync("/usr/lib/*/faketime/libfaketimeMT.so.1")[0];
const second = 1000;
const folder = mkdtempSync(join(tmpdir(), "heater-age-clock-"));
const file = join(folder, "offset");
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

let offset = 0;
let before = 0;

/** Sets the API's clock. */
function set(moment: string): void {
  before = offset;
  offset = Math.round((Date.parse(moment) - Date.now()) / second) * second;
  const seconds = offset / second;
  // One write, because it's read constantly.
  writeFileSync(file, `${seconds < 0 ? "" : "+"}${seconds}\n`);
}

const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

const stopped = "too many rows are due: none is deleted";
const variables = {
  LD_PRELOAD: library ?? "",
  FAKETIME_TIMESTAMP_FILE: file,
  FAKETIME_CACHE_DURATION: "1",
  FAKETIME_DONT_FAKE_MONOTONIC: "1",
  DONT_FAKE_MONOTONIC: "1",
  FAKETIME_DONT_RESET: "1",
} as const;

const skipped = (): string | undefined =>
  library === undefined ? "faketime is not installed (apt-get install faketime)" : undefined;

function isToday(day: string): boolean {
  // The answer may be a few seconds old, from before a jump.
  const moments = [offset, before].flatMap((shift) =>
    [0, -20].map((ago) => Date.now() + shift + ago * second),
  );
  return moments.map(dayAt).includes(day);
}

/** The clock jumps forward and back over midnight and New Year. */
export const jumpClocks: Fault = {
  name: "jump-clocks",
  title: "Clock passing midnight and New Year, and jumping hours back and forth",
  mayRefuse: false,
  skipped,
  options: {
    get variables() {
      set("2026-12-31T23:59:40Z");
      return variables;
    },
  },
  isToday,
  make: async ({ during, seconds }) => {
    // The year ends during the traffic.
    set("2026-12-31T23:59:55Z");
    await seconds(12);
    for (const moment of [
      "2026-12-31T23:30:00Z",
      "2027-01-02T12:00:00Z",
      "2027-02-28T23:59:55Z",
      "2026-12-30T00:00:05Z",
    ]) {
      await during(() => set(moment), 12);
    }
  },
};

const daysOff = 1000;
const dayLong = 24 * 60 * 60 * second;
const kept = 200;

/** Adds rows of the last months, which aren't due for deletion. */
async function addRows({ ask }: Database): Promise<void> {
  const rows = `from generate_series(1, ${kept}) as number`;
  const at = "now() - make_interval(hours => number)";
  for (const insert of [
    `insert into water_heater_checks (brand, serial_number, checked_at) select 'rheem', 'kept' || number, ${at} ${rows}`,
    `insert into reports (id, brand, serial_number, candidates, picked, decoder_version, checked_at, deletion_token_hash, created_at)
     select 'kept' || number, 'rheem', 'RH0504B01826', '[{}]', 0, '0.0.0', ${at}, sha256(number::text::bytea), ${at} ${rows}`,
    `insert into client_errors (level, source, message, context, created_at, last_at, day, fingerprint)
     select 'info', 'server', 'kept', '{}', ${at}, ${at}, ((${at}) at time zone 'UTC')::date, sha256(number::text::bytea) ${rows}`,
    `insert into contact_messages (name, email, subject, message, language, captcha, created_at)
     select 'kept', 'kept@example.com', 'kept', 'kept', 'en', 'not-asked', ${at} ${rows}`,
  ])
    await ask(insert);
}

/** Returns how many of these rows are gone, by table. */
async function missingRows({ ask }: Database): Promise<readonly string[]> {
  const counts = await ask<{ readonly name: string; readonly rows: number }>(`
    select 'checks' as name, count(*)::integer as rows from water_heater_checks where serial_number like 'kept%'
    union all select 'reports', count(*)::integer from reports where id like 'kept%'
    union all select 'errors', count(*)::integer from client_errors where message = 'kept'
    union all select 'messages', count(*)::integer from contact_messages where name = 'kept'`);
  return counts.flatMap(({ name, rows }) => (rows < kept ? [`${kept - rows} of ${kept} ${name}`] : []));
}

interface StopAlert {
  readonly event: string;
}

let alerts: StopAlert[] = [];
const webhook = createServer((request, response) => {
  void json(request).then((alert) => {
    alerts.push(alert as StopAlert);
    response.writeHead(204).end();
  });
});

const openWebhook = (): Promise<void> =>
  new Promise((resolve) => {
    alerts = [];
    webhook.listen(0, "127.0.0.1", () => resolve());
  });

function webhookUrl(): string {
  const address = webhook.address();
  return typeof address === "object" && address !== null ? `http://127.0.0.1:${address.port}/` : "";
}

/** Runs an action while the API is stopped, then starts it. */
async function restarting({ stack: { api } }: FaultTools, action: () => unknown): Promise<void> {
  await Promise.all(api.map((replica) => replica.stop()));
  await action();
  await Promise.all(api.map((replica) => replica.start()));
}

/** Restarts PostgreSQL with the API's clock. */
async function fakeDatabaseClock({ stop, start }: Database): Promise<void> {
  await stop();
  Object.assign(process.env, variables);
  try {
    await start();
  } finally {
    for (const name of Object.keys(variables)) delete process.env[name];
  }
}

/** Shifts the clock by some days. */
const setOff = (days: number): void => set(new Date(Date.now() + days * dayLong).toISOString());

const dueCheck = `insert into water_heater_checks (brand, serial_number, checked_at)
  values ('rheem', 'due', now() - interval '401 days')`;

/** The API starts with a clock that is years off, alone and with PostgreSQL, and then with the right one. */
export const wrongClocks: Fault = {
  name: "wrong-clocks",
  title: "Start with the clock 1,000 days ahead and behind, API alone and with PostgreSQL",
  mayRefuse: true,
  skipped,
  options: {
    before: openWebhook,
    get variables() {
      setOff(0);
      return {
        ...variables,
        get ALERT_WEBHOOK() {
          return webhookUrl();
        },
      };
    },
  },
  expected: [stopped],
  isToday,
  isReadable: (sample) =>
    [-daysOff - 1, daysOff + 1].every(
      (days) => truthOf(sample, dayAt(Date.now() + days * dayLong)) !== undefined,
    ),
  make: async (tools) => {
    const { during, stack } = tools;
    const { database } = stack;
    const misses: string[] = [];
    const judge = async (phase: string, isAlarming: boolean): Promise<void> => {
      const missing = await missingRows(database);
      if (missing.length > 0) misses.push(`${phase}: deleted ${missing.join(", ")}`);
      const posted = alerts.filter((alert) => alert.event === "retention-stop");
      if (posted.length > 0 !== isAlarming) misses.push(`${phase}: ${posted.length} alerts`);
      alerts = [];
    };

    await addRows(database);
    for (const days of [daysOff, -daysOff]) {
      // Alerts are posted every ten seconds.
      await during(() => restarting(tools, () => setOff(days)), 14);
      await judge(`API ${days} days off`, false);
    }
    await during(async () => {
      await restarting(tools, async () => {
        await fakeDatabaseClock(database);
        setOff(daysOff);
      });
    }, 14);
    await judge(`all ${daysOff} days off`, true);
    await during(() => restarting(tools, () => setOff(-daysOff)), 14);
    await judge(`all ${-daysOff} days off`, false);

    await during(() => restarting(tools, () => setOff(0)), 2);
    await database.ask(dueCheck);
    await during(() => restarting(tools, () => {}), 6);
    const due = await database.ask("select from water_heater_checks where serial_number = 'due'");
    if (due.length > 0) misses.push("with the right clock, what is due was not deleted");
    const missing = await missingRows(database);
    if (missing.length > 0) misses.push(`with the right clock: deleted ${missing.join(", ")}`);
    return misses;
  },
  clear: () => void webhook.close(),
};
