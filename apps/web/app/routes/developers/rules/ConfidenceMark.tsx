import type { Confidence } from "@heater-age/decoder";
import * as styles from "./rules.css.ts";
import { ruleWords } from "./rule-words.ts";

/** Renders the confidence of a rule. */
export function ConfidenceMark({ confidence }: { readonly confidence: Confidence }) {
  return (
    <span className={styles.mark[confidence]}>
      {confidence} {ruleWords.confidence}
    </span>
  );
}
