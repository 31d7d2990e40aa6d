import type { MessageId } from "@heater-age/messages/format";
import type { ComponentChildren, Ref } from "preact";
import { useTranslator } from "../translator/translator.ts";

/** Renders a section of a result under a heading. */
export function Section({
  heading,
  headingRef,
  children,
}: {
  readonly heading: MessageId;
  /** For a heading that a button elsewhere focuses. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly children: ComponentChildren;
}) {
  const { formatMessage } = useTranslator();
  return (
    <section class="section" part="section">
      <h3 {...(headingRef && { ref: headingRef, tabIndex: -1 })}>{formatMessage({ id: heading })}</h3>
      {children}
    </section>
  );
}
