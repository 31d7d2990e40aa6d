import { defaultLanguage } from "@heater-age/messages";
import { formatText } from "@heater-age/messages/server";
import type { Selectable } from "kysely";
import type { ContactMessageTable } from "../../db/schema.ts";
import type { MailSettings } from "../../config/env.ts";

const readDomain = (from: string): string => /@(?<domain>[^\s>"]+)/u.exec(from)?.[1] ?? "localhost";

/**
 * Returns the mail that delivers a message to the operator. It is plain text, so nothing in it is treated as HTML,
 * and a reply goes to the visitor. Only the subject and the reply address are copied from the visitor's text into
 * headers, each encoded and in one line.
 */
export function toMail(
  letter: Selectable<ContactMessageTable>,
  { from, to }: Pick<MailSettings, "from" | "to">,
) {
  const { name, email, phone, subject, message, language, captcha, id, created_at: at } = letter;
  const facts = [
    `Name: ${name}`,
    `Email: ${email}`,
    `Phone: ${phone ?? "not given"}`,
    `Language: ${language}`,
    `Written: ${at.toISOString()}`,
    `reCAPTCHA: ${captcha.replace("-", " ")}`,
  ];
  return {
    // The same each time, so that a mail that is delivered twice can be recognized.
    messageId: `<${id}@${readDomain(from)}>`,
    date: at,
    from,
    to,
    replyTo: { name, address: email },
    subject: `[${formatText(defaultLanguage, "shell", "siteName")}] ${subject}`,
    text: `${facts.join("\n")}\n\n${message}\n`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
