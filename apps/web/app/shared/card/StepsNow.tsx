import type { NowCode } from "@heater-age/decoder/care";
import { datedStates } from "@heater-age/decoder/check";
import { recommendationText } from "@heater-age/messages/format";
import { Card } from "@heater-age/ui/Card";
import { Disclosure } from "@heater-age/ui/Disclosure";
import { Picture, type PictureName } from "@heater-age/ui/Picture";
import * as layout from "@heater-age/ui/layout";
import { screenOnly } from "@heater-age/ui/theme";
import { FormattedMessage, useIntl } from "react-intl";
import { Advice } from "../advice/Advice.tsx";
import { nowSteps } from "./now-steps.ts";
import { Quote } from "./Quote.tsx";
import { toAdviceProps, type Heater } from "../result/heater.ts";
import * as styles from "./StepsNow.css.ts";
import { useOpened } from "../browser/use-opened.ts";

const pictures = {
  anode: "rod",
  care: "flush",
  descale: "scale",
  drain: "drain",
  filter: "filter",
  flush: "flush",
  leaks: "drop",
  prices: "prices",
  quotes: "quotes",
  recall: "recall",
  register: "shield",
  relief: "relief",
  service: "wrench",
  valve: "valve",
} as const satisfies Record<NowCode, PictureName>;

/** Renders what to do now: three short steps by kind and age, with all steps behind them. */
export function StepsNow({ heater }: { readonly heater: Heater }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [open, opening] = useOpened();
  const { check } = heater;
  const { recommendationCode: state, decoding } = check.result;
  const [, ...others] = datedStates(decoding.candidates, check.today);
  const steps = nowSteps(heater);
  return (
    <Card className={layout.column.small} aria-labelledby="now-heading">
      <h3 className={layout.heading.subtitle} id="now-heading">
        <FormattedMessage id="result.actionsHeading" />
      </h3>
      <ul className={styles.steps} role="list">
        {steps.map((step) => (
          <li key={step} className={styles.step}>
            <Picture name={pictures[step]} />
            <div>
              <span className={styles.name}>{formatMessage({ id: `result.do-${step}` })}</span>
              <span className={styles.how}>{formatMessage({ id: `result.do-${step}-how` })}</span>
            </div>
          </li>
        ))}
      </ul>
      {state === "replace" ? <Quote heater={heater} /> : null}
      <Disclosure className={screenOnly} summary={<FormattedMessage id="result.stepsAll" />} {...opening}>
        <p>{recommendationText(intl, state, others)}</p>
        {open ? <Advice part="care" {...toAdviceProps(heater)} /> : null}
      </Disclosure>
    </Card>
  );
}
