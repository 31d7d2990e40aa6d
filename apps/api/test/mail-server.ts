import { once } from "node:events";
import { text } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";

/** A received mail. */
export interface Arrived {
  readonly from: string;
  readonly to: readonly string[];
  /** The raw message. */
  readonly raw: string;
  readonly mail: Email;
}

/** A mail server that runs during a test. */
export interface MailServer {
  readonly port: number;
  /** URL of the server without credentials. */
  readonly url: string;
  readonly arrived: readonly Arrived[];
  readonly stop: () => Promise<void>;
}

/** Starts a mail server that accepts whatever the options don't refuse. */
export async function mailServer(options: SMTPServerOptions = {}, port = 0): Promise<MailServer> {
  const arrived: Arrived[] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    onData: (stream, { envelope }, done) => {
      const take = async (): Promise<void> => {
        const raw = await text(stream);
        const mail = await PostalMime.parse(raw);
        const { mailFrom, rcptTo } = envelope;
        arrived.push({
          from: mailFrom === false ? "" : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          raw,
          mail,
        });
        done();
      };
      void take();
    },
    ...options,
  });
  server.on("error", () => {});
  await once(server.listen(port, "127.0.0.1"), "listening");
  const address = server.server.address();
  const actualPort = typeof address === "object" && address !== null ? address.port : 0;
  let stopped: Promise<void> | undefined;
  const stop = (): Promise<void> =>
    (stopped ??= new Promise((resolve) => {
      server.close(() => resolve());
    }));
  onTestFinished(stop);
  return { port: actualPort, url: `smtp://127.0.0.1:${actualPort}`, arrived, stop };
}
