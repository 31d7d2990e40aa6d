import type { Kysely } from "kysely";
import { createTransport, type Transporter } from "nodemailer";
import { type Letter, mailOf } from "../contact/mail.ts";
import type { Database } from "../db/schema.ts";
import type { MailSettings } from "../config/env.ts";
import { hour, minute } from "../time/durations.ts";
import { isDue, waitAfter } from "./backoff.ts";
import type { Job } from "./schedule.ts";

/** Dependencies of the job. */
export interface MailDependencies {
  readonly database: Kysely<Database>;
  readonly now: () => Date;
}

interface TakenLetter extends Letter {
  readonly id: string;
  readonly attempts: number;
}

const every = 10_000;
// Longer than an attempt can take, so that no other instance tries meanwhile.
const lease = 5 * minute;
const longestWait = 6 * hour;
const mostInARun = 100;

/** Leases the mail that has been due the longest. */
async function take({ database, now }: MailDependencies): Promise<TakenLetter | undefined> {
  const at = now().getTime();
  return database
    .with("due", (query) =>
      query
        .selectFrom("mail_outbox")
        .select("id")
        .where("sent_at", "is", null)
        .where(isDue(at, longestWait))
        .orderBy("next_attempt_at")
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable("mail_outbox as mail")
    .from("due")
    .innerJoin("contact_messages as letter", (join) => join.onTrue())
    .set((mail) => ({
      attempts: mail("mail.attempts", "+", 1),
      next_attempt_at: new Date(at + lease),
    }))
    .whereRef("mail.id", "=", "due.id")
    .whereRef("letter.id", "=", "mail.contact_id")
    .returning([
      "mail.id",
      "mail.attempts",
      "mail.message_key as key",
      "letter.name",
      "letter.email",
      "letter.phone",
      "letter.subject",
      "letter.message",
      "letter.language",
      "letter.captcha",
      "letter.created_at as writtenAt",
    ])
    .executeTakeFirst();
}

/** Timeouts of an attempt in milliseconds: until the greeting, between two responses, and in total. */
export interface MailTimeouts {
  readonly greeting: number;
  readonly silence: number;
  readonly whole: number;
}

const defaultTimeouts: MailTimeouts = { greeting: 10_000, silence: 30_000, whole: minute };

const openTransport = (url: string, { greeting, silence }: MailTimeouts) =>
  createTransport({
    url,
    connectionTimeout: greeting,
    greetingTimeout: greeting,
    socketTimeout: silence,
  });

interface Failure {
  /** Code of the server's response, or of the error. */
  readonly code: string;
  /** Whether the failure only concerns this mail, so others may succeed. */
  readonly ofThisMail: boolean;
}

/** Returns a failure without the server's message, which can contain addresses. */
function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { code: "unknown", ofThisMail: false };
  const { code, responseCode } = error as Error & {
    readonly code?: string;
    readonly responseCode?: number;
  };
  return {
    code: String(responseCode ?? code ?? error.name),
    ofThisMail: code === "EENVELOPE" || code === "EMESSAGE",
  };
}

const deliver = (
  transport: Transporter,
  letter: Letter,
  { settings, timeouts }: { readonly settings: MailSettings; readonly timeouts: MailTimeouts },
) =>
  transport.sendMail({ ...mailOf(letter, settings), signal: AbortSignal.timeout(timeouts.whole) }).then(
    () => undefined,
    (error: unknown) => failureOf(error),
  );

/**
 * Creates the job that sends messages of the contact form by mail. No message is lost: a failed one is retried after
 * a minute, then after increasing waits of up to six hours, for as long as the message is stored. A mail is sent when
 * the mail server has accepted it. If an instance dies before it has stored that, another one sends the mail again,
 * with the same Message-ID.
 *
 * @throws from `run`, when a mail could not be sent, with the code of the failure and none of the mail's contents.
 */
export const deliverMail = (
  dependencies: MailDependencies,
  settings: MailSettings,
  timeouts: MailTimeouts = defaultTimeouts,
): Job => {
  const { database, now } = dependencies;
  const transport = openTransport(settings.smtpUrl, timeouts);
  const run = async (stopping?: AbortSignal): Promise<void> => {
    let failed: string | undefined;
    for (let taken = 0; taken < mostInARun; taken++) {
      if (stopping?.aborted === true) break;
      const letter = await take(dependencies);
      if (letter === undefined) break;
      const failure = await deliver(transport, letter, { settings, timeouts });
      const at = now();
      await database
        .updateTable("mail_outbox")
        .set(
          failure === undefined
            ? { sent_at: at, last_error: null }
            : {
                next_attempt_at: new Date(at.getTime() + waitAfter(letter.attempts, longestWait)),
                last_error: failure.code,
              },
        )
        .where("id", "=", letter.id)
        .execute();
      failed = failure?.code ?? failed;
      if (failure !== undefined && !failure.ofThisMail) break;
    }
    if (failed !== undefined) throw new Error(`mail could not be sent: ${failed}`);
  };
  return { name: "deliver-mail", every, run };
};
