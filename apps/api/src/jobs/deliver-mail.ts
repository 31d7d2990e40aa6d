import { type Kysely, sql } from "kysely";
import { createTransport } from "nodemailer";
import type { MailSettings } from "../config/env.ts";
import { toMail } from "../routes/contact/mail.ts";
import type { Database } from "../db/schema.ts";
import { postponed } from "./backoff.ts";
import type { Job } from "./schedule.ts";

const every = 10_000;
const maxInARun = 100;
const defaultTimeout = 30_000;

/** Returns the message that has been due the longest. */
export const nextLetter = (database: Kysely<Database>) =>
  database
    .selectFrom("contact_messages")
    .selectAll()
    .where("delivered_at", "is", null)
    .where("next_attempt_at", "<=", sql<Date>`now()`)
    .orderBy("next_attempt_at")
    .limit(1);

/** Returns the code of a failure, and whether it only concerns this mail. The server's message can have addresses. */
function readFailure(error: Error & { readonly code?: string; readonly responseCode?: number }) {
  const { code = error.name, responseCode } = error;
  return { code: String(responseCode ?? code), ofThisMail: code === "EENVELOPE" || code === "EMESSAGE" };
}

/**
 * Creates the job that sends messages of the contact form by mail. No message is lost: a failed one is retried after
 * a minute, then after increasing waits of up to six hours, for as long as the message is stored. A mail is delivered
 * when the mail server has accepted it. If an instance dies before it has stored that, another one sends the mail
 * again, with the same Message-ID.
 *
 * @param timeout Milliseconds without a response of the mail server.
 * @throws from `run`, when a mail could not be sent, with the code of the failure and none of the mail's contents.
 */
export const deliverMail = (
  database: Kysely<Database>,
  settings: MailSettings,
  timeout = defaultTimeout,
): Job => {
  const transport = createTransport({
    url: settings.smtpUrl,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
  });
  const run = async (stopping?: AbortSignal): Promise<void> => {
    let failed: string | undefined;
    for (let sent = 0; sent < maxInARun; sent++) {
      if (stopping?.aborted === true) break;
      const letter = await nextLetter(database).executeTakeFirst();
      if (letter === undefined) break;
      const failure = await transport.sendMail(toMail(letter, settings)).then(() => undefined, readFailure);
      await database
        .updateTable("contact_messages")
        .set(
          failure === undefined
            ? { delivered_at: sql<Date>`now()`, last_error: null }
            : { ...postponed("6 hours"), last_error: failure.code },
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
