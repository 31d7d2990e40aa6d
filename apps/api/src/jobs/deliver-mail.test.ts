import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { expectIndexed } from "../../test/explain.ts";
import { mailServer } from "../../test/mail-server.ts";
import { type Service, service } from "../../test/service.ts";
import type { MailSettings } from "../config/env.ts";
import { deliverMail, nextLetter } from "./deliver-mail.ts";

const from = "Heater Age <tool@heater-age.example>";
const to = "office@plumbers.example";
const form = {
  name: "Jane Doe",
  email: "jane@example.com",
  phone: "555-0100",
  subject: "A brand that is missing",
  message: "My heater’s brand is not on the list.\nCan you add it?",
};

/** Starts a service whose messages are sent through a mail server. */
async function office(smtpUrl: string) {
  const mail: MailSettings = { smtpUrl, from, to };
  // It only stores messages: each test sends them.
  const running = await service({ settings: { mail: { ...mail, smtpUrl: "smtp://127.0.0.1:1" } } });
  const jobFor = (url = smtpUrl, timeout?: number) =>
    deliverMail(running.database, { ...mail, smtpUrl: url }, timeout);
  /** Lets time pass until the next attempts. */
  const later = (minutes: number) =>
    sql`update contact_messages set next_attempt_at = next_attempt_at - make_interval(secs => ${minutes * 60})`.execute(
      running.database,
    );
  return { running, jobFor, run: () => jobFor().run(), later };
}

async function write({ app }: Service, changes: Partial<typeof form> = {}): Promise<void> {
  const response = await app.inject({
    method: "POST",
    url: "/api/contact",
    payload: { ...form, ...changes },
  });
  expect(response.statusCode, response.body).toBe(200);
}

const messages = ({ database }: Service) =>
  database.selectFrom("contact_messages").selectAll().orderBy("created_at").execute();

/** Returns the minutes until the next attempt of each message. */
async function minutesLeft({ database }: Service): Promise<readonly number[]> {
  const { rows } = await sql<{ readonly minutes: number }>`
    select round(extract(epoch from next_attempt_at - now()) / 60)::integer as minutes
    from contact_messages order by created_at`.execute(database);
  return rows.map(({ minutes }) => minutes);
}

const closedPort = async (): Promise<number> => {
  const server = await mailServer();
  await server.stop();
  return server.port;
};

