import type { Statement } from "@heater-age/client";
import { sureTexts } from "@heater-age/messages/format";
import { useTranslator } from "../translator/translator.ts";
import { SourceList } from "../view/SourceList.tsx";

/** Renders a statement with its sources folded. */
export function StatementText({ statement }: { readonly statement: Statement }) {
  return (
    <div class="statement">
      <span>{statement.text}</span>
      <StatementSources statement={statement} />
    </div>
  );
}

// A newer API can have others.
const isKnown = (confidence = ""): confidence is keyof typeof sureTexts =>
  Object.hasOwn(sureTexts, confidence);

/** Renders the sources and assumptions of a statement, folded. Renders nothing if it has none. */
export function StatementSources({ statement }: { readonly statement: Statement }) {
  const { basis, assumption, confidence, sources } = statement;
  const { formatMessage } = useTranslator();
  if (assumption === undefined && sources.length === 0) return null;
  return (
    <details class="ground">
      <summary>{formatMessage({ id: basis === "ours" ? "advice.ours" : "advice.source" })}</summary>
      <div class="facts">
        {assumption !== undefined && <p>{assumption}</p>}
        {sources.length > 0 && <SourceList sources={sources} />}
        {isKnown(confidence) ? <p>{formatMessage({ id: sureTexts[confidence] })}</p> : null}
      </div>
    </details>
  );
}
