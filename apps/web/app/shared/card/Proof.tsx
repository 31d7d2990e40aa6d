import type { Language } from "@heater-age/messages";
import { screenOnly } from "@heater-age/ui/theme";
import { FormattedMessage } from "react-intl";
import { pathIn } from "../../seo/paths.ts";
import type { Outcome } from "../check/outcome.ts";
import * as styles from "../result/card.css.ts";

/** What the links take. */
export interface ProofProps {
  readonly language: Language;
  readonly outcome: Pick<Outcome, "input" | "label">;
}

/** The way to what a reading rests on, and to say that it is wrong. Both lead to a page that is fetched whole. */
export function Proof({ language, outcome: { input, label } }: ProofProps) {
  const { brand, serial } = input;
  const query = new URLSearchParams({ brand, serial }).toString();
  const path = pathIn(language, "/accuracy/");
  return (
    <p className={`${styles.proof} ${screenOnly}`}>
      <a href={`${path}?${query}#correction`}>
        <FormattedMessage id="result.wrongDate" />
      </a>
      <a href={`${path}#${brand}`}>
        <FormattedMessage id="result.allRules" values={{ brand: label }} />
      </a>
    </p>
  );
}