describe("deliver-mail", () => {
  it("delivers a message to the operator once", async () => {
    const server = await mailServer();
    const { running, run } = await office(server.url);
    await write(running);
    const [waiting] = await messages(running);
    await run();
    await run();
    expect(server.arrived).toHaveLength(1);
    const [arrived] = server.arrived;
    expect(arrived).toMatchObject({ from: "tool@heater-age.example", to: [to] });
    expect(arrived?.mail).toMatchObject({
      from: { name: "Heater Age", address: "tool@heater-age.example" },
      to: [{ address: to }],
      replyTo: [{ name: "Jane Doe", address: "jane@example.com" }],
      subject: "[Heater Age] A brand that is missing",
      messageId: `<${waiting?.id}@heater-age.example>`,
      date: expect.any(String) as string,
      text: [
        "Name: Jane Doe",
        "Email: jane@example.com",
        "Phone: 555-0100",
        "Language: en",
        `Written: ${waiting?.created_at.toISOString()}`,
        "reCAPTCHA: not asked",
        "",
        "My heater’s brand is not on the list.",
        "Can you add it?",
        "",
      ].join("\n"),
      attachments: [],
    });
    expect(arrived?.mail.html).toBeUndefined();
    expect(await messages(running)).toEqual([{ ...waiting, delivered_at: expect.any(Date) as Date }]);
  });

  it("loses no mail while the mail server is down, and increases its delay", async () => {
    const port = await closedPort();
    const { running, run, later } = await office(`smtp://127.0.0.1:${port}`);
    await write(running);
    for (const minutes of [1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360]) {
      await expect(run()).rejects.toThrow(/^mail could not be sent: E[A-Z]+$/u);
      expect(await minutesLeft(running)).toEqual([minutes]);
      await run();
      await later(minutes);
    }
    const code = expect.stringMatching(/^E[A-Z]+$/u) as string;
    expect(await messages(running)).toMatchObject([{ attempts: 11, delivered_at: null, last_error: code }]);
    await running.database.updateTable("contact_messages").set({ attempts: 1_000_000 }).execute();
    await expect(run()).rejects.toThrow("mail could not be sent");
    await write(running, { subject: "A second message" });

    const server = await mailServer({}, port);
    await later(360);
    await run();
    expect(new Set(server.arrived.map(({ mail }) => mail.subject))).toEqual(
      new Set(["[Heater Age] A brand that is missing", "[Heater Age] A second message"]),
    );
    expect(server.arrived).toHaveLength(2);
    const delivered = { delivered_at: expect.any(Date) as Date, last_error: null };
    expect(await messages(running)).toMatchObject([delivered, delivered]);
  });

  it("keeps permanently refused mail, and sends the rest", async () => {
    const server = await mailServer({
      onData: (stream, _session, done) => {
        let raw = "";
        stream.on("data", (chunk) => (raw += String(chunk)));
        stream.on("end", () => {
          if (!raw.includes("Subject: [Heater Age] Refused")) return done();
          return done(Object.assign(new Error("no"), { responseCode: 554 }));
        });
      },
    });
    const { running, run, later } = await office(server.url);
    await write(running, { subject: "Refused" });
    await write(running, { subject: "Taken" });
    await expect(run()).rejects.toThrow(/^mail could not be sent: 554$/u);
    expect(await messages(running)).toMatchObject([
      { attempts: 1, delivered_at: null, last_error: "554" },
      { attempts: 0, delivered_at: expect.any(Date) as Date, last_error: null },
    ]);
    await later(60 * 24 * 30);
    await expect(run()).rejects.toThrow("554");
    expect(await messages(running)).toMatchObject([{ attempts: 2, delivered_at: null }, {}]);
  });

  it("ignores headers injected into a field", async () => {
    const server = await mailServer();
    const { running, run } = await office(server.url);
    const injected = "x\r\nBcc: everybody@example.com\r\n\r\n<b>body</b>";
    await write(running, { name: injected, phone: injected.slice(0, 30), subject: injected });
    // As if a line break had been stored anyway.
    await write(running);
    await running.database
      .updateTable("contact_messages")
      .set({ name: injected, subject: injected, phone: injected })
      .where("subject", "=", "A brand that is missing")
      .execute();
    await run();
    expect(server.arrived).toHaveLength(2);
    for (const { to: recipients, mail, raw } of server.arrived) {
      expect(recipients).toEqual([to]);
      expect(mail.bcc ?? []).toEqual([]);
      expect(mail.subject).toMatch(/^\[Heater Age\] x ?Bcc: everybody@example\.com {0,2}<b>body<\/b>$/u);
      expect(raw.slice(0, raw.indexOf("\r\n\r\n"))).not.toMatch(/^Bcc:/imu);
      expect(mail.replyTo).toMatchObject([{ address: "jane@example.com" }]);
    }
  });

  it.each([
    ["HTML and other scripts", { name: "<b>Йана</b>", subject: "Größe 🔥", message: "<script>🔥</script>" }],
    ["a quoted name", { name: '"Jane" <everybody@example.com>,' }],
  ])("delivers %s unchanged, as plain text", async (_name, changes) => {
    const server = await mailServer();
    const { running, run } = await office(server.url);
    const sent = { ...form, ...changes };
    await write(running, sent);
    await run();
    const [arrived] = server.arrived;
    expect(arrived?.to).toEqual([to]);
    expect(arrived?.mail.subject).toBe(`[Heater Age] ${sent.subject}`);
    expect(arrived?.mail.text?.split("\n\n").slice(1).join("\n\n")).toBe(`${sent.message}\n`);
    expect(arrived?.mail.text).toContain(`Name: ${sent.name}\nEmail: ${sent.email}\n`);
    expect(arrived?.mail.html).toBeUndefined();
    expect(arrived?.mail.replyTo).toEqual([{ name: sent.name, address: sent.email }]);
  });

  it("stops waiting for an unresponsive server", async () => {
    const server = await mailServer({ onConnect: () => {} });
    const { running, jobFor } = await office(server.url);
    await write(running);
    await expect(jobFor(undefined, 100).run()).rejects.toThrow(/^mail could not be sent: ETIMEDOUT$/u);
    expect(await messages(running)).toMatchObject([
      { attempts: 1, delivered_at: null, last_error: "ETIMEDOUT" },
    ]);
  });

  it("leaves the remaining mail when the service stops", async () => {
    const stopping = new AbortController();
    const server = await mailServer({
      onRcptTo: (_address, _session, done) => {
        stopping.abort();
        done();
      },
    });
    const { running, jobFor } = await office(server.url);
    await write(running);
    await write(running);
    await jobFor().run(stopping.signal);
    expect(await messages(running)).toMatchObject([
      { delivered_at: expect.any(Date) as Date },
      { delivered_at: null },
    ]);
  });

  it("finds due mail by an index", async () => {
    const { database } = await service();
    await expectIndexed(database, (watched) => nextLetter(watched).executeTakeFirst());
  });

  it("sends no message that was stored while mail was not configured", async () => {
    const server = await mailServer();
    const running = await service();
    await write(running);
    await deliverMail(running.database, { smtpUrl: server.url, from, to }).run();
    expect(server.arrived).toHaveLength(0);
  });
});
