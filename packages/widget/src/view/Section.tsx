import type { MessageId } from "@heater-age/messages/format";
import type { ComponentChildren } from "preact";
import { useTranslator } from "../translator/translator.ts";

/** Renders a section of a result under a heading. */
export function Section({
  heading,
  children,
}: {
  readonly heading: MessageId;
  readonly children: ComponentChildren;
}) {
  const { formatMessage } = useTranslator();
  return (
    <section class="section" part="section">
      <h3>{formatMessage({ id: heading })}</h3>
      {children}
    </section>
  );
}
