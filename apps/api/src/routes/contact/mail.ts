import { defaultLanguage } from "@heater-age/messages";
import { formatText } from "@heater-age/messages/server";
import type { ContactMessageTable } from "../../db/schema.ts";
import type { MailSettings } from "../../config/env.ts";

/** A stored message, to be delivered to the operator. */
export interface Letter extends Pick<
  ContactMessageTable,
  "name" | "email" | "phone" | "subject" | "message" | "language" | "captcha"
> {
  /** UUID of the message, so that a mail that is delivered twice can be recognized. */
  readonly id: string;
  readonly writtenAt: Date;
}

const readDomain = (from: string): string => /@(?<domain>[^\s>"]+)/u.exec(from)?.[1] ?? "localhost";

/**
 * Returns the mail that delivers a message to the operator. It is plain text, so nothing in it is treated as HTML,
 * and a reply goes to the visitor. Only the subject and the reply address are copied from the visitor's text into
 * headers, each encoded and in one line.
 */
export function toMail(letter: Letter, { from, to }: Pick<MailSettings, "from" | "to">) {
  const { name, email, phone, subject, message, language, captcha, id, writtenAt } = letter;
  const facts = [
    `Name: ${name}`,
    `Email: ${email}`,
    `Phone: ${phone ?? "not given"}`,
    `Language: ${language}`,
    `Written: ${writtenAt.toISOString()}`,
    `reCAPTCHA: ${captcha.replace("-", " ")}`,
  ];
  return {
    messageId: `<${id}@${readDomain(from)}>`,
    date: writtenAt,
    from,
    to,
    replyTo: { name, address: email },
    subject: `[${formatText(defaultLanguage, "shell", "siteName")}] ${subject}`,
    text: `${facts.join("\n")}\n\n${message}\n`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
